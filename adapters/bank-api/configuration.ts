import type { Log } from "../../application/ports/log";
import { CONFIGURATION_PATH, type Configuration } from "./contract/configuration";
import { readConfiguration } from "./contract/read-configuration";

/**
 * Reads the configuration once, when the first call needs it; a failed attempt is not kept, so that the next call tries again.
 * The promise rejects when it cannot be fetched or is not a configuration; the log is told which field is wrong, for whoever wrote the file.
 */
export function configurationFile(log: Log): () => Promise<Configuration> {
  let reading: Promise<Configuration> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      log.warn("The configuration cannot be used", { kind: error instanceof Error ? error.message : "unreadable" });
      throw error;
    });
    return reading;
  };
}

async function read(): Promise<Configuration> {
  const answer = await fetch(CONFIGURATION_PATH, { cache: "no-store" });
  return readConfiguration(await answer.text(), CONFIGURATION_PATH);
}
