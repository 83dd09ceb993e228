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

/** Puts messages into the outbox, in the transaction of whatever they tell about: no commit, no message. */
export async function sendMessages(db: Connection, messages: readonly OutgoingMessage[]): Promise<void> {
  const rows = messages.map(({ code, attachment: _, ...message }) => ({ ...message, code: code ?? null }));
  const sent = await db.insertInto("messages").values(rows).returning("id").execute();
  const attached = messages.flatMap(({ attachment }, place) => {
    const id = sent[place]?.id;
    if (!attachment || id === undefined) return [];
    const { fileName, mimeType, bytes } = attachment;
    return [{ message_id: id, file_name: fileName, mime_type: mimeType, bytes }];
  });
  if (attached.length > 0) await db.insertInto("attachments").values(attached).execute();
}
