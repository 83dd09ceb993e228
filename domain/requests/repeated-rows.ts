import { formatMinor, zero } from "../money";
import { unreachable } from "../never";
import { type BulkRow, noIds } from "../payments/bulk";
import type { BulkEntry } from "./bulk-entry";

/** Returns the texts of a row that repeats a payee of an earlier bulk. Banks and networks have names, not codes. */
export function repeatedRowTexts(entry: BulkEntry): BulkRow["texts"] {
  const common = { amount: formatMinor(entry.amount), narration: entry.description };
  switch (entry.category) {
    case "bulkTransfer": {
      const { name, account, bank, branch, transferType: type = "" } = entry;
      return { ...common, type, bank, branch, account, name };
    }
    case "mobileMoneyBulk":
      return { ...common, name: entry.name, network: entry.network, wallet: entry.walletNumber };
    case "prepaidCardBulk": {
      const { cardName: name, customerId: customer, lastDigits, mobile: phone } = entry;
      return { ...common, name, customer, lastDigits, phone };
    }
    default:
      return unreachable(entry);
  }
}

/** Returns the payees of an earlier bulk as the rows of a file, which the bank checks and prices again. */
export const repeatedRows = (entries: readonly BulkEntry[]): readonly BulkRow[] =>
  entries.map((entry, at) => ({
    position: at + 1,
    texts: repeatedRowTexts(entry),
    amount: entry.amount,
    charge: zero(entry.amount.currency),
    eLevy: zero(entry.amount.currency),
    isBad: false,
    status: "",
    ids: noIds,
  }));

/** Returns the name that the bank gave the payee of an entry. */
export const payeeNameOf = (entry: BulkEntry): string =>
  entry.category === "bulkTransfer"
    ? entry.name
    : entry.category === "mobileMoneyBulk"
      ? entry.walletName
      : entry.cardName;
