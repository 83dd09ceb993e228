import { CONFIGURATION_PATH, type Configuration, configuration } from "./contract/configuration";

/**
 * Reads the configuration once, when the first call needs it; a failed attempt is not kept, so that the next call tries again.
 * The promise rejects when it cannot be fetched or is not a configuration.
 */
export function configurationFile(): () => Promise<Configuration> {
  let reading: Promise<Configuration> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function read(): Promise<Configuration> {
  const answer = await fetch(CONFIGURATION_PATH);
  return configuration.parse(await answer.json());
}
