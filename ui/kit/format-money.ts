import { formatMinor, type Money } from "../../domain/money";

export const TRUE_MINUS = "\u2212";

/** Formats the digits in groups of three: "1,250.00". */
export function formatAmount(money: Money): string {
  const [whole = "", decimals = ""] = formatMinor(money).replace("-", "").split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${money.minor < 0 ? TRUE_MINUS : ""}${grouped}.${decimals}`;
}

/** Formats with the currency: "GHS 1,250.00". */
export const formatMoney = (money: Money): string => `${money.currency} ${formatAmount(money)}`;
