import type { Log } from "../../application/ports/log";
import { CONFIGURATION_PATH, type Configuration } from "./contract/configuration";
import { readConfiguration } from "./contract/read-configuration";
import type { HearTime } from "./exchange";

/**
 * Reads the configuration once, when the first call needs it. A failed attempt is not cached, so the next call tries
 * again.
 * The promise rejects if the file cannot be fetched or is invalid; the log names the invalid field.
 * The `Date` header of this answer is the page's first information about the bank's time.
 */
export function configurationFile(log: Log, hearTime: HearTime): () => Promise<Configuration> {
  let reading: Promise<Configuration> | undefined;
  return () => {
    reading ??= read(hearTime).catch((error: unknown) => {
      reading = undefined;
      log.warn("The configuration cannot be used", { kind: error instanceof Error ? error.message : "unreadable" });
      throw error;
    });
    return reading;
  };
}

async function read(hearTime: HearTime): Promise<Configuration> {
  const askedAt = performance.now();
  const answer = await fetch(CONFIGURATION_PATH, { cache: "no-store" });
  hearTime(answer.headers.get("Date"), performance.now() - askedAt);
  return readConfiguration(await answer.text(), CONFIGURATION_PATH);
}
