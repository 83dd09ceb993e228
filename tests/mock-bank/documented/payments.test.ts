import { beforeAll, describe, expect, it } from "vitest";
import { openCompany, signedIn } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import type { WireClient } from "../../support/wire-client";

/** The answers of the bank to payments, by the paths and names of the specification. */

const bank = aBank();
let ama: WireClient;
let [current, savings] = ["", ""];

beforeAll(async () => {
  const company = await openCompany(bank.running, {
    users: [{ role: "Single" }],
    accounts: [
      { currency: "GHS", balance: "1000.00" },
      { currency: "GHS", balance: "25.50" },
    ],
  });
  [current = "", savings = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
  ama = await signedIn(bank.running, company, "Single");
});

const balances = async () => {
  const { accounts } = await ama.ask("GET /customer/accounts", { loginId: "any" });
  return (accounts as { availableBalance: string }[]).map(({ availableBalance }) => availableBalance);
};

describe("a single transfer", () => {
  it.each([
    ["amount", ["990.00", "35.50"]],
    ["transactionAmount", ["980.00", "45.50"]],
  ])("the amount is named %s @S2-3-033", async (name, after) => {
    const fields = {
      sourceAccount: current,
      destinationAccountNo: savings,
      [name]: "10.00",
      currencyCode: "GHS",
      narration: "Float",
      transType: "OWN-TRANSFER",
    };
    const paid = await ama.askWithCode("POST /transfer/toSelf", fields, { total: "GHS 10.00", to: savings.slice(-4) });
    expect(paid).toMatchObject({ code: 0 });
    expect(await balances()).toEqual(after);
  });

  const instant = { destinationAccountNo: "1441000777888", destinationBankCode: "300312", transactionFee: "5.00" };
  const clearing = { destinationAccountNo: "6011130004521", destinationBankCode: "040104" };
  it.each([
    ["POST /transfer/local", "10.00", { destinationAccountNo: "", transType: "LOCAL-TRANSFER" }],
    ["POST /transfer/instantotherbank", "15.00", { ...instant, transType: "OTHERBANK-TRANSFER" }],
    [
      "POST /transfer/otherbank",
      "10.00",
      { ...clearing, destinationAccountName: "Tema Cold Stores", transType: "OTHERBANK-TRANSFER" },
    ],
  ])("%s accepts the amount as transactionAmount @S2-3-033", async (call, total, { destinationAccountNo, ...more }) => {
    const to = destinationAccountNo || savings;
    const fields = {
      sourceAccount: current,
      destinationAccountNo: to,
      transactionAmount: "10.00",
      currencyCode: "GHS",
      narration: "Float",
      ...more,
    };
    const paid = await ama.askWithCode(call, fields, { total: `GHS ${total}`, to: to.slice(-4) });
    expect(paid).toMatchObject({ code: 0, description: "Transfer Completed Successfully!" });
  });
});
