import { describe, expect, it, vi } from "vitest";
import { read, utils } from "xlsx";
import type { BulkPaymentsPort } from "../../../application/payments/bulk-payments-port";
import { BulkPaymentsService } from "../../../application/payments/bulk-payments-service";
import { ghs } from "../../../domain/money";
import { type BulkRow, noIds } from "../../../domain/payments/bulk";
import { fail, ok } from "../../../domain/result";
import { anAccount } from "../../support/a-payment";
import { aFilledTemplate, headingsOf } from "../../support/a-workbook";
import { spreadsheetsAtOnce } from "../../support/in-memory-bulk-payments";

const category = "mobileMoneyBulk";
const source = anAccount();
const unreachable = fail({ kind: "unreachable" } as const);

const aRow = (over: Partial<BulkRow> = {}): BulkRow => ({
  position: 1,
  texts: { name: "Ama", wallet: "0244123456", network: "MTN", narration: "Wages" },
  amount: ghs(10_00),
  charge: ghs(50),
  eLevy: ghs(0),
  isBad: false,
  status: "",
  ids: noIds,
  ...over,
});

function aService(answer: Awaited<ReturnType<BulkPaymentsPort["upload"]>> = ok([])) {
  const upload = vi.fn<BulkPaymentsPort["upload"]>(async () => answer);
  const inspect = vi.fn(spreadsheetsAtOnce.inspect);
  const service = new BulkPaymentsService({ upload, prepare: vi.fn() }, { ...spreadsheetsAtOnce, inspect });
  return { service, upload, inspect };
}

/** Returns the cells of the first sheet, row by row. */
function cellsOf(bytes: ArrayBuffer | Uint8Array): readonly (readonly string[])[] {
  const book = read(bytes, { type: "array" });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: "" }) : [];
}

describe("a chosen file", () => {
  const { signal } = new AbortController();

  it("the payees in a file are counted", async () => {
    const { service, inspect } = aService();
    const file = new File([aFilledTemplate(category, 3)], "payees.xlsx");
    expect(await service.inspect(file, category, signal)).toEqual(ok({ rows: 3, faults: [] }));
    expect(inspect).toHaveBeenCalledExactlyOnceWith(file, category, signal);
  });

  it("a file with a wrong name is refused without being read", async () => {
    const { service, inspect } = aService();
    const file = new File([aFilledTemplate(category)], "payees.csv");
    expect(await service.inspect(file, category, signal)).toEqual(fail({ kind: "wrongType" }));
    expect(inspect).not.toHaveBeenCalled();
  });
});

describe("an upload", () => {
  const upload = { category, source, file: new File([aFilledTemplate(category)], "payees.xlsx") } as const;

  it("the rows that the bank read are returned", async () => {
    const { service, upload: send } = aService(ok([aRow()]));
    const control = { signal: new AbortController().signal, onProgress: vi.fn() };
    expect(await service.upload(upload, control)).toEqual(ok([aRow()]));
    expect(send).toHaveBeenCalledExactlyOnceWith(upload, control);
  });

  it("a failure of the bank is returned", async () => {
    const control = { signal: new AbortController().signal, onProgress: vi.fn() };
    expect(await aService(unreachable).service.upload(upload, control)).toEqual(unreachable);
  });

  it.each([
    ["rows", ok([aRow()])],
    ["a failure", unreachable],
  ])("an upload that the user stopped is cancelled, even if the bank answers with %s", async (_, answer) => {
    const control = { signal: AbortSignal.abort(), onProgress: vi.fn() };
    expect(await aService(answer).service.upload(upload, control)).toEqual(fail({ kind: "cancelled" }));
  });
});

describe("corrected rows", () => {
  const corrected = [aRow({ position: 4 }), aRow({ position: 9, amount: ghs(20_00) })];
  const unreadable = fail({ kind: "unreadable" });

  it("corrected rows are uploaded in a file of the template, from the same account", async () => {
    const { service, upload } = aService(ok(corrected));
    await service.recheck(category, source, corrected);
    const [[sent, control] = []] = upload.mock.calls;
    expect([sent?.category, sent?.source, control]).toEqual([category, source, undefined]);
    expect(cellsOf((await sent?.file.arrayBuffer()) ?? new ArrayBuffer())).toEqual([
      headingsOf(category),
      ["Ama", "0244123456", "MTN", "10.00", "Wages"],
      ["Ama", "0244123456", "MTN", "20.00", "Wages"],
    ]);
  });

  it("checked rows keep the positions that they had before the correction", async () => {
    const answers = [
      aRow({ position: 1, charge: ghs(75) }),
      aRow({ position: 2, isBad: true, status: "Account not found" }),
    ];
    expect(await aService(ok(answers)).service.recheck(category, source, corrected)).toEqual(
      ok([aRow({ position: 4, charge: ghs(75) }), aRow({ position: 9, isBad: true, status: "Account not found" })]),
    );
  });

  it.each([1, 3])("an answer of %s rows about two corrected rows is unreadable", async (count) => {
    const answers = Array.from({ length: count }, (_, at) => aRow({ position: at + 1 }));
    expect(await aService(ok(answers)).service.recheck(category, source, corrected)).toEqual(unreadable);
  });

  it("a failure of the bank's check is returned", async () => {
    expect(await aService(unreachable).service.recheck(category, source, corrected)).toEqual(unreachable);
  });
});

it("the workbook of rows with errors contains only the bad rows, each with the bank's reason", async () => {
  const bad = aRow({ position: 2, isBad: true, status: "Account not found" });
  const { bytes, ...file } = await aService().service.errorsFile(category, [aRow(), bad]);
  expect(file).toEqual({
    name: "Rows with errors.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
  expect(cellsOf(bytes)).toEqual([
    [...headingsOf(category), "Reason"],
    ["Ama", "0244123456", "MTN", "10.00", "Wages", "Account not found"],
  ]);
});
