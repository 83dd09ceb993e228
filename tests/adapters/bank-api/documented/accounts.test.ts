import { beforeEach, describe, expect, it } from "vitest";
import { HttpAccounts } from "../../../../adapters/bank-api/accounts/http-accounts";
import { HttpStatements } from "../../../../adapters/bank-api/accounts/http-statements";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { HttpSupport } from "../../../../adapters/bank-api/support/http-support";
import { anAccount, anInvoicePayment } from "../../../support/a-payment";
import { okValue } from "../../../support/a-person";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const source = "1020304050607";

describe("accounts and statements", () => {
  const range = () => ({ account: anAccount(), period: { start: "2026-11-01", end: "2026-11-30" } }) as const;
  const days = { startDate: "01-11-2026", endDate: "30-11-2026", accountNumber: source };

  it.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    [undefined, false],
  ])("an account with primaryAccount %j is primary: %j @S1-3-32 @S2-3-006", async (primaryAccount, isPrimary) => {
    const wire = { accountNumber: source, currency: "GHS", availableBalance: "1.00", bookBalance: "1.00" };
    bank.answer({ code: 0, accounts: [{ ...wire, primaryAccount }] });
    const listed = await new HttpAccounts(bank.client, bank.state).list();
    expect(listed.ok && listed.value[0]?.isPrimary).toBe(isPrimary);
  });

  it.each([
    ["Savings", "Savings"],
    ["", "Current"],
    [null, "Current"],
    [undefined, "Current"],
  ])("an account with accountType %j has the type %s @S2-3-003 @S1-3-28", async (accountType, type) => {
    const wire = { accountNumber: source, currency: "GHS", availableBalance: "1.00", bookBalance: "1.00" };
    bank.answer({ code: 0, accounts: [{ ...wire, accountType }] });
    const [listed] = okValue(await new HttpAccounts(bank.client, bank.state).list());
    expect(listed?.type).toBe(type);
  });

  it("number, name, type, currency and both balances of an account are read from its fields @S1-7-23 @S2-3-001..002 @S2-3-004..005 @S3-3-72", async () => {
    const wire = { accountNumber: source, accountName: "Cocoa purchases", bankName: "Asempa Bank", currency: "USD" };
    const kind = { accountType: "Savings" };
    bank.answer({ code: 0, accounts: [{ ...wire, ...kind, availableBalance: "900.00", bookBalance: "1000.00" }] });
    const [listed] = okValue(await new HttpAccounts(bank.client, bank.state).list());
    expect(bank.lastCall()).toBe("GET /customer/accounts?loginId=L0002");
    expect([listed?.number, listed?.name, listed?.currency]).toEqual([source, "Cocoa purchases", "USD"]);
    expect(listed?.type).toBe("Savings");
    expect([listed?.available, listed?.book]).toEqual([
      { minor: 900_00, currency: "USD" },
      { minor: 1000_00, currency: "USD" },
    ]);
  });

  it("the bank of an account is read from bankName @S1-3-33 @S3-3-74", async () => {
    const wire = { accountNumber: source, currency: "GHS", availableBalance: "1.00", bookBalance: "1.00" };
    bank.answer({ code: 0, accounts: [{ ...wire, bankName: "Asempa Bank" }] });
    const listed = await new HttpAccounts(bank.client, bank.state).list();
    expect(listed.ok && listed.value[0]?.bankName).toBe("Asempa Bank");
  });

  it("movements are searched by account and days as DD-MM-YYYY @S1-7-25 @S1-7-41", async () => {
    await new HttpStatements(bank.client).movements(range());
    expect(bank.lastCall()).toBe("POST /account/transactions/search");
    expect(bank.last().form).toEqual(days);
  });

  it("the expenditure is asked by account and days @S1-7-26 @S1-7-41", async () => {
    await new HttpAccounts(bank.client, bank.state).expenditure(anAccount(), range().period);
    expect(bank.lastCall()).toBe("POST /account/transactions/getCustomerExpenditure");
    expect(bank.last().form).toEqual(days);
  });

  it.each([
    ["pdf", "PDF"],
    ["excel", "Excel"],
  ] as const)(
    "a statement as %s is requested with downloadType %s and isDownload true @S1-7-24 @S1-3-36 @S1-3-86",
    async (format, downloadType) => {
      await new HttpStatements(bank.client).download(range(), format);
      expect(bank.lastCall()).toBe("POST /account/transactions/statement");
      expect(bank.last().form).toEqual({ ...days, isDownload: "true", downloadType });
    },
  );

  it("a statement by e-mail is requested with its address and isDownload false @S1-7-24 @S1-3-36 @S1-3-37 @S1-3-86", async () => {
    bank.answer({ code: 0, description: "Sent to Kofi." });
    const sent = await new HttpStatements(bank.client).prepareEmail(range(), "Kofi.B@adom.example").submit("12345");
    expect(sent).toEqual({ ok: true, value: { message: "Sent to Kofi." } });
    expect(bank.lastCall()).toBe("POST /account/transactions/statement");
    expect(bank.last().form).toEqual({
      ...days,
      isDownload: "false",
      downloadType: "email",
      email: "Kofi.B@adom.example",
    });
  });

  it("the file of a statement is read as base64 @S1-7-24", async () => {
    bank.answer({ code: 0, file: Buffer.from("%PDF-1.7 ÿþ").toString("base64") });
    const file = await new HttpStatements(bank.client).download(range(), "pdf");
    expect(file.ok && Buffer.from(file.value.bytes).toString()).toBe("%PDF-1.7 ÿþ");
  });

  it("a receipt is asked by trnxID @S1-7-31 @S2-7-44 @S3-7-51", async () => {
    await new HttpPayments(bank.client).receipt("T26 1");
    expect(bank.lastCall()).toBe("GET /transaction/receipt?trnxID=T26+1");
  });

  it("the transaction id of a payment is read from its answer @S3-3-70 @S2-7-43", async () => {
    bank.answer({ code: 0, transactionId: "T1", description: "Done." });
    expect(await new HttpPayments(bank.client).prepare(anInvoicePayment()).submit("12345")).toEqual({
      ok: true,
      value: { transactionId: "T1", message: "Done.", receiptFrom: undefined },
    });
  });
});

describe("support", () => {
  const complaint = {
    subject: "other - Loans",
    fullName: "Kofi Boateng",
    phone: "0244000002",
    email: "kofi@adom.example",
    accountNumber: source,
    message: "Help & more",
  };

  it("a complaint is sent in the query @S1-7-29", async () => {
    await new HttpSupport(bank.client).complain(complaint);
    expect(bank.last().path).toBe("/support/send/email");
    expect(bank.last().method).toBe("GET");
    expect(Object.fromEntries(new URLSearchParams(bank.last().query))).toEqual({
      accountNumber: source,
      senderName: "Kofi Boateng",
      phoneNumber: "0244000002",
      emailAddress: "kofi@adom.example",
      emailSubject: "other - Loans",
      emailBody: "Help & more",
    });
  });

  it("the directives are read with fileName and url @S1-7-30", async () => {
    bank.answer({ code: 0, regulatoryDirectives: [{ fileName: "AML Act", url: "/directives/aml.pdf" }] });
    expect(await new HttpSupport(bank.client).directives()).toEqual({
      ok: true,
      value: [{ fileName: "AML Act", url: "/directives/aml.pdf" }],
    });
    expect(bank.lastCall()).toBe("GET /support/regulatoryDirectivesFiles");
  });
});
