import type { Clock } from "../../../application/ports/clock";
import { type BulkPayment, type BulkRow, bulkRules } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { type CheckedName, checkedNameOf } from "../../../domain/payments/listed-name";
import type { CheckedList } from "../../../domain/payments/name-check";
import { formatAmount } from "../../kit/format";
import type { Services } from "../../services";
import { type ListedName, NamesStore } from "../names/names-store";
import { words as names } from "../names/names-words";
import { displayText } from "./bulk-columns";
import { words } from "./bulk-words";
import { payeeKeyOf } from "./hand-lookups";
import type { HandRow } from "./hand-row";

type FileNames = {
  readonly category: BulkCategory;
  /** Number of the account that pays. */
  readonly source: string;
  /** Name of the file. */
  readonly name: string;
  readonly rows: () => readonly BulkRow[];
};

/** Creates the check of the names of a list that the bank read. Rows that the bank compared are not looked up. */
export function namesOfFile(services: Services, { category, source, name, rows }: FileNames): NamesStore<BulkRow> {
  const readAt = services.clock.now();
  return new NamesStore(services, {
    rows,
    describe: (row) => describeRow({ category, source, readAt }, row),
    fileColumns: fileColumnsOf(category, (row) => row),
    fileName: names.file(name.replace(/\.xlsx?$/i, "")),
  });
}

type RowContext = Pick<FileNames, "category" | "source"> & { readonly readAt: number };

function describeRow({ category, source, readAt }: RowContext, row: BulkRow): ListedName {
  const { texts, ids } = row;
  const type = texts.type?.trim().toLowerCase() ?? "";
  const listed = texts.name ?? "";
  return {
    listed,
    payee: payeeKeyOf({ category, source }, { ...texts, type, bank: ids.bank }),
    answer: answerOf(listed, row, readAt),
  };
}

/** Returns the bank's own comparison. A bank without one sends the names of wallets. */
function answerOf(listed: string, row: BulkRow, at: number): CheckedName | undefined {
  const { otherName, nameMatch, isBad, texts } = row;
  const { walletName = "" } = texts;
  if (otherName)
    return { result: otherName.isClose ? "closeMatch" : "noMatch", accountName: otherName.accountName, reason: "", at };
  if (nameMatch === "match") return { result: nameMatch, accountName: listed, reason: "", at };
  // A bad row was not looked up if another field is wrong.
  if (nameMatch === "notChecked" && !isBad) return { result: nameMatch, accountName: "", reason: "", at };
  return walletName ? checkedNameOf(listed, { payee: "", accountName: walletName, reason: "", at }) : undefined;
}

type HandNames = { readonly category: BulkCategory; readonly rows: () => readonly HandRow[] };

/** Creates the check of the names of typed rows. Each row looks up its payee while it is typed. */
export function namesOfHand(services: Services, { category, rows }: HandNames): NamesStore<HandRow> {
  const describe = handDescriber(services.clock);
  return new NamesStore(services, {
    rows,
    describe,
    changes: () => JSON.stringify(rows().map(describe)),
    fileColumns: fileColumnsOf(category, (row: HandRow) => ({ ...row.paymentRow, position: rows().indexOf(row) + 1 })),
    fileName: names.file(names.typed),
  });
}

function handDescriber(clock: Clock): (row: HandRow) => ListedName {
  /** When the bank first answered with a payee. */
  const foundAt = new WeakMap<object, number>();
  return ({ payeeKey, payeeLookup, typed }) => {
    const found = payeeLookup.value;
    // The bank's name is the name of the row, unless the row has one from a saved list.
    const listed = typed.name || found?.name || "";
    if (!found) return { listed, payee: payeeKey };
    const at = foundAt.get(found) ?? clock.now();
    foundAt.set(found, at);
    return {
      listed,
      payee: payeeKey,
      answer: checkedNameOf(listed, { payee: "", accountName: found.name, reason: "", at }),
    };
  };
}

/** Returns the part of a payment that says when its names were checked; nothing if they were not. */
export function namesOf(names: { readonly remark: CheckedList | undefined } | undefined): Pick<BulkPayment, "names"> {
  const remark = names?.remark;
  return remark ? { names: remark } : {};
}

const fileColumnsOf = <Row>(category: BulkCategory, rowOf: (row: Row) => BulkRow) => [
  { heading: names.row, read: (row: Row) => String(rowOf(row).position) },
  ...bulkRules[category].listFields.map((field) => ({
    heading: words.fields[field],
    read: (row: Row) => {
      const { texts, amount } = rowOf(row);
      return field === "amount" && amount ? formatAmount(amount) : displayText(field, texts[field] ?? "");
    },
  })),
];
