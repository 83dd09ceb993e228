import { beforeAll, describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { allBanks } from "../../mock-bank/lookups/banks";
import { openCompany, signedIn } from "../support/bank";
import { aBank } from "../support/each-bank";
import type { WireClient } from "../support/wire-client";

const { lookups } = bankApi;

describe("Lookups of the transfer forms", () => {
  const bank = aBank();
  let ama: WireClient;
  let own = "";
  let foreign = "";
  beforeAll(async () => {
    const company = await openCompany(bank.running, { users: [{ role: "Single" }] });
    const other = await openCompany(bank.running, { accounts: [{ currency: "USD", balance: "1.00" }] });
    own = company.accounts[0]?.accountNumber ?? "";
    foreign = other.accounts[0]?.accountNumber ?? "";
    ama = await signedIn(bank.running, company, "Single");
  });

  it("a lookup names the banks that take instant transfers, without this bank @S2-3-070 @S2-7-04", async () => {
    const { banks } = await ama.call(lookups.instantBanks, {});
    expect(banks).toContainEqual({ name: "Ecobank Ghana", code: "300312", shortName: "ECOBANK" });
    expect(JSON.stringify(banks)).not.toContain("300316");
  });

  it("a lookup names the banks of the clearing house, also those without instant transfers @S2-3-071 @S2-7-05", async () => {
    const { banks } = await ama.call(lookups.clearingBanks, {});
    expect(banks).toContainEqual({ BankName: "GCB Bank", BankSortCode: "040100", BankShortName: "GCB" });
    expect(banks).toContainEqual(expect.objectContaining({ BankName: "Bank of Ghana" }));
  });

  it.each(["name", "shortName", "sortCode", "code"] as const)("no two banks have the same %s", (key) => {
    const values = allBanks.flatMap((each) => each[key] ?? []);
    expect(values).toEqual([...new Set(values)]);
  });

  it("a lookup names the banks of the country by their sort codes @S2-7-06", async () => {
    expect((await ama.call(lookups.localBanks, {})).banks).toContainEqual({
      name: "GCB Bank",
      code: "040100",
      shortName: "GCB",
    });
  });

  it("a lookup names the branches of a bank @S2-3-072 @S2-7-08", async () => {
    const { branches } = await ama.call(lookups.branches, { bankSortCode: "040100" });
    expect(branches).toContainEqual({ BranchName: "Kumasi Main", BranchCode: "104", BranchSortCode: "040104" });
    expect(await ama.call(lookups.branches, { bankSortCode: "999999" })).toMatchObject({
      code: 1,
      description: "Selected bank is not valid.",
    });
  });

  it.each([
    ["INSTANT_INTERBANK", "1000.00", "5.00"],
    ["INSTANT_INTERBANK", "1000.01", "10.00"],
    ["INSTANT_INTERBANK", "10000.00", "10.00"],
    ["INSTANT_INTERBANK", "10000.01", "20.00"],
    ["NON_INSTANT_INTERBANK", "10000.01", "0.00"],
    ["LOCAL", "10000.01", "0.00"],
  ] as const)("a lookup gives the charge of a transfer: %s of %s is %s @S2-7-09", async (type, amount, charge) => {
    expect(await ama.call(lookups.charge, { type, amount })).toMatchObject({ code: 0, charge });
  });

  it("the charge of a non-instant transfer needs no amount, and that of an instant one always does", async () => {
    expect(await ama.call(lookups.charge, { type: "NON_INSTANT_INTERBANK" })).toMatchObject({ charge: "0.00" });
    expect(await ama.call(lookups.charge, { type: "INSTANT_INTERBANK" })).toMatchObject({ code: 1 });
  });

  it("a customer's account at this bank is found by name and currency @S2-7-10", async () => {
    const found = await ama.call(lookups.account, { accountNumber: foreign });
    expect(found).toMatchObject({ accountName: expect.stringContaining("USD 1"), accountCurrency: "USD" });
    expect(await ama.call(lookups.account, { accountNumber: "1999999999999" })).toMatchObject({
      code: 1,
      description: "Account not found",
    });
  });

  it("an account at another bank is found, always with the same name @S2-7-11", async () => {
    const asked = { destinationAccount: "1441000777888", institutionId: "300312", sourceAccount: own };
    const found = await ama.call(lookups.accountAtOtherBank, asked);
    expect(found).toMatchObject({ code: 0, name: "Ama Ofori", beneficiaryId: "300312-1441000777888" });
    expect((await ama.call(lookups.accountAtOtherBank, asked)).name).toBe(found.name);
    const nobody = await ama.call(lookups.accountAtOtherBank, { ...asked, destinationAccount: "1441000770000" });
    expect(nobody).toMatchObject({ code: 0, name: null });
    for (const wrong of [{ institutionId: "999999" }, { sourceAccount: foreign }])
      expect(await ama.call(lookups.accountAtOtherBank, { ...asked, ...wrong })).toMatchObject({ code: 1 });
  });
});
