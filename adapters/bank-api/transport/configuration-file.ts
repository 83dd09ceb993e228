import type { Log } from "../../../application/ports/log";
import { CONFIGURATION_PATH, type Configuration } from "../../../contract/configuration";
import { readConfiguration } from "../../../contract/read-configuration";
import type { DateHeaderListener } from "./bank-transport";

/**
 * Reads the configuration once, when the first call needs it. A failed attempt is not cached, so the next call tries
 * again.
 * The promise rejects if the file cannot be fetched or is invalid; the log names the invalid field.
 * The `Date` header of this answer is the page's first information about the bank's time.
 */
export function configurationFile(log: Log, onDateHeader: DateHeaderListener): () => Promise<Configuration> {
  let reading: Promise<Configuration> | undefined;
  return () => {
    reading ??= read(onDateHeader).catch((error: unknown) => {
      reading = undefined;
      log.warn("The configuration cannot be used", { kind: error instanceof Error ? error.message : "unreadable" });
      throw error;
    });
    return reading;
  };
}

async function read(onDateHeader: DateHeaderListener): Promise<Configuration> {
  const sentAt = performance.now();
  const answer = await fetch(CONFIGURATION_PATH, { cache: "no-store" });
  onDateHeader(answer.headers.get("Date"), performance.now() - sentAt);
  return readConfiguration(await answer.text(), CONFIGURATION_PATH);
}
