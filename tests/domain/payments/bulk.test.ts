import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import {
  type BulkRow,
  checkBulkFunds,
  hasUnvalidatedName,
  likelyDuplicates,
  noIds,
  obstacleOf,
  sumInSteps,
  sumsOf,
  totalsByGroup,
  totalsOf,
} from "../../../domain/payments/bulk";
import { FILE_BYTES_MAX, problemOfNameOrSize } from "../../../domain/payments/bulk-file";
import { anAccount } from "../../support/a-payment";

const aRow = (over: Partial<BulkRow> = {}): BulkRow => ({
  position: 1,
  texts: { name: "Kwame", account: "0021000000013", bank: "", type: "domestic", wallet: "0244123456", network: "MTN" },
  amount: ghs(100_00),
  charge: ghs(0),
  eLevy: ghs(0),
  isBad: false,
  status: "",
  ids: noIds,
  ...over,
});

describe("a list of payees", () => {
  it("the total of a list is principal, E-Levy and charges", () => {
    const rows = [
      aRow({ charge: ghs(5_00), eLevy: ghs(1) }),
      aRow({ amount: ghs(50) }),
      aRow({ amount: undefined, isBad: true }),
    ];
    expect(totalsOf(rows, "GHS")).toEqual({
      count: 3,
      amount: ghs(100_50),
      charge: ghs(5_00),
      eLevy: ghs(1),
      total: ghs(105_51),
    });
  });

  it("a list has totals by transfer type or network, if its kind has either", () => {
    const rows = [aRow(), aRow({ texts: { type: "instant", network: "Telecel" }, charge: ghs(10_00) }), aRow()];
    expect(totalsByGroup("bulkTransfer", rows, "GHS").map(({ group, count, total }) => [group, count, total])).toEqual([
      ["domestic", 2, ghs(200_00)],
      ["instant", 1, ghs(110_00)],
    ]);
    expect(totalsByGroup("mobileMoneyBulk", rows, "GHS").map(({ group }) => group)).toEqual(["MTN", "Telecel"]);
    expect(totalsByGroup("prepaidCardBulk", rows, "GHS")).toEqual([]);
  });

  it.each([
    ["a row without a wallet name", { walletName: "" }, "mobileMoneyBulk", false, true],
    ["a row with a wallet name", { walletName: "AKOSUA N." }, "mobileMoneyBulk", false, false],
    ["a bad row without a wallet name", {}, "mobileMoneyBulk", true, false],
    ["a transfer, which has no wallet,", {}, "bulkTransfer", false, false],
  ] as const)(
    "a name is missing only on a good row of wallets: %s @S2-2.2-44",
    (_, texts, category, isBad, expected) => {
      expect(hasUnvalidatedName(category, [aRow({ texts: { walletName: "KWAME B." } }), aRow({ texts, isBad })])).toBe(
        expected,
      );
    },
  );

  it("a long list is summed up in steps, including its bad rows", () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => aRow({ position: at + 1, isBad: at === 9_999 }));
    const steps = sumInSteps("bulkTransfer", rows, "GHS");
    let taken = 1;
    let step = steps.next();
    for (; !step.done; step = steps.next()) taken += 1;
    expect(taken).toBe(3);
    expect(step.value).toEqual({
      bad: [rows[9_999]],
      totals: totalsOf(rows, "GHS"),
      groups: totalsByGroup("bulkTransfer", rows, "GHS"),
    });
  });

  it("a list cannot be paid if it is empty or has a bad row", () => {
    const obstacleTo = (...rows: readonly BulkRow[]) => obstacleOf(sumsOf("bulkTransfer", rows, "GHS"));
    expect(obstacleTo()).toBe("noRows");
    expect(obstacleTo(aRow(), aRow({ isBad: true }))).toBe("badRows");
    expect(obstacleTo(aRow())).toBeUndefined();
  });

  it("the balance check of a list includes all charges @S1-8-23 @S2-5-033", () => {
    const source = anAccount({ available: ghs(100_00) });
    const payment = {
      source,
      schedule: undefined,
    };
    const totals = (row: BulkRow) => ({ totals: totalsOf([row], "GHS") });
    expect(checkBulkFunds({ ...payment, ...totals(aRow()) })).toEqual({ ok: true, value: undefined });
    for (const over of [{ charge: ghs(1) }, { eLevy: ghs(1) }, { amount: ghs(100_01) }])
      expect(checkBulkFunds({ ...payment, ...totals(aRow(over)) })).toEqual({
        ok: false,
        failure: { kind: "insufficientFunds" },
      });
  });

  it("rows with the same payee and amount are likely duplicates", () => {
    const at = (account: string, bank = "") => ({ ...aRow().texts, account, bank });
    const rows = [
      aRow({ position: 1 }),
      aRow({ position: 2, texts: at("0021000000099") }),
      aRow({ position: 3 }),
      aRow({ position: 4, amount: ghs(1) }),
      aRow({ position: 5, texts: at("0021000000013", "Ecobank") }),
      aRow({ position: 6, amount: undefined }),
      aRow({ position: 7, texts: at("") }),
      aRow({ position: 8, texts: at("") }),
    ];
    expect([...likelyDuplicates("bulkTransfer", rows)]).toEqual([1, 3]);
  });
});

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
});
