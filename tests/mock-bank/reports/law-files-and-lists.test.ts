import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { toReportPage } from "../../../adapters/bank-api/reports/map-reports";
import { type BulkCategory, isBulk } from "../../../domain/payments/categories";
import type { ReportRecord } from "../../../domain/reports/report";
import { type Category, categoryNames } from "../../../mock-bank/values/wire-names";
import type { Fact } from "../../../ui/kit/facts";
import { formatMoney } from "../../../ui/kit/format";
import type { Column } from "../../../ui/kit/lists/column";
import { payeeColumns, reportColumns } from "../../../ui/reports/report-columns";
import { adviceFacts, reportFacts } from "../../../ui/reports/report-facts";
import { aCompanyWithRoute, requestOfEach } from "../../support/a-request-of-each";
import type { FileType } from "../../support/bank-customers";
import { type BankUnderTest, onEmbedded } from "../../support/bank-database";
import { documentTextOf, pagesOf, rowsOf } from "../../support/read-files";

const LONG_NARRATION =
  "Consulting for the depot at Tema, instalment 3 of 12, as agreed with Mrs Quartey on the telephone";
const SCHEDULE = "S260302123456789";

/** Opens a company with an approved request of the kind that has every text that a list can show. */
async function aReported({ db }: BankUnderTest, category: Category) {
  const { people, route } = await aCompanyWithRoute(db, ["Initiator", "Authorizer"]);
  const [kofi, efua] = people;
  const asked = await requestOfEach[category].ask(kofi, route);
  const id = String(asked.answer?.transactionId);
  await efua.approve(id);
  const texts = { narration: LONG_NARRATION, ...(!isBulk(category) && { schedule_id: SCHEDULE }) };
  await db.updateTable("requests").set(texts).where("id", "=", id).execute();
  // A file contains only requests made before it.
  kofi.now = new Date(kofi.now.getTime() + 60_000);
  return { kofi, id };
}

/** Returns both values of each cell of the list as shown on the screen. */
const cellsShown = (columns: readonly Column<ReportRecord>[], row: ReportRecord) =>
  columns.map(({ lines }) => lines(row).map(wordsOf).filter(Boolean));

function wordsOf(node: ReactNode): string {
  const markup = renderToStaticMarkup(createElement(Fragment, null, node));
  return markup
    .replace(/<[^>]*>/g, "")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
/** Shortens days to the form on the screen; a file can be more exact, with the time. */
const asOnScreen = (text: string): string =>
  text.replace(/(\d\d)-(\d\d)-(\d{4})( \d\d:\d\d)?/g, (_, day, month, year) =>
    [Number(day), MONTHS[Number(month) - 1], year].join(" "),
  );

/** Formats a cell of a workbook as the screen shows it: the cell's format adds the currency to an amount. */
function fromWorkbook(value: unknown, shown: string | undefined): string {
  if (value instanceof Date) return asOnScreen(value.toISOString().slice(0, 10).split("-").reverse().join("-"));
  if (typeof value !== "number") return String(value ?? "");
  const [currency] = /^[A-Z]{3} /.exec(shown ?? "") ?? [];
  return currency ? `${currency}${value.toLocaleString("en", { minimumFractionDigits: 2 })}` : String(value);
}

type ListOnScreen = { readonly columns: readonly Column<ReportRecord>[]; readonly record: ReportRecord };
type Download = (type: FileType) => Promise<Buffer>;

/** Checks that the files have the headers and the cells of the list with its only row. */
async function expectSame({ columns, record }: ListOnScreen, download: Download): Promise<void> {
  const headers = columns.map(({ header }) => header);
  const shown = cellsShown(columns, record);
  expect(shown.flat().length).toBeGreaterThan(columns.length / 2);

  const workbook = await rowsOf(await download("EXCEL"));
  const [head = [], row = []] = workbook.slice(workbook.findIndex(([first]) => first === headers[0]));
  // In a workbook the second value of a cell has its own column.
  const places = headers.map((header) => head.indexOf(header));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const inWorkbook = places.map((place, index) =>
    row
      .slice(place, places[index + 1] ?? row.length)
      .map((value, line) => fromWorkbook(value, shown[index]?.[line]))
      .filter(Boolean),
  );
  expect(inWorkbook).toEqual(shown);

  const onPaper = [...headers, ...shown.flat()];
  const word = (await documentTextOf(await download("WORD"))).split(/\n+/).filter(Boolean);
  expect(
    word.slice(word.indexOf(headers[0] ?? ""), onPaper.length + word.indexOf(headers[0] ?? "")).map(asOnScreen),
  ).toEqual(onPaper);
  const pdf = asOnScreen((await pagesOf(await download("PDF"))).join(" "));
  expect(pdf).toContain(onPaper.join(" "));
}

function expectInDetails({ columns, record }: ListOnScreen, facts: readonly Fact[]): void {
  const details = facts.map(({ value }) => wordsOf(value)).join(" | ");
  for (const value of cellsShown(columns, record).flat()) expect(details).toContain(value);
}

/** Returns the number of rows that each file states. */
const countIn = async (file: Buffer) =>
  (await rowsOf(file)).find(([label]) => label === "Transactions" || label === "Beneficiaries")?.[1];

onEmbedded("Files of report lists", (bank) => {
  for (const category of categoryNames)
    it(`the list of ${category}, its Excel, PDF and Word files and the details show the same columns and values`, async () => {
      const { kofi } = await aReported(bank, category);
      const { count, rows } = await kofi.report(category);
      const [record] = toReportPage(category, rows, count)?.rows ?? [];
      if (!record) throw new Error("The list is empty");
      const list = { columns: reportColumns[category], record };
      await expectSame(list, (type) => kofi.reportFile(category, type));
      expect(await countIn(await kofi.reportFile(category, "EXCEL"))).toBe(count);
      if (isBulk(category)) return;
      const facts = reportFacts(record);
      expectInDetails(list, facts);
      const total = facts.find(({ isTotal }) => isTotal);
      expect(wordsOf(total?.value)).toBe(formatMoney(record.total));
    });

  for (const category of [
    "bulkTransfer",
    "mobileMoneyBulk",
    "prepaidCardBulk",
  ] as const satisfies readonly BulkCategory[])
    it(`the list of payees of ${category}, its Excel, PDF and Word files and the advices show the same columns and values`, async () => {
      const { kofi, id } = await aReported(bank, category);
      const { count, rows } = await kofi.payees(id);
      const [record] = toReportPage(category, rows, count)?.rows ?? [];
      if (!record) throw new Error("The list is empty");
      const list = { columns: payeeColumns, record };
      await expectSame(list, (type) => kofi.reportFile(category, type, { bulkId: id }));
      expect(await countIn(await kofi.reportFile(category, "EXCEL", { bulkId: id }))).toBe(count);
      expectInDetails(list, adviceFacts(record));
    });
});
