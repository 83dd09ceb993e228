import { describe, expect, it } from "vitest";
import type { BulkRow } from "../../../domain/payments/bulk";
import { rowProblems } from "../../../domain/payments/typed-rows";
import type { BulkCategory } from "../../../domain/requests/categories";
import { words } from "../../../ui/payments/bulk/bulk-words";

const problems = (category: BulkCategory, texts: BulkRow["texts"]) => rowProblems(category, texts, words.fields);

describe("a row typed by the user", () => {
  it("every field of an empty row is required", () => {
    expect(problems("mobileMoneyBulk", {})).toEqual({
      name: "Beneficiary Name is required",
      network: "Network is required",
      wallet: "Beneficiary Wallet Number is required",
      walletName: "Wallet Name is required",
      amount: "Amount is required",
      narration: "Description is required",
    });
    expect(problems("prepaidCardBulk", {})).toEqual({
      name: "Beneficiary Name is required",
      customer: "Customer ID is required",
      lastDigits: "Card's last 4 digits is required",
      phone: "Phone Number is required",
      amount: "Amount is required",
      narration: "Description is required",
    });
  });

  it.each([
    [undefined, ["type", "account", "name", "amount", "narration"]],
    ["domestic", ["account", "name", "amount", "narration"]],
    ["instant", ["bank", "account", "name", "amount", "narration"]],
    ["noninstant", ["bank", "branch", "account", "name", "amount", "narration"]],
  ])("a row of the transfer type %s requires the fields %o", (type, fields) => {
    expect(Object.keys(problems("bulkTransfer", { ...(type && { type }) }))).toEqual(fields);
  });

  it("the message about a missing branch has the specification's wording", () => {
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
});
