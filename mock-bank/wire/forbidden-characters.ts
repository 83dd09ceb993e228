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
