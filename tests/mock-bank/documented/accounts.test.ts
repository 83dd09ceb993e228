import { beforeAll, describe, expect, it } from "vitest";
import { bankNow } from "../../../mock-bank/core/clock";
import { directives } from "../../../mock-bank/support/directives";
import { openCompany, signedIn, userOf } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import type { WireClient } from "../../support/wire-client";

/** The answers of the bank about accounts and to complaints, by the paths and names of the specification. */

const bank = aBank();
type Company = Awaited<ReturnType<typeof openCompany>>;
let company: Company;
let ama: WireClient;
let [current, savings] = ["", ""];
let transactionId = "";
/** The bank's day as DD-MM-YYYY. */
let today = "";

beforeAll(async () => {
  company = await openCompany(bank.running, {
    users: [{ role: "Single" }],
    accounts: [
      { currency: "GHS", balance: "1000.00" },
      { currency: "GHS", balance: "25.50" },
    ],
  });
  [current = "", savings = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
  ama = await signedIn(bank.running, company, "Single");
  const paid = await ama.askWithCode(
    "POST /transfer/toSelf",
    {
      sourceAccount: current,
      destinationAccountNo: savings,
      amount: "150.05",
      currencyCode: "GHS",
      narration: "Float",
      transType: "OWN-TRANSFER",
    },
    { total: "GHS 150.05", to: savings.slice(-4) },
  );
  transactionId = String(paid.transactionId);
  today = (await bankNow(bank.running.bank.db)).toISOString().slice(0, 10).split("-").reverse().join("-");
});

describe("accounts", () => {
  it("the accounts are listed with exactly these fields, and the first one is the primary one @S1-7-23 @S1-3-32 @S1-3-33 @S2-3-006 @S3-3-74 @S3-7-55", async () => {
    const account = (at: 1 | 2, number: string, balance: string) => ({
      accountNumber: number,
      accountName: `${company.name} GHS ${at}`,
      accountType: "Current",
      currency: "GHS",
      availableBalance: balance,
      bookBalance: balance,
      primaryAccount: at === 1,
      bankName: "Asempa Bank",
    });
    expect(await ama.ask("GET /customer/accounts", { loginId: "any" })).toEqual({
      code: 0,
      accounts: [account(1, current, "849.95"), account(2, savings, "175.55")],
    });
  });
});

describe("statements", () => {
  const fields = () => ({ startDate: today, endDate: today, accountNumber: current });
  const call = "POST /account/transactions/statement";

  it.each([
    ["PDF", "%PDF"],
    ["Excel", "PK"],
  ])(
    "a statement as %s is answered as a base64 file that begins with %s @S1-7-24 @S1-3-36 @S1-3-86",
    async (downloadType, start) => {
      const answer = await ama.ask(call, { ...fields(), isDownload: "true", downloadType });
      expect(Object.keys(answer).sort()).toEqual(["code", "file"]);
      const file = String(answer.file);
      expect(Buffer.from(file, "base64").toString("base64")).toBe(file);
      expect(Buffer.from(file, "base64").subarray(0, start.length).toString()).toBe(start);
    },
  );

  it.each(["EXCEL", "pdf", "WORD"])("the downloadType %s is refused @S1-3-36 @S1-3-86", async (downloadType) => {
    expect(await ama.ask(call, { ...fields(), isDownload: "true", downloadType })).toEqual({
      code: 1,
      description: "The field downloadType is not valid.",
    });
  });
});

describe("receipts", () => {
  it("a receipt is answered as mimeType and base64 @S1-7-31 @S2-7-44 @S3-7-51", async () => {
    const { base64, ...answer } = await ama.ask("GET /transaction/receipt", { trnxID: transactionId });
    expect(answer).toEqual({
      code: 0,
      mimeType: "application/pdf",
      signature: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{86}$/),
    });
    const text = String(base64);
    expect(Buffer.from(text, "base64").toString("base64")).toBe(text);
    expect(Buffer.from(text, "base64").subarray(0, 4).toString()).toBe("%PDF");
  });
});

describe("support", () => {
  it("a complaint in the query is answered with its reference and reaches the bank @S1-7-29 @S1-7-40", async () => {
    const { email } = userOf(company, "Single");
    const complaint = {
      accountNumber: current,
      senderName: "Ama Owusu",
      phoneNumber: "0244000001",
      emailAddress: email,
      emailSubject: "other - Loans",
      emailBody: "Do you lend to traders?",
    };
    const answer = await ama.ask("GET /support/send/email", complaint);
    expect(answer.code).toBe(0);
    const [stored] = await bank.running.bank.db.selectFrom("complaints").selectAll().execute();
    expect(answer.description).toBe(`Your complaint was received. Reference: ${stored?.id}`);
    expect(stored).toMatchObject({
      account_number: current,
      sender_name: "Ama Owusu",
      phone: "0244000001",
      email,
      subject: "other - Loans",
      body: "Do you lend to traders?",
    });
  });

  it("the directives are listed with fileName and url, which leads to a file @S1-7-30", async () => {
    const answer = await ama.ask("GET /support/regulatoryDirectivesFiles");
    expect(answer).toEqual({
      code: 0,
      regulatoryDirectives: directives.map(({ name, title }) => ({ fileName: title, url: `/directives/${name}.pdf` })),
    });
    const [first] = answer.regulatoryDirectives as { url: string }[];
    const file = await fetch(bank.running.address + first?.url);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });
});
