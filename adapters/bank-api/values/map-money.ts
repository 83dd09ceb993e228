import { type Money, parseBalance } from "../../../domain/money";

/** Reads an amount of the bank. A text is read exactly; a number may have floating-point noise below the minor unit. */
export function toMoney(wire: string | number | null | undefined, currency: string): Money | undefined {
  if (wire === undefined || wire === null) return undefined;
  const read = parseBalance(typeof wire === "number" ? wire.toFixed(2) : wire, currency);
  return read.ok ? read.value : undefined;
}

/** Returns whether the bank has left out an amount, which the contract allows as missing, null or empty. */
export const isEmpty = (wire: string | number | null | undefined): boolean => (wire ?? "") === "";
