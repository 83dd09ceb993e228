import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { outcomesOf, type TestResult, unknownMarks } from "./law";
import { laws } from "./laws";

/**
 * Writes `reports/laws.json` from the reports of the unit tests and the scenarios of this run,
 * and fails if a law does not hold for a kind or a title names an unknown cell.
 */
type VitestReport = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};
type CucumberReport = readonly {
  readonly elements: readonly {
    readonly name: string;
    readonly steps: readonly { readonly result: { readonly status: string } }[];
  }[];
}[];

const ran = [...unitTests("reports/vitest.json"), ...scenarios("reports/features.json")];
const outcomes = outcomesOf(laws, ran);
const unknown = unknownMarks(
  laws,
  ran.map(({ title }) => title),
);
writeFileSync("reports/laws.json", `${JSON.stringify(outcomes, null, 2)}\n`);
const broken = outcomes.filter((outcome) => "holds" in outcome && !outcome.holds);
for (const { law, kind } of broken) console.info(`The law "${law}" is not proved for: ${kind}`);
for (const each of unknown) console.info(`A test title names a cell that no law has: ${each}`);
console.info(`${outcomes.length - broken.length} of ${outcomes.length} cells hold or have a reason. reports/laws.json`);
process.exitCode = broken.length + unknown.length === 0 ? 0 : 1;

function unitTests(file: string): readonly TestResult[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ fullName, status }) => ({ title: fullName, passed: status === "passed" }));
}

/** Returns the scenarios. A retried scenario appears once for each try and passes if one try passed. */
function scenarios(file: string): readonly TestResult[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, "utf8")) as CucumberReport;
  const passed = new Map<string, boolean>();
  for (const { name, steps } of report.flatMap(({ elements }) => elements))
    passed.set(name, (passed.get(name) ?? false) || steps.every(({ result }) => result.status === "passed"));
  return [...passed].map(([title, isPassed]) => ({ title, passed: isPassed }));
}
