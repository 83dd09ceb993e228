import { json } from "node:stream/consumers";
import { compareRuns, type KeptRun, keptRuns } from "../support/kept-runs";
import { readRegister } from "../support/requirements";
import { readSignOffs } from "../support/sign-offs";

/** Prints the kept runs as one line of JSON, and what changed between the two whose times standard input names. */
const { from, to } = (await json(process.stdin)) as { readonly from?: string; readonly to?: string };
const runs = keptRuns();
const listed = runs.map(({ at, of, selected = [], scenarioCount, rows }) => {
  const count = (wanted: string) => Object.values(rows).filter(({ status }) => status === wanted).length;
  return { at, of, selected, scenarioCount, proved: count("proved"), failing: count("failing") };
});
const [earlier, later] = [from, to].map((at) => runs.find((run) => run.at === at));
const inOrder = (one: KeptRun, other: KeptRun): readonly [KeptRun, KeptRun] =>
  one.at <= other.at ? [one, other] : [other, one];
const changed =
  earlier && later ? { changed: compareRuns(readRegister(), readSignOffs(), inOrder(earlier, later)) } : {};
console.info(JSON.stringify({ runs: listed, ...changed }));
