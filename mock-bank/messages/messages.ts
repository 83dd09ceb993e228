import { sql } from "kysely";
import type { Connection } from "../database/tables";

/** An SMS or e-mail as the customer receives it. One with a code or password is a `SecretMessage`. */
export type OutgoingMessage = {
  readonly channel: "sms" | "email";
  /** Phone number or e-mail address. */
  readonly recipient: string;
  readonly username: string;
  readonly subject: string;
  readonly body: string;
  readonly attachment?: Attachment | undefined;
  readonly at: Date;
};

/** A file attached to an e-mail. */
export type Attachment = { readonly fileName: string; readonly mimeType: string; readonly bytes: Uint8Array };

type Row = Omit<OutgoingMessage, "attachment"> & {
  readonly code?: string | undefined;
  readonly sealed?: string | undefined;
  readonly secret_until?: Date | undefined;
};

/** Puts messages into the outbox, in the transaction that they report on: without a commit there is no message. */
export async function sendMessages(db: Connection, messages: readonly OutgoingMessage[]): Promise<void> {
  const ids = await insertMessages(
    db,
    messages.map(({ attachment: _, ...message }) => message),
  );
  const attached = messages.flatMap(({ attachment }, place) => {
    const id = ids[place];
    if (!attachment || id === undefined) return [];
    const { fileName, mimeType, bytes } = attachment;
    return [{ message_id: id, file_name: fileName, mime_type: mimeType, bytes }];
  });
  if (attached.length > 0) await db.insertInto("attachments").values(attached).execute();
}

/**
 * Returns the ids of the new messages. The same statement adds none if they are not to be delivered, so that the time
 * does not show whether a user name has a recipient.
 */
export async function insertMessages(
  db: Connection,
  messages: readonly Row[],
  { isDelivered }: { readonly isDelivered: boolean } = { isDelivered: true },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into messages (channel, recipient, username, subject, body, code, sealed, secret_until, at)
    select channel, recipient, username, subject, body, code, sealed, secret_until, at
      from json_to_recordset(${JSON.stringify(messages)}::json) as message
           (channel text, recipient text, username text, subject text, body text, code text, sealed text,
            secret_until timestamptz, at timestamptz)
     where ${isDelivered}::boolean
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
