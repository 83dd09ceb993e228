import { readFile } from "node:fs/promises";
import { keySetAt } from "../verify-activity/key-set";
import { verifyPaper } from "./verify-paper";

const USAGE = `npm run verify-paper <file> <key set>

Checks a receipt, a payment advice or a statement: whether the bank has signed it, and prints what it signed, to compare
with the paper. Reads PDF, Word, Excel, pictures (PNG, JPEG) of its QR code, and its line as a text file. The key set is the
one that the bank publishes: its address, such as https://bank.example/.well-known/jwks.json, or a copy of it as a file,
which needs no connection. Take it from the bank, never from whoever sent the paper.
What became of the payment since is only known to the bank: open the line of the paper in a browser.
Exit code: 0 if the bank has signed the content, 1 if not, 2 if a file cannot be read.`;

const [path, keys, ...others] = process.argv.slice(2);
if (!path || !keys || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = print(await verifyPaper(await readFile(path), await keySetAt(keys)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

function print(verdict: Awaited<ReturnType<typeof verifyPaper>>): number {
  if (verdict.kind === "unsigned") {
    console.log(`This paper is not proved to be of the bank: ${verdict.fault}.`);
    return 1;
  }
  const { amount, ...content } = verdict.content;
  console.log("The bank has signed this content. Compare each line with the paper.");
  for (const [name, value] of Object.entries(content)) console.log(`  ${name.padEnd(12)} ${value}`);
  console.log(`  ${"amount".padEnd(12)} ${(Number(amount) / 100).toFixed(2)}`);
  return 0;
}
