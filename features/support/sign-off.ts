import { parseArgs } from "node:util";
import { picklesOf } from "../lessons/pickles";
import { proofsOf, readAcceptanceRecord, rowTexts } from "./acceptance-record";
import { joinRequirements } from "./requirement-report";
import { readRegister } from "./requirements";
import { featureFiles } from "./selection";
import { addSignOff, nearestRows, readSignOffs, rowsNamed, SIGN_OFFS_FILE, writeSignOffs } from "./sign-offs";
import { writeAcceptance } from "./write-acceptance";

const USAGE = 'npm run sign-off -- <row or area> --by "<name>" [--remark "<text>"] [--on 2026-11-24]';

/** Signs off the proved rows of an area, or one row, and writes the page of requirements again. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" }, on: { type: "string" }, remark: { type: "string" } },
});
const [of = ""] = positionals;
const { by = "", on = new Date().toISOString().slice(0, 10), remark = "" } = values;
if (positionals.length !== 1 || by.trim() === "" || !/^\d{4}-\d\d-\d\d$/.test(on)) stop(USAGE);
const register = readRegister();
const named = rowsNamed(of, register);
if (named.length === 0) stop(`“${of}” is no row and no area. Nearest: ${nearestRows(of, register).join(", ")}.`);
const record = readAcceptanceRecord();
if (!record) stop("There is no run to sign: `npm run features` makes one.");

const pickles = await picklesOf(featureFiles());
const { results } = joinRequirements(register, proofsOf(record, pickles));
const isSignable = ({ id, verify }: (typeof named)[number]) => verify === "none" || results[id]?.status === "proved";
const [signed, left] = [named.filter(isSignable), named.filter((row) => !isSignable(row))];
if (left.length > 0) console.info(`Not proved, so not signed: ${left.map(({ id }) => id).join(" ")}`);
if (signed.length === 0) stop("Nothing was signed.");
for (const { id, text } of signed) {
  const proofs = results[id]?.scenarios.map((name) => `\n    ${name}`) ?? [];
  console.info(`${id}  ${text}${proofs.join("")}`);
}
const texts = rowTexts(register, pickles);
const rows = Object.fromEntries(signed.map(({ id }) => [id, texts[id] ?? ""]));
writeSignOffs(addSignOff(readSignOffs(), { of, by: by.trim(), on, remark, rows }));
writeAcceptance(record, pickles);
console.info(`${signed.length} rows signed off. Commit ${SIGN_OFFS_FILE}.`);

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
