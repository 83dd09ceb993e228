import { sql } from "kysely";
import type { Connection } from "../database/tables";
import type { Minor } from "./minor-units";
import type { Posting } from "./post";

export type Hold = {
  readonly accountId: string;
  readonly requestId: string;
  readonly amount: Minor;
  readonly at: Date;
};

/** Places a hold: it reduces the available balance, not the book balance, until {@link releaseHold}. */
export async function placeHold(
  tx: Connection,
  { accountId, requestId, amount, at }: Hold,
): Promise<"held" | Exclude<Posting, "posted">> {
  const covered = await tx
    .updateTable("ledger_accounts")
    .set({ held: sql`held + ${amount}` })
    .where("id", "=", accountId)
    .where(sql<boolean>`book - held >= ${amount}`)
    .returning("id")
    .execute();
  if (covered.length === 0) return "insufficientFunds";
  await tx
    .insertInto("holds")
    .values({ account_id: accountId, request_id: requestId, amount, placed_at: at })
    .execute();
  return "held";
}

/** Releases the hold of a request before it is paid or when it fails. Does nothing if there is none. */
export async function releaseHold(tx: Connection, requestId: string, at: Date): Promise<void> {
  const released = await tx
    .updateTable("holds")
    .set({ released_at: at })
    .where("request_id", "=", requestId)
    .where("released_at", "is", null)
    .returning(["account_id", "amount"])
    .execute();
  for (const { account_id, amount } of released) {
    await tx
      .updateTable("ledger_accounts")
      .set({ held: sql`held - ${amount}` })
      .where("id", "=", account_id)
      .execute();
  }
}
