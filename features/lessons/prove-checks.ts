import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import { groupBy } from "../support/group-by";
import { type Envelope, lessonOf, type Pickle } from "../support/run-record";
import { featureFiles, select } from "../support/selection";
import { type CheckProof, loaded, PROOF_TYPE, verdictOf } from "./check-proof";
import { keywordOf } from "./lesson";
import { onlySummary } from "./pickles";

/**
 * Plays lessons, and checks their Thens as “Check my work” does, after the Givens and after the Whens. Fails if a lesson
 * is done without work, is not green after its Whens, or cannot be played.
 */
const selected = process.argv.slice(2);
const paths = selected.length > 0 ? await select(selected) : featureFiles();
const provided = { paths, parallel: 0, import: ["features/lessons/check-proof-hooks.ts"] };
const { runConfiguration } = await loadConfiguration({ provided });
loaded.support = await loadSupport(runConfiguration);

const pickles = new Map<string, Pickle>();
const pickleOfCase = new Map<string, Pickle>();
const pickleOfAttempt = new Map<string, Pickle>();
const proofs: { readonly pickle: Pickle; readonly proof: CheckProof }[] = [];
const hear = ({ pickle, testCase, testCaseStarted, attachment }: Envelope): void => {
  if (pickle) pickles.set(pickle.id, pickle);
  const planned = testCase && pickles.get(testCase.pickleId);
  if (planned) pickleOfCase.set(testCase.id, planned);
  const begun = testCaseStarted && pickleOfCase.get(testCaseStarted.testCaseId);
  if (begun) pickleOfAttempt.set(testCaseStarted.id, begun);
  const proved = attachment?.mediaType === PROOF_TYPE && pickleOfAttempt.get(attachment.testCaseStartedId ?? "");
  // The cast is safe: the hooks wrote this attachment.
  if (proved) proofs.push({ pickle: proved, proof: JSON.parse(attachment.body) as CheckProof });
};
const options = { ...runConfiguration, support: loaded.support, formats: onlySummary };
const { success } = await runCucumber(options, {}, hear);

const verdicts = groupBy(proofs, ({ proof }) => verdictOf(proof));
for (const [verdict, found] of verdicts) {
  console.info(`${found.length} ${verdict}`);
  if (verdict === "proved" || verdict === "screen") continue;
  for (const { pickle, proof } of found) {
    console.info(`  ${lessonOf(pickle)} ${pickle.name}`);
    const thens = pickle.steps.filter(({ type }) => keywordOf(type) === "Then");
    for (const [at, finding] of proof.played.entries())
      if (finding.kind === "missing") console.info(`    ${thens[at]?.text}: ${finding.why}`);
  }
}
const isProved = !verdicts.has("green at once") && !verdicts.has("never green");
process.exitCode = success && isProved ? 0 : 1;
