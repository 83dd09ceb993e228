import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DownloadedReport, downloadReports } from "../../bench/reports";
import { documentTextOf, pagesOf, rowsOf } from "../../support/read-files";

/** `npm run bench -- reports` uses 100,000. */
const ROWS = 1_500;
const GROWTH_MEGABYTES_MAX = 200;
const formats = ["EXCEL", "PDF", "WORD"] as const;
/**
 * Texts that a spreadsheet would read as formulas, and a plain one. They are in the oldest transactions, at the end.
 */
const NARRATIONS = ["=1+1", "+233 24 2", "-5 % of 3", "@shop 4", "Cocoa beans, lot 5"] as const;

describe(`A report of ${ROWS} transactions`, () => {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  let figures: readonly DownloadedReport[] = [];

  beforeAll(async () => {
    figures = await downloadReports(folder, ROWS, formats);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const figuresOf = (format: (typeof formats)[number]): DownloadedReport => {
    const found = figures.find((measured) => measured.format === format);
    if (!found) throw new Error(`Nothing was downloaded as ${format}`);
    return found;
  };
  const fileOf = (format: (typeof formats)[number]) => new Uint8Array(readFileSync(figuresOf(format).path));

  it.each(formats)("a report as %s is sent while it is written, and is never whole in the bank's memory", (format) => {
    const { firstByteSeconds, seconds, growthMegabytes } = figuresOf(format);
    expect(firstByteSeconds).toBeLessThan(seconds / 2);
    expect(growthMegabytes).toBeLessThan(GROWTH_MEGABYTES_MAX);
  });

  it("a long workbook has every row, and whatever looks like a formula is a text", async () => {
    const rows = await rowsOf(fileOf("EXCEL"));
    const head = rows.findIndex(([first]) => first === "Transaction ID");
    const narration = rows[head]?.indexOf("Narration") ?? -1;
    expect(rows).toHaveLength(head + 1 + ROWS);
    const oldest = rows.slice(-NARRATIONS.length).map((row) => row[narration]);
    expect(oldest.reverse()).toEqual(NARRATIONS);
  });

  it("a long PDF has every row and shows page X of Y", async () => {
    const pages = await pagesOf(fileOf("PDF"));
    expect(pages.join(" ").match(/Abena Osei Farms/g)).toHaveLength(ROWS);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    for (const words of NARRATIONS) expect(pages.at(-1)).toContain(words);
  });

  it("a long Word document has every row", async () => {
    const text = await documentTextOf(fileOf("WORD"));
    expect(text.match(/Abena Osei Farms/g)).toHaveLength(ROWS);
    for (const words of NARRATIONS) expect(text).toContain(`\n${words}\n`);
  });
});
