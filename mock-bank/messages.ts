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
  readonly at: Date;
};

/** Puts messages into the outbox, in the transaction of whatever they tell about: no commit, no message. */
export async function sendMessages(db: Connection, messages: readonly OutgoingMessage[]): Promise<void> {
  const rows = messages.map(({ code, ...message }) => ({ ...message, code: code ?? null }));
  await db.insertInto("messages").values(rows).execute();
}
