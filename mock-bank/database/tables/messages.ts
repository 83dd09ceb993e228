import type { ColumnType, Generated } from "kysely";
import type { Int8, MaybeMoment, Moment } from "./columns";

/** The outbox: SMS and e-mails as the customer gets them. */
export interface MessagesTable {
  id: Generated<string>;
  /** sms | email */
  channel: string;
  recipient: string;
  username: string;
  subject: string;
  body: string;
  /** A code or password within the body, readable in training only, and only while it works. */
  code: string | null;
  /** Production: body and code, encrypted until they are mailed or no longer work (`secret-messages.ts`). */
  sealed: string | null;
  /** Set on messages with a code or password, which works until then. */
  secret_until: MaybeMoment;
  /** Set once the code or password is masked. */
  redacted_at: MaybeMoment;
  at: Moment;
  /** Set once a mail server took it, where there is one. */
  mailed_at: MaybeMoment;
  mail_tries: Generated<number>;
  /** Not to be tried again before. */
  mail_after: MaybeMoment;
}

/** A file that went out with an e-mail. */
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
