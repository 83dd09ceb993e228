import { beforeAll, describe, expect, it } from "vitest";
import { openCompany, signedIn } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import type { WireClient } from "../../support/wire-client";

/** The answers of the bank about saved beneficiaries, by documented paths and names. All values of an answer differ. */

const bank = aBank();
let ama: WireClient;
let dollars = "";
beforeAll(async () => {
  const others = await openCompany(bank.running, { accounts: [{ currency: "USD", balance: "1.00" }] });
  dollars = others.accounts[0]?.accountNumber ?? "";
  ama = await signedIn(bank.running, await openCompany(bank.running), "Single");
});

const added = { code: 0, description: "Beneficiary has been added!" };

/** Saves a beneficiary and returns the only one of the list, without its id. */
async function saved(area: string, fields: Readonly<Record<string, string>>, list: string, query = {}) {
  expect(await ama.ask(`POST /beneficiary/${area}/add`, fields)).toEqual(added);
  const { code, beneficiaries } = await ama.ask(list, query);
  const [{ id, ...only } = { id: "" }, ...others] = beneficiaries as Record<string, unknown>[];
  expect([code, others]).toEqual([0, []]);
  expect(Object.values(only)).not.toContain(id);
  expect(String(id)).not.toBe("");
  return { id: String(id), only };
}

describe("a saved wallet", () => {
  it("a wallet is listed with its own name, and with owner and network from the bank @S2-3-102..108 @S2-7-56", async () => {
    const fields = {
      name: "Driver",
      networkCode: "TELECEL",
      phoneNumber: "0204987123",
      walletName: "Anyone",
      network: "Any",
    };
    const { id, only } = await saved("mobilemoney", fields, "GET /beneficiary/mobilemoney", { loginId: "any" });
    expect(only).toEqual({
      name: "Driver",
      networkCode: "TELECEL",
      phoneNumber: "0204987123",
      walletName: "Mercy Tetteh",
      network: "Telecel",
      networkGipCode: "300594",
    });
    expect(await ama.ask("POST /beneficiary/mobilemoney/delete", { beneficiaryId: id })).toMatchObject({ code: 0 });
    expect(await ama.ask("GET /beneficiary/mobilemoney", { loginId: "any" })).toEqual({ code: 0, beneficiaries: [] });
  });
});

describe("a saved card", () => {
  it("a card is listed with its own name, and with the holder from the bank @S2-3-119..124 @S2-7-63", async () => {
    const fields = {
      name: "Trip",
      cardCustomerId: "40012001",
      cardName: "Anyone",
      phoneNumber: "0244000009",
      last4digit: "4418",
    };
    const { only } = await saved("prepaidcard", fields, "GET /beneficiary/prepaidcard", { loginId: "any" });
    expect(only).toEqual({ ...fields, cardName: "Daniel Quaye" });
  });
});

describe("a saved account", () => {
  const accountNumber = "1441000777888";

  it("an account at this bank is listed with this bank and its currency @S2-3-109..118 @S2-7-47", async () => {
    const fields = { name: "Sefwi Cocoa Farmers", accountNumber: dollars, transferType: "LOCAL" };
    const query = { transferType: "LOCAL", loginId: "any" };
    const { only } = await saved("transfer", fields, "GET /beneficiary/transfer", query);
    expect(only).toEqual({ ...fields, bankName: "Asempa Bank", bankCode: "300316", alias: "USD" });
  });

  it("an instant account at another bank is listed with the id of its lookup @S2-3-109..118 @S2-7-48", async () => {
    const fields = { name: "Crates", accountNumber, bankCode: "300312", transferType: "INSTANT_INTERBANK" };
    const query = { transferType: "INSTANT_INTERBANK", sourceAccount: "1020304050607" };
    const { only } = await saved("transfer", fields, "POST /beneficiary/transfer/otherBank", query);
    expect(only).toEqual({
      name: "Crates",
      accountNumber,
      bankName: "Ecobank Ghana",
      bankCode: "300312",
      transferType: "INSTANT_INTERBANK",
      instantId: `300312-${accountNumber}`,
      alias: "GHS",
    });
  });

  it("a non-instant account at another bank is listed with its branch @S2-3-109..118 @S2-7-48", async () => {
    const place = { bankCode: "040100", branchCode: "104" };
    const fields = { name: "Boxes", accountNumber, ...place, transferType: "NON_INSTANT_INTERBANK" };
    const query = { transferType: "NON_INSTANT_INTERBANK", sourceAccount: "1020304050607" };
    const { only } = await saved("transfer", fields, "POST /beneficiary/transfer/otherBank", query);
    expect(only).toEqual({
      name: "Boxes",
      accountNumber,
      bankName: "GCB Bank",
      ...place,
      bankBranch: "Kumasi Main",
      transferType: "NON_INSTANT_INTERBANK",
      alias: "GHS",
    });
  });
});
