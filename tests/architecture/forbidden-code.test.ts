import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const filesOf = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
const client = filesOf("ui", "adapters", "application", "domain")
  .concat("main.tsx", "workspace.tsx", "front-door.ts", "boot.ts")
  .filter((file) => !file.startsWith(join("ui", "build")));
const bank = filesOf("mock-bank");
/** What trainers stage runs beside the bank, and never in production. */
const customersBank = bank.filter((file) => !file.startsWith(join("mock-bank", "control")));
/** Pauses between tries, and faults that happen by chance, need no secrecy. */
const mayBeForetold = [join("mock-bank", "faults.ts"), join("mock-bank", "database", "transaction.ts")];

/** The client's only time is the bank's: of all files, the clock's adapter may ask the computer. */
const BANK_CLOCK = join("adapters", "browser", "bank-clock.ts");
const COMPUTERS_TIME = /\bDate\.now\b|\bnew Date\(\s*\)|(?<!\bnew )\bDate\(\)|\bdayjs(?:\.utc)?\(\s*\)|\btimeOrigin\b/;

it("the search for the computer's time finds each way to ask for it, and no other use of dates", () => {
  const asking = ["Date.now()", "useState(Date.now)", "new Date()", "Date()", "dayjs()", "dayjs.utc( )"];
  const others = ["new Date(now)", "dayjs.utc(text)", "performance.now()", "clock.now()", "toDate()", "parseDate()"];
  expect(asking.filter((text) => !COMPUTERS_TIME.test(text))).toEqual([]);
  expect(others.filter((text) => COMPUTERS_TIME.test(text))).toEqual([]);
  expect(readFileSync(BANK_CLOCK, "utf8")).toMatch(COMPUTERS_TIME);
});

it.each([
  ["makes code of text", /\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*["'`]/, [...client, ...bank]],
  ["makes markup of text", /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/, client],
  ["starts another program", /child_process/, customersBank],
  [
    "takes chance from a generator that can be foretold",
    /Math\.random/,
    bank.filter((file) => !mayBeForetold.includes(file)),
  ],
  ["puts values into SQL as text", /sql\.raw\(/, bank],
  ["shows or sends the computer's time", COMPUTERS_TIME, client.filter((file) => file !== BANK_CLOCK)],
])("nothing of the product %s", (_, forbidden, files) => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => forbidden.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("nothing of the bank compares a secret so that time tells how much of it was right", () => {
  const secret = String.raw`[\w.]*(?:code_hash|token_hash|password_hash)\b`;
  const lettered = new RegExp(String.raw`${secret}\s*[!=]==(?!\s*(?:undefined|null|""))|[!=]==\s*${secret}`);
  expect(bank.filter((file) => lettered.test(readFileSync(file, "utf8")))).toEqual([]);
  const inTime = bank.filter((file) => readFileSync(file, "utf8").includes("timingSafeEqual("));
  expect(inTime.map((file) => basename(file)).sort()).toEqual([
    "control-guard.ts",
    "node-cipher.ts",
    "one-time-codes.ts",
    "passwords.ts",
  ]);
});

it("nothing that serves a customer's call opens a file: where one lies is told by no input", () => {
  const opens = /from "node:fs|express\.static\(|\.sendFile\(/;
  const opening = customersBank.filter((file) => opens.test(readFileSync(file, "utf8")));
  const folders = new Set(opening.map((file) => dirname(file)));
  // The database's own folder, and the client that was built.
  expect([...folders].sort()).toEqual([join("mock-bank", "database"), join("mock-bank", "web")]);
});

/** As they look where such secrets are given out: a private key, and tokens of those whom programs sign in to. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{36}/,
  /\bxox[abprs]-\w{10}/,
  /\bnpm_\w{36}\b/,
];
const isOurs = (name: string): boolean => !/^(node_modules|dist|reports|coverage|\.data|\.git)$/.test(name);
const isText = (name: string): boolean => !/\.(xlsx?|png|jpg|woff2|tgz)$/.test(name);

it("no file of the product holds a secret of somebody", () => {
  const files = readdirSync(".", { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => (entry.isDirectory() ? everyFileOf(entry.name) : [entry.name]))
    .filter(isText);
  expect(files.length).toBeGreaterThan(500);
  const telling = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return SECRETS.some((secret) => secret.test(text));
  });
  expect(telling).toEqual([]);
});

function everyFileOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
