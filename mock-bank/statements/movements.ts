import { sql } from "kysely";
import type { Connection } from "../handler";
import { type Minor, toText } from "../ledger/amounts";
import { wireMoment } from "../requests/wire-dates";
import type { Period } from "./period";

/** One posted line of an account, as its holder sees it: plus is credit. */
export type Movement = { readonly at: Date; readonly amount: Minor; readonly narration: string };
/** Where a page of movements ends: the next one begins after it. */
type Place = { readonly at: Date; readonly id: string };

/** The newest movements of a period, newest first. */
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

/** A part of the movements of a period in the order of time, never more than `max`; those posted after line `lastId` are left out. */
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

/** A movement in the bank's spellings (specification 1, section 3). */
export const wireMovement = ({ at, amount, narration }: Movement, currency: string) => ({
  type: amount > 0n ? "C" : "D",
  date: wireMoment(at),
  narration,
  amount: toText(amount > 0n ? amount : -amount),
  currency,
});

const linesOf = (db: Connection, accountId: string) =>
  db.selectFrom("journal_lines").select(["id", "posted_at", "amount", "narration"]).where("account_id", "=", accountId);

const toMovement = ({ posted_at, amount, narration }: { posted_at: Date; amount: string; narration: string }) => ({
  at: posted_at,
  amount: BigInt(amount),
  narration,
});
