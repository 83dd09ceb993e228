import { describe, expect, it } from "vitest";
import type { BulkField, BulkRow } from "../../../domain/payments/bulk";
import { type BulkCategory, bulkCategories } from "../../../domain/payments/categories";
import {
  entryFormatOf,
  isAccountNumber,
  isLookedUp,
  parseRowTransferType,
  rowProblems,
  rowTransferTypes,
  typedFields,
} from "../../../domain/payments/typed-rows";
import { words } from "../../../ui/payments/bulk/bulk-words";

const problems = (category: BulkCategory, texts: BulkRow["texts"]) => rowProblems(category, texts, words.fields);

describe("a row typed by the user", () => {
  it.each([
    [
      "mobileMoneyBulk",
      { name: "Esi", network: "MTN", wallet: "0244123456", walletName: "ESI A", amount: "1", narration: "Wages" },
      {
        name: "Beneficiary Name is required",
        network: "Network is required",
        wallet: "Beneficiary Wallet Number is required",
        walletName: "Wallet Name is required",
        amount: "Amount is required",
        narration: "Description is required",
      },
    ],
    [
      "prepaidCardBulk",
      { name: "Esi", customer: "1234567", lastDigits: "4417", phone: "0244123456", amount: "1", narration: "Wages" },
      {
        name: "Beneficiary Name is required",
        customer: "Customer ID is required",
        lastDigits: "Card's last 4 digits is required",
        phone: "Phone Number is required",
        amount: "Amount is required",
        narration: "Description is required",
      },
    ],
  ] as const)(
    "each field of a row of %s is required, alone and with all others @S2-5-053..058",
    (category, row, all) => {
      expect(problems(category, row)).toEqual({});
      expect(problems(category, {})).toEqual(all);
      const alone = Object.keys(row).map((field) => problems(category, { ...row, [field]: " " }));
      expect(alone).toEqual(Object.entries(all).map(([field, problem]) => ({ [field]: problem })));
    },
  );

  it.each([
    [undefined, ["type", "account", "name", "amount", "narration"]],
    ["domestic", ["account", "name", "amount", "narration"]],
    ["instant", ["bank", "account", "name", "amount", "narration"]],
    ["noninstant", ["bank", "branch", "account", "name", "amount", "narration"]],
  ])("a row of the transfer type %s requires the fields %o", (type, fields) => {
    expect(Object.keys(problems("bulkTransfer", { ...(type && { type }) }))).toEqual(fields);
  });

  it("the message about a missing branch has the specification's wording @S2-5-024", () => {
    expect(problems("bulkTransfer", { type: "noninstant" }).branch).toBe("Bank branch is required");
  });

  it.each<[BulkCategory, BulkRow["texts"], string | undefined]>([
    ["bulkTransfer", { type: "domestic", account: "0021000000013" }, undefined],
    ["bulkTransfer", { type: "domestic", account: "0021000000" }, "13 digits required"],
    ["bulkTransfer", { type: "instant", account: "0021000000" }, undefined],
    ["bulkTransfer", { type: "instant", account: "00210000001" }, "10, 13 or 16 digits required"],
  ])(
    "the length of an account number must fit the transfer type: %s %o @S2-5-027 @S2-5-028",
    (category, texts, problem) => {
      expect(problems(category, texts).account).toBe(problem);
    },
  );

  it.each<[BulkRow["texts"], keyof BulkRow["texts"], string]>([
    [{ amount: "0" }, "amount", "Amount is required"],
    [{ amount: "1.234" }, "amount", "Amount must be a number with at most two decimals"],
    [{ amount: "99999999999999" }, "amount", "Amount is too large"],
    [{ lastDigits: "123" }, "lastDigits", "4 digits required"],
    [{ lastDigits: "12345" }, "lastDigits", "4 digits required"],
    [{ phone: "024412345" }, "phone", "10 digits required"],
    [{ phone: "1.23457E+15" }, "phone", "Not a number"],
    [{ narration: "Rent of the new warehouse at Tema" }, "narration", "Description is longer than 25 characters"],
  ])("the problem of the row %o is reported", (texts, field, problem) => {
    expect(problems("prepaidCardBulk", texts)[field]).toBe(problem);
  });
  it.each<[BulkCategory, BulkRow["texts"], BulkField, string | undefined]>([
    ["mobileMoneyBulk", { wallet: "0244123456" }, "wallet", undefined],
    ["mobileMoneyBulk", { wallet: "024412345" }, "wallet", "10 digits required"],
    ["mobileMoneyBulk", { wallet: "02441234567" }, "wallet", "10 digits required"],
    ["mobileMoneyBulk", { wallet: "024412345x" }, "wallet", "Not a number"],
    ["prepaidCardBulk", { lastDigits: "4417" }, "lastDigits", undefined],
    ["prepaidCardBulk", { lastDigits: "441x" }, "lastDigits", "Not a number"],
    ["prepaidCardBulk", { customer: "1234567890" }, "customer", undefined],
    ["prepaidCardBulk", { customer: "12345678901" }, "customer", "Customer ID is longer than 10 characters"],
    ["prepaidCardBulk", { customer: "C1234567" }, "customer", "Not a number"],
    ["prepaidCardBulk", { phone: "0244123456" }, "phone", undefined],
    ["prepaidCardBulk", { phone: "024412345678901" }, "phone", undefined],
    ["prepaidCardBulk", { phone: "0244123456789012" }, "phone", "Phone Number is longer than 15 characters"],
    ["prepaidCardBulk", { name: "A".repeat(100) }, "name", undefined],
    ["prepaidCardBulk", { name: "A".repeat(101) }, "name", "Beneficiary Name is longer than 100 characters"],
    ["prepaidCardBulk", { narration: "N".repeat(25) }, "narration", undefined],
    ["prepaidCardBulk", { narration: "N".repeat(26) }, "narration", "Description is longer than 25 characters"],
    ["prepaidCardBulk", { amount: "0.01" }, "amount", undefined],
    ["prepaidCardBulk", { amount: "1,250.50" }, "amount", undefined],
  ])("the fields of a row have limits: in a %s, %o @S2-5-013", (category, texts, field, problem) => {
    expect(problems(category, texts)[field]).toBe(problem);
  });

  it("outer spaces do not make a text too long, and spaces only are no text", () => {
    expect(problems("mobileMoneyBulk", { wallet: " 0244123456 " }).wallet).toBeUndefined();
    expect(problems("mobileMoneyBulk", { name: "  " }).name).toBe("Beneficiary Name is required");
    expect(problems("bulkTransfer", { type: "noninstant", branch: " " }).branch).toBe("Bank branch is required");
  });

  it("spaces do not count as digits", () => {
    expect(problems("prepaidCardBulk", { lastDigits: "44 7" }).lastDigits).toBe("4 digits required");
    expect(problems("mobileMoneyBulk", { wallet: "024 412345" }).wallet).toBe("10 digits required");
    expect(problems("prepaidCardBulk", { phone: "024 412 345" }).phone).toBe("10 digits required");
  });

  it("a complete row has no problems", () => {
    const common = { name: "Ama", amount: "20", narration: "Wages" };
    const account = "0021000000013";
    const card = { customer: "40012001", lastDigits: "4417", phone: "0244123456" };
    expect(problems("bulkTransfer", { ...common, type: "domestic", account })).toEqual({});
    expect(problems("bulkTransfer", { ...common, type: "instant", bank: "GCB Bank", account })).toEqual({});
    expect(
      problems("bulkTransfer", { ...common, type: "noninstant", bank: "GCB Bank", branch: "Ho", account }),
    ).toEqual({});
    expect(
      problems("mobileMoneyBulk", { ...common, network: "MTN", wallet: "0244123456", walletName: "AMA M." }),
    ).toEqual({});
    expect(problems("prepaidCardBulk", { ...common, ...card })).toEqual({});
  });

  it("the transfer type of a row does not change the fields of other kinds of bulk", () => {
    for (const category of ["mobileMoneyBulk", "prepaidCardBulk"] as const)
      expect(Object.keys(problems(category, { type: "domestic" }))).toEqual(typedFields[category].fields);
  });
});

describe("an account number of a row", () => {
  it.each([
    ["domestic", [13]],
    ["instant", [10, 13, 16]],
    ["noninstant", [10, 13, 16]],
    [undefined, [10, 13, 16]],
  ] as const)("a number of the transfer type %s has %o digits", (type, lengths) => {
    const accepted = Array.from({ length: 20 }, (_, length) => length).filter((length) =>
      isAccountNumber("1".repeat(length), type),
    );
    expect(accepted).toEqual(lengths);
    expect(isAccountNumber("002100000001x", type)).toBe(false);
  });

  it("a transfer type is one of the three, in the bank's spelling", () => {
    for (const type of rowTransferTypes) expect(parseRowTransferType(type)).toBe(type);
    for (const text of ["Domestic", "nonInstant", "", undefined]) expect(parseRowTransferType(text)).toBeUndefined();
  });
});

describe("the format of a field", () => {
  it.each<[BulkField, ReturnType<typeof entryFormatOf>]>([
    ["amount", { kind: "amount", currency: "USD" }],
    ["wallet", { kind: "wallet" }],
    ["customer", { kind: "customerId" }],
    ["lastDigits", { kind: "cardDigits" }],
    ["phone", { kind: "phone" }],
    ["narration", { kind: "text", lengthMax: 25 }],
    ["name", { kind: "text", lengthMax: 100 }],
    ["bank", { kind: "text", lengthMax: Number.POSITIVE_INFINITY }],
  ])("the field %s reads the format %o", (field, format) => {
    expect(entryFormatOf(field, "domestic", "USD")).toEqual(format);
  });

  it("an account is one of this bank only in a domestic row", () => {
    expect(entryFormatOf("account", "domestic", "GHS")).toEqual({ kind: "ownAccount" });
    for (const type of ["instant", "noninstant", undefined])
      expect(entryFormatOf("account", type, "GHS")).toEqual({ kind: "otherAccount" });
  });
});

describe("the fields that the bank looks up", () => {
  const lookedUp = (category: BulkCategory, type?: string) =>
    typedFields[category].fields.filter((field) => isLookedUp(category, field, type));

  it.each([
    ["domestic", ["name"]],
    ["instant", ["name"]],
    ["noninstant", []],
  ])("in a transfer of the type %s the bank looks up the fields %o", (type, fields) => {
    expect(lookedUp("bulkTransfer", type)).toEqual(fields);
  });

  it("the bank looks up the name of a wallet, and nothing of a card", () => {
    const names = bulkCategories.map((category) => [category, lookedUp(category)]);
    expect(names).toEqual([
      ["bulkTransfer", ["name"]],
      ["mobileMoneyBulk", ["walletName"]],
      ["prepaidCardBulk", []],
    ]);
  });
});
