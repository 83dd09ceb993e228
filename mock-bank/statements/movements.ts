import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { formatMinor, type Minor } from "../ledger/minor-units";
import { wireMoment } from "../values/wire-dates";
import type { Period } from "./period";

/** A posted line of an account from its holder's view: positive amounts are credits. */
export type Movement = {
  /** Id of the line in the journal. */
  readonly id: string;
  readonly at: Date;
  readonly amount: Minor;
  readonly narration: string;
};
/** The last line of a page; the next page starts after it. */
type Place = { readonly at: Date; readonly id: string };

/** Returns the newest movements of a period, newest first. */
export async function latestMovements(
  db: Connection,
  accountId: string,
  { from, until }: Period,
  max: number,
): Promise<Movement[]> {
  const lines = await linesOf(db, accountId)
    .where("posted_at", ">=", from)
    .where("posted_at", "<", until)
    .orderBy("posted_at", "desc")
    .orderBy("id", "desc")
    .limit(max)
    .execute();
  return lines.map(toMovement);
}

/**
 * Returns the next movements of a period in chronological order, at most `max`, without lines posted after `lastId`.
 */
export async function nextMovements(
  db: Connection,
  accountId: string,
  { until }: Period,
  { after, lastId, max }: { after: Place; lastId: string; max: number },
): Promise<{ movements: Movement[]; end: Place | undefined }> {
  const lines = await linesOf(db, accountId)
    .where(sql<boolean>`(posted_at, id) > (${after.at}, ${after.id})`)
    .where("posted_at", "<", until)
    .where("id", "<=", lastId)
    .orderBy("posted_at")
    .orderBy("id")
    .limit(max)
    .execute();
  const last = lines.at(-1);
  return { movements: lines.map(toMovement), end: last && { at: last.posted_at, id: last.id } };
}

/** Formats a movement with the contract's names (specification 1, section 3). */
export const wireMovement = ({ at, amount, narration }: Movement, currency: string) => ({
  type: amount > 0n ? "C" : "D",
  date: wireMoment(at),
  narration,
  amount: formatMinor(amount > 0n ? amount : -amount),
  currency,
});

const linesOf = (db: Connection, accountId: string) =>
  db.selectFrom("journal_lines").select(["id", "posted_at", "amount", "narration"]).where("account_id", "=", accountId);

type Line = { readonly id: string; readonly posted_at: Date; readonly amount: string; readonly narration: string };

const toMovement = ({ id, posted_at, amount, narration }: Line): Movement => ({
  id,
  at: posted_at,
  amount: BigInt(amount),
  narration,
});
