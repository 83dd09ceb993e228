import type { CanonicalCall, SavedAnswer } from "../core/handler";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";

/** An action of one user, identified by the client's key, and the call that the key belongs to. */
export type Action = { readonly userId: string; readonly key: string; readonly canonical: CanonicalCall };

/** `fresh`: a new action; `done`: return the stored answer; `other`: the key was used for another call. */
export type Claim = { readonly kind: "fresh" | "other" } | { readonly kind: "done"; readonly answer: SavedAnswer };

/**
 * Claims the key for this transaction. If another transaction holds it, the insert waits for that one's end. Then its
 * answer is found, or, if it was rolled back, this transaction has the key.
 */
export async function claim(db: Connection, { userId, key, canonical }: Action, now: Date): Promise<Claim> {
  const inserted = await insertKey(db, { userId, key, callHash: hashOf(canonical), now });
  if (inserted.length > 0) return { kind: "fresh" };
  const saved = await db
    .selectFrom("idempotency")
    .select(["call_hash", "answer"])
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return saved.call_hash === hashOf(canonical) ? { kind: "done", answer: saved.answer } : { kind: "other" };
}

/** Saves the answer in the transaction of the action, so that after a crash both exist or neither. */
export async function saveAnswer(db: Connection, { userId, key }: Action, answer: SavedAnswer): Promise<void> {
  await writeAnswer(db, { userId, key, answer: JSON.stringify(answer) });
}

/** Releases the key, so that the same call can be tried again with it. */
export async function release(db: Connection, { userId, key }: Action): Promise<void> {
  await db.deleteFrom("idempotency").where("user_id", "=", userId).where("key", "=", key).execute();
}

const insertKey = compileOnce((db, { userId, key, callHash, now }: OfKey & { callHash: string; now: Date }) =>
  db
    .insertInto("idempotency")
    .values({ user_id: userId, key, call_hash: callHash, answer: "{}", created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key"),
);

const writeAnswer = compileOnce((db, { userId, key, answer }: OfKey & { answer: string }) =>
  db.updateTable("idempotency").set({ answer }).where("user_id", "=", userId).where("key", "=", key),
);

type OfKey = Pick<Action, "userId" | "key">;

const hashOf = ({ digest }: CanonicalCall): string => Buffer.from(digest, "base64url").toString("hex");
