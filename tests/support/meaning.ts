import type { EntryKind } from "../../domain/entered-text";
import { plainText } from "../../domain/plain-text";

/**
 * Reads entered texts character by character, independent of the product's expressions, to check the product.
 * Returns the meaning, or undefined if the text has no meaning of this kind. Equal meanings are equal texts.
 */
export function meaningOf(kind: EntryKind, entered: string, lengthMax = Number.POSITIVE_INFINITY): string | undefined {
  if (kind === "text") return plainText(entered).length <= lengthMax ? plainText(entered) : undefined;
  const text = kind === "wallet" || kind === "phone" ? onePhone(withoutTextMark(entered)) : withoutTextMark(entered);
  if (text === undefined) return undefined;
  if (kind === "amount") return minorUnitsIn(text);
  if (kind === "oneTimeCode") return codeIn(text);
  if (kind === "foreignAccount") return foreignAccountIn(text);
  const dropped = kind === "wallet" || kind === "phone" ? " -()./" : " -";
  const kept = [...text].filter((character) => !isBlank(character) && !dropped.includes(character)).join("");
  const digits = kind === "wallet" || kind === "phone" ? localNumber(kept, kind) : kept;
  return [...digits].every(isDigit) && digits.length <= digitsMax[kind] ? digits : undefined;
}

/** Spreadsheets mark digits as text by an apostrophe before them. */
function withoutTextMark(entered: string): string {
  const [first, second = "", ...others] = plainText(entered);
  return first === "'" && (isDigit(second) || second === "+") ? [second, ...others].join("") : entered;
}

/** Without the decimals of a spreadsheet's number; undefined for two numbers with a slash between. */
function onePhone(text: string): string | undefined {
  const [whole = "", decimals = "1", ...more] = plainText(text).split(".");
  const digits = whole.startsWith("+") ? whole.slice(1) : whole;
  const isWhole = [...digits].every(isDigit) && digits.length >= 9 && digits.length <= 15;
  if (isWhole && more.length === 0 && Number(decimals) === 0) return whole;
  const [, ...afterSlash] = text.split("/").map((part) => part.trim());
  const isSecond = afterSlash.some(
    (part, at) =>
      part.startsWith("0") &&
      [...part.slice(0, 6)].every(isDigit) &&
      part.length >= 6 &&
      isDigit(text.split("/")[at]?.trim().at(-1) ?? ""),
  );
  return isSecond ? undefined : text;
}

const digitsMax = {
  ownAccount: 13,
  otherAccount: 16,
  wallet: 10,
  phone: 15,
  customerId: 10,
  cardDigits: 4,
  oneTimeCode: 5,
} as const;

/** A message with one run of five digits means these; any other text must consist of at most five digits. */
function codeIn(text: string): string | undefined {
  const kept = [...text].filter((character) => !isBlank(character) && character !== "-").join("");
  if ([...kept].every(isDigit)) return kept.length <= digitsMax.oneTimeCode ? kept : undefined;
  const runs = [...text]
    .map((character) => (isDigit(character) ? character : " "))
    .join("")
    .split(" ");
  const codes = runs.filter((run) => run.length === digitsMax.oneTimeCode);
  return codes.length === 1 ? codes[0] : undefined;
}

const isDigit = (character: string): boolean => character >= "0" && character <= "9" && character.length === 1;
const isBlank = (character: string): boolean => character.trim() === "";

/** Minor units of an amount in cedis; "" for a blank text. */
function minorUnitsIn(text: string): string | undefined {
  const characters = [...text].map((character) => (isBlank(character) ? " " : character)).join("");
  const bare = characters.trim();
  const isAfter = !bare.toUpperCase().startsWith("GHS") && bare.toUpperCase().endsWith("GHS");
  const written = (bare.toUpperCase().startsWith("GHS") ? bare.slice(3) : isAfter ? bare.slice(0, -3) : bare).trim();
  if (written === "") return "";
  const number = withDecimalPoint(written).replaceAll("'", " ");
  const [beforePoint = "", decimals, ...more] = number.split(".");
  const whole = beforePoint === "" && decimals ? "0" : beforePoint;
  if (more.length > 0 || (decimals !== undefined && (decimals.length > 2 || ![...decimals].every(isDigit))))
    return undefined;
  const grouped = whole.includes(",") ? whole.split(",") : whole.split(" ").filter((group) => group !== "");
  const isPlain = grouped.length === 1;
  const sizes = grouped.map((group) => group.length);
  const isGrouped = (sizes[0] ?? 0) >= 1 && (sizes[0] ?? 0) <= 3 && sizes.slice(1).every((size) => size === 3);
  if (!grouped.every((group) => group !== "" && [...group].every(isDigit)) || whole.endsWith(" ")) return undefined;
  if (!isPlain && !isGrouped) return undefined;
  return String(BigInt(grouped.join("")) * 100n + BigInt((decimals ?? "").padEnd(2, "0") || "0"));
}

/** Turns a comma before at most two last digits into a point; other signs before it group digits. */
function withDecimalPoint(text: string): string {
  const [whole = "", decimals, ...more] = text.split(",");
  if (decimals === undefined || more.length > 0 || whole + decimals === "") return text;
  const isDecimal = decimals.length <= 2 && [...decimals].every(isDigit);
  return isDecimal && /^(?:\d|$)/.test(whole) ? `${whole.replaceAll(".", " ")}.${decimals}` : text;
}

/** Converts Ghanaian numbers to the form with a leading 0; other countries keep country code and number. */
function localNumber(compact: string, kind: "wallet" | "phone"): string {
  for (const code of ["+233", "00233", "233"]) {
    const [zero = "", ...others] = compact.slice(code.length);
    const rest = (zero === "0" ? "" : zero) + others.join("");
    if (compact.startsWith(code) && rest.length === 9 && rest[0] !== "0" && [...rest].every(isDigit)) return `0${rest}`;
  }
  const abroad = compact.slice(1);
  const isAbroad = compact.startsWith("+") && !compact.startsWith("+233") && abroad[0] !== "0";
  const isLong = abroad.length >= 10 && abroad.length <= 15 && [...abroad].every(isDigit);
  return kind === "phone" && isAbroad && isLong ? abroad : compact;
}

/** An IBAN becomes capitals without separators; other accounts become their parts separated by blanks. */
function foreignAccountIn(text: string): string | undefined {
  const parts = [...text]
    .map((character) => (isBlank(character) ? " " : character))
    .join("")
    .split(" ")
    .filter(Boolean);
  const compact = parts.join("").replaceAll("-", "").toUpperCase();
  const isIban =
    compact.length >= 15 &&
    compact.length <= 34 &&
    [...compact].every((character) => isDigit(character) || (character >= "A" && character <= "Z")) &&
    [...compact.slice(0, 2)].every((character) => !isDigit(character)) &&
    [...compact.slice(2, 4)].every(isDigit);
  const account = isIban ? compact : parts.join(" ");
  const isWritten = [...account].every((character) => " -./".includes(character) || /^[A-Za-z0-9]$/.test(character));
  return isWritten && account.length <= 34 ? account : undefined;
}

const MONTHS = ["january", "february", "march", "april", "may", "june"].concat([
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
]);

/** The date in a text as "2026-11-20". Accepts day, month and year, or an ISO date. */
export function dayMeant(text: string): string | undefined {
  const words: string[] = [];
  const gaps: string[] = [];
  for (const character of text.trim()) {
    const isWord = isDigit(character) || isLetter(character);
    if (!isWord && words.length === 0) return undefined;
    const last = words.length === gaps.length + 1;
    if (isWord && last) words[words.length - 1] += character;
    else if (isWord) words.push(character);
    else if (last) gaps.push(character);
    else gaps[gaps.length - 1] += character;
  }
  const [first = "", second = "", third = ""] = words;
  if (words.length !== 3 || gaps.length !== 2) return undefined;
  if (first.length === 4) return gaps.every((gap) => gap === "-") ? dayOf(third, second, first, true) : undefined;
  const isSeparated = [...gaps.join("").replaceAll(",", "")].every(
    (character) => isBlank(character) || "/.-".includes(character),
  );
  return isSeparated && !gaps[0]?.includes(",") ? dayOf(first, second, third, false) : undefined;
}

function dayOf(day: string, month: string, year: string, isIso: boolean): string | undefined {
  if (![...day, ...year].every(isDigit) || day.length > 2 || (year.length !== 4 && (year.length !== 2 || isIso)))
    return undefined;
  const isNumber = [...month].every(isDigit) && month.length <= 2;
  const named = month.length >= 3 && !isIso ? MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1 : 0;
  const inYear = isNumber ? Number(month) : named;
  const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
  const isLeap = (fullYear % 4 === 0 && fullYear % 100 !== 0) || fullYear % 400 === 0;
  const last = [0, 31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][inYear] ?? 0;
  if (fullYear <= 1000 || Number(day) < 1 || Number(day) > last) return undefined;
  return [fullYear, inYear, Number(day)].map((part) => String(part).padStart(2, "0")).join("-");
}

const isLetter = (character: string): boolean => character.toLowerCase() !== character.toUpperCase();

/** Formats a spreadsheet's date, counted in days from 1900, as "20 Nov 2026". */
export function dateShown(serial: number): string {
  const [, day, month, year] = new Date(Date.UTC(1899, 11, 30 + serial)).toUTCString().split(" ");
  return `${Number(day)} ${month} ${year}`;
}
