import { picklesOf } from "../lessons/pickles";
import { proofsOf, readAcceptanceRecord, rowTexts } from "../support/acceptance-record";
import { joinRequirements } from "../support/requirement-report";
import { readRegister } from "../support/requirements";
import { featureFiles } from "../support/selection";
import { latestSignOffs, readSignOffs } from "../support/sign-offs";
import { storiesOf } from "../support/write-acceptance";

/** Prints the rows of the register with their proofs of the last runs, as one line of JSON for the console's sign-off. */
const record = readAcceptanceRecord();
const pickles = await picklesOf(featureFiles());
const register = readRegister();
const { results } = joinRequirements(register, record ? proofsOf(record, pickles) : []);
const signOffs = latestSignOffs(readSignOffs(), rowTexts(register, pickles));
const rows = register.map(({ id, area, text }) => {
  const { status = "unproved", scenarios = [] } = results[id] ?? {};
  return { id, area, text, status, proofs: scenarios, signOff: signOffs.get(id) };
});
const stories = record ? storiesOf(pickles, record) : [];
const scenarios = stories.map(({ name, lesson: { steps }, picture }) => ({ name, steps, picture }));
console.info(JSON.stringify({ version: record?.lastRun.of ?? "", rows, scenarios }));
