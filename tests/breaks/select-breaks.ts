import { idsNamedBy, type Requirement } from "../../features/support/requirements";
import { Seeded } from "../chaos/seeded";
import type { Break } from "./break";

/**
 * Returns the breaks that match any of the words: a row such as `S1-2.3-01`, an area of the register such as `otp`, or
 * `20:7`, which draws 20 with the seed 7. Without words all breaks are returned.
 */
export function selectBreaks(
  breaks: readonly Break[],
  register: readonly Requirement[],
  words: readonly string[],
): readonly Break[] {
  if (words.length === 0) return breaks;
  const areaOf = new Map(register.map(({ id, area }) => [id, area]));
  const chosen = new Set<Break>();
  for (const word of words) for (const each of matching(word)) chosen.add(each);
  return breaks.filter((each) => chosen.has(each));

  function matching(word: string): readonly Break[] {
    const [, count, seed] = /^(\d+):(\d+)$/.exec(word) ?? [];
    if (count !== undefined) return drawn(breaks, Number(count), new Seeded(Number(seed)));
    const ids = idsNamedBy(word.startsWith("@") ? word : `@${word}`);
    return breaks.filter(({ row }) => (ids.length > 0 ? ids.includes(row) : areaOf.get(row) === word));
  }
}

function drawn<T>(from: readonly T[], count: number, random: Seeded): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(random.between(0, left.length - 1), 1),
  ).flat();
}
