import { wordsOf } from "../finding";
import type { SavedReport } from "./saved-report";

type Call = SavedReport["calls"][number];
type Deviation = Call["deviations"][number];

/** Returns what differs from the last report, one line each: deviations, calls that were lost, and other verdicts. */
export function differencesBetween(before: SavedReport, now: SavedReport): readonly string[] {
  const old = deviationsOf(before);
  const current = deviationsOf(now);
  const added = [...current].filter(([key]) => !old.has(key)).map(([, line]) => `new        ${line}`);
  const names = new Set(now.calls.map(({ name }) => name));
  const isMade = (key: string) => names.has((JSON.parse(key) as [string])[0]);
  const gone = [...old].filter(([key]) => !current.has(key) && isMade(key)).map(([, line]) => `gone       ${line}`);
  return [...added, ...gone, ...otherVerdicts(before, now)];
}

/** Two deviations are the same if they are of the same call, field and expectation; the value may differ. */
function deviationsOf({ calls }: SavedReport): ReadonlyMap<string, string> {
  const keyOf = (name: string, { part, place, expected }: Deviation) => JSON.stringify([name, part, place, expected]);
  return new Map(
    calls.flatMap(({ name, deviations }) =>
      deviations.map((found): [string, string] => [keyOf(name, found), `${name}  ${found.part}: ${wordsOf(found)}`]),
    ),
  );
}

/** A deviation is in the list already, so these are calls that are refused or not made now, or were. */
function otherVerdicts(before: SavedReport, now: SavedReport): string[] {
  const old = new Map(before.calls.map(({ name, verdict }) => [name, verdict]));
  const current = new Map(now.calls.map(({ name, verdict }) => [name, verdict]));
  const changed = now.calls.flatMap(({ name, verdict }) => {
    const was = old.get(name);
    if (was === undefined) return [`added      ${name}  ${verdict}`];
    if (was === verdict || verdict === "deviates" || was === "deviates") return [];
    return [`changed    ${name}  ${was}, now ${verdict}`];
  });
  const missing = before.calls.filter(({ name }) => !current.has(name)).map(({ name }) => `missing    ${name}`);
  return [...changed, ...missing];
}
