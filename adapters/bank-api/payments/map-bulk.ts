import type { TransferRow } from "../../../contract/bulk-transfers";
import { codes } from "../../../contract/codes";
import type { WalletRow } from "../../../contract/mobile-money";
import type { CardRow } from "../../../contract/prepaid-card";
import { formatMinor, type Money, parseAmount, zero } from "../../../domain/money";
import type { BulkRow } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { parseRowTransferType, type RowTransferType } from "../../../domain/payments/typed-rows";
import { toMoney } from "../values/map-money";
import { toNameMatch } from "../values/read-listed";
import { fieldNames } from "./bulk-columns";
import { toOtherName } from "./map-name-check";

/** An upload row of any category, with the bank's field names. */
type Wire = Readonly<Record<string, unknown>>;

/**
 * Reads the rows in the order of the file, with positions counted from 1 unless the caller has others. Returns undefined if
 * a payable row has no readable amount, a transfer no readable type, or a row no position.
 */
export function toBulkRows(
  category: BulkCategory,
  wires: readonly Wire[],
  currency: string,
  positions?: readonly number[],
): readonly BulkRow[] | undefined {
  if (positions && positions.length !== wires.length) return undefined;
  const readFee = feeReader(currency);
  const rows = wires.map((wire, at) => toBulkRow(category, wire, positions?.[at] ?? at + 1, { currency, readFee }));
  const hasType = (row: BulkRow): boolean => category !== "bulkTransfer" || transferTypeOf(row) !== undefined;
  return rows.every((row) => row.isBad || (row.amount !== undefined && hasType(row))) ? rows : undefined;
}

type RowReading = { readonly currency: string; readonly readFee: (value: unknown) => Money };

function toBulkRow(category: BulkCategory, wire: Wire, position: number, { currency, readFee }: RowReading): BulkRow {
  const texts = Object.fromEntries(
    Object.entries(fieldNames[category]).map(([name, field]) => [field, textOf(wire[name])]),
  ) as BulkRow["texts"];
  return {
    position,
    texts,
    amount: readAmount(texts.amount ?? "", currency),
    charge: readFee(wire.charge),
    eLevy: readFee(wire.eleveyFee),
    isBad: Number(wire.code ?? codes.success) !== codes.success,
    status: textOf(wire.description),
    ...nameOf(wire),
    ids: {
      beneficiary: textOf(wire.beneficiaryId),
      bank: textOf(wire.beneficiaryBankCode),
      eLevy: textOf(wire.eleveyId),
    },
  };
}

/** Rows of a bank that compares no names have neither field, because a list may have 100,000 rows. */
function nameOf({ accountName, nameMatch }: Wire): Pick<BulkRow, "otherName" | "nameMatch"> {
  const match = toNameMatch(textOf(nameMatch));
  if (match === "match" || match === "notChecked") return { nameMatch: match };
  const otherName = toOtherName(textOf(accountName), textOf(nameMatch));
  return otherName ? { otherName } : {};
}

const textOf = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

/** A number may have floating-point noise below the minor unit; a text is read exactly. */
function readAmount(text: string, currency: string): Money | undefined {
  const read = parseAmount(text, currency);
  return read.ok ? read.value : undefined;
}

/**
 * Rows with the same fee share one object: a list of 100,000 rows needs a third less memory, and less time to copy from
 * a worker to the page.
 */
function feeReader(currency: string): (value: unknown) => Money {
  const cache = new Map<unknown, Money>();
  return (value) => {
    const fee = cache.get(value) ?? feeOf(value, currency);
    cache.set(value, fee);
    return fee;
  };
}

const feeOf = (value: unknown, currency: string): Money =>
  (typeof value === "string" || typeof value === "number" ? toMoney(value, currency) : undefined) ?? zero(currency);

/** Returns the amount of a good row as it is sent. Good rows always have a readable amount. */
const amountOf = ({ amount }: BulkRow): string => (amount ? formatMinor(amount) : "");

const transferTypeOf = ({ texts }: BulkRow): RowTransferType | undefined =>
  parseRowTransferType(texts.type?.trim().toLowerCase());

/** Rows that a user typed name their narration differently (specification 2, section 3; spec gaps, payments). */
export const toTransferRow =
  (origin: "file" | "hand") =>
  (row: BulkRow): TransferRow => {
    const { name = "", account = "", bank, branch, narration } = row.texts;
    const transactionType = transferTypeOf(row);
    if (!transactionType) throw new Error("A payable row has no transfer type");
    return {
      transactionType,
      beneficiaryAccount: account,
      beneficiaryBank: bank,
      beneficiaryBankCode: row.ids.bank || undefined,
      bankBranch: branch,
      beneficiaryName: name,
      transactionAmount: amountOf(row),
      ...(origin === "hand" ? { transactionDescription: narration } : { transactionNarration: narration }),
      charge: formatMinor(row.charge),
      beneficiaryId: row.ids.beneficiary || undefined,
    };
  };

export const toWalletRow =
  (origin: "file" | "hand") =>
  (row: BulkRow): WalletRow => {
    const { name = "", wallet = "", network = "", walletName, narration } = row.texts;
    return {
      beneficiaryName: name,
      beneficiaryWalletNumber: wallet,
      netWork: network,
      walletName,
      amount: amountOf(row),
      ...(origin === "hand" ? { description: narration } : { narration, description: row.status }),
      eleveyFee: formatMinor(row.eLevy),
      eleveyId: row.ids.eLevy || undefined,
      charge: formatMinor(row.charge),
      transactionType: "A2W",
    };
  };

export const toCardRow = (row: BulkRow): CardRow => {
  const { customer = "", lastDigits = "", name = "", phone = "", narration } = row.texts;
  return {
    customerId: customer,
    cardLastDigit: lastDigits,
    beneficiaryName: name,
    phoneNumber: phone,
    amount: amountOf(row),
    narration,
  };
};
