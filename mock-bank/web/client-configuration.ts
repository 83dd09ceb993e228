import { readFileSync } from "node:fs";
import type { RequestHandler } from "express";
import type { Configuration as ClientConfiguration } from "../../adapters/bank-api/contract/configuration";
import { readConfiguration } from "../../adapters/bank-api/contract/read-configuration";
import type { Configuration } from "../configuration";
import type { Logger } from "../log";

/** What the client is told of its bank: this one, or the one that a file names, read anew each time so that nothing is built or started for a change. */
function clientConfiguration(configuration: Configuration): ClientConfiguration {
  const { apiBasePath, payloadSecret, isEncrypted, clientConfiguration: file } = configuration;
  if (file === undefined) return { apiBasePath, payloadSecret, isEncrypted };
  return readConfiguration(readFileSync(file, "utf8"), file);
}

/** A file that was broken while the bank runs is told to the log, and the client says that the bank cannot be reached. */
export function serveClientConfiguration(configuration: Configuration, log: Logger): RequestHandler {
  return (_, response) => {
    try {
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
