import { writeFileSync } from "node:fs";
import { dryRun } from "./dry-run";
import { PHRASE_PAGE, phrasePage } from "./phrase-page";

/** `npm run phrases` writes the page of phrases. With `--json` it prints the page and the result of the dry run instead. */
const { phrases, pickles, unclear } = await dryRun();
const page = phrasePage(phrases);
if (process.argv.includes("--json")) {
  const unused = phrases.filter(({ uses }) => uses.length === 0).map(({ pattern }) => pattern);
  console.info(JSON.stringify({ steps: pickles.flatMap(({ steps }) => steps).length, unclear, unused, page }));
} else {
  writeFileSync(PHRASE_PAGE, page);
  console.info(PHRASE_PAGE);
}
