import { readFileSync } from "node:fs";
import type { RequestHandler } from "express";
import type { Configuration as ClientConfiguration } from "../../adapters/bank-api/contract/configuration";
import { readConfiguration } from "../../adapters/bank-api/contract/read-configuration";
import type { Bank } from "../bank";
import { bankNow } from "../clock";
import type { Configuration } from "../configuration";

/** What the client is told of its bank: this one, or the one that a file names, read anew each time so that nothing is built or started for a change. */
function clientConfiguration(configuration: Configuration): ClientConfiguration {
  const { apiBasePath, payloadSecret, isEncrypted, clientConfiguration: file } = configuration;
  if (file === undefined) return { apiBasePath, payloadSecret, isEncrypted };
  return readConfiguration(readFileSync(file, "utf8"), file);
}

/**
 * A file that was broken while the bank runs is told to the log, and the client says that the bank cannot be reached.
 * The answer is dated by the clock of the bank that it names: a page has its first time from it.
 */
export function serveClientConfiguration(configuration: Configuration, { db, log }: Bank): RequestHandler {
  const isOurs = configuration.clientConfiguration === undefined;
  return async (_, response) => {
    try {
      // Without the database, none is better than the computer's.
      const now = isOurs ? await bankNow(db).catch(() => undefined) : new Date();
      response.sendDate = false;
      if (now) response.setHeader("Date", now.toUTCString());
      response.json(clientConfiguration(configuration));
    } catch (error) {
      log.error({ event: "client_configuration", why: String(error) }, "The client's configuration cannot be used");
      response.status(500).json({ description: "The client's configuration cannot be used; the log says why." });
    }
  };
}

/** Where the client calls, when that is another server: the content policy must allow it. @throws with words for whoever starts the bank. */
export function bankElsewhere(configuration: Configuration): string | undefined {
  const { apiBasePath } = clientConfiguration(configuration);
  return URL.canParse(apiBasePath) ? new URL(apiBasePath).origin : undefined;
}
