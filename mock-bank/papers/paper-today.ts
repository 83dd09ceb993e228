import type { AnswerOf } from "../../contract/endpoint";
import type { ListedValue } from "../../contract/listed-values";
import { PAPER_TYPE, type PaperContent, paperContent } from "../../contract/papers";
import type { support } from "../../contract/support";
import { type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { partsOf, requestFacts, traced } from "../execution/arrival";
import { readSigned } from "../signing/read-signed";
import { wireMoment } from "../values/wire-dates";
import { issueOf } from "./replaced-papers";

type State = { readonly state: ListedValue<"paperState">; readonly at?: Date };

/** The same refusal for every fault, so that it does not help a forger. */
const NOT_OURS = refuse("This is no paper of this bank.");
const TWO = 2;

/** Returns what is true today of a signed paper. Whoever has its signature has read the paper. */
export async function paperToday(db: Connection, signature: string): Promise<AnswerOf<typeof support.paper> | Refusal> {
  const content = paperContent.safeParse(await readSigned(db, PAPER_TYPE, signature));
  if (!content.success) return NOT_OURS;
  const paper = content.data;
  const { state, at } = paper.kind === "statement" ? ({ state: "ISSUED" } as State) : await stateOf(db, paper);
  return {
    state,
    ...(at && { stateDate: wireMoment(at) }),
    isApprovedByTwo: (await approvalsOf(db, partsOf(paper.reference).requestId)) >= TWO,
    isReplaced: (await issueOf(db, paper)) > (paper.issue ?? 1),
  };
}

/**
 * A payment is not found if a trainer's reset has removed it, or if the books have another one under its reference: a
 * thief of the key could have signed that.
 */
async function stateOf(db: Connection, { reference, amount, currency, lastDigits = "" }: PaperContent): Promise<State> {
  const { requestId, position } = partsOf(reference);
  const found = await requestFacts(db, requestId).executeTakeFirst();
  const payment = found && (await traced(db, found, position));
  if (!payment) return { state: "NOT_FOUND" };
  const row = position > 0 ? await debitOfRow(db, reference, found.source_account_id) : undefined;
  const isInBooks =
    position > 0
      ? row?.amount === String(-amount) && row.currency === currency
      : found.amount === String(amount) && found.currency === currency && (found.payee ?? "").endsWith(lastDigits);
  if (!isInBooks) return { state: "NOT_FOUND" };
  const { cameBack, arrivedAt, paidAt } = payment;
  if (cameBack) return { state: cameBack.how, at: cameBack.at };
  if (arrivedAt) return { state: "ARRIVED", at: arrivedAt };
  return paidAt ? { state: "SENT", at: paidAt } : { state: "WAITING" };
}

/** The debit of a row of a bulk, which is an entry of its own. */
const debitOfRow = (db: Connection, reference: string, accountId: string) =>
  db
    .selectFrom("journal_entries as entry")
    .innerJoin("journal_lines as line", "line.entry_id", "entry.id")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .select(["line.amount", "account.currency"])
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
