import { type DestinationStream, type Logger, pino } from "pino";

export type { DestinationStream, Logger };

/** One JSON line an event, times in UTC. Nothing of a call's body is ever given to it. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: describe } };
  return destination ? pino(options, destination) : pino(options);
}

/** An account, a phone, a code. */
const LONG_NUMBER = /\d{5,}/g;

/** What went wrong and where, without the values that errors carry in their words. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const where = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  const code = "code" in error ? error.code : undefined;
  const words = code ? { code } : { message: error.message.replace(LONG_NUMBER, "#") };
  return { type: error.name, ...words, where: where.map((line) => line.trim()).slice(0, 12) };
}
