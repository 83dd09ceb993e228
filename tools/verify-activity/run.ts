import { createReadStream } from "node:fs";
import { checkActivity } from "./verify-activity";

const USAGE = `npm run verify-activity <file>

Checks the CSV of a company's activity: whether a line was cut, changed, added or moved since the bank wrote it.
Exit code: 0 if the file is as the bank wrote it, 1 if it is not, 2 if it cannot be read.`;

const [path, ...others] = process.argv.slice(2);
if (!path || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await check(path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

async function check(path: string): Promise<number> {
  const { faults, entries, title, isWhole, lastSeal } = await checkActivity(createReadStream(path, "utf8"));
  if (title) console.log(title);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) {
    console.log("This file is not as the bank wrote it.");
    return 1;
  }
  console.log(`All ${entries} entries are as the bank wrote them${isWhole ? ", and none is missing" : ""}.`);
  if (lastSeal) console.log(`Seal of the last entry, to compare with the bank's list or PDF: ${lastSeal}`);
  return 0;
}
