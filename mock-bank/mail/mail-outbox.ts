import type { Bank } from "../bank";
import { bankNow } from "../clock";
import { giveUpMail, markMailed, takeMails } from "./mail-queue";
import type { MailServer } from "./mail-server";

const BEAT_MS = 500;

/**
 * Sends the e-mails of the outbox through a real mail server too, some time after they were committed: no command waits for it or fails with it.
 * Runs until the returned function is called, and resolves when what was on its way has gone.
 */
export function mailOutbox(bank: Pick<Bank, "db" | "log" | "settings">, server: MailServer): () => Promise<void> {
  let beating: Promise<void> | undefined;
  const beat = async () => {
    try {
      await mailAll(bank, server);
    } catch (error) {
      bank.log.error({ error }, "The outbox could not be mailed");
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
    server.close();
  };
}

/** The log is told which message did not go out and why, by the server's own numbers: never to whom, nor what it says. */
async function mailAll(bank: Pick<Bank, "db" | "log" | "settings">, server: MailServer): Promise<void> {
  const { db, log } = bank;
  const now = await bankNow(db);
  for (const { text, ...mail } of await takeMails(bank, now, new Date())) {
    if (text === undefined) {
      log.warn({ event: "mail_unreadable", message: mail.id }, "An e-mail was encrypted under another CODE_KEY");
      await giveUpMail(db, mail.id, now);
      continue;
    }
    try {
      await server.send({ ...mail, text });
      await markMailed(db, mail.id, new Date());
    } catch (error) {
      log.warn({ event: "mail_failed", message: mail.id, ...reasonOf(error) }, "An e-mail was not sent");
    }
  }
}

function reasonOf(error: unknown): object {
  // What the mail library adds to its errors; its words may hold addresses.
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code: typeof code === "string" ? code : undefined, answer: Number(responseCode) || undefined };
}
