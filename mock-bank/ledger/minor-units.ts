/** An amount in minor units, such as pesewas or cents. All currencies have two decimals. */
export type Minor = bigint;

/**
 * Converts "1250.5" to 125050n.
 * @throws on invalid text; calls with invalid amounts are refused before
 */
export function parseMinor(text: string): Minor {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new Error("Not an amount");
  const [, sign, whole = "", decimals = ""] = match;
  const minor = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
  return sign ? -minor : minor;
}

/** Converts 125050n to "1250.50", the format of all amounts in answers. */
export function formatMinor(minor: Minor | string): string {
  const value = BigInt(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(3, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats an amount for messages and documents: "GHS 1,250.50". */
export function formatMoney(currency: string, minor: Minor | string): string {
  const [whole = "", decimals = ""] = formatMinor(minor).split(".");
  return `${currency} ${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${decimals}`;
}
