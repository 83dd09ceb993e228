import { sql } from "kysely";
import type { Bank } from "../calls/bank";
import { secondsAfter } from "../core/clock";
import type { Connection } from "../database/tables";
import { mailLimits } from "../limits/limits";
import type { Attachment } from "../messages/messages";
import { openSealed } from "../messages/secret-messages";

const FIRST_PAUSE_SECONDS = 30;
const AT_ONCE_MAX = 20;

type TakenMail = {
  readonly id: string;
  readonly channel: string;
  readonly username: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly sealed: string | null;
};

export type QueuedMail = {
  readonly id: string;
  readonly to: string;
  /** The user who gets it. */
  readonly username: string;
  readonly subject: string;
  /** Undefined if the stored text was encrypted with another key. */
  readonly text: string | undefined;
  readonly attachments: readonly Attachment[];
};

/**
 * Takes unsent messages of the outbox for this process. One that is not {@link markMailed} before its pause ends,
 * because the server refused it or the process was killed, is taken again.
 * @param computerNow pauses are real time; the age of a message is in the bank's time
 */
export async function takeMails(
  { db, settings }: Pick<Bank, "db" | "settings">,
  bankNow: Date,
  computerNow: Date,
  channel: "email" | "sms" = "email",
): Promise<QueuedMail[]> {
  const { rows } = await sql<TakenMail>`
    update messages
       set mail_tries = mail_tries + 1,
           mail_after = ${computerNow}::timestamptz + make_interval(secs => ${FIRST_PAUSE_SECONDS} * 2 ^ mail_tries)
     where id in (
       select id from messages
        where channel = ${channel} and mailed_at is null and at > ${secondsAfter(bankNow, -mailLimits.mailedWithinSeconds)}
          and redacted_at is null and (secret_until is null or secret_until > ${bankNow})
          and mail_tries < ${mailLimits.tries} and (mail_after is null or mail_after <= ${computerNow})
        order by id limit ${AT_ONCE_MAX} for update skip locked)
    returning id, channel, username, recipient, subject, body, sealed`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await db.selectFrom("attachments").selectAll().where("message_id", "in", ids).orderBy("id").execute();
  return rows.map(({ id, channel, username, recipient, subject, body, sealed }) => ({
    id,
    username,
    to: recipient,
    subject,
    text: sealed === null ? body : openSealed(settings, { channel, recipient, sealed })?.body,
    attachments: files
      .filter((file) => file.message_id === id)
      .map(({ file_name, mime_type, bytes }) => ({ fileName: file_name, mimeType: mime_type, bytes })),
  }));
}

/** Marks an e-mail as sent. After a restored snapshot, its id can belong to another e-mail that was not taken yet. */
export async function markMailed(db: Connection, id: string, at: Date): Promise<void> {
  await db
    .updateTable("messages")
    .set({ mailed_at: at, sealed: null })
    .where("id", "=", id)
    .where("mail_tries", ">", 0)
    .execute();
}

/** Stops all waiting messages after a restored snapshot: customers received those before. */
export async function giveUpMails(db: Connection): Promise<void> {
  await db.updateTable("messages").set({ mail_tries: mailLimits.tries }).where("mailed_at", "is", null).execute();
}

/** Stops the delivery of an e-mail whose text cannot be decrypted. */
export async function giveUpMail(db: Connection, id: string, at: Date): Promise<void> {
  await db
    .updateTable("messages")
    .set({ mail_tries: mailLimits.tries, sealed: null, redacted_at: at })
    .where("id", "=", id)
    .where("mail_tries", ">", 0)
    .execute();
}
