import { secondsAfter } from "../core/clock";
import { type Call, type Refusal, refuse } from "../core/handler";
import { audit, type OtherEvent } from "../ledger/audit";
import { PROFILE_INACTIVE } from "../session/live-session";

export const WRONG_CODE = "OTP is not valid.";

type TriedCode = {
  readonly id: string;
  readonly tries_left: number;
  readonly user_id: string;
  readonly company_id: string;
};

/**
 * Takes a try from the code and counts consecutive wrong codes of the user: five block codes, ten make the profile
 * inactive.
 */
export async function countWrongTry(
  { db, now, settings }: Pick<Call, "db" | "now" | "settings">,
  code: TriedCode,
): Promise<Refusal> {
  const { codes: rules } = settings;
  const refusal = await spendTry({ db, now }, code);
  const { failed_codes: wrongInARow } = await db
    .updateTable("users")
    .set((set) => ({ failed_codes: set("failed_codes", "+", 1) }))
    .where("id", "=", code.user_id)
    .returning("failed_codes")
    .executeTakeFirstOrThrow();
  const auditCode = (event: OtherEvent, detail: string) =>
    audit(db, { companyId: code.company_id, userId: code.user_id, event, detail, at: now });
  const detail = `${wrongInARow} wrong one-time codes in a row`;

  if (wrongInARow >= rules.wrongUntilInactive) {
    await inactivate({ db, now }, code.user_id);
    await auditCode("inactivated", detail);
    return { ...PROFILE_INACTIVE, keep: true, retryable: true };
  }
  if (wrongInARow === rules.wrongUntilBlocked) {
    const until = secondsAfter(now, rules.blockSeconds);
    await db.updateTable("users").set({ codes_blocked_until: until }).where("id", "=", code.user_id).execute();
    await auditCode("codesBlocked", detail);
    return { ...tooManyWrong(until, now), keep: true, retryable: true };
  }
  await auditCode("codeRefused", detail);
  return refusal;
}

async function spendTry({ db, now }: Pick<Call, "db" | "now">, code: TriedCode): Promise<Refusal> {
  const triesLeft = code.tries_left - 1;
  await db
    .updateTable("one_time_codes")
    .set({ tries_left: triesLeft, nullified_at: triesLeft > 0 ? null : now })
    .where("id", "=", code.id)
    .execute();
  return refuse(WRONG_CODE, { failureCount: triesLeft, retryable: true });
}

/** The answer has no count of tries, because a new code would not help. */
export function tooManyWrong(until: Date, now: Date): Refusal {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return refuse(`Too many wrong codes. Please try again in ${minutes} minutes.`);
}

async function inactivate({ db, now }: Pick<Call, "db" | "now">, userId: string): Promise<void> {
  await db.updateTable("users").set({ active: false }).where("id", "=", userId).execute();
  await db
    .updateTable("sessions")
    .set({ ended_at: now, end_reason: "inactiveProfile" })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
}
