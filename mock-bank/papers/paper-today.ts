import type { AnswerOf } from "../../contract/endpoint";
import type { ListedValue } from "../../contract/listed-values";
import { PAPER_TYPE, type PaperContent, paperContent } from "../../contract/papers";
import type { support } from "../../contract/support";
import { type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { readSigned } from "../signing/read-signed";
import { wireMoment } from "../values/wire-dates";
import { issueOf } from "./replaced-papers";

type State = { readonly state: ListedValue<"paperState">; readonly at?: Date };

/** The same refusal for every fault, so that it does not help a forger. */
const NOT_OURS = refuse("This is no paper of this bank.");
const TWO = 2;
/** The id of a row of a bulk is the bulk's id with the row's position. */
const ROW = /^(B\w+)-(\d{1,6})$/;

/** Returns what is true today of a signed paper. Whoever has its signature has read the paper. */
export async function paperToday(db: Connection, signature: string): Promise<AnswerOf<typeof support.paper> | Refusal> {
  const content = paperContent.safeParse(await readSigned(db, PAPER_TYPE, signature));
  if (!content.success) return NOT_OURS;
  const paper = content.data;
  const { state, at } = paper.kind === "statement" ? ({ state: "ISSUED" } as State) : await stateOf(db, paper);
  return {
    state,
    ...(at && { stateDate: wireMoment(at) }),
    isApprovedByTwo: (await approvalsOf(db, requestOf(paper))) >= TWO,
    isReplaced: (await issueOf(db, paper)) > (paper.issue ?? 1),
  };
}

const requestOf = ({ reference }: Pick<PaperContent, "reference">): string => ROW.exec(reference)?.[1] ?? reference;

/**
 * A payment is not found if a trainer's reset has removed it, or if the books have another one under its reference: a
 * thief of the key could have signed that.
 */
async function stateOf(db: Connection, { reference, amount, currency, lastDigits = "" }: PaperContent): Promise<State> {
  const request = requestOf({ reference });
  const found = await db
    .selectFrom("requests")
    .leftJoin("returned_payments as back", "back.request_id", "requests.id")
    .select(["category", "executed_at", "how", "returned_at", "amount", "currency", "payee", "source_account_id"])
    .where("requests.id", "=", request)
    .executeTakeFirst();
  if (!found) return { state: "NOT_FOUND" };
  const isRow = request !== reference;
  const row = isRow ? await debitOfRow(db, reference, found.source_account_id) : undefined;
  const isInBooks = isRow
    ? row?.amount === String(-amount) && row.currency === currency
    : found.amount === String(amount) && found.currency === currency && (found.payee ?? "").endsWith(lastDigits);
  if (!isInBooks) return { state: "NOT_FOUND" };
  if (found.how && found.returned_at) return { state: found.how, at: found.returned_at };
  const paidAt = row ? row.posted_at : found.executed_at;
  if (!paidAt) return { state: "WAITING" };
  // A bank abroad does not report the arrival.
  return { state: found.category === "fx" ? "SENT" : "ARRIVED", at: paidAt };
}

/** The debit of a row of a bulk, which is an entry of its own. */
const debitOfRow = (db: Connection, reference: string, accountId: string) =>
  db
    .selectFrom("journal_entries as entry")
    .innerJoin("journal_lines as line", "line.entry_id", "entry.id")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .select(["line.amount", "account.currency", "entry.posted_at"])
    .where("entry.reference", "=", reference)
    .where("line.account_id", "=", accountId)
    .executeTakeFirst();

async function approvalsOf(db: Connection, requestId: string): Promise<number> {
  const { approvals } = await db
    .selectFrom("decisions")
    .select(({ fn }) => fn.countAll().as("approvals"))
    .where("request_id", "=", requestId)
    .where("decision", "=", "APPROVE")
    .executeTakeFirstOrThrow();
  return Number(approvals);
}
