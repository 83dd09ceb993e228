/** Shorter names, such as HOST, are too similar to other programs' variables. */
const LENGTH_MIN = 6;
const DISTANCE_MAX = 2;

/** Returns the names that are similar to a known one, each with the name that was meant. */
export function misspeltNames(
  given: readonly string[],
  known: readonly string[],
): readonly (readonly [string, string])[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((each) => each.length >= LENGTH_MIN && distance(name.toUpperCase(), each) <= DISTANCE_MAX);
    return meant ? [[name, meant] as const] : [];
  });
}

/** The number of letters to insert, remove or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
