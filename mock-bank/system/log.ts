import { type DestinationStream, type Logger, pino } from "pino";

export type { DestinationStream, Logger };

/** Opens the log: one JSON line per event, times in UTC. Contents of a call's body must never be logged. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: describe } };
  return destination ? pino(options, destination) : pino(options);
}

/** Account numbers, phone numbers and codes. */
const LONG_NUMBER = /\d{5,}/g;

/** Describes an error with its place, without the values in its message. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const where = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  const code = "code" in error ? error.code : undefined;
  const words = code ? { code } : { message: error.message.replace(LONG_NUMBER, "#") };
  return { type: error.name, ...words, where: where.map((line) => line.trim()).slice(0, 12) };
}
