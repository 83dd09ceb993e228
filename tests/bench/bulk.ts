import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { PGlite } from "@electric-sql/pglite";
import express from "express";
import type { Browser, Page } from "playwright-core";
import { CFB, utils, write } from "xlsx";
import { columnsOf } from "../../adapters/bank-api/payments/bulk-columns";
import { readWorkbook } from "../../adapters/spreadsheets/read-workbook";
import { Person } from "../../features/support/person";
import { anArchive } from "../support/a-workbook";
import { atMost, atMostTimes, medians, type Row } from "./row";
import { longestTask, watch } from "./screens";
import { inBrowser, inFolder, oneCustomer, pageIn } from "./setting";

const ROUNDS = 3;
const MEGABYTE = 1024 * 1024;
/** Rows of a workbook of 5 MB, the largest allowed. */
const BIG = 82_000;
/** Random bytes in each name, which cannot be compressed. */
const NOISE = 22;
const SMALL = 2000;
const FRAMES = 120;
const PATIENCE_MS = 120_000;
/** The minimum time in which a person finds a file in the system's dialog. */
const FINDS_IT_MS = 1000;
const LIST = "Bulk Transfers List";

/** A workbook of 5 MB from selection to payment, and the grid of its rows. */
export const bulkRows = (isSmall: boolean): AsyncGenerator<Row> =>
  inFolder(async function* (folder) {
    const count = isSmall ? SMALL : BIG;
    const bytes = aList(count);
    yield reading(bytes, count);
    const floors = await floorsOf(bytes, count);
    // The file is kept until the end, because the browser reads it again for the upload.
    const file = join(folder, "big.xlsx");
    writeFileSync(file, bytes);
    yield* inBrowser((browser, address) => theWholeWay(browser, address, { file, count }, floors));
  });

/** Compares with the minimum work, measured alternately: unpack the sheet and find each cell with its position and text. */
function reading(bytes: Buffer, count: number): Row {
  const { ours, floor } = medians(
    Array.from({ length: ROUNDS }, () => ({
      ours: timeToDo(() => readWorkbook(bytes, columnsOf("bulkTransfer"))),
      floor: timeToDo(() => scan(bytes)),
    })),
  );
  const name = `reading ${count.toLocaleString("en")} rows, ${(bytes.length / MEGABYTE).toFixed(1)} MB`;
  return atMostTimes({ name, value: ours, unit: "ms" }, floor, 9);
}

function timeToDo(act: () => unknown): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

const SHEET = "worksheets/sheet1.xml";

/** Unpacks in JavaScript, as the client does in a browser, not with Node's native zlib. */
function scan(file: Buffer): string[][] {
  const { FileIndex, FullPaths } = CFB.read(file, { type: "buffer" });
  const sheet = Buffer.from(
    FileIndex[FullPaths.findIndex((path: string) => path.endsWith(SHEET))]?.content ?? [],
  ).toString("utf8");
  const rows: string[][] = [];
  for (const [, column, text = ""] of sheet.matchAll(/<c r="([A-Z]+)\d+"[^>]*>(?:<v>([^<]*)<\/v>)?/g)) {
    if (column === "A") rows.push([]);
    rows.at(-1)?.push(text);
  }
  return rows;
}

type Floors = { readonly shown: number; readonly code: number; readonly paid: number };

/** The least work on the same rows: the upload, a raw read and one insert; one digest; one insert. */
async function floorsOf(bytes: Buffer, count: number): Promise<Floors> {
  const upload = await timeOf(() => uploadToExpress(bytes));
  const started = performance.now();
  const rows = JSON.stringify(scan(bytes).slice(1));
  const read = performance.now() - started;
  const store = await PGlite.create();
  await store.exec("create table bare (id text, position int, row jsonb, primary key (id, position))");
  const insert = await timeOf(() =>
    store.query(
      "insert into bare select 'one', at, row from jsonb_array_elements($1) with ordinality given (row, at)",
      [rows],
    ),
  );
  const { rows: counted } = await store.query("select count(*)::int as count from bare");
  if (JSON.stringify(counted) !== JSON.stringify([{ count }])) throw new Error("The floor has lost rows.");
  await store.close();
  const digest = timeToDo(() => createHash("sha256").update(rows).digest());
  return { shown: upload + read + insert, code: digest, paid: insert };
}

/** Sends the file to a server that only receives it. */
async function uploadToExpress(bytes: Buffer): Promise<void> {
  const server = createServer(
    express().post("/", express.raw({ limit: "10mb" }), ({ body }, response) => {
      response.json({ bytes: body.length });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { "Content-Type": "application/octet-stream" };
  await (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body: new Uint8Array(bytes) })).json();
  server.close();
  server.closeAllConnections();
}

/** A workbook with a different name in each row, compressed as well as spreadsheets do. */
function aList(rows: number): Buffer {
  const headings = columnsOf("bulkTransfer").map(({ heading }) => heading);
  const cells = Array.from({ length: rows }, (_, at) => {
    const name = `Payee ${at} ${randomBytes(NOISE).toString("hex")}`;
    const account = `1441${String(at).padStart(8, "0")}7`;
    return [name, account, "CalBank", "", `${1 + (at % 900)}.${10 + (at % 90)}`, "instant", `Wages ${at % 12}`];
  });
  const sheet = utils.aoa_to_sheet([headings, ...cells]);
  // With `type: "buffer"` the library returns a Buffer.
  const stored = write(utils.book_new(sheet, "Rows"), { type: "buffer", bookType: "xlsx" }) as Buffer;
  const { FileIndex, FullPaths } = CFB.read(stored, { type: "buffer" });
  const parts = FileIndex.flatMap(({ content }: { content?: ArrayLike<number> }, at: number) => {
    const name = FullPaths[at]?.replace(/^[^/]*\//, "");
    return name && content?.length ? [{ name, content: Uint8Array.from(content) }] : [];
  });
  return Buffer.from(anArchive(parts));
}

type List = { readonly file: string; readonly count: number };

/** The workbook from selection to payment. */
async function* theWholeWay(browser: Browser, address: string, list: List, floors: Floors): AsyncGenerator<Row> {
  const { person, source } = await aCustomer(browser, address);
  const { page, screen } = person;
  try {
    await longestTask(page);
    await choose(person, source, list);
    const shown = await upload(person, list);
    const taskBefore = await longestTask(page);
    yield* theGrid(page, list);
    await longestTask(page);
    const untilCode = await timeOf(async () => {
      await screen.press("Make Transfer");
      await person.code.waitUntilAsked();
    });
    const untilPaid = await timeOf(async () => {
      await person.confirmWithCode();
      await screen.text("Transfer Completed Successfully!").waitFor({ timeout: PATIENCE_MS });
    });
    const ms = (what: string, value: number) => ({
      name: `${list.count.toLocaleString("en")} rows, ${what}`,
      value,
      unit: "ms",
    });
    yield atMostTimes(ms("sent to shown", shown), floors.shown, 3);
    yield atMost(ms("button to code", untilCode), 1000, floors.code);
    yield atMostTimes(ms("code to paid", untilPaid), floors.paid, 3);
    yield atMost(ms("longest task", Math.max(taskBefore, await longestTask(page))), 50);
  } finally {
    await person.context.close();
  }
}

async function choose({ page, screen }: Person, source: string, { file, count }: List): Promise<void> {
  await screen.choose("Source Account", source);
  // Selected by path, like a person does. With bytes, Playwright would unpack them in the page.
  const [dialog] = await Promise.all([page.waitForEvent("filechooser"), screen.press("Choose File")]);
  await page.waitForTimeout(FINDS_IT_MS);
  await dialog.setFiles(file);
  await page.getByText(`${count.toLocaleString("en")} rows in the file`).waitFor({ timeout: PATIENCE_MS });
}

const upload = ({ screen, bulk }: Person, { count }: List): Promise<number> =>
  timeOf(async () => {
    await screen.press("Upload Forms");
    await screen.text(`${count.toLocaleString("en")} rows in the list`).waitFor({ timeout: PATIENCE_MS });
    await bulk.list.waitFor();
  });

/** All rows in one grid, scrolled by 360 pixels in each frame, and back to pages of ten rows. */
async function* theGrid(page: Page, { count }: List): AsyncGenerator<Row> {
  const toggle = page.getByText("All rows in one list", { exact: true });
  const grid = page.getByRole("region", { name: LIST, exact: true }).and(page.locator("[tabindex]"));
  const firstRows = await timeOf(async () => {
    await toggle.click();
    await grid.getByRole("row").nth(1).waitFor();
  });
  const name = `grid of ${count.toLocaleString("en")} rows`;
  yield atMost({ name: `${name}, first rows`, value: firstRows, unit: "ms" }, 200);
  const frame = await grid.evaluate(scrolled, FRAMES);
  yield atMost({ name: `${name}, a frame of scrolling, p95`, value: frame, unit: "ms" }, 17);
  await toggle.click();
}

/** Runs in the page. Scrolls an element and returns the 95th percentile of the frame times. */
function scrolled(element: Element, count: number): Promise<number> {
  return new Promise((resolve) => {
    const taken: number[] = [];
    let before = performance.now();
    const step = (now: number) => {
      taken.push(now - before);
      before = now;
      element.scrollTop += 360;
      if (taken.length < count) requestAnimationFrame(step);
      else resolve(taken.slice(1).sort((a, b) => a - b)[Math.floor((count - 1) * 0.95) - 1] ?? Number.NaN);
    };
    requestAnimationFrame(step);
  });
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

async function aCustomer(browser: Browser, address: string) {
  const { control, user, account } = await oneCustomer(address);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  const person = new Person("Ama", user, await pageIn(context), control);
  await person.ensureSignedIn();
  await person.page.goto("/transfers");
  await person.screen.press("Bulk Transfer");
  await watch(person.page);
  return { person, source: account.accountNumber };
}
