import { writeFileSync } from "node:fs";
import { recordExamples } from "./record-examples";

/** `npm run record-examples`: records an example of each call at a real bank. The OpenAPI document shows them. */
const FILE = "contract/description/examples.json";
const examples = await recordExamples();
writeFileSync(FILE, `${JSON.stringify(examples, undefined, 1)}\n`);
console.info(`${Object.keys(examples).length} examples are in ${FILE}.`);
process.exit();
