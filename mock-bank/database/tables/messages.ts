import type { ColumnType, Generated } from "kysely";
import type { Int8, MaybeMoment, Moment } from "./columns";

/** The outbox: SMS and e-mails as sent to customers. */
export interface MessagesTable {
  id: Generated<string>;
  /** sms | email */
  channel: string;
  recipient: string;
  username: string;
  subject: string;
  body: string;
  /** The code or password in the body. Readable in training only, until it expires. */
  code: string | null;
  /** In production: body and code, encrypted until sent or expired (`messages/secret-messages.ts`). */
  sealed: string | null;
  /** When the code or password expires; null for messages without one. */
  secret_until: MaybeMoment;
  /** Set once the code or password is masked. */
  redacted_at: MaybeMoment;
  at: Moment;
  /** Set when a mail server accepted the e-mail. */
  mailed_at: MaybeMoment;
  mail_tries: Generated<number>;
  /** Earliest time of the next try. */
  mail_after: MaybeMoment;
}

/** A file attached to an e-mail. */
interface AttachmentsTable {
  id: Generated<string>;
  message_id: Int8;
  file_name: string;
  mime_type: string;
  bytes: ColumnType<Uint8Array, Uint8Array, never>;
}

export interface MessagesTables {
  messages: MessagesTable;
  attachments: AttachmentsTable;
}
