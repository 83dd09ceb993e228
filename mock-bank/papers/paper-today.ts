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

/** The only refusal, so that nobody can find out what is wrong with a text. */
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
    .select(["category", "executed_at", "how", "returned_at", "amount", "currency", "payee"])
    .where("requests.id", "=", request)
    .executeTakeFirst();
  if (!found) return { state: "NOT_FOUND" };
  const isSame = found.amount === String(amount) && found.currency === currency;
  if (request === reference && !(isSame && (found.payee ?? "").endsWith(lastDigits))) return { state: "NOT_FOUND" };
  if (found.how && found.returned_at) return { state: found.how, at: found.returned_at };
  const paidAt = request === reference ? found.executed_at : await postedAt(db, reference);
  if (!paidAt) return { state: "WAITING" };
  // A bank abroad does not report the arrival.
  return { state: found.category === "fx" ? "SENT" : "ARRIVED", at: paidAt };
}

async function postedAt(db: Connection, reference: string): Promise<Date | undefined> {
  const entry = await db
    .selectFrom("journal_entries")
    .select("posted_at")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return entry?.posted_at;
}

async function approvalsOf(db: Connection, requestId: string): Promise<number> {
  const { approvals } = await db
    .selectFrom("decisions")
    .select(({ fn }) => fn.countAll().as("approvals"))
    .where("request_id", "=", requestId)
    .where("decision", "=", "APPROVE")
    .executeTakeFirstOrThrow();
  return Number(approvals);
}
