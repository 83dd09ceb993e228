import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Browser } from "playwright-core";
import { CFB, utils, write } from "xlsx";
import { columnsOf } from "../../adapters/bank-api/payments/bulk-columns";
import { ForeignWorkbook } from "../../adapters/spreadsheets/foreign-workbook";
import { readWorkbook } from "../../adapters/spreadsheets/read-workbook";
import { Person } from "../../features/support/person";
import { anArchive } from "../support/a-workbook";
import { atMost, atMostTimes, figure, median, type Row } from "./row";
import { inBrowser, inFolder, oneCustomer } from "./setting";
import { keystrokes, longestFrame, longestTask, scrolled, usedHeap, watch, watchFrames } from "./smoothness";
import { pageIn } from "./visit";

const ROUNDS = 5;
/** One round takes as long as thirty of its floor. */
const MAPPED_ROUNDS = 1;
const MEGABYTE = 1024 * 1024;
/** Numbers of rows: a workbook of 5 MB, the longest list allowed, and a usual list. */
const BIG = 82_000;
const LONGEST = 100_000;
const NOISE = 22;
/** With other headings: the template written by the client must fit into 5 MB too, and has longer parts. */
const MAPPED_NOISE = 18;
const USUAL = 500;
const FRAMES = 120;
const KEYS = 48;
const PATIENCE_MS = 120_000;
/** The minimum time in which a person finds a file in the system's dialog. */
const FINDS_IT_MS = 1000;
const LIST = "Bulk Transfers List";

/**
 * Bulk payments: a workbook of 5 MB from selection to payment, a grid of 100,000 rows, and fifty rows typed on a slow
 * processor.
 */
export const bulkRows = (): Promise<readonly Row[]> =>
  inBrowser(async (browser, address) => [
    reading(),
    mapping(),
    // The files are kept until the end, because the browser reads them again for the upload.
    ...(await inFolder((folder) => byFile(browser, address, folder))),
    ...(await byHand(browser, address)),
  ]);

/**
 * Compares with the minimum work, measured alternately: unpack the sheet and find each cell with its position and text.
 */
function reading(): Row {
  const bytes = aList(BIG, NOISE);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: timeToDo(() => readWorkbook(bytes, columnsOf("bulkTransfer"))),
    floor: timeToDo(() => scan(bytes)),
  }));
  const [ours, floor] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.floor))];
  const name = `reading ${BIG.toLocaleString("en")} rows, ${(bytes.length / MEGABYTE).toFixed(1)} MB`;
  return atMostTimes({ name, value: ours, unit: "ms" }, floor, 9);
}

/** Columns of another program, in which the columns of `aList` are. */
const OTHER_HEADINGS = ["Employee", "Account No", "Bank name", "Branch name", "Net pay", "Mode of payment", "Remarks"];

/** Opens the same workbook with other headings, checks all rows, and writes them into the template. */
function mapping(): Row {
  const columns = columnsOf("bulkTransfer");
  const bytes = new Uint8Array(aList(BIG, NOISE, OTHER_HEADINGS));
  const rounds = Array.from({ length: MAPPED_ROUNDS }, () => ({
    ours: timeToDo(() => {
      const file = { bytes: bytes.slice(), title: "", isDelimited: false, category: "bulkTransfer", columns } as const;
      const book = ForeignWorkbook.open(file);
      const [table] = book.ok ? book.value.shownTables : [];
      if (!book.ok || !table) throw new Error("The list is not read");
      const said = { table: 0, sources: table.guesses, takenBack: [], currency: "GHS" };
      if (book.value.check(said).rows !== BIG || !book.value.write(said).ok) throw new Error("The list is not written");
    }),
    floor: timeToDo(() => scan(Buffer.from(bytes))),
  }));
  const [ours, floor] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.floor))];
  const name = `opening, checking and writing ${BIG.toLocaleString("en")} rows with other headings`;
  return atMostTimes({ name, value: ours, unit: "ms" }, floor, 30);
}

function timeToDo(act: () => unknown): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

const SHEET = "worksheets/sheet1.xml";

/** Unpacks in JavaScript, as the client does in a browser, not with Node's native zlib. */
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

/**
 * A workbook with a different name in each row, compressed as well as spreadsheets do.
 * @param noise random bytes in each name, which cannot be compressed
 */
function aList(rows: number, noise = 0, headings = columnsOf("bulkTransfer").map(({ heading }) => heading)): Buffer {
  const cells = Array.from({ length: rows }, (_, at) => {
    const name = `Payee ${at} ${randomBytes(noise).toString("hex")}`;
    const account = `1441${String(at).padStart(8, "0")}7`;
    return [name, account, "CalBank", "", `${1 + (at % 900)}.${10 + (at % 90)}`, "instant", `Wages ${at % 12}`];
  });
  const sheet = utils.aoa_to_sheet([[...headings], ...cells]);
  // With `type: "buffer"` the library returns a Buffer.
  const stored = write(utils.book_new(sheet, "Rows"), { type: "buffer", bookType: "xlsx" }) as Buffer;
  const { FileIndex, FullPaths } = CFB.read(stored, { type: "buffer" });
  const parts = FileIndex.flatMap(({ content }: { content?: ArrayLike<number> }, at: number) => {
    const name = FullPaths[at]?.replace(/^[^/]*\//, "");
    return name && content?.length ? [{ name, content: Uint8Array.from(content) }] : [];
  });
  return Buffer.from(anArchive(parts));
}

async function byFile(browser: Browser, address: string, folder: string): Promise<Row[]> {
  const { person, source } = await aCustomer(browser, address);
  const setting = { source, folder };
  try {
    const usual: number[] = [];
    for (let visit = 0; visit < ROUNDS; visit += 1) {
      usual.push(await chosen(person, setting, USUAL));
      await opened(person, "/transfers", "Bulk Transfer");
    }
    const mapped = await theOtherHeadings(person, setting);
    const paid = await theWholeWay(person, setting);
    const grid = await theGrid(person, setting);
    return [
      atMost({ name: `${USUAL} rows chosen to counted`, value: median(usual), unit: "ms" }, 150),
      ...mapped,
      ...paid,
      ...grid,
    ];
  } finally {
    await person.context.close();
  }
}

/** The debited account, and the folder of the files to select. */
type Setting = { readonly source: string; readonly folder: string };

/** The same workbook with other headings: the user says which column is which, and the template is written. */
async function theOtherHeadings(person: Person, { source, folder }: Setting): Promise<Row[]> {
  const { page, screen } = person;
  const file = join(folder, "other.xlsx");
  writeFileSync(file, aList(BIG, MAPPED_NOISE, OTHER_HEADINGS));
  await screen.choose("Source Account", source);
  await longestTask(page);
  const rows = BIG.toLocaleString("en");
  const opened = await timeOf(async () => {
    await screen.field("Beneficiary List").setInputFiles(file);
    await page.getByText(`${rows} rows to pay,`).waitFor({ timeout: PATIENCE_MS });
  });
  const written = await timeOf(async () => {
    await screen.press("Use these columns");
    await page.getByText(`${rows} rows in the file`).waitFor({ timeout: PATIENCE_MS });
  });
  const task = await longestTask(page);
  const ms = (what: string, value: number) => ({
    name: `${rows} rows with other headings, ${what}`,
    value,
    unit: "ms",
  });
  return [
    figure(ms("chosen to checked", opened)),
    figure(ms("button to template", written)),
    atMost(ms("longest task", task), 50),
  ];
}

/** The workbook of 5 MB from selection to payment. No frame may be frozen for more than 100 ms. */
async function theWholeWay(person: Person, setting: Setting): Promise<Row[]> {
  const { page, screen } = person;
  await watchFrames(page);
  await longestTask(page);
  const counted = await chosen(person, setting, BIG, NOISE);
  const [task, frame] = [await longestTask(page), await longestFrame(page)];
  const listed = await uploaded(person, BIG);
  const [taskListed, frameListed] = [await longestTask(page), await longestFrame(page)];
  const untilCode = await timeOf(async () => {
    await screen.press("Make Transfer");
    await person.code.waitUntilAsked();
  });
  const untilPaid = await timeOf(async () => {
    await person.confirmWithCode();
    await screen.text("Transfer Completed Successfully!").waitFor({ timeout: PATIENCE_MS });
  });
  const [taskPaid, framePaid] = [await longestTask(page), await longestFrame(page)];
  await opened(person, "/transfers", "Bulk Transfer");
  const rows = `${BIG.toLocaleString("en")} rows`;
  const ms = (what: string, value: number) => ({ name: `${rows}, ${what}`, value, unit: "ms" });
  return [
    figure(ms("chosen to counted", counted)),
    figure(ms("sent to rows on screen", listed)),
    atMost(ms("button to code", untilCode), 1000),
    figure(ms("code to paid", untilPaid)),
    atMost(ms("longest task from choice to rows", Math.max(task, taskListed)), 50),
    atMost(ms("longest task from button to paid", taskPaid), 50),
    atMost(ms("longest frozen picture, chosen to counted", frame), 100),
    atMost(ms("longest frozen picture, sent to rows", frameListed), 100),
    atMost(ms("longest frozen picture, button to paid", framePaid), 100),
  ];
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** @returns milliseconds from the selection to the displayed number of rows */
async function chosen({ page, screen }: Person, { source, folder }: Setting, rows: number, noise = 0): Promise<number> {
  // Selected by path, like a person does. With bytes, Playwright would unpack them in the page, which would be
  // measured.
  const file = join(folder, `${rows}.xlsx`);
  writeFileSync(file, aList(rows, noise));
  await screen.choose("Source Account", source);
  const [dialog] = await Promise.all([page.waitForEvent("filechooser"), screen.press("Choose File")]);
  await page.waitForTimeout(FINDS_IT_MS);
  return timeOf(async () => {
    await dialog.setFiles(file);
    // The text contains the number of rows, because that of the previous file is still visible for a moment.
    await page.getByText(`${rows.toLocaleString("en")} rows in the file`).waitFor({ timeout: PATIENCE_MS });
  });
}

const uploaded = ({ screen, bulk }: Person, rows: number): Promise<number> =>
  timeOf(async () => {
    await screen.press("Upload Forms");
    await screen.text(`${rows.toLocaleString("en")} rows in the list`).waitFor({ timeout: PATIENCE_MS });
    await bulk.list.waitFor();
  });

/** Measures the longest list in one grid. */
async function theGrid(person: Person, setting: Setting): Promise<Row[]> {
  const { page } = person;
  await chosen(person, setting, LONGEST);
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

/** Fifty rows of wallets on a quarter of this processor. Digits are typed and deleted up to the length of the field. */
async function byHand(browser: Browser, address: string): Promise<Row[]> {
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
    const fields = [
      { field: "Description", digits: 25 },
      { field: "Amount", digits: 10 },
    ];
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const values: number[] = [];
      for (const { field, digits } of fields) {
        await screen.field(`${field}, row 25`).focus();
        values.push(await keystrokes(page, KEYS, digits - 1));
      }
      rounds.push(values);
    }
    return fields.map(({ field }, at) => {
      const value = median(rounds.map((values) => values[at] ?? Number.NaN));
      return atMost({ name: `${field} in 50 rows, key to picture, quarter processor, p95`, value, unit: "ms" }, 50);
    });
  } finally {
    await person.context.close();
  }
}

/** Loads the page again, so that nothing in it is cached. */
async function opened({ page, screen }: Person, path: string, tab: string): Promise<void> {
  await page.goto(path);
  await screen.press(tab);
  await watch(page);
}

async function aCustomer(browser: Browser, address: string, path = "/transfers", tab = "Bulk Transfer") {
  const { control, user, account } = await oneCustomer(address);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  const person = new Person("Ama", user, await pageIn(context), control);
  await person.ensureSignedIn();
  await opened(person, path, tab);
  return { person, source: account.accountNumber };
}
