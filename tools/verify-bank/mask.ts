import { listedValues } from "../../contract/listed-values";
import { menuTitles } from "../../contract/menu-titles";

/** A call and its answer without secrets and without data of customers, for reports that are saved and shared. */
export type MaskedExchange = {
  readonly request: unknown;
  readonly status: number | undefined;
  readonly answer: unknown;
  readonly milliseconds: number;
};

const TEXT_MAX = 60;
const ROWS_MAX = 3;
/** Values of the contract itself, which say nothing about a customer. */
const plain = new Set<string>([...Object.values(listedValues).flat(), ...menuTitles, "SINGLE", "BULK", "OTP"]);
/** Fields of which not even the length is shown. */
const SECRET = /^(password|newPassword|confirmPassword|otp|otpPin|sessionId)$/;

/** Returns the shape of a text: each digit is 9, each letter is a or A. */
export const shapeOf = (text: string): string => {
  const shape = text
    .replace(/\d/g, "9")
    .replace(/\p{Lu}/gu, "A")
    .replace(/(?![A9])\p{L}/gu, "a");
  return shape.length > TEXT_MAX ? `${shape.slice(0, TEXT_MAX)}… (${shape.length} characters)` : shape;
};

/** Returns a value with the shapes of its texts and numbers; values of the contract stay readable. */
export function masked(value: unknown, name = ""): unknown {
  if (SECRET.test(name)) return "…";
  if (typeof value === "string") return plain.has(value) ? value : shapeOf(value);
  if (typeof value === "number")
    return name === "code" || name === "failureCount" ? value : Number(shapeOf(String(value)));
  if (Array.isArray(value)) {
    const rows = value.slice(0, ROWS_MAX).map((each) => masked(each));
    return value.length > ROWS_MAX ? [...rows, `… ${value.length} in all`] : rows;
  }
  if (value instanceof Uint8Array || value instanceof Blob) return "(a file)";
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [isFieldName(key) ? key : shapeOf(key), masked(held, key)]),
  );
}

/** Keys of a map, such as the ids of bulk lists, are data and no names of fields. */
export const isFieldName = (key: string): boolean => /^[A-Za-z]\w{0,39}$/.test(key) && !/\d{3}/.test(key);

/** Words for a value that was not expected: codes are named, other texts only by their shape. */
export function kindOf(value: unknown, isCode = false): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") {
    if (value === "") return "an empty text";
    return isCode ? `the text "${value.replace(/\d/g, "9").slice(0, TEXT_MAX)}"` : `a text like "${shapeOf(value)}"`;
  }
  if (typeof value === "number") return `a number like ${shapeOf(String(value))}`;
  return typeof value === "object" ? "an object" : `${value}`;
}
