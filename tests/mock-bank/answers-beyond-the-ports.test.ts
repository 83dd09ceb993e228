import { beforeAll, describe, expect, it } from "vitest";
import { allBanks } from "../../mock-bank/lookups/banks";
import { type OpenedCompany, openCompany, signedIn, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

/** Answers of the bank that no port of the client shows, by the paths and names of the specification. */

const bank = aBank();
let company: OpenedCompany;
let ama: WireClient;
let kofi: WireClient;
let dollars = "";
let dollarName = "";
beforeAll(async () => {
  company = await openCompany(bank.running);
  const other = await openCompany(bank.running, { accounts: [{ currency: "USD", balance: "1.00" }] });
  dollars = other.accounts[0]?.accountNumber ?? "";
  dollarName = `${other.name} USD 1`;
  ama = await signedIn(bank.running, company, "Single");
  kofi = await signedIn(bank.running, company, "Initiator");
});

type Rows = readonly Readonly<Record<string, unknown>>[];

describe("a sign-in", () => {
  it("the right password is answered with exactly these fields @S1-7-13", async () => {
    const { username, password, email, fullName, phone } = userOf(company, "Viewer");
    const answer = await new WireClient(bank.running).authenticate(username, password);
    expect(answer).toEqual({
      code: 0,
      loginId: expect.stringMatching(/\w/),
      accountNumber: company.accounts[0]?.accountNumber,
      email,
      fullname: fullName,
      phoneNumber: phone,
    });
  });

  it("the second sign-in answers the time of the first one @S1-3-23 @S1-3-84", async () => {
    const { username, password } = userOf(company, "Viewer");
    const client = new WireClient(bank.running);
    await client.signIn(username, password);
    const { last_login_at } = await bank.running.bank.db
      .selectFrom("users")
      .select("last_login_at")
      .where("username", "=", username)
      .executeTakeFirstOrThrow();
    expect((await client.signIn(username, password)).lastLoginTime).toBe(last_login_at?.toISOString());
  });
});

describe("lookups", () => {
  it.each(["name", "shortName", "sortCode", "code"] as const)("no two banks have the same %s", (key) => {
    const values = allBanks.flatMap((each) => each[key] ?? []);
    expect(values).toEqual([...new Set(values)]);
  });

  it("instant transfers reach all banks but this one and the Bank of Ghana @S2-7-04 @S2-3-070", async () => {
    const banks = (await ama.ask("GET /transfer/otherbank/institutions")).banks as Rows;
    expect(banks).toHaveLength(20);
    expect(banks.map(({ name }) => name)).not.toContain("Bank of Ghana");
    expect(banks.map(({ code }) => code)).not.toContain("300316");
  });

  it.each([
    ["bankList", { BankName: "Bank of Ghana", BankSortCode: "010100", BankShortName: "BOG" }, "@S2-7-05 @S2-3-071"],
    ["/reference/banks", { name: "GCB Bank", code: "040100", shortName: "GCB" }, "@S2-7-06"],
  ])("%s answers the banks with a sort code, %o %s", async (path, one, _rows) => {
    const { banks } = await ama.ask(`GET ${path.startsWith("/") ? path : `/transfer/${path}`}`);
    expect(banks).toHaveLength(21);
    expect(banks).toContainEqual(one);
  });

  it("networks are answered with their codes, which payments send @S2-3-009", async () => {
    const { networks } = await ama.ask("GET /billspayment/networks");
    expect(networks).toContainEqual({ code: "TELECEL", name: "Telecel", gipCode: "300594" });
  });

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
  });

  it("an account at another bank is looked up for an own account only @S2-7-11", async () => {
    const fields = { destinationAccount: "1441000234567", institutionId: "300312", sourceAccount: dollars };
    expect(await ama.ask("POST /transfer/otherbank/namelookup", fields)).toMatchObject({ code: 1 });
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
});

describe("payments and requests", () => {
  const instant = { destinationAccountNo: "1441000777888", destinationBankCode: "300312", transactionFee: "5.00" };
  const clearing = { destinationAccountNo: "6011130004521", destinationBankCode: "040104" };
  it.each([
    ["toSelf", "10.00", { destinationAccountNo: "", transType: "OWN-TRANSFER" }],
    ["local", "10.00", { destinationAccountNo: "", transType: "LOCAL-TRANSFER" }],
    ["instantotherbank", "15.00", { ...instant, transType: "OTHERBANK-TRANSFER" }],
    ["otherbank", "10.00", { ...clearing, destinationAccountName: "Tema", transType: "OTHERBANK-TRANSFER" }],
  ])("%s accepts the amount as transactionAmount @S2-3-033", async (name, total, { destinationAccountNo, ...more }) => {
    const [current = "", savings = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
    const to = destinationAccountNo || savings;
    const fields = {
      sourceAccount: current,
      destinationAccountNo: to,
      transactionAmount: "10.00",
      currencyCode: "GHS",
      narration: "Float",
      ...more,
    };
    const paid = await ama.askWithCode(`POST /transfer/${name}`, fields, { total: `GHS ${total}`, to: to.slice(-4) });
    expect(paid).toMatchObject({ code: 0, description: "Transfer Completed Successfully!" });
  });

  it.each(["transactionRecall", "transactionrecall"])(
    "the recall is served at the path /transfer/%s @S3-7-37 @S3-7-38",
    async (name) => {
      const unconfirmed = { transactionId: "T-unknown", password: "00000", passwordType: "OTP" };
      const answer = await kofi.ask(`POST /transfer/${name}`, unconfirmed, { idempotencyKey: `recall-by-${name}` });
      expect(answer).toEqual({ code: 1, description: "Request not found." });
    },
  );

  it("the list of own requests takes filter=false for no filter @S3-7-21", async () => {
    const fields = { transType: "OWN-TRANSFER", requestType: "SINGLE", pageNumber: "1", pageSize: "10" };
    const answer = await kofi.ask("POST /transfer/myRequest", { ...fields, filter: "false", transactionId: "none" });
    expect(answer).toMatchObject({ code: 0, transactions: [], size: 0 });
  });

  it.each([
    ["approval", { password: "12345", passwordType: "OTP" }, ["REJECT", "APPROVED", "approve"]],
    ["rejection", { reason: "Paid twice" }, ["APPROVE", "REJECTED", "reject"]],
  ] as const)("the call %s takes no other approvalStatus than its own @S3-4-22", async (call, more, wrong) => {
    const efua = await signedIn(bank.running, company, "Authorizer");
    const fields = { transactionId: "T-unknown", transType: "OWN-TRANSFER", requestType: "SINGLE", ...more };
    for (const approvalStatus of wrong) {
      const idempotencyKey = `${call}-${approvalStatus}`;
      const answer = await efua.ask(`POST /transfer/${call}`, { ...fields, approvalStatus }, { idempotencyKey });
      expect(answer).toEqual({ code: 1, description: "The field approvalStatus is not valid." });
    }
  });
});
