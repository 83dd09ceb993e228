import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { type BulkRow, noIds } from "../../../domain/payments/bulk";
import {
  type CellFault,
  canBeMapped,
  FILE_BYTES_MAX,
  FILE_ROWS_MAX,
  type FileProblem,
  markFaults,
  problemOfNameOrSize,
} from "../../../domain/payments/bulk-file";

describe("the check of a file's name and size", () => {
  it.each([
    ["payees.xlsx", 1, undefined],
    ["PAYEES.XLS", FILE_BYTES_MAX, undefined],
    ["payees.xlsx", 0, "emptyFile"],
    ["payees.xlsx", FILE_BYTES_MAX + 1, "tooLarge"],
    ["payees.csv", 1, "wrongType"],
    ["payees.xlsx.exe", 1, "wrongType"],
    ["xlsx", 1, "wrongType"],
  ])("the problem of the file %s with %i bytes is %s", (name, size, kind) => {
    expect(problemOfNameOrSize({ name, size })?.kind).toBe(kind);
  });

  it("a file has at most 5 MB and 100,000 rows", () => {
    expect([FILE_BYTES_MAX, FILE_ROWS_MAX]).toEqual([5_242_880, 100_000]);
  });
});

it.each<[FileProblem, name: string, can: boolean]>([
  [{ kind: "wrongColumns", missing: [], isElsewhere: false }, "a.xlsx", true],
  [{ kind: "headingTwice", heading: "Amount" }, "a.xls", true],
  [{ kind: "wrongType" }, "a.ODS", true],
  [{ kind: "wrongType" }, "a.csv", true],
  [{ kind: "wrongType" }, "a.pdf", false],
  [{ kind: "formula", cell: "D5" }, "a.xlsx", false],
])("for the problem %o of the file %s, the user can say which column is which: %s", (problem, name, can) => {
  expect(canBeMapped(problem, name)).toBe(can);
});

describe("the faults of a file's cells", () => {
  const aRow = (over: Partial<BulkRow> = {}): BulkRow => ({
    position: 1,
    texts: { name: "Kwame", account: "0021000000013" },
    amount: ghs(100_00),
    charge: ghs(0),
    eLevy: ghs(0),
    isBad: false,
    status: "Valid",
    ids: noIds,
    ...over,
  });
  const fault: CellFault = { kind: "number", position: 2, field: "account", heading: "Account Number" };
  const mark = (rows: readonly BulkRow[], ...faults: readonly CellFault[]) =>
    markFaults(rows, faults, {
      currency: "GHS",
      explain: (found) => `${"heading" in found ? found.heading : found.row}: ${found.kind}`,
    });

  it("a list without faults stays unchanged", () => {
    const rows = [aRow(), aRow({ position: 2 })];
    expect(mark(rows)).toBe(rows);
  });

  it("the row of a fault is bad and has its explanation, and the other rows stay unchanged", () => {
    const rows = [aRow(), aRow({ position: 2 }), aRow({ position: 3 })];
    expect(mark(rows, fault)).toEqual([
      rows[0],
      { ...rows[1], isBad: true, status: "Account Number: number" },
      rows[2],
    ]);
  });

  it("a row that the bank found bad keeps the bank's reason", () => {
    const bad = aRow({ position: 2, isBad: true, status: "Account not found" });
    expect(mark([bad], fault)).toEqual([bad]);
  });

  it("in a rewritten file, the reason of the client wins, because the bank's names a cell that the user never saw", () => {
    const bad = aRow({ position: 2, isBad: true, status: "cell B2" });
    const marking = { currency: "GHS", explain: () => "cell C7", isRewritten: true } as const;
    expect(markFaults([bad], [fault], marking)).toMatchObject([{ status: "cell C7" }]);
  });

  it("a row with two faults has the sentences of both, and an amount in the account's own currency is none", () => {
    const amount = { kind: "date", position: 2, field: "amount", heading: "Amount" } as const;
    const name = { ...amount, kind: "shown", field: "name", cell: "A3", shown: "$1", holds: "1" } as const;
    expect(mark([aRow({ position: 2 })], fault, amount, { ...name, unlessIn: "GHS" })).toMatchObject([
      { isBad: true, status: "Account Number: number Amount: date" },
    ]);
  });

  it("the text of a fault replaces the text of its cell only", () => {
    const [marked] = mark([aRow({ position: 2 })], { ...fault, text: "2.1E+10" });
    expect(marked?.texts).toEqual({ name: "Kwame", account: "2.1E+10" });
    const [unread] = mark([aRow({ position: 2 })], { ...fault, text: "" });
    expect(unread?.texts).toEqual({ name: "Kwame", account: "" });
  });
});
