const MILLISECONDS_OF_DAY = 86_400_000;
const MILLISECONDS_OF_MINUTE = 60_000;

/** Whether the day `daysAgo` days before a moment is from Monday to Friday. */
export const isWorkingDay = (now: Date, daysAgo: number): boolean =>
  ![0, 6].includes(new Date(now.getTime() - daysAgo * MILLISECONDS_OF_DAY).getUTCDay());

/** Returns a minute of the day `daysAgo` days ago, or of the preceding working day. */
export function pastMoment(now: Date, daysAgo: number, minute: number): Date {
  if (!isWorkingDay(now, daysAgo)) return pastMoment(now, daysAgo + 1, minute);
  const today = Math.floor(now.getTime() / MILLISECONDS_OF_DAY) * MILLISECONDS_OF_DAY;
  return new Date(today - daysAgo * MILLISECONDS_OF_DAY + minute * MILLISECONDS_OF_MINUTE);
}

/** Generates repeatable random numbers from 0 to 1 (mulberry32), for a realistic history, not for secrets. */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
