import type { Bank } from "../bank";
import { bankNow } from "../clock";
import { markMailed, takeMails } from "./mail-queue";
import type { MailServer } from "./mail-server";

const BEAT_MS = 500;

/**
 * Sends the e-mails of the outbox through a real mail server too, some time after they were committed: no command waits for it or fails with it.
 * Runs until the returned function is called, and resolves when what was on its way has gone.
 */
export function mailOutbox(bank: Pick<Bank, "db" | "log">, server: MailServer): () => Promise<void> {
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
async function mailAll({ db, log }: Pick<Bank, "db" | "log">, server: MailServer): Promise<void> {
  for (const mail of await takeMails(db, await bankNow(db), new Date())) {
    try {
      await server.send(mail);
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
