import { createReadStream } from "node:fs";
import { keySetAt } from "./key-set";
import { checkActivity } from "./verify-activity";

const USAGE = `npm run verify-activity <file> <key set>

Checks the CSV of a company's activity: whether the bank has signed it, and whether a line was cut, changed, added or
moved since. The key set is the one that the bank publishes: its address, such as
https://bank.example/.well-known/jwks.json, or a copy of it as a file. Take it from the bank, never from whoever sent
the file.
Exit code: 0 if the file is as the bank wrote it, 1 if it is not, 2 if a file cannot be read.`;

const [path, keys, ...others] = process.argv.slice(2);
if (!path || !keys || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await check(path, await keySetAt(keys));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

async function check(path: string, keySet: unknown): Promise<number> {
  const result = await checkActivity(createReadStream(path, "utf8"), keySet);
  const { faults, entries, title, isWhole, lastSeal, signed } = result;
  if (title) console.log(title);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0 || !signed) {
    console.log("This file is not proved to be as the bank wrote it.");
    return 1;
  }
  console.log(`Signed by ${signed.bank} on ${signed.issuedAt}.`);
  console.log(`All ${entries} entries are as the bank wrote them${isWhole ? ", and none is missing" : ""}.`);
  if (lastSeal) console.log(`Seal of the last entry, to compare with the bank's list or PDF: ${lastSeal}`);
  return 0;
}
