import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { RequestHandler } from "express";
import type { Configuration as ClientConfiguration } from "../../contract/configuration";
import { readConfiguration } from "../../contract/read-configuration";
import type { Bank } from "../calls/bank";
import { bankNow } from "../core/clock";
import type { Configuration } from "../operator/configuration";

/**
 * Returns the client's configuration: for this bank, or from a file. The file is read each time, so that changes need
 * no build or restart.
 */
function clientConfiguration(configuration: Configuration): ClientConfiguration {
  const { apiBasePath, payloadSecret, isEncrypted, hasFieldFigures, clientConfiguration: file } = configuration;
  if (file === undefined)
    return { apiBasePath, payloadSecret, isEncrypted, ...(hasFieldFigures && { hasFieldFigures }) };
  return readConfiguration(readFileSync(file, "utf8"), file);
}

/**
 * Serves the client's configuration. If the file is broken at run time, the bank logs it and the client reports that
 * the bank cannot be reached. The Date header is the time of the configured bank, from which a page takes its first
 * time.
 */
export function serveClientConfiguration(configuration: Configuration, { db, log }: Bank): RequestHandler {
  const isOurs = configuration.clientConfiguration === undefined;
  return async (_, response) => {
    try {
      // If the database is down, the Date header is omitted: the computer's time would be wrong.
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

/**
 * Returns the origin of the bank's API if it is another server, for the content security policy.
 * @throws an error for the operator if the configuration is invalid
 */
export function bankElsewhere(configuration: Configuration): string | undefined {
  const { apiBasePath } = explained(configuration);
  return URL.canParse(apiBasePath) ? new URL(apiBasePath).origin : undefined;
}

const unreadable: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `there is no file ${file}. Correct the path, or remove the variable.`,
  EISDIR: (file) => `${file} is a folder. Name a file, or remove the variable.`,
  EACCES: (file) => `${file} cannot be read by this user. Change its owner or its mode.`,
};

function explained(configuration: Configuration): ClientConfiguration {
  try {
    return clientConfiguration(configuration);
  } catch (error) {
    const { clientConfiguration: file = "" } = configuration;
    const explain = error instanceof Error && "code" in error ? unreadable[String(error.code)] : undefined;
    const why = explain?.(resolve(file)) ?? `${error instanceof Error ? error.message : error} Correct the file.`;
    throw new Error(`CLIENT_CONFIGURATION: ${why} See docs/real-bank.md.`, { cause: error });
  }
}
