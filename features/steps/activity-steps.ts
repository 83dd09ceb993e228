import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { type DataTable, Then, When } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

When("{visitor} (has )open(s)(ed) the company's activity", async (person: Person) => {
  await person.visit("Transaction Reports");
  await person.screen.press("Company Activity");
  await person.page.getByRole("search", { name: "Activity filter", exact: true }).waitFor();
});

When("{operator} chooses to download the activity as {string}", async (person: Person, format: string) => {
  await person.screen.press("Download");
  await person.page.getByRole("menuitem", { name: format, exact: true }).click();
});

const shownColumns = ["Person", "Activity", "Details"] as const;

/** All rows of the list, the newest first. The cell of a person also has the user name. */
Then("{operator} reads this activity:", async function (this: BankWorld, person: Person, table: DataTable) {
  const expected: string[][] = [];
  for (const [who = "", activity = "", details = ""] of table.raw()) {
    const { fullName, username } = await this.company.user(who);
    const [words = "", account] = /the (\w+) account/.exec(details) ?? [];
    const named = account ? details.replace(words, await this.company.accountName(account)) : details;
    expected.push([`${fullName} ${username}`, activity, named.replace(`${who}'s full name`, fullName)]);
  }
  await eventually("this activity", async () => {
    const rows = await person.page.getByRole("table", { name: "Company activity", exact: true }).getByRole("row").all();
    const cells = await Promise.all(rows.slice(1).map((row) => person.requests.cellsOf(row)));
    const shown = cells.map((cell) => shownColumns.map((column) => cell[column] ?? ""));
    return JSON.stringify(shown) === JSON.stringify(expected) || undefined;
  });
});

/** Runs the program of auditors, which uses nothing of the bank but its published keys. */
async function verify(path: string, keys: string): Promise<{ readonly code: number; readonly told: string }> {
  const run = promisify(execFile)(process.execPath, ["--import", "tsx", "tools/verify-activity/run.ts", path, keys]);
  return run.then(
    ({ stdout }) => ({ code: 0, told: stdout }),
    (failed: { code: number; stdout: string }) => ({ code: failed.code, told: failed.stdout }),
  );
}

/** Each tampering with the lines of a file, from the first entry on. */
const tamperings: Readonly<Record<string, (lines: readonly string[]) => readonly string[]>> = {
  cut: (lines) => lines.toSpliced(2, 1),
  changed: (lines) => lines.with(2, (lines[2] ?? "").replace("GHS 150.00", "GHS 15.00")),
  moved: (lines) => lines.with(2, lines[3] ?? "").with(3, lines[2] ?? ""),
  "cut off at the end": (lines) => lines.slice(0, -2),
};

Then(
  "anyone can verify {operator}'s file, and finds each line that is cut, changed or moved",
  async function (this: BankWorld, person: Person) {
    const download = await person.nextDownload();
    assert.equal(download.suggestedFilename(), "Company_Activity.csv");
    const path = await download.path();
    const keys = `${this.address}/.well-known/jwks.json`;
    assert.match((await verify(path, keys)).told, /All 2 entries are as the bank wrote them/);
    const lines = (await readFile(path, "utf8")).split("\r\n");
    for (const [name, tamper] of Object.entries(tamperings)) {
      await writeFile(path, tamper(lines).join("\r\n"));
      const { code, told } = await verify(path, keys);
      assert.equal(code, 1, `A line that was ${name} is not found:\n${told}`);
    }
  },
);
