import { OTP_NULLIFIED } from "../../adapters/bank-api/contract/codes";
import { secondsAfter } from "../clock";
import { type Call, type Refusal, refuse } from "../handler";
import { WRONG_CODE } from "../otp/wrong-codes";

/** As long as a validated user name entitles to a code. */
const OPEN_SECONDS = 600;

/**
 * A user name that nobody has goes the way of a forgotten password like any other, as far as a stranger can see:
 * whoever asks is told of a code, and every code is wrong.
 */
export async function openDecoy({ db, now, deviceId }: Call, username: string): Promise<void> {
  const opened = { opened_at: now, sent_at: null, tries_left: 0 };
  await db.deleteFrom("decoys").where("opened_at", "<", secondsAfter(now, -OPEN_SECONDS)).execute();
  await db
    .insertInto("decoys")
    .values({ username: username.toLowerCase(), device_id: deviceId, ...opened })
    .onConflict((conflict) => conflict.columns(["username", "device_id"]).doUpdateSet(opened))
    .execute();
}

/**
 * Asks the database as much, for nobody, as is asked for somebody: how long an answer takes would tell what its words do not.
 * @param questions as measured; held by no test, as times on a busy machine vary.
 */
export async function takeAsLong({ db, now }: Call, questions: number): Promise<void> {
  for (let asked = 0; asked < questions; asked++)
    await db
      .updateTable("one_time_codes")
      .set({ nullified_at: now })
      .where("user_id", "=", "")
      .where("nullified_at", "is", null)
      .execute();
}

export async function sendDecoy({ db, now, deviceId, settings }: Call, username: string): Promise<void> {
  await db
    .updateTable("decoys")
    .set({ sent_at: now, tries_left: settings.codes.tries })
    .where("username", "=", username.toLowerCase())
    .where("device_id", "=", deviceId)
    .execute();
}

export async function checkDecoy(call: Call, username: string): Promise<Refusal> {
  const { db, now, deviceId, settings } = call;
  await takeAsLong(call, 4);
  const tried = await db
    .updateTable("decoys")
    .set((set) => ({ tries_left: set("tries_left", "-", 1) }))
    .where("username", "=", username.toLowerCase())
    .where("device_id", "=", deviceId)
    .where("tries_left", ">", 0)
    .where("sent_at", ">", secondsAfter(now, -settings.codes.lifeSeconds))
    .returning("tries_left")
    .executeTakeFirst();
  if (!tried) return refuse(OTP_NULLIFIED);
  return refuse(WRONG_CODE, { failureCount: tried.tries_left, retryable: true });
}
