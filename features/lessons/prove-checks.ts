import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import { type Envelope, lessonOf, type Pickle } from "../support/run-record";
import { select } from "../support/selection";
import { type CheckProof, loaded, PROOF_TYPE } from "./check-proof";
import { keywordOf } from "./lesson";
import { onlySummary } from "./pickles";

const selected = process.argv.slice(2);
const provided = {
  paths: [...(await select(selected))],
  parallel: 0,
  import: ["features/lessons/check-proof-hooks.ts"],
};
const { runConfiguration } = await loadConfiguration({ provided });
loaded.support = await loadSupport(runConfiguration);
const pickles = new Map<string, Pickle>();
const pickleOf = new Map<string, string>();
const proofs = new Map<string, CheckProof>();
const hear = ({ pickle, testCase, testCaseStarted, attachment }: Envelope): void => {
  if (pickle) pickles.set(pickle.id, pickle);
  if (testCase) pickleOf.set(testCase.id, testCase.pickleId);
  if (testCaseStarted) pickleOf.set(testCaseStarted.id, pickleOf.get(testCaseStarted.testCaseId) ?? "");
  if (attachment?.mediaType === PROOF_TYPE)
    proofs.set(pickleOf.get(attachment.testCaseStartedId ?? "") ?? "", JSON.parse(attachment.body));
};
await runCucumber({ ...runConfiguration, support: loaded.support, formats: onlySummary }, {}, hear);
for (const [id, { atStage, later }] of proofs) {
  const pickle = pickles.get(id) as Pickle;
  const thens = pickle.steps.filter(({ type }) => keywordOf(type) === "Then");
  const at = atStage.flatMap((f, i) => (f.kind === "screen" ? [] : [i]));
  if (at.length === 0) {
    console.info("SCREEN", lessonOf(pickle));
    continue;
  }
  const weak = at.every((i) => atStage[i]?.kind === "met");
  console.info(weak ? "WEAK" : "RED", lessonOf(pickle), pickle.name);
  for (const i of at) {
    const end = later.at(-1)?.[i];
    if (!later.some((fs) => fs[i]?.kind === "met")) console.info("  NEVER", thens[i]?.text, JSON.stringify(end));
    else if (end?.kind !== "met") console.info("  MID", thens[i]?.text, JSON.stringify(end));
    else if (weak) console.info("  THEN", thens[i]?.text);
  }
}
