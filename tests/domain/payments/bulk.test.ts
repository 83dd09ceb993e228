import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import {
  type BulkField,
  type BulkRow,
  badRows,
  bulkRules,
  checkBulkFunds,
  findDuplicatesInSteps,
  hasUnvalidatedName,
  likelyDuplicates,
  noIds,
  obstacleOf,
  sumInSteps,
  sumsOf,
  totalsByGroup,
  totalsOf,
} from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
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

  it("rows without a transfer type or network form a group without a name", () => {
    const rows = [aRow({ texts: {} }), aRow({ texts: { type: "instant" } }), aRow({ texts: {} })];
    expect(totalsByGroup("bulkTransfer", rows, "GHS").map(({ group, count }) => [group, count])).toEqual([
      ["", 2],
      ["instant", 1],
    ]);
  });

  it("the bad rows of a list keep their order", () => {
    const rows = [aRow({ isBad: true }), aRow({ position: 2 }), aRow({ position: 3, isBad: true })];
    expect(badRows(rows).map(({ position }) => position)).toEqual([1, 3]);
  });

  it.each([
    ["a row without a wallet name", { walletName: "" }, "mobileMoneyBulk", false, true],
    ["a row with a blank wallet name", { walletName: " " }, "mobileMoneyBulk", false, true],
    ["a row that never had a wallet name", {}, "mobileMoneyBulk", false, true],
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

  it("a list cannot be paid if it is empty or has a bad row @S2-4-27..28 @S2-4-32..33", () => {
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

  it("the balance of a scheduled list is not checked before its day", () => {
    const source = anAccount({ available: ghs(0) });
    const totals = totalsOf([aRow()], "GHS");
    const schedule = { frequency: "monthly", start: "2026-12-01" } as const;
    expect(checkBulkFunds({ source, totals, schedule }).ok).toBe(true);
    expect(checkBulkFunds({ source, totals, schedule: undefined }).ok).toBe(false);
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

  it("payees are compared without regard to case and outer spaces", () => {
    const at = (position: number, account: string, bank: string) => aRow({ position, texts: { account, bank } });
    const rows = [at(1, " 0021000000013", "ECOBANK "), at(2, "0021000000013 ", "Ecobank")];
    expect([...likelyDuplicates("bulkTransfer", rows)]).toEqual([1, 2]);
  });

  it("rows without a payee are no duplicates, and an absent bank is the same as an absent one", () => {
    const at = (position: number, texts: BulkRow["texts"]) => aRow({ position, texts });
    expect([...likelyDuplicates("bulkTransfer", [at(1, {}), at(2, {}), at(3, { account: " " })])]).toEqual([]);
    const account = "0021000000013";
    expect([...likelyDuplicates("bulkTransfer", [at(1, { account }), at(2, { account })])]).toEqual([1, 2]);
  });

  it("payee and amount are compared separately", () => {
    const at = (position: number, wallet: string, minor: number) =>
      aRow({ position, texts: { wallet }, amount: ghs(minor) });
    const rows = [at(1, "024412345", 61_00), at(2, "0244123456", 1_00)];
    expect([...likelyDuplicates("mobileMoneyBulk", rows)]).toEqual([]);
  });

  it.each<[BulkCategory, BulkRow["texts"], BulkRow["texts"], readonly number[]]>([
    ["bulkTransfer", { account: "1", name: "A" }, { account: "1", name: "B" }, [1, 2]],
    ["bulkTransfer", { account: "1", bank: "A" }, { account: "1", bank: "B" }, []],
    ["mobileMoneyBulk", { wallet: "1", network: "MTN" }, { wallet: "1", network: "Telecel" }, [1, 2]],
    ["mobileMoneyBulk", { wallet: "1" }, { wallet: "2" }, []],
    ["prepaidCardBulk", { customer: "1", lastDigits: "4417" }, { customer: "1", lastDigits: "4417" }, [1, 2]],
    ["prepaidCardBulk", { customer: "1", lastDigits: "4417" }, { customer: "1", lastDigits: "4418" }, []],
    ["prepaidCardBulk", { customer: "1", lastDigits: "4417" }, { customer: "2", lastDigits: "4417" }, []],
  ])("the payee of a %s is identified by the fields of its kind: %o and %o", (category, one, other, duplicates) => {
    const rows = [aRow({ position: 1, texts: one }), aRow({ position: 2, texts: other })];
    expect([...likelyDuplicates(category, rows)]).toEqual(duplicates);
  });

  it.each([
    [2_000, 0],
    [2_001, 2],
    [4_000, 2],
    [4_001, 3],
  ])("the search for duplicates in %i rows pauses %i times", (count, pauses) => {
    const rows = Array.from({ length: count }, (_, at) => aRow({ position: at + 1, amount: ghs(at + 1) }));
    expect([...findDuplicatesInSteps("bulkTransfer", rows)]).toHaveLength(pauses);
  });

  it("a row without ids sends empty ids", () => {
    expect(noIds).toEqual({ beneficiary: "", bank: "", eLevy: "" });
  });
});

describe("the kinds of bulk", () => {
  const shown: Readonly<Record<BulkCategory, readonly BulkField[]>> = {
    bulkTransfer: ["name", "account", "bank", "branch", "amount", "type", "narration"],
    mobileMoneyBulk: ["name", "wallet", "network", "walletName", "amount", "narration"],
    prepaidCardBulk: ["customer", "lastDigits", "name", "phone", "amount", "narration"],
  };
  const lookedUp: readonly BulkField[] = ["walletName"];

  it.each(Object.entries(shown))(
    "a list of the kind %s has the columns of the specification in order",
    (kind, fields) => {
      const category = kind as BulkCategory;
      expect(bulkRules[category].listFields).toEqual(fields);
      expect(bulkRules[category].templateFields).toEqual(fields.filter((field) => !lookedUp.includes(field)));
    },
  );

  it("only payments to wallets have an E-Levy", () => {
    expect(bulkRules.mobileMoneyBulk.hasELevy).toBe(true);
    expect([bulkRules.bulkTransfer.hasELevy, bulkRules.prepaidCardBulk.hasELevy]).toEqual([false, false]);
  });
});
