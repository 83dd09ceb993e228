const MILLISECONDS_OF_DAY = 86_400_000;
const MILLISECONDS_OF_MINUTE = 60_000;

/** Whether the day so many days before a moment is from Monday to Friday. */
export const isWorkingDay = (now: Date, daysAgo: number): boolean =>
  ![0, 6].includes(new Date(now.getTime() - daysAgo * MILLISECONDS_OF_DAY).getUTCDay());

/** A minute of the day so many days ago, or of the working day before it. */
export function pastMoment(now: Date, daysAgo: number, minute: number): Date {
  if (!isWorkingDay(now, daysAgo)) return pastMoment(now, daysAgo + 1, minute);
  const today = Math.floor(now.getTime() / MILLISECONDS_OF_DAY) * MILLISECONDS_OF_DAY;
  return new Date(today - daysAgo * MILLISECONDS_OF_DAY + minute * MILLISECONDS_OF_MINUTE);
}

/** Numbers from 0 to 1 that are the same each time (mulberry32): for a history that is believable, not for a secret. */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
