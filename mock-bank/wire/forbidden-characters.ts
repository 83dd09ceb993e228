import { lookAlikeIn, otherLetterIn } from "./plain-text";

/**
 * Control characters except tab and line ends, halves of a character, and marks that reverse the text direction. A
 * database cannot store some of them; others make a name look like another one. No form of the client sends any.
 */
const FORBIDDEN_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Whether any text of a decoded call contains such a character, at any depth. */
export function hasForbiddenCharacters(value: unknown): boolean {
  if (typeof value === "string") return FORBIDDEN_CHARACTERS.test(value);
  if (typeof value !== "object" || value === null || value instanceof File) return false;
  return Object.values(value).some(hasForbiddenCharacters);
}

/** Fields of numbers, codes and addresses, in which only A to Z and 0 to 9 are letters and digits. */
const PLAIN_FIELDS =
  /^(?:.*account(?:Number)?|.*walletNumber|.*phone(?:Number)?|swiftCode|sortCode|routingNumber|.*amount|customer(?:Id|Code)|invoiceNumber|.*adviceNumber|username|userName|loginId|email)$/i;
/** Passwords may mix alphabets. */
const SECRETS = /password/i;

/**
 * Returns the first field of a call, at any depth, with a letter that looks like another one, and what is wrong with
 * it: "ﬁ" in an account number, or a Cyrillic А in a Latin name.
 */
export function misleadingField(value: unknown, name = ""): string | undefined {
  if (typeof value === "string" && !SECRETS.test(name)) {
    const problem = (PLAIN_FIELDS.test(name) ? otherLetterIn(value) : undefined) ?? lookAlikeIn(value);
    return problem && `${name}: ${problem}`;
  }
  if (typeof value !== "object" || value === null || value instanceof File) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const problem = misleadingField(each, Array.isArray(value) ? name : key);
    if (problem) return problem;
  }
  return undefined;
}
