import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { COURSE_LESSONS, compileLessons } from "../features/lessons/compile-lessons";
import { openAcr, parseProofs } from "./accessibility/report-files";
import { recordExamples } from "./contract/examples/record-examples";

/**
 * `npm run generate`: writes the committed files that are made from code. With `--compare`, as in `npm test`, it fails if
 * one differs from what is committed.
 */
const changed: string[] = [];
write(COURSE_LESSONS, `${JSON.stringify(await compileLessons(), undefined, 1)}\n`);

const proofs = parseProofs(readFileSync("tests/accessibility/criteria.tsv", "utf8"));
write("docs/accessibility.openacr.yaml", openAcr(proofs));

write("contract/description/examples.json", `${JSON.stringify(await recordExamples(), undefined, 1)}\n`);
if (process.argv.includes("--compare") && changed.length > 0) {
  console.error("Not as generated, so now written: commit the changes.");
  process.exit(1);
}
process.exit();

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
  changed.push(file);
  console.info(file);
}
