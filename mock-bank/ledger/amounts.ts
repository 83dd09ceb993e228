/** Minor units of a currency with two decimals, as the ledger counts: pesewas, cents. */
export type Minor = bigint;

/** "1250.5" is 125050n. @throws on a text that is no amount: the contract has refused those before. */
export function toMinor(text: string): Minor {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new Error("Not an amount");
  const [, sign, whole = "", decimals = ""] = match;
  const minor = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
  return sign ? -minor : minor;
}

/** 125050n is "1250.50", the form of every amount that this bank answers. */
export function toText(minor: Minor | string): string {
  const value = BigInt(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(3, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "GHS 1,250.50", as people read it in messages and documents. */
export function toWords(currency: string, minor: Minor | string): string {
  const [whole = "", decimals = ""] = toText(minor).split(".");
  return `${currency} ${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${decimals}`;
}
