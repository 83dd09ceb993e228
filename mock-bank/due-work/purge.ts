import { scheduleTask, type Worker } from "../core/agenda";
import { secondsAfter } from "../core/clock";

const DAY_SECONDS = 86_400;
/** Longer than any limit looks back, a client repeats a call, or support needs a message. */
const KEPT_DAYS = 30;
/** Strangers can add rows for any user name, so rows are kept only a little longer than limits look back. */
const RECOVERIES_KEPT_DAYS = 2;

/** Deletes daily what calls can no longer use, and old messages. The audit keeps the history. */
export const purge: Worker = async ({ db, latest }) => {
  const before = secondsAfter(latest, -KEPT_DAYS * DAY_SECONDS);
  await db.deleteFrom("one_time_codes").where("expires_at", "<", before).execute();
  await db.deleteFrom("sign_in_attempts").where("created_at", "<", before).execute();
  const recoveriesBefore = secondsAfter(latest, -RECOVERIES_KEPT_DAYS * DAY_SECONDS);
  await db.deleteFrom("recovery_codes").where("expires_at", "<", recoveriesBefore).execute();
  await db.deleteFrom("password_recoveries").where("opened_at", "<", recoveriesBefore).execute();
  await db.deleteFrom("idempotency").where("created_at", "<", before).execute();
  await db
    .deleteFrom("sessions")
    .where("last_seen_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("one_time_codes as code").select("code.id").whereRef("code.session_id", "=", "sessions.id")),
      ),
    )
    .execute();
  const oldMessages = db.selectFrom("messages").select("id").where("at", "<", before);
  await db.deleteFrom("attachments").where("message_id", "in", oldMessages).execute();
  await db.deleteFrom("messages").where("at", "<", before).execute();
  await scheduleTask(db, { kind: "purge", subject: "", dueAt: secondsAfter(latest, DAY_SECONDS) });
};
