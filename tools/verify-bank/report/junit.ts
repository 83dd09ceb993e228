import { wordsOf } from "../finding";
import { escaped } from "./escaped";
import type { SavedReport } from "./saved-report";

/** Returns the report as JUnit XML, which CI servers read: a test case for each check. */
export function junitOf({ calls, at, bank }: SavedReport): string {
  const count = (verdict: string) => calls.filter((call) => call.verdict === verdict).length;
  const counts = `tests="${calls.length}" failures="${count("deviates")}" skipped="${count("skipped")}"`;
  const cases = calls.map(({ name, path, verdict, deviations, notes }) => {
    const suite = path ? (name.split(".")[0] ?? "") : "behaviour";
    const failures = deviations.map((found) => `<failure message="${escaped(wordsOf(found))}" type="${found.part}"/>`);
    const skipped = verdict === "skipped" ? [`<skipped message="${escaped(notes.join("; "))}"/>`] : [];
    const remarks = notes.length > 0 ? [`<system-out>${escaped(notes.join("\n"))}</system-out>`] : [];
    const inner = [...failures, ...skipped, ...remarks].join("");
    return `    <testcase classname="verify-bank.${escaped(suite)}" name="${escaped(name)}">${inner}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escaped(bank)}" timestamp="${at.slice(0, 19)}" ${counts}>`,
    ...cases,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}
