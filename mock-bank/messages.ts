import { sql } from "kysely";
import type { Connection } from "./handler";

/** An SMS or e-mail as the customer gets it; `code` stands beside the text because this is a training bank. */
export type OutgoingMessage = {
  readonly channel: "sms" | "email";
  /** Phone number or e-mail address. */
  readonly recipient: string;
  readonly username: string;
  readonly subject: string;
  readonly body: string;
  readonly code?: string | undefined;
  readonly attachment?: Attachment | undefined;
  readonly at: Date;
};

/** A file that goes out with an e-mail. */
export type Attachment = { readonly fileName: string; readonly mimeType: string; readonly bytes: Uint8Array };

type Delivery = { readonly isDelivered: boolean };

/**
 * Puts messages into the outbox, in the transaction of whatever they tell about: no commit, no message. The same statement adds none if
 * they are not to be delivered, so that time does not show whether a user name has a recipient.
 */
export async function sendMessages(
  db: Connection,
  messages: readonly OutgoingMessage[],
  { isDelivered }: Delivery = { isDelivered: true },
): Promise<void> {
  const rows = messages.map(({ attachment: _, ...message }) => message);
  const { rows: sent } = await sql<{ id: string }>`
    insert into messages (channel, recipient, username, subject, body, code, at)
    select channel, recipient, username, subject, body, code, at
      from json_to_recordset(${JSON.stringify(rows)}::json) as message
           (channel text, recipient text, username text, subject text, body text, code text, at timestamptz)
     where ${isDelivered}::boolean
    returning id`.execute(db);
  const attached = messages.flatMap(({ attachment }, place) => {
    const id = sent[place]?.id;
    if (!attachment || id === undefined) return [];
    const { fileName, mimeType, bytes } = attachment;
    return [{ message_id: id, file_name: fileName, mime_type: mimeType, bytes }];
  });
  if (attached.length > 0) await db.insertInto("attachments").values(attached).execute();
}
