import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { lockFolder } from "../../mock-bank/database/folder-lock";
import { openDatabase } from "../../mock-bank/opening/open";

const root = mkdtempSync(join(tmpdir(), "bank-lock-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function aFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  return folder;
}

const lockProgram = join(import.meta.dirname, "../../mock-bank/database/folder-lock.ts");
/** Locks the folder as soon as a line arrives, prints the outcome and goes on until it is killed. */
const lockingProcess = (folder: string): string[] => [
  "--import",
  "tsx",
  "--input-type=module",
  "--eval",
  `import { lockFolder } from ${JSON.stringify(lockProgram)};
   process.stdin.on("data", () => {
     try { lockFolder(${JSON.stringify(folder)}); console.log("holds"); } catch (error) { console.log(error.message); }
   });
   console.log("ready");`,
];

function start(command: string, args: readonly string[]) {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const nextLine = async (): Promise<string> => String((await once(child.stdout, "data"))[0]).trim();
  return { child, nextLine };
}

it("a second bank in an open folder is refused, and the error names the process that holds it", async () => {
  const folder = aFolder("twice");
  const bank = await openDatabase({ folder });
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The bank in ${folder} is already open in process ${process.pid} on ${hostname()}. Stop that one first, or give this one another DATA_DIR.`,
  );
  await bank.close();
  await (await openDatabase({ folder })).close();
});

it("the lock of a killed process is free, and one of many parallel processes gets it", async () => {
  const folder = aFolder("killed");
  const holder = start(process.execPath, lockingProcess(folder));
  await holder.nextLine();
  holder.child.stdin.write("go\n");
  expect(await holder.nextLine()).toBe("holds");
  holder.child.kill("SIGKILL");
  await once(holder.child, "exit");

  const rivals = Array.from({ length: 6 }, () => start(process.execPath, lockingProcess(folder)));
  await Promise.all(rivals.map(({ nextLine }) => nextLine()));
  const answers = rivals.map(({ nextLine }) => nextLine());
  for (const { child } of rivals) child.stdin.write("go\n");
  const words = await Promise.all(answers);
  for (const { child } of rivals) child.kill();
  expect(words.filter((word) => word === "holds")).toHaveLength(1);
  expect(words.filter((word) => word.includes("already open"))).toHaveLength(5);
});

const hasNamespaces = spawnSync("unshare", ["--pid", "--fork", "true"]).status === 0;
it.runIf(hasNamespaces)("a process of another process namespace, such as a container, is refused", async () => {
  const folder = aFolder("containers");
  const lock = lockFolder(folder);
  const container = start("unshare", ["--pid", "--fork", process.execPath, ...lockingProcess(folder)]);
  await container.nextLine();
  container.child.stdin.write("go\n");
  expect(await container.nextLine()).toContain("already open");
  lock.release();
  container.child.stdin.write("go\n");
  expect(await container.nextLine()).toBe("holds");
  container.child.stdin.end();
});

it("a lock file that a former process left locks nothing", () => {
  const folder = aFolder("left");
  writeFileSync(join(folder, "bank.lock"), `process ${process.pid} on another host`);
  expect(() => lockFolder(folder).release()).not.toThrow();
});

it("a damaged database is refused with an error that says what to do, and its folder is free again", async () => {
  const folder = aFolder("damaged");
  await (await openDatabase({ folder })).close();
  truncateSync(join(folder, "postgresql/global/pg_control"), 10);
  await expect(openDatabase({ folder })).rejects.toThrow(
    `DATA_DIR: the embedded database in ${join(folder, "postgresql")} cannot be opened: its files are damaged or incomplete. ` +
      "Restore the folder from a copy, or move it away to begin with a new bank.",
  );
  expect(() => lockFolder(folder).release()).not.toThrow();
});
