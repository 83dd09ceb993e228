import { beforeAll, describe, expect, it } from "vitest";
import { allBanks } from "../../../mock-bank/lookups/banks";
import { openCompany, signedIn } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import type { WireClient } from "../../support/wire-client";

/** The answers of the bank to the lookups of payments, by the paths and names of section 7 of document 2. */

const bank = aBank();
let ama: WireClient;
let own = "";
let dollars = "";
let dollarName = "";
beforeAll(async () => {
  const company = await openCompany(bank.running, { users: [{ role: "Single" }] });
  const other = await openCompany(bank.running, { accounts: [{ currency: "USD", balance: "1.00" }] });
  own = company.accounts[0]?.accountNumber ?? "";
  dollars = other.accounts[0]?.accountNumber ?? "";
  dollarName = `${other.name} USD 1`;
  ama = await signedIn(bank.running, company, "Single");
});

type Rows = readonly Readonly<Record<string, unknown>>[];
const keysOf = (rows: unknown): string[] => [
  ...new Set((rows as Rows).map((row) => Object.keys(row).sort().join(" "))),
];

describe("banks and branches", () => {
  it.each(["name", "shortName", "sortCode", "code"] as const)("no two banks have the same %s", (key) => {
    const values = allBanks.flatMap((each) => each[key] ?? []);
    expect(values).toEqual([...new Set(values)]);
  });

  it("institutions answers the banks for instant transfers by name and code @S2-7-04 @S2-3-070", async () => {
    const { code, banks } = await ama.ask("GET /transfer/otherbank/institutions");
    expect([code, (banks as Rows).length, keysOf(banks)]).toEqual([0, 20, ["code name shortName"]]);
    expect(banks).toContainEqual({ name: "Ecobank Ghana", code: "300312", shortName: "ECOBANK" });
    expect((banks as Rows).map(({ name }) => name)).not.toContain("Bank of Ghana");
    expect((banks as Rows).map(({ code: bank }) => bank)).not.toContain("300316");
  });

  it("bankList answers the banks of the clearing house by BankName, BankSortCode and BankShortName @S2-7-05 @S2-3-071", async () => {
    const { code, banks } = await ama.ask("GET /transfer/bankList");
    expect([code, (banks as Rows).length, keysOf(banks)]).toEqual([0, 21, ["BankName BankShortName BankSortCode"]]);
    expect(banks).toContainEqual({ BankName: "GCB Bank", BankSortCode: "040100", BankShortName: "GCB" });
    expect(banks).toContainEqual({ BankName: "Bank of Ghana", BankSortCode: "010100", BankShortName: "BOG" });
  });

  it("reference/banks answers the banks of the country by name and sort code @S2-7-06", async () => {
    const { code, banks } = await ama.ask("GET /reference/banks");
    expect([code, (banks as Rows).length, keysOf(banks)]).toEqual([0, 21, ["code name shortName"]]);
    expect(banks).toContainEqual({ name: "GCB Bank", code: "040100", shortName: "GCB" });
  });

  it("bankBranch answers the branches of the bank with this sort code @S2-7-08 @S2-3-072", async () => {
    expect(await ama.ask("GET /transfer/bankBranch", { bankSortCode: "330100" })).toEqual({
      code: 0,
      branches: [
        { BranchName: "Accra Mall", BranchCode: "101", BranchSortCode: "330101" },
        { BranchName: "Tema", BranchCode: "104", BranchSortCode: "330104" },
      ],
    });
    expect(await ama.ask("GET /transfer/bankBranch", { bankSortCode: "999999" })).toEqual({
      code: 1,
      description: "Selected bank is not valid.",
    });
  });
});

describe("charges and names", () => {
  it.each([
    ["INSTANT_INTERBANK", "1000.00", "5.00", "@S2-3-046"],
    ["INSTANT_INTERBANK", "1000.01", "10.00", ""],
    ["INSTANT_INTERBANK", "10000.00", "10.00", ""],
    ["INSTANT_INTERBANK", "10000.01", "20.00", ""],
    ["NON_INSTANT_INTERBANK", "10000.01", "0.00", "@S2-3-046"],
    ["LOCAL", "10000.01", "0.00", "@S2-3-046"],
  ])("the charge of %s of %s is %s @S2-7-09 %s", async (type, amount, charge) => {
    expect(await ama.ask("GET /transfer/otherbank/charge", { type, amount })).toEqual({ code: 0, charge });
  });

  it("the charge of a non-instant transfer needs no amount, and that of an instant one always does", async () => {
    const call = "GET /transfer/otherbank/charge";
    expect(await ama.ask(call, { type: "NON_INSTANT_INTERBANK" })).toEqual({ code: 0, charge: "0.00" });
    expect(await ama.ask(call, { type: "INSTANT_INTERBANK" })).toMatchObject({ code: 1 });
  });

  it("lookupaccount answers the name and currency of an account of this bank @S2-7-10", async () => {
    expect(await ama.ask("GET /transfer/lookupaccount", { accountNumber: dollars })).toEqual({
      code: 0,
      accountName: dollarName,
      accountCurrency: "USD",
    });
    expect(await ama.ask("GET /transfer/lookupaccount", { accountNumber: "1999999999999" })).toEqual({
      code: 1,
      description: "Account not found",
    });
  });

  it("namelookup answers the name and an id of an account at another bank @S2-7-11", async () => {
    const fields = { destinationAccount: "1441000234567", institutionId: "300312", sourceAccount: own };
    expect(await ama.ask("POST /transfer/otherbank/namelookup", fields)).toEqual({
      code: 0,
      name: "Accra Packaging Ltd",
      beneficiaryId: "300312-1441000234567",
    });
    const unknown = { ...fields, destinationAccount: "1441000770000" };
    expect(await ama.ask("POST /transfer/otherbank/namelookup", unknown)).toEqual({
      code: 0,
      name: null,
      beneficiaryId: null,
    });
    for (const wrong of [{ institutionId: "999999" }, { sourceAccount: dollars }])
      expect(await ama.ask("POST /transfer/otherbank/namelookup", { ...fields, ...wrong })).toMatchObject({ code: 1 });
  });

  it("validatePrepaidCard answers name and phone under customerResponse @S2-7-20", async () => {
    expect(await ama.ask("GET /transfer/validatePrepaidCard", { customerId: "40012001" })).toEqual({
      code: 0,
      customerResponse: { preferredNameField: "Daniel Quaye", mobilePhoneNumberField: "0244550101" },
    });
    expect(await ama.ask("GET /transfer/validatePrepaidCard", { customerId: "012" })).toEqual({
      code: 0,
      customerResponse: null,
    });
  });
});

describe("wallets", () => {
  it("networks answers code, name and gipCode, also of networks without wallets @S2-7-13 @S2-3-009 @S2-3-010 @S2-3-011", async () => {
    expect(await ama.ask("GET /billspayment/networks")).toEqual({
      code: 0,
      networks: [
        { code: "MTN", name: "MTN", gipCode: "300591" },
        { code: "TELECEL", name: "Telecel", gipCode: "300594" },
        { code: "AIRTELTIGO", name: "AirtelTigo", gipCode: "300592" },
        { code: "SURFLINE", name: "Surfline", gipCode: "" },
        { code: "GLO", name: "Glo", gipCode: "" },
        { code: "BUSY", name: "Busy", gipCode: "" },
      ],
    });
  });

  it("mobilemoneylookup answers the owner of a wallet, and null if there is none @S2-7-16", async () => {
    const fields = { network: "MTN", phoneNumber: "0244123456", transferType: "A2W" };
    expect(await ama.ask("GET /transfer/mobilemoneylookup", fields)).toEqual({ code: 0, accountName: "Abdul Rahman" });
    expect(await ama.ask("GET /transfer/mobilemoneylookup", { ...fields, phoneNumber: "0244120000" })).toEqual({
      code: 0,
      accountName: null,
    });
    expect(await ama.ask("GET /transfer/mobilemoneylookup", { ...fields, transferType: "W2A" })).toEqual({
      code: 1,
      description: "The field transferType is not valid.",
    });
  });

  it.each([
    ["0.01", "0244123456", "0.50"],
    ["100.00", "0244123456", "0.50"],
    ["100.01", "0244123456", "2.00"],
    ["1000.00", "MTN", "2.00"],
    ["1000.01", "MTN", "5.00"],
  ])("momocharge for %s to %s is %s @S2-7-17 @S2-7-18", async (amount, phoneNumber, charge) => {
    expect(await ama.ask("GET /transfer/momocharge", { amount, phoneNumber })).toEqual({ code: 0, charge });
  });

  it("eLevyCharge answers the levy, the taxable amount and an id @S2-7-19", async () => {
    const fields = { sourceAccount: own, destinationAccount: "0244123456", destinationGipCode: "", amount: "350.00" };
    const { eLevyId, ...answer } = await ama.ask("POST /transfer/eLevyCharge", fields);
    expect(answer).toEqual({ code: 0, charge: "2.50", taxableAmount: "250.00" });
    expect(eLevyId).toMatch(/^EL[0-9A-F]{12}$/);
  });
});

describe("foreign exchange and billers", () => {
  it("currencies answers the currencies of FX transfers @S2-7-12", async () => {
    expect(await ama.ask("GET /servicereq/currencies")).toEqual({ code: 0, allowableCurrency: ["GBP", "USD", "EUR"] });
  });

  it("fx-rates answers the rates of each currency with fxDate, buy and sell @S2-7-21 @S2-3-173 @S2-3-174 @S2-3-175", async () => {
    const { code, ...rates } = await ama.ask("GET /reference/fx-rates");
    expect([code, Object.keys(rates).sort()]).toEqual([0, ["eurRates", "gbpRates", "usdRates"]]);
    const around = { usdRates: 11.4, eurRates: 13.2, gbpRates: 15.1 };
    for (const [list, middle] of Object.entries(around)) {
      const rows = rates[list] as { fxDate: string; buy: string; sell: string }[];
      expect(keysOf(rows)).toEqual(["buy fxDate sell"]);
      expect(rows.length).toBeGreaterThan(60);
      for (const { fxDate, buy, sell } of rows) {
        expect(fxDate).toMatch(/^\d{2}-\d{2}-20\d{2}$/);
        for (const price of [buy, sell]) {
          expect(price).toMatch(/^\d{2}\.\d{4}$/);
          expect(Math.abs(Number(price) / middle - 1)).toBeLessThan(0.06);
        }
        expect(Number(buy)).toBeGreaterThan(Number(sell));
      }
    }
  });

  it("billers answers the billers @S2-7-14", async () => {
    expect(await ama.ask("GET /billspayment/billers")).toEqual({
      code: 0,
      billers: [
        { id: "1", code: "ECG", name: "Electricity Company of Ghana" },
        { id: "2", code: "GWL", name: "Ghana Water" },
        { id: "3", code: "DST", name: "DStv" },
      ],
    });
  });
});
