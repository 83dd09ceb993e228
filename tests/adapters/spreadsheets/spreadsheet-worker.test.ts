import { expect, it, vi } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/payments/bulk-columns";
import { readWorkbook } from "../../../adapters/spreadsheets/read-workbook";
import type { SpreadsheetJob } from "../../../adapters/spreadsheets/worker-jobs";
import { tableOf } from "../../../adapters/spreadsheets/worker-spreadsheets";
import { aFilledTemplate } from "../../support/a-workbook";

it("the worker answers a job with the rows of a workbook, and another one with the written workbook", async () => {
  const answers: unknown[] = [];
  const scope = { onmessage: (_: { data: SpreadsheetJob }) => {}, postMessage: (data: unknown) => answers.push(data) };
  vi.stubGlobal("self", scope);
  vi.resetModules();
  await import("../../../adapters/spreadsheets/spreadsheet-worker");
  const columns = columnsOf("mobileMoneyBulk");
  scope.onmessage({ data: { kind: "read", bytes: aFilledTemplate("mobileMoneyBulk", 2), columns } });
  expect(answers).toEqual([{ ok: true, value: { rows: 2, faults: [] } }]);
  scope.onmessage({ data: { kind: "write", table: tableOf("mobileMoneyBulk", [], false) } });
  expect(answers).toHaveLength(2);
  expect(readWorkbook(answers[1] as Uint8Array, columns)).toEqual({
    ok: false,
    failure: { kind: "noRows", isElsewhere: false },
  });
  const file = { bytes: aFilledTemplate("mobileMoneyBulk"), title: "", isDelimited: false, columns } as const;
  scope.onmessage({ data: { kind: "open", file: { ...file, category: "mobileMoneyBulk" } } });
  await vi.waitFor(() => expect(answers[2]).toMatchObject({ ok: true, value: [{ headingRow: 1 }] }));
  scope.onmessage({ data: { kind: "check", mapping: { table: 0, sources: {}, takenBack: [1], currency: "GHS" } } });
  await vi.waitFor(() => expect(answers[3]).toMatchObject({ rows: 1 }));
});
