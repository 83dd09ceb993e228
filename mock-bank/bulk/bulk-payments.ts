import { type BulkFile, bulkFiles } from "../../contract/bulk-files";
import { codes } from "../../contract/codes";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, isRefusal, type Refusal, refuse } from "../core/handler";
import type { Balance } from "../ledger/balances";
import { ACCOUNT_NOT_FOUND } from "../lookups/account-names";
import type { Order } from "../orders/order";
import { type Submission, submissionWords, submit } from "../payments/submit";
import type { Category } from "../values/wire-names";
import { bulkOrder } from "./bulk-order";
import { checkCards } from "./card-rows";
import { type CheckedRow, firstWrong } from "./checked-row";
import { type ListedRow, readList } from "./list-file";
import { checkTransfers } from "./transfer-rows";
import { checkWallets } from "./wallet-rows";

/** The differences between the three kinds of bulk payment. */
type BulkKind<Row extends CheckedRow> = {
  readonly file: BulkFile;
  readonly category: Category;
  /** Whether only accounts in cedis can pay it. */
  readonly isInCedis: boolean;
  readonly check: (rows: readonly ListedRow[], source: Balance, call: Call) => Promise<Row[]>;
};
const kind = <Row extends CheckedRow>(declared: BulkKind<Row>): BulkKind<Row> => declared;

export const bulkKinds = {
  transfer: kind({
    file: bulkFiles.bulkTransfers,
    category: "bulkTransfer",
    isInCedis: false,
    check: checkTransfers,
  }),
  wallet: kind({
    file: bulkFiles.mobileMoney,
    category: "mobileMoneyBulk",
    isInCedis: true,
    check: (rows, _, call) => checkWallets(rows, call),
  }),
  card: kind({
    file: bulkFiles.prepaidCard,
    category: "prepaidCardBulk",
    isInCedis: true,
    check: (rows, _, call) => checkCards(rows, call),
  }),
};

type Uploaded = { readonly sourceAccount: string; readonly file: File };

/** Reads a list and checks each row. Nothing is paid or stored. */
export async function checkFile<Row extends CheckedRow>(
  bulk: BulkKind<Row>,
  { sourceAccount, file }: Uploaded,
  call: Call,
): Promise<Row[] | Refusal> {
  const source = await sourceOf(bulk, sourceAccount, call);
  if (isRefusal(source)) return source;
  const rows = await readList(file, bulk.file, { currency: source.currency, companyId: call.caller.companyId });
  return isRefusal(rows) ? rows : bulk.check(rows, source, call);
}

type BulkPayment = {
  readonly sourceAccount: string;
  readonly rows: readonly ListedRow["fields"][];
  readonly code: string;
  /** The requester's remark about the names of the rows. */
  readonly details?: Order["details"];
  /** Set for a payment at a later date or a recurring one. */
  readonly schedule?: Submission["schedule"];
  readonly change: Submission["change"];
  readonly changed?: Submission["changed"];
  /** Returns why the confirmed figures differ from the bank's; undefined if they match. */
  readonly differing?: (order: Order) => string | undefined;
  /** Runs after the bulk is paid or sent for approval. */
  readonly done: (order: Order) => Promise<void>;
};

/** Pays all rows or none. Every row is checked again. */
export async function payRows<Row extends CheckedRow>(bulk: BulkKind<Row>, asked: BulkPayment, call: Call) {
  const source = await sourceOf(bulk, asked.sourceAccount, call);
  if (isRefusal(source)) return source;
  const listed = asked.rows.map((fields) => ({ fields }));
  const checked = await bulk.check(listed, source, call);
  const wrong = firstWrong(checked);
  if (wrong) return refuse(wrong, { code: codes.badRow });
  const order = await bulkOrder(call.db, bulk.category, source, checked, asked.details);
  const differing = asked.differing?.(order);
  if (differing) return refuse(differing);
  const { code, schedule, change, changed } = asked;
  const stated = { ...(change && { change }), ...(changed && { changed }) };
  const submitted = await submit(call, order, { code, ...submissionWords, schedule, ...stated });
  if (!isRefusal(submitted)) await asked.done(order);
  return submitted;
}

async function sourceOf(
  { isInCedis }: Pick<BulkKind<CheckedRow>, "isInCedis">,
  number: string,
  { db, caller }: Call,
): Promise<Balance | Refusal> {
  const source = (await ownAccounts(db, caller.companyId, [number])).get(number);
  if (!source) return refuse(`sourceAccount: ${ACCOUNT_NOT_FOUND}`);
  return isInCedis && source.currency !== "GHS" ? refuse("sourceAccount: must be an account in GHS.") : source;
}
