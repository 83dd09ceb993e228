import { expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { billsHandlers } from "../../mock-bank/bills/bills-handlers";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { journalOf } from "../../mock-bank/ledger/journal";
import {
  createInvoice,
  lookUpAdvice,
  lookUpInvoice,
  payContribution,
  payInvoice,
  readyToPayInvoice,
} from "../support/a-bill-payer";
import { aCompanyOf, bankTime, type Customer } from "../support/bank-customers";
import { type BankUnderTest, onEachDatabase, onEmbedded } from "../support/bank-database";

const MILLISECONDS_OF_DAY = 86_400_000;
const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;
const dollars = { currency: "USD", balance: "900.00" } as const;
const SENT = "Transfer request has been successfully sent for approval!";
const PAID_ALREADY = { refused: "This invoice has been paid already." };

const aPayerAt = async (
  { db }: BankUnderTest,
  people: Parameters<typeof aCompanyOf>[1]["people"] = ["Single"],
  balance = "1000.00",
) => {
  const company = await aCompanyOf(db, { people, accounts: [ghs(balance), dollars] });
  const [ama] = company.people as [Customer];
  const [from, inDollars] = company.accounts as [string, string];
  const linesOf = async (id: unknown) =>
    (await journalOf(db, String(id))).flatMap(({ lines }) => lines.map(({ account, amount }) => [account, amount]));
  return { ...company, ama, from, inDollars, linesOf };
};

onEachDatabase("Paying a Ghana.gov invoice", (bank) => {
  it("a paid invoice moves its amount to Ghana.gov's account, and never twice @S1-1-13 @S3-7-42", async () => {
    const { ama, from, books, linesOf } = await aPayerAt(bank);
    const { answer } = await payInvoice(ama, from, "GG-1001");
    expect(answer).toMatchObject({ description: "Bill Payment is successful!" });
    expect(await linesOf(answer?.transactionId)).toEqual([
      [from, "-350.00"],
      ["GHANA-GOV", "350.00"],
    ]);
    expect(await books()).toEqual(["650.00", "900.00"]);
    expect((await lookUpInvoice(ama, "GG-1001")).answer).toMatchObject({ invoiceStatus: "PAID" });
    expect(await payInvoice(ama, from, "GG-1001")).toEqual(PAID_ALREADY);
    expect(await books()).toEqual(["650.00", "900.00"]);
  });

  it("an Initiator's invoice payment moves no money before approval, and fails if the invoice is paid meanwhile", async () => {
    const { people, from, books } = await aPayerAt(bank, ["Initiator", "Authorizer", "Initiator"]);
    const [kofi, efua, kojo] = people as [Customer, Customer, Customer];
    const first = await payInvoice(kofi, from, "GG-1001");
    const second = await payInvoice(kojo, from, "GG-1001");
    expect([first.answer?.description, second.answer?.description]).toEqual([SENT, SENT]);
    const { answer } = await efua.pending({ transType: "GHANA-GOV" });
    expect(answer?.transactions).toMatchObject([
      { invoiceNumber: "GG-1001", service: "Direct taxes", transactionAmount: "350.00", totalAmount: "350.00" },
      { invoiceNumber: "GG-1001" },
    ]);
    expect(await books()).toEqual(["1000.00", "900.00"]);
    expect(await efua.approve(String(first.answer?.transactionId))).toEqual({
      answer: { description: "The request has been approved." },
    });
    expect(await books()).toEqual(["650.00", "900.00"]);
    expect(await efua.approve(String(second.answer?.transactionId))).toEqual(PAID_ALREADY);
    expect(await books()).toEqual(["650.00", "900.00"]);
  });

  it("an invoice stays unpaid if the funds are insufficient", async () => {
    const { people, from, books } = await aPayerAt(bank, ["Initiator", "Authorizer", "Single"], "349.99");
    const [kofi, efua, ama] = people as [Customer, Customer, Customer];
    const { answer } = await payInvoice(kofi, from, "GG-1001");
    expect(await efua.approve(String(answer?.transactionId))).toEqual({ refused: INSUFFICIENT_FUNDS });
    expect((await lookUpInvoice(ama, "GG-1001")).answer).toMatchObject({ invoiceStatus: "PENDING" });
    expect(await books()).toEqual(["349.99", "900.00"]);
  });

  it("an invoice that two users pay in parallel is paid once", async () => {
    const { people, from, books } = await aPayerAt(bank, ["Single", "Single"]);
    const ready = await Promise.all(people.map((person) => readyToPayInvoice(person, from, "GG-1001")));
    const outcomes = await Promise.all(ready.map((pay) => pay()));
    expect(outcomes.filter(({ answer }) => answer)).toHaveLength(1);
    expect(await books()).toEqual(["650.00", "900.00"]);
  });
});

onEachDatabase("Paying a SSNIT contribution", (bank) => {
  it("a payment moves contribution and penalty to SSNIT's account, once @S3-5-24 @S3-7-46", async () => {
    const { ama, from, books, linesOf } = await aPayerAt(bank);
    const { answer } = await payContribution(ama, from, "SSN-1001");
    expect(answer).toMatchObject({ description: "Payment is successful!" });
    expect(await linesOf(answer?.transactionId)).toEqual([
      [from, "-450.00"],
      ["SSNIT", "450.00"],
    ]);
    expect(await books()).toEqual(["550.00", "900.00"]);
    const again = { refused: "This payment advice has been paid already." };
    expect(await lookUpAdvice(ama, "SSN-1001")).toEqual(again);
    expect(await payContribution(ama, from, "SSN-1001")).toEqual(again);
  });
});

onEmbedded("The bank", (bank) => {
  it("the lists answer services, tax types and billers by id, name and code @S3-7-39 @S3-7-49 @S3-5-48 @S2-7-14", async () => {
    const { ama } = await aPayerAt(bank);
    const { answer } = await ama.read(
      { endpoint: bankApi.bills.serviceTypes, handler: billsHandlers.serviceTypes },
      {},
    );
    expect(answer?.serviceTypes).toContainEqual({ id: "3", name: "Direct taxes", code: "DTX", serviceFields: [] });
    const taxTypes = (serviceId: string) =>
      ama.read({ endpoint: bankApi.bills.taxTypes, handler: billsHandlers.taxTypes }, { serviceId });
    expect((await taxTypes("3")).answer?.taxTypes).toContainEqual({ id: "12", name: "Pay As You Earn" });
    expect((await taxTypes("4")).answer?.taxTypes).toContainEqual({ id: "21", name: "Value Added Tax" });
    expect((await taxTypes("4")).answer?.taxTypes).not.toContainEqual({ id: "12", name: "Pay As You Earn" });
    expect(await taxTypes("99")).toEqual({ refused: "serviceId: no such service." });
    const billers = await ama.read({ endpoint: bankApi.bills.billers, handler: billsHandlers.billers }, {});
    expect(billers.answer?.billers).toContainEqual({ id: "1", code: "ECG", name: "Electricity Company of Ghana" });
  });

  it("an invoice is found only by the company that it belongs to @S3-7-40 @S3-3-68", async () => {
    const { ama } = await aPayerAt(bank);
    expect((await lookUpInvoice(ama, "GG-1001")).answer).toEqual({
      invoiceDescription: "Pay As You Earn",
      serviceName: "Direct taxes",
      createdDate: "25-02-2026",
      expiryDate: "27-03-2026",
      invoiceStatus: "PENDING",
      customerName: expect.stringContaining("Sika Trading"),
      narration: "PAYE of last month",
      totalAmount: "350.00",
      totalAmountCurrency: "GHS",
    });
    expect((await lookUpInvoice(ama, "GG-1002")).answer).toMatchObject({ invoiceStatus: "EXPIRED" });
    const { answer } = await createInvoice(ama, "PAS");
    const other = (await aPayerAt(bank)).ama;
    expect(await lookUpInvoice(other, String(answer?.invoiceNumber))).toEqual({ refused: "Invoice not found." });
  });

  it("the lookup of an advice answers it in the field response @S3-7-44 @S3-3-69", async () => {
    const { ama } = await aPayerAt(bank);
    expect((await lookUpAdvice(ama, "SSN-1001")).answer).toEqual({
      response: {
        totalContributionAmount: "400.00",
        totalPenaltyAmount: "50.00",
        totalAmountToPay: "400.00",
        nameOfEstablishment: expect.stringContaining("Sika Trading"),
        receiptID: "RCP-1001",
        paymentAdviceReference: "REF-SSN-1001",
        paymentAdviceDate: "23-02-2026",
      },
    });
  });

  it.each([
    ["SSN-9999", {}, "Payment advice not found."],
    ["SSN-1003", {}, "This payment advice does not belong to this customer."],
    ["SSN-1004", {}, "This payment advice has been paid already."],
    ["SSN-1002", {}, "This payment advice is for contributions of the type Arrears."],
  ])("the advice %s is refused", async (number, more, refused) => {
    const { ama } = await aPayerAt(bank);
    expect(await lookUpAdvice(ama, number, more)).toEqual({ refused });
  });

  it("a created invoice can be looked up and paid @S3-7-50 @S3-3-55", async () => {
    const { ama, from, books } = await aPayerAt(bank);
    const { answer } = await createInvoice(ama, "STD", { billNumber: "B-77", tin: "C0012345678" });
    const number = String(answer?.invoiceNumber);
    expect((await lookUpInvoice(ama, number)).answer).toMatchObject({
      invoiceDescription: "Stamp duty",
      customerName: "Ama Mensah",
      narration: "B-77, C0012345678",
      totalAmount: "75.50",
    });
    expect((await payInvoice(ama, from, number)).answer).toMatchObject({ description: "Bill Payment is successful!" });
    expect(await books()).toEqual(["924.50", "900.00"]);
  });

  const tax = { taxType: "11", tin: "C0012345678", period: "2026-02" };
  it.each([
    ["for a service that there is not", "NONE", {}, "serviceCode: no such service."],
    ["without a levy number", "GTA", {}, "accountReference: must be given."],
    ["without a bill number", "CLC", {}, "billNumber: must be given."],
    ["without a TIN", "DTX", { ...tax, tin: " " }, "tin: must be given."],
    ["with another service's tax type", "DTX", { ...tax, taxType: "21" }, "taxType: not of this service."],
    ["for a month to come", "DTX", { ...tax, period: "2026-04" }, "period: must not be in the future."],
    ["with an unknown TIN", "DTX", { ...tax, tin: "C0000000000" }, "The revenue authority does not know this TIN."],
    [
      "without the payment period",
      "VIT",
      { vehicleRegistrationNumber: "GR 1", period: "2026-01" },
      "paymentPeriod: must be given.",
    ],
    ["without a field of the service's own", "BOP", {}, "permitNumber: must be given."],
  ])("an invoice is not created %s", async (_, code, more, refused) => {
    const { ama } = await aPayerAt(bank);
    expect(await createInvoice(ama, code, more)).toEqual({ refused });
  });

  it.each<[string, (of: { inDollars: string; foreign: string }) => object, string]>([
    ["of another amount", () => ({ amount: "349.99" }), "amount: is not what the bill asks for."],
    ["from dollars", ({ inDollars }) => ({ sourceAccount: inDollars }), "sourceAccount: must be an account in GHS."],
    ["in dollars", () => ({ currency: "USD" }), "sourceAccount: must be an account in GHS."],
    ["from another company", ({ foreign }) => ({ sourceAccount: foreign }), "sourceAccount: Account not found"],
    ["with another expiry date", () => ({ expiryDate: "01-01-2030" }), "expiryDate: is not the invoice's."],
    ["for another service", () => ({ serviceName: "Stamp duty" }), "serviceName: is not the invoice's."],
    ["for a service that there is not", () => ({ serviceName: "Bribes" }), "serviceName: no such service."],
  ])("an invoice payment is refused: an invoice %s", async (_, more, refused) => {
    const other = await aPayerAt(bank);
    const { ama, from, inDollars, books } = await aPayerAt(bank);
    const wrong = more({ inDollars, foreign: other.from });
    expect(await payInvoice(ama, from, "GG-1001", wrong)).toEqual({ refused });
    expect(await books()).toEqual(["1000.00", "900.00"]);
  });

  it.each([
    ["GG-1002", "This invoice has expired."],
    ["GG-1003", "This invoice has been paid already."],
    ["GG-1004", "This payment is above your limit of GHS 50,000.00 a transaction."],
  ])("no payment is taken for the invoice %s", async (number, refused) => {
    const { ama, from } = await aPayerAt(bank);
    expect(await payInvoice(ama, from, number)).toEqual({ refused });
  });

  it("a contribution is taken with its penalty or not at all", async () => {
    const { ama, from } = await aPayerAt(bank);
    const refused = "amount: is not what the bill asks for.";
    expect(await payContribution(ama, from, "SSN-1001", { amount: "400.00" })).toEqual({ refused });
    expect(await payContribution(ama, from, "SSN-1001", { contributionType: "ARREARS" })).toEqual({
      refused: "This payment advice is for contributions of the type Regular.",
    });
    expect(await payContribution(ama, from, "SSN-1003", { amount: "180.00" })).toEqual({
      refused: "This payment advice does not belong to this customer.",
    });
  });

  it("an invoice that expired while it waited for approval is not paid", async () => {
    const { people, from } = await aPayerAt(bank, ["Initiator", "Authorizer"]);
    const [kofi, efua] = people as [Customer, Customer];
    const { answer } = await payInvoice(kofi, from, "GG-1001");
    efua.now = new Date(bankTime.getTime() + 26 * MILLISECONDS_OF_DAY);
    expect(await efua.approve(String(answer?.transactionId))).toEqual({
      refused: "This invoice has expired.",
    });
  });
});
