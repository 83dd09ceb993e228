import { beforeEach, describe, expect, it } from "vitest";
import { HttpFx } from "../../../../adapters/bank-api/fx/http-fx";
import { HttpCards } from "../../../../adapters/bank-api/payments/http-cards";
import { HttpTransferLookups } from "../../../../adapters/bank-api/payments/http-transfer-lookups";
import { HttpWallets } from "../../../../adapters/bank-api/payments/http-wallets";
import { ghs } from "../../../../domain/money";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const source = "1020304050607";

describe("lookups of payments", () => {
  const transfers = () => new HttpTransferLookups(bank.client);
  const wallets = () => new HttpWallets(bank.client);

  it("banks for instant transfers are read by name and code @S2-7-04 @S2-3-070 @S2-7-07", async () => {
    bank.answer({ code: 0, banks: [{ name: "Ecobank Ghana", code: "300312" }, { name: "Volta Bank" }] });
    expect(await transfers().banks("instant")).toEqual({
      ok: true,
      value: [{ name: "Ecobank Ghana", code: "300312" }],
    });
    expect(bank.lastCall()).toBe("GET /transfer/otherbank/institutions");
  });

  it("banks for non-instant transfers are read by BankName, BankSortCode and BankShortName, and none without a code is offered @S2-7-05 @S2-3-071 @S2-7-07 @S2-8-10", async () => {
    bank.answer({
      code: 0,
      banks: [
        { BankName: "GCB Bank", BankSortCode: "040100", BankShortName: "GCB", name: "x", code: "x" },
        { BankName: "Volta Bank", BankSortCode: "" },
      ],
    });
    expect(await transfers().banks("nonInstant")).toEqual({
      ok: true,
      value: [{ name: "GCB Bank", code: "040100", shortName: "GCB" }],
    });
    expect(bank.lastCall()).toBe("GET /transfer/bankList");
  });

  it("banks for local FX transfers are read by name and code @S2-7-06 @S2-7-07", async () => {
    bank.answer({ code: 0, banks: [{ name: "GCB Bank", code: "040100" }] });
    expect(await new HttpFx(bank.client).localBanks()).toEqual({
      ok: true,
      value: [{ name: "GCB Bank", sortCode: "040100" }],
    });
    expect(bank.lastCall()).toBe("GET /reference/banks");
  });

  it("branches are asked by the bank's sort code @S2-7-08 @S2-3-072", async () => {
    bank.answer({
      code: 0,
      branches: [{ BranchName: "Kumasi Main", BranchCode: "104", BranchSortCode: "040104" }],
    });
    expect(await transfers().branches("040100")).toEqual({
      ok: true,
      value: [{ name: "Kumasi Main", code: "104", sortCode: "040104" }],
    });
    expect(bank.lastCall()).toBe("GET /transfer/bankBranch?bankSortCode=040100");
  });

  it.each([
    ["instant", "INSTANT_INTERBANK"],
    ["nonInstant", "NON_INSTANT_INTERBANK"],
  ] as const)("the charge of %s transfers is asked for %s @S2-7-09 @S2-3-046 @S2-3-047", async (speed, type) => {
    bank.answer({ code: 0, charge: "5.00" });
    expect(await transfers().charge(speed, ghs(1234_50))).toEqual({ ok: true, value: ghs(5_00) });
    expect(bank.lastCall()).toBe(`GET /transfer/otherbank/charge?type=${type}&amount=1234.50`);
  });

  it("an account at this bank is looked up by its number @S2-7-10", async () => {
    bank.answer({ code: 0, accountName: "Volta Agro Ltd", accountCurrency: "USD" });
    expect(await transfers().accountAtThisBank("1020304060606")).toEqual({
      ok: true,
      value: { name: "Volta Agro Ltd", currency: "USD" },
    });
    expect(bank.lastCall()).toBe("GET /transfer/lookupaccount?accountNumber=1020304060606");
  });

  it("an account at another bank is looked up with the institution and the source @S2-7-11", async () => {
    bank.answer({ code: 0, name: "Yaw Ofori", beneficiaryId: "300312-1" });
    expect(await transfers().accountAtOtherBank({ bank: "300312", number: "1441000777888", source })).toEqual({
      ok: true,
      value: { name: "Yaw Ofori", lookupId: "300312-1" },
    });
    expect(bank.lastCall()).toBe("POST /transfer/otherbank/namelookup");
    expect(bank.last().form).toEqual({
      destinationAccount: "1441000777888",
      institutionId: "300312",
      sourceAccount: source,
    });
  });

  it("the currencies of FX transfers are read as texts or objects, in their own order @S2-7-12 @S2-5-089", async () => {
    bank.answer({ code: 0, allowableCurrency: [{ code: "EUR" }, "JPY", "USD"] });
    expect(await new HttpFx(bank.client).currencies()).toEqual({ ok: true, value: ["USD", "EUR"] });
    expect(bank.lastCall()).toBe("GET /servicereq/currencies");
  });

  it("the rates are read by currency with fxDate, buy and sell @S2-7-21 @S2-3-173 @S2-3-174 @S2-3-175", async () => {
    const rate = (fxDate: string, buy: string, sell: string) => ({ fxDate, buy, sell });
    bank.answer({
      code: 0,
      usdRates: [rate("24-11-2026", "11.4500", "11.3100")],
      eurRates: [rate("23-11-2026", "13.2", "13.1")],
      gbpRates: [],
    });
    expect(await new HttpFx(bank.client).rates()).toEqual({
      ok: true,
      value: {
        USD: [{ day: "2026-11-24", buy: 114_500, sell: 113_100 }],
        EUR: [{ day: "2026-11-23", buy: 132_000, sell: 131_000 }],
        GBP: [],
      },
    });
    expect(bank.lastCall()).toBe("GET /reference/fx-rates");
  });

  it("networks are read with code, name and gipCode @S2-7-13 @S2-3-009 @S2-3-010 @S2-3-011", async () => {
    bank.answer({ code: 0, networks: [{ code: "TELECEL", name: "Telecel", gipCode: "300594" }] });
    expect(await wallets().networks()).toEqual({
      ok: true,
      value: [{ code: "TELECEL", name: "Telecel", gipCode: "300594" }],
    });
    expect(bank.lastCall()).toBe("GET /billspayment/networks");
  });

  it.each([
    ["Akosua Nyarko", "Akosua Nyarko"],
    [null, undefined],
  ])("a wallet with the accountName %j has the name %j @S2-7-16", async (accountName, name) => {
    bank.answer({ code: 0, accountName });
    expect(await wallets().nameOf("MTN", "0241234567")).toEqual({ ok: true, value: name });
    expect(bank.lastCall()).toBe("GET /transfer/mobilemoneylookup?network=MTN&phoneNumber=0241234567&transferType=A2W");
  });

  it("the charge of a wallet payment is asked by amount and phone number @S2-7-17", async () => {
    bank.answer({ code: 0, charge: "2.00" });
    expect(await wallets().chargeOn(ghs(250_00), "0241234567")).toEqual({ ok: true, value: ghs(2_00) });
    expect(bank.lastCall()).toBe("GET /transfer/momocharge?amount=250.00&phoneNumber=0241234567");
  });

  it("the E-Levy is asked by source, wallet and amount, with an empty gipCode @S2-7-19", async () => {
    bank.answer({ code: 0, charge: "1.50", taxableAmount: "150.00", eLevyId: "EL1" });
    expect(await wallets().eLevyOn({ source, wallet: "0241234567", amount: ghs(250_00) })).toEqual({
      ok: true,
      value: { amount: ghs(1_50), id: "EL1" },
    });
    expect(bank.lastCall()).toBe("POST /transfer/eLevyCharge");
    expect(bank.last().form).toEqual({
      sourceAccount: source,
      destinationAccount: "0241234567",
      destinationGipCode: "",
      amount: "250.00",
    });
  });

  it("the holder of a card is read from under customerResponse @S2-7-20", async () => {
    bank.answer({
      code: 0,
      customerResponse: { preferredNameField: "Daniel Quaye", mobilePhoneNumberField: "0244550101" },
    });
    expect(await new HttpCards(bank.client).holderOf("40012001")).toEqual({
      ok: true,
      value: { name: "Daniel Quaye", phone: "0244550101" },
    });
    expect(bank.lastCall()).toBe("GET /transfer/validatePrepaidCard?customerId=40012001");
  });
});
