import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { snapshotOf } from "../mock-bank/database/snapshot";
import { emptySnapshot } from "../mock-bank/opening/memory";
import { workerProgram } from "../mock-bank/threads/worker-program";
import { workerScripts } from "../mock-bank/threads/worker-scripts";

// Writes the files that the bank makes when it runs from its sources: the empty database and the scripts of threads that
// handle one call. The thread of the database is built with the bank.
// Usage: prepare-bank.ts <folder of the built bank>. A process of its own, because an opened database keeps a timer.
const [folder = "."] = process.argv.slice(2);

for (const script of [workerScripts.sheet, workerScripts.form])
  copyFileSync(await workerProgram(script)(), join(folder, script.name));
const database = await snapshotOf(emptySnapshot);
writeFileSync(join(folder, `${emptySnapshot.name}.tar`), Buffer.from(await database.arrayBuffer()));
process.exit();
