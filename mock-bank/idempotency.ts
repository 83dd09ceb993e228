import { once } from "./database/once";
import type { CanonicalCall, Connection } from "./handler";

export type SavedAnswer = Readonly<Record<string, unknown>>;
/** One action of one user, known by the key that its client made, and the call that the key stands for. */
export type Action = { readonly userId: string; readonly key: string; readonly canonical: CanonicalCall };

/** `fresh`: nobody did it yet, do it; `done`: answer as before; `other`: the key was used for another call. */
export type Claim = { readonly is: "fresh" | "other" } | { readonly is: "done"; readonly answer: SavedAnswer };

/**
 * Takes the key for this transaction. While another one holds it, the insert waits for that one's end:
 * then its answer is found, or, if it was rolled back, the key is ours.
 */
export async function claim(db: Connection, { userId, key, canonical }: Action, now: Date): Promise<Claim> {
  const inserted = await insertKey(db, { userId, key, callHash: hashOf(canonical), now });
  if (inserted.length > 0) return { is: "fresh" };
  const saved = await db
    .selectFrom("idempotency")
    .select(["call_hash", "answer"])
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return saved.call_hash === hashOf(canonical) ? { is: "done", answer: saved.answer } : { is: "other" };
}

/** Kept in the transaction of what it answers: either both are there after a crash, or neither is. */
export async function saveAnswer(db: Connection, { userId, key }: Action, answer: SavedAnswer): Promise<void> {
  await writeAnswer(db, { userId, key, answer: JSON.stringify(answer) });
}

/** Gives the key back: the same call may be tried again with it. */
export async function release(db: Connection, { userId, key }: Action): Promise<void> {
  await db.deleteFrom("idempotency").where("user_id", "=", userId).where("key", "=", key).execute();
}

const insertKey = once((db, { userId, key, callHash, now }: OfKey & { callHash: string; now: Date }) =>
  db
    .insertInto("idempotency")
    .values({ user_id: userId, key, call_hash: callHash, answer: "{}", created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key"),
);

const writeAnswer = once((db, { userId, key, answer }: OfKey & { answer: string }) =>
  db.updateTable("idempotency").set({ answer }).where("user_id", "=", userId).where("key", "=", key),
);

type OfKey = Pick<Action, "userId" | "key">;

const hashOf = ({ digest }: CanonicalCall): string => Buffer.from(digest, "base64url").toString("hex");
