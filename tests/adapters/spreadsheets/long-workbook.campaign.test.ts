import { expect, it } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/payments/bulk-columns";
import { readWorkbook } from "../../../adapters/spreadsheets/read-workbook";
import { aRawWorkbook, headingsOf } from "../../support/a-workbook";

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const headings = `<row>${headingsOf("mobileMoneyBulk").map(inline).join("")}</row>`;

it.each([
  [100_000, { ok: true, value: { rows: 100_000, faults: [] } }],
  [100_001, { ok: false, failure: { kind: "tooManyRows" } }],
])("a file of payees has at most 100,000 rows: %i", (rows, expected) => {
  // Only the first cell of a row is filled.
  const workbook = aRawWorkbook(`<sheetData>${headings}${`<row>${inline("a")}</row>`.repeat(rows)}</sheetData>`);
  expect(readWorkbook(workbook, columnsOf("mobileMoneyBulk"))).toEqual(expected);
});
