import type { PaperContent } from "../../contract/papers";
import { type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { audit } from "../ledger/audit";

type Named = Pick<PaperContent, "kind" | "reference">;

/** Returns the number of the newest paper of that reference: 1 until it is replaced. */
export async function issueOf(db: Connection, { kind, reference }: Named): Promise<number> {
  const { replaced } = await db
    .selectFrom("replaced_papers")
    .select(({ fn }) => fn.max("issue").as("replaced"))
    .where("kind", "=", kind)
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return (replaced ?? 0) + 1;
}

/** Marks the newest paper as replaced: the next one that is downloaded has the next number. */
export async function replacePaper(
  db: Connection,
  paper: Named,
  at: Date,
): Promise<{ readonly issue: number } | Refusal> {
  const issue = await issueOf(db, paper);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("replaced_papers")
    .values({ kind: paper.kind, reference: paper.reference, issue, replaced_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return refuse("This paper was replaced a moment ago.");
  const { reference } = paper;
  const request = await db.selectFrom("requests").select("company_id").where("id", "=", reference).executeTakeFirst();
  await audit(db, {
    companyId: request?.company_id ?? null,
    userId: null,
    event: "paperReplaced",
    ...(request && { accountOfRequest: reference }),
    detail: `The ${paper.kind} of ${reference}, issue ${issue}`,
    at,
  });
  return { issue: issue + 1 };
}
