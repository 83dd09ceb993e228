import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Browser } from "playwright-core";
import { CFB, utils, write } from "xlsx";
import { columnsOf } from "../../adapters/bank-api/bulk-columns";
import { readWorkbook } from "../../adapters/spreadsheets/read-workbook";
import { BankControl } from "../../features/support/bank-control";
import { BankProcess } from "../../features/support/bank-process";
import { launchBrowser } from "../../features/support/browser";
import { Person } from "../../features/support/person";
import { anArchive } from "../support/a-workbook";
import { atMost, atMostTimes, figure, median, type Row } from "./row";
import { keystrokes, longestTask, scrolled, usedHeap, watch } from "./smoothness";
import { pageIn } from "./visit";

const ROUNDS = 3;
const MEGABYTE = 1024 * 1024;
/** Rows of a workbook of 5 MB, of the longest list that there may be, and of a usual one. */
const BIG = 82_000;
const LONGEST = 100_000;
const NOISE = 22;
const USUAL = 500;
const PAID = 50_000;
const FRAMES = 120;
const KEYS = 40;
const PATIENCE_MS = 120_000;
const LIST = "Bulk Transfers List";

/** Payments to many: a workbook of 5 MB from its choice to the code, a grid of 100,000 rows, fifty rows typed by hand on a slow processor. */
export async function bulkRows(): Promise<readonly Row[]> {
  const bank = await BankProcess.start();
  const browser = await launchBrowser();
  try {
    return [reading(), ...(await byFile(browser, bank.address)), await byHand(browser, bank.address)];
  } finally {
    await browser.close();
    await bank.stop();
  }
}

/** Beside the least that anybody must do: unpack the sheet and find each cell with its place and its text. */
function reading(): Row {
  const bytes = aList(BIG, NOISE);
  const [ours, floor] = [timesOf(() => readWorkbook(bytes, columnsOf("bulkTransfer"))), timesOf(() => scan(bytes))];
  const name = `reading ${BIG.toLocaleString("en")} rows, ${(bytes.length / MEGABYTE).toFixed(1)} MB`;
  return atMostTimes({ name, value: ours, unit: "ms" }, floor, 9);
}

function timesOf(act: () => unknown): number {
  const taken = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    act();
    return performance.now() - started;
  });
  return median(taken);
}

const SHEET = "worksheets/sheet1.xml";

/** Unpacked without the processor's own help, as in a browser, where it is not to be had. */
function scan(file: Buffer): number {
  const { FileIndex, FullPaths } = CFB.read(file, { type: "buffer" });
  const sheet = Buffer.from(
    FileIndex[FullPaths.findIndex((path: string) => path.endsWith(SHEET))]?.content ?? [],
  ).toString("utf8");
  let texts = 0;
  for (const [, place, text] of sheet.matchAll(/<c r="([A-Z]+)\d+"[^>]*>(?:<v>([^<]*)<\/v>)?/g))
    texts += place && text ? 1 : 0;
  return texts;
}

/** Everybody of another name, deflated as well as spreadsheets do it. @param noise bytes of a name that nothing can make shorter */
function aList(rows: number, noise = 0): Buffer {
  const cells = Array.from({ length: rows }, (_, at) => {
    const name = `Payee ${at} ${randomBytes(noise).toString("hex")}`;
    const account = `1441${String(at).padStart(8, "0")}7`;
    return [name, account, "CalBank", "", `${1 + (at % 900)}.${10 + (at % 90)}`, "instant", `Wages ${at % 12}`];
  });
  const sheet = utils.aoa_to_sheet([columnsOf("bulkTransfer").map(({ heading }) => heading), ...cells]);
  // Asked for as a buffer, it is one.
  const stored = write(utils.book_new(sheet, "Rows"), { type: "buffer", bookType: "xlsx" }) as Buffer;
  const { FileIndex, FullPaths } = CFB.read(stored, { type: "buffer" });
  const parts = FileIndex.flatMap(({ content }: { content?: ArrayLike<number> }, at: number) => {
    const name = FullPaths[at]?.replace(/^[^/]*\//, "");
    return name && content?.length ? [{ name, content: Uint8Array.from(content) }] : [];
  });
  return Buffer.from(anArchive(parts));
}

async function byFile(browser: Browser, address: string): Promise<Row[]> {
  const { person, source } = await aCustomer(browser, address);
  const { page } = person;
  try {
    const usual = await chosen(person, source, aList(USUAL));
    const big = await chosen(person, source, aList(BIG, NOISE));
    const reading = await longestTask(page);
    const rowsAfter = await uploaded(person, BIG);
    const uploading = await longestTask(page);
    await person.screen.press("Cancel Bulk Transfer");
    const grid = await theGrid(person, source);
    await person.screen.press("Cancel Bulk Transfer");
    return [
      atMost({ name: `${USUAL} rows chosen to counted`, value: usual, unit: "ms" }, 150),
      figure({ name: `${BIG.toLocaleString("en")} rows chosen to counted`, value: big, unit: "ms" }),
      figure({ name: "the same sent to rows on screen", value: rowsAfter, unit: "ms" }),
      atMost({ name: "longest task from choice to rows", value: Math.max(reading, uploading), unit: "ms" }, 50),
      ...grid,
      ...(await thePayment(person, source)),
    ];
  } finally {
    await person.context.close();
  }
}

/** @returns milliseconds from the choice to the count. */
async function chosen({ screen }: Person, source: string, list: Buffer): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const file = join(folder, "payees.xlsx");
    // By its path, as people choose it: bytes handed over would be unpacked in the page, and measured as its work.
    writeFileSync(file, list);
    await screen.choose("Source Account", source);
    const started = performance.now();
    await screen.field("Beneficiary List").setInputFiles(file);
    await screen.text("in the file").waitFor({ timeout: PATIENCE_MS });
    return performance.now() - started;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function uploaded({ screen, bulk }: Person, rows: number): Promise<number> {
  const started = performance.now();
  await screen.press("Upload Forms");
  await screen.text(`${rows.toLocaleString("en")} rows in the list`).waitFor({ timeout: PATIENCE_MS });
  await bulk.list.waitFor();
  return performance.now() - started;
}

/** The longest list, all of it in one. */
async function theGrid(person: Person, source: string): Promise<Row[]> {
  const { page } = person;
  await chosen(person, source, aList(LONGEST));
  await uploaded(person, LONGEST);
  const before = await usedHeap(page);
  const started = performance.now();
  await page.getByText("All rows in one list", { exact: true }).click();
  await page.getByRole("row", { name: /^20 / }).waitFor();
  const firstRows = performance.now() - started;
  const frame = await scrolled(page, LIST, FRAMES);
  const above = (await usedHeap(page)) - before;
  const grid = `grid of ${LONGEST.toLocaleString("en")} rows`;
  return [
    atMost({ name: `${grid}, first rows`, value: firstRows, unit: "ms" }, 200),
    atMost({ name: `${grid}, a frame of scrolling, p95`, value: frame, unit: "ms" }, 17),
    atMost({ name: `${grid}, heap above its data`, value: above, unit: "MB" }, 60),
  ];
}

/** From its button to the code, and from the code to the end. */
async function thePayment(person: Person, source: string): Promise<Row[]> {
  const { page, screen } = person;
  await chosen(person, source, aList(PAID));
  await uploaded(person, PAID);
  await longestTask(page);
  const started = performance.now();
  await screen.press("Make Transfer");
  await person.code.waitUntilAsked();
  const untilCode = performance.now() - started;
  await person.confirmWithCode();
  const confirmed = performance.now();
  await screen.text("Transfer Completed Successfully!").waitFor({ timeout: PATIENCE_MS });
  const paid = `${PAID.toLocaleString("en")} rows paid`;
  return [
    figure({ name: `${paid}, button to code`, value: untilCode, unit: "ms" }),
    figure({ name: `${paid}, code to receipt`, value: performance.now() - confirmed, unit: "ms" }),
    atMost({ name: `${paid}, longest task`, value: await longestTask(page), unit: "ms" }, 50),
  ];
}

/** Fifty rows of wallets, on a quarter of this processor. */
async function byHand(browser: Browser, address: string): Promise<Row> {
  const { person, source } = await aCustomer(browser, address, "/mobileMoney", "Mobile Money Bulk Transfer");
  const { page, screen, bulk } = person;
  try {
    await screen.press("Manual Entry");
    await screen.choose("Source Account", source);
    await bulk.fill(50);
    const lines = Array.from({ length: 50 }, (_, at) => `Ama\tMTN\t02441${23000 + at}\t\t${at + 20}\tAirtime`);
    await screen.field("Beneficiary Name, row 1").evaluate((field, text) => {
      const carried = new DataTransfer();
      carried.setData("text/plain", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: carried, bubbles: true, cancelable: true }));
    }, lines.join("\n"));
    await bulk.isLookedUp();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await screen.field("Description, row 25").focus();
    const value = await keystrokes(page, KEYS);
    return atMost({ name: "key to picture in 50 rows, a quarter of the processor, p95", value, unit: "ms" }, 50);
  } finally {
    await person.context.close();
  }
}

async function aCustomer(browser: Browser, address: string, path = "/transfers", tab = "Bulk Transfer") {
  const control = new BankControl(address);
  const company = await control.openCompany({
    users: [{ username: `bench-${randomUUID()}`, role: "Single" }],
    accounts: [{ currency: "GHS", balance: "900000000.00" }],
    policy: { limitPerTransaction: "900000000.00", limitPerDay: "900000000.00" },
  });
  const [user] = company.users;
  const [source] = company.accounts;
  if (!user || !source) throw new Error("The bank opened a company without a user or an account.");
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  const person = new Person("Ama", user, await pageIn(context), control, "mouse");
  await person.beSignedIn();
  await person.page.goto(path);
  await person.screen.press(tab);
  await watch(person.page);
  return { person, source: source.accountNumber };
}
