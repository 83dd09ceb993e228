import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const filesOf = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
const client = filesOf("client", "contract", "ui", "adapters", "application", "domain");
const bank = filesOf("mock-bank");
/** The one file that may call MobX's makeAutoObservable. */
const otherThanMakeStore = client.filter((file) => basename(file) !== "make-store.ts");
/** The bank without its control API, which trainers use and which is never open in production. */
const customersBank = bank.filter((file) => !file.startsWith(join("mock-bank", "control")));
/** Random delays and random faults need no secure generator. */
const mayBeForetold = [join("mock-bank", "calls", "faults.ts"), join("mock-bank", "database", "transaction.ts")];

/** The client uses only the bank's time; this adapter is the one file that may read the computer's clock. */
const BANK_CLOCK = join("adapters", "browser", "bank-clock.ts");
const COMPUTERS_TIME = /\bDate\.now\b|\bnew Date\(\s*\)|(?<!\bnew )\bDate\(\)|\bdayjs(?:\.utc)?\(\s*\)|\btimeOrigin\b/;

it("the search pattern for the computer's time matches every way to read it and no other use of dates", () => {
  const asking = ["Date.now()", "useState(Date.now)", "new Date()", "Date()", "dayjs()", "dayjs.utc( )"];
  const others = ["new Date(now)", "dayjs.utc(text)", "performance.now()", "clock.now()", "toDate()", "parseDate()"];
  expect(asking.filter((text) => !COMPUTERS_TIME.test(text))).toEqual([]);
  expect(others.filter((text) => COMPUTERS_TIME.test(text))).toEqual([]);
  expect(readFileSync(BANK_CLOCK, "utf8")).toMatch(COMPUTERS_TIME);
});

it.each([
  ["evaluates text as code", /\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*["'`]/, [...client, ...bank]],
  ["inserts text as markup", /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/, client],
  ["starts a child process", /child_process/, customersBank],
  ["uses a predictable random generator", /Math\.random/, bank.filter((file) => !mayBeForetold.includes(file))],
  // React calls what an effect returns as its cleanup. Browsers return a promise from scrolling.
  [
    "returns the result of scrolling from an effect",
    /Effect\(\(\) => (?!void\b|\{)[^;]*\.scroll\w*\(/,
    [...client, ...bank],
  ],
  ["inserts values into SQL as text", /sql\.raw\(/, bank],
  ["makes a store without the helper of stores", /\bmakeAutoObservable\b/, otherThanMakeStore],
  ["names private members of a store as strings, which the compiler does not rename", /\bmakeObservable</, client],
  ["shows or sends the computer's time", COMPUTERS_TIME, client.filter((file) => file !== BANK_CLOCK)],
])("no file of the product %s", (_, forbidden, files) => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => forbidden.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("the bank compares secrets only in constant time", () => {
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

it("no code that serves a customer's call opens a file, so no input can choose a path", () => {
  const opens = /from "node:fs|express\.static\(|\.sendFile\(/;
  const opening = customersBank.filter((file) => opens.test(readFileSync(file, "utf8")));
  const folders = new Set(opening.map((file) => dirname(file)));
  // The folders of the database, of the room's certificate, of the built client and of files that builds make.
  const mayOpen = ["database", "opening", "room", "system", "web"];
  expect([...folders].sort()).toEqual(mayOpen.map((name) => join("mock-bank", name)));
});

/** Formats of private keys and of common access tokens. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{36}/,
  /\bxox[abprs]-\w{10}/,
  /\bnpm_\w{36}\b/,
];
const isOurs = (name: string): boolean => !/^(node_modules|dist|reports|coverage|\.data|\.git)$/.test(name);
const isText = (name: string): boolean => !/\.(xlsx?|png|jpg|woff2|tgz)$/.test(name);

it("no file of the product contains a private key or an access token", () => {
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
