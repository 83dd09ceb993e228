import { parseRate, type Quote } from "../../../domain/fx/fx-rate";
import type { Money } from "../../../domain/money";
import { toMoney } from "./map-money";

type Conversion = { readonly quotes: readonly Quote[]; readonly debit: Money | undefined };
type Field = "debitAmount" | "debitCurrency" | "exchangeRate" | "sourceExchangeRate";

/** Reads what a row in a foreign currency costs, and the rates; both are extensions. */
export function toConversion(row: { readonly [F in Field]?: unknown }, currency: string): Conversion {
  const debitCurrency = textOf(row.debitCurrency);
  const amount = textOf(row.debitAmount);
  return {
    quotes: [...toQuote(currency, textOf(row.exchangeRate)), ...toQuote(debitCurrency, textOf(row.sourceExchangeRate))],
    debit: debitCurrency && amount ? toMoney(amount, debitCurrency) : undefined,
  };
}

/** Omits a rate that is absent or cannot be read, because the debit is stated separately. */
function toQuote(currency: string, written: string): readonly Quote[] {
  const rate = parseRate(written);
  return rate && currency ? [{ currency, rate }] : [];
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
