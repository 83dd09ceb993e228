import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { BREAKS_FILE, type BreakOutcomes, readBreakOutcomes } from "../../features/support/breaks";
import type { Break } from "./break";

/** Results of the last run. */
const REPORT = "reports/breaks.json";

export const digestOf = ({ file, find, replace }: Break): string =>
  createHash("sha256")
    .update(JSON.stringify([file, find, replace]))
    .digest("hex")
    .slice(0, 12);

/** Writes the results of a run, and merges them into the kept results. Results of changed or removed breaks are dropped. */
export function writeOutcomes(ran: BreakOutcomes, breaks: readonly Break[]): void {
  mkdirSync("reports", { recursive: true });
  writeFileSync(REPORT, asJson(ran));
  const all = { ...readBreakOutcomes(), ...ran };
  const current = breaks.flatMap((each) => {
    const outcome = all[each.row];
    return outcome?.edit === digestOf(each) ? [[each.row, outcome] as const] : [];
  });
  writeFileSync(BREAKS_FILE, asJson(Object.fromEntries(current)));
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
