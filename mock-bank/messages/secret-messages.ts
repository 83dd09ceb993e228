import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Settings } from "../core/settings";
import type { Connection } from "../database/tables";
import { insertMessages, type OutgoingMessage } from "./messages";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

type SecretMessage = Omit<OutgoingMessage, "attachment"> & {
  /** The code or password within the body. */
  readonly secret: string;
  /** The moment from which the secret no longer works. */
  readonly until: Date;
};
type Delivery = { readonly isDelivered: boolean };
/** The columns of a message that hold its secret. */
export type SealedMessage = { readonly channel: string; readonly recipient: string; readonly sealed: string };
type Opened = { readonly body: string; readonly code: string };

/**
 * Puts messages with codes or passwords into the outbox. A training bank stores them readable until they no longer work, because the
 * trainer console shows them. In production the body is masked, and the text to be delivered is encrypted.
 */
export async function sendSecretMessages(
  db: Connection,
  settings: Settings,
  messages: readonly SecretMessage[],
  delivery?: Delivery,
): Promise<void> {
  const rows = messages.map(({ secret, until, body, ...message }) => ({
    ...message,
    secret_until: until,
    ...(settings.areMessagesSealed
      ? { body: body.replaceAll(secret, masked(secret)), sealed: seal(settings, message, { body, code: secret }) }
      : { body, code: secret }),
  }));
  await insertMessages(db, rows, delivery);
}

const masked = (secret: string): string => "*".repeat(secret.length);

/** Masks codes and passwords that no longer work. */
export async function redactMessages(db: Connection, now: Date): Promise<void> {
  await sql`
    update messages
       set body = ${MASKED_BODY}, code = null, sealed = null, redacted_at = ${now}::timestamptz
     where secret_until <= ${now}::timestamptz and redacted_at is null`.execute(db);
}

/** SQL: the body of a message without its secret. */
const MASKED_BODY = sql`replace(body, coalesce(code, ''), repeat('*', coalesce(length(code), 0)))`;

/** SQL: a message in a snapshot, without its secret, because snapshots are kept longer than codes are valid. */
export const redactedMessage = sql`
  to_jsonb(t) || case when secret_until is null then '{}'::jsonb else jsonb_build_object(
    'body', ${MASKED_BODY}, 'code', null, 'sealed', null, 'redacted_at', coalesce(redacted_at, secret_until)) end`;

/** Returns the newest code sent to a user that still works. */
export async function newestCodeTo(db: Connection, settings: Settings, username: string): Promise<string | undefined> {
  const newest = await db
    .selectFrom("messages")
    .select(["channel", "recipient", "code", "sealed"])
    .where("username", "=", username)
    .where("secret_until", "is not", null)
    .where("redacted_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  const { sealed, code, ...message } = newest;
  return code ?? (sealed === null ? undefined : openSealed(settings, { ...message, sealed })?.code);
}

/** Decrypts the text stored for delivery. Undefined if another key encrypted it, or if it was changed. */
export function openSealed({ codeKey }: Settings, { sealed, ...message }: SealedMessage): Opened | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(ALGORITHM, keyOf(codeKey), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(boundTo(message)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    // Only `seal` writes this format.
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString()) as Opened;
  } catch {
    // `final` throws if the tag does not match: the key has changed, which the caller reports.
    return undefined;
  }
}

function seal({ codeKey }: Settings, message: Omit<SealedMessage, "sealed">, content: Opened): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(codeKey), iv, { authTagLength: TAG_BYTES }).setAAD(boundTo(message));
  const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** Associated data: the text cannot be decrypted for another recipient. */
const boundTo = ({ channel, recipient }: Omit<SealedMessage, "sealed">): Buffer =>
  Buffer.from(JSON.stringify([channel, recipient]));

const keyOf = (codeKey: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", codeKey, "", "messages of the outbox", KEY_BYTES));
