import { readFileSync } from "node:fs";
import { keySetAt } from "../verify-activity/key-set";
import { checkEvidence } from "./verify-evidence";

const USAGE = `npm run verify-evidence <archive> <key set>

Checks the archive of an acceptance: whether the bank has signed it, and whether a file was changed, added or removed
since. The key set is that of the bank that packed it: its address, such as http://127.0.0.1:4000/.well-known/jwks.json,
or a copy of it as a file. Take it from the bank, never from whoever sent the archive.
Exit code: 0 if the archive is as the bank packed it, 1 if it is not, 2 if a file cannot be read.`;

const [path, keys, ...others] = process.argv.slice(2);
if (!path || !keys || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const { faults, files } = checkEvidence(readFileSync(path), await keySetAt(keys));
    for (const fault of faults) console.log(fault);
    console.log(
      faults.length > 0
        ? "This archive is not as the bank packed it."
        : `All ${files} files are as the bank packed them.`,
    );
    process.exitCode = faults.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
