import type { Bank } from "../calls/bank";
import { bankNow } from "../core/clock";
import type { MessageCarrier } from "./carrier";
import { giveUpMail, markMailed, takeMails } from "./mail-queue";

const BEAT_MS = 500;
const UNREADABLE =
  "A message with a code or a default password was encrypted under another CODE_KEY. The user gets another one by " +
  "signing in again, or by Forgot Password? on the sign-in page.";

/**
 * Sends the outbox's e-mails, or its SMS, some time after they were committed: no call waits for it or fails
 * with it. Runs until the returned function is called, which resolves when messages in progress are sent.
 */
export function sendOutbox(bank: Pick<Bank, "db" | "log" | "settings">, carrier: MessageCarrier): () => Promise<void> {
  let beating: Promise<void> | undefined;
  const beat = async () => {
    try {
      await sendAll(bank, carrier);
    } catch (error) {
      bank.log.error({ error }, "The database gave no messages to send: they wait until it answers");
    } finally {
      beating = undefined;
    }
  };
  const timer = setInterval(() => {
    beating ??= beat();
  }, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await beating;
    carrier.close();
  };
}

/** Logs which message failed and the server's numeric reply, never the recipient or the text. */
async function sendAll(bank: Pick<Bank, "db" | "log" | "settings">, carrier: MessageCarrier): Promise<void> {
  const { db, log } = bank;
  const now = await bankNow(db);
  for (const { text, ...mail } of await takeMails(bank, now, new Date(), carrier.channel)) {
    if (text === undefined) {
      log.warn({ event: "mail_unreadable", message: mail.id, username: mail.username }, UNREADABLE);
      await giveUpMail(db, mail.id, now);
      continue;
    }
    try {
      await carrier.send({ ...mail, text });
      await markMailed(db, mail.id, new Date());
    } catch (error) {
      log.warn(
        { event: "mail_failed", message: mail.id, ...reasonOf(error) },
        carrier.channel === "sms"
          ? "An SMS was not sent: check the gateway of SMS_URL"
          : "An e-mail was not sent: check the server of SMTP_URL",
      );
    }
  }
}

function reasonOf(error: unknown): object {
  // Only the codes of the mail library's error: its message can contain addresses.
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code: typeof code === "string" ? code : undefined, answer: Number(responseCode) || undefined };
}
