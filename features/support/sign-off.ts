import { parseArgs } from "node:util";
import { SIGN_OFFS_FILE } from "./sign-offs";
import { signRows } from "./sign-rows";

const USAGE = 'npm run sign-off -- <row or area> --by "<name>" [--reject] [--remark "<text>"] [--on 2026-11-24]';

/** Accepts the proved rows of an area, or one row, or rejects them, and prints what was signed. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: "string" },
    on: { type: "string" },
    reject: { type: "boolean" },
    remark: { type: "string" },
  },
});
const [of = ""] = positionals;
const { by = "", on = new Date().toISOString().slice(0, 10), remark = "", reject = false } = values;
if (positionals.length !== 1 || by.trim() === "" || !/^\d{4}-\d\d-\d\d$/.test(on)) stop(USAGE);
if (reject && remark.trim() === "") stop("A rejection needs a remark: what is wrong?");
const result = await signRows({ of, by: by.trim(), on, remark, verdict: reject ? "rejected" : "accepted" });
if ("why" in result) stop(result.why);
const { signed, left } = result;
if (left.length > 0) console.info(`Not proved, so not signed: ${left.map(({ id }) => id).join(" ")}`);
for (const { id, text, proofs } of signed)
  console.info(`${id}  ${text}${proofs.map((name) => `\n    ${name}`).join("")}`);
if (signed.length === 0) stop("Nothing was signed.");
console.info(`${signed.length} rows ${reject ? "rejected" : "signed off"}. Commit ${SIGN_OFFS_FILE}.`);

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
