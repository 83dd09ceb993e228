import { describe, expect, it } from "vitest";
import {
  ContributionDraft,
  repeatContribution,
  toContributionPayment,
  toContributionQuery,
  toReviewedAdvice,
} from "../../../application/bills/contribution-draft";
import {
  InvoicePaymentDraft,
  repeatInvoicePayment,
  toInvoicePayment,
  toInvoiceQuery,
} from "../../../application/bills/invoice-payment-draft";
import { newInvoiceDraft, toNewInvoice } from "../../../application/bills/new-invoice-draft";
import { customerCodeOf } from "../../../domain/bills/contribution";
import { closedStatusOf } from "../../../domain/bills/invoice";
import { invoiceField, invoiceFieldsOf, paymentPeriods } from "../../../domain/bills/invoice-fields";
import { ghs } from "../../../domain/money";
import { checkFunds, totalOf } from "../../../domain/payments/payment";
import type { BankRequest } from "../../../domain/requests/request";
import { ok } from "../../../domain/result";
import { aContributionPayment, anAccount, anInvoicePayment, anotherAccount } from "../../support/a-payment";
import { aRequestOf } from "../../support/a-request";

const filled = <Draft extends object>(draft: Draft, texts: Partial<Draft>): Draft => Object.assign(draft, texts);

describe("an invoice's payment", () => {
  const { invoice } = anInvoicePayment();
  const services = [
    { id: "2", name: "Stamp duty", code: "STD", fields: [] },
    { id: "3", name: "Direct taxes", code: "DTX", fields: [] },
  ];
  const invoiceTexts = {
    description: "VAT",
    createdDate: "15 Nov 2026",
    expiryDate: "15 Dec 2026",
    status: "pending",
    customerName: "Adom",
    narration: "VAT",
    amount: "350.00",
  };
  const context = { accounts: [anotherAccount(), anAccount()], services, invoice };

  it("the verify step of an invoice needs service and number only @S3-5-05 @S3-5-06 @S3-5-09 @S3-5-10", () => {
    const draft = filled(new InvoicePaymentDraft(), { service: "3", invoice: " GG-1001 " });
    expect(toInvoiceQuery(draft)).toEqual({ ok: true, value: { kind: "invoiceQuery", number: "GG-1001" } });
    expect(toInvoiceQuery(new InvoicePaymentDraft())).toEqual({
      ok: false,
      failure: {
        service: "Service Name is required",
        invoice: "Invoice/Advice/Reference Number is required",
      },
    });
  });

  it("an invoice is paid in full, from an account in cedis", () => {
    const draft = filled(new InvoicePaymentDraft(), {
      ...invoiceTexts,
      service: "3",
      invoice: "GG-1001",
      source: anAccount().number,
    });
    expect(toInvoicePayment(draft, context)).toEqual({ ok: true, value: anInvoicePayment({ source: anAccount() }) });
    const inDollars = { ...context, accounts: [anAccount({ currency: "USD" })] };
    const noSource = { ok: false, failure: { source: "Source Account is required" } };
    expect(toInvoicePayment(draft, inDollars)).toEqual(noSource);
    expect(toInvoicePayment(draft, { ...context, accounts: [anotherAccount()] })).toEqual(noSource);
    expect(toInvoicePayment(draft, { ...context, invoice: { ...invoice, amount: undefined } }).ok).toBe(false);
    expect(toInvoicePayment(draft, { ...context, services: [] }).ok).toBe(false);
  });

  it("an invoice is not paid without a source account or with a value missing @S3-5-07 @S3-5-08 @S3-5-09 @S3-5-10", () => {
    expect(toInvoicePayment(filled(new InvoicePaymentDraft(), { service: "3", invoice: "GG-1001" }), context)).toEqual({
      ok: false,
      failure: {
        source: "Source Account is required",
        description: "Invoice Description is required",
        createdDate: "Created Date is required",
        expiryDate: "Expiry Date is required",
        status: "Invoice Status is required",
        customerName: "Customer Name is required",
        narration: "Narration is required",
        amount: "Amount is required",
      },
    });
  });

  it.each([
    ["Direct taxes", "3"],
    ["Road tolls", ""],
  ])("a repeated invoice of the service %s has the service id “%s”", (service, id) => {
    // The category was just given.
    const request = { ...aRequestOf("ghanaGov"), service } as BankRequest<"ghanaGov">;
    expect(repeatInvoicePayment(request, services)).toEqual({ invoice: "GG-1", service: id });
  });

  it("an invoice can use the whole balance and no more @S3-5-22", () => {
    const funds = (available: number) =>
      checkFunds(anInvoicePayment({ source: anAccount({ available: ghs(available) }) }));
    expect(funds(349_99)).toEqual({ ok: false, failure: { kind: "insufficientFunds" } });
    expect(funds(350_00)).toEqual({ ok: true, value: undefined });
  });

  it("a paid or expired invoice is refused without a code", () => {
    expect(closedStatusOf({ ...invoice, status: "paid" })).toBe("paid");
    expect(closedStatusOf({ ...invoice, status: "expired" })).toBe("expired");
    expect(closedStatusOf({ ...invoice, status: "pending" })).toBeUndefined();
  });
});

describe("a contribution's payment", () => {
  const payment = aContributionPayment();
  const contribution = {
    contribution: ghs(400_00),
    penalty: ghs(50_00),
    toPay: ghs(400_00),
    establishment: "Adom Trading Ltd",
    receiptId: "R",
    reference: "R",
    adviceDate: "",
  };
  const query = { adviceNumber: "SSN-1001", customerName: "Ama Owusu", customerCode: "AOwusu", type: "Regular" };
  const adviceTexts = {
    contribution: "400.00",
    penalty: "50.00",
    toPay: "400.00",
    establishment: "A",
    receiptId: "R",
    reference: "R",
  };

  it("the verify step of an advice needs all four fields @S3-5-11..14 @S3-5-09 @S3-5-10", () => {
    expect(toContributionQuery(new ContributionDraft())).toEqual({
      ok: false,
      failure: {
        adviceNumber: "Payment Advice Number is required",
        customerName: "Customer Name is required",
        customerCode: "Customer Code is required",
        type: "Contribution Type is required",
      },
    });
  });

  it.each([
    ["Regular", "Regular"],
    ["Arrears", "Arrears"],
    ["Voluntary", ""],
  ])("a repeated advice of the type %s has the type “%s”", (contributionType, type) => {
    // The category was just given.
    const request = { ...aRequestOf("ssnit"), contributionType } as BankRequest<"ssnit">;
    expect(repeatContribution(request)).toEqual({ adviceNumber: "PA-1", type, narration: "Invoice 7 of May" });
  });

  it.each(["Regular", "Arrears"])("an advice of the type %s is looked up without spaces around its texts", (type) => {
    const typed = { adviceNumber: " SSN-1001 ", customerName: " Ama Owusu ", customerCode: " AOwusu ", type };
    expect(toContributionQuery(filled(new ContributionDraft(), typed))).toEqual(
      ok({ kind: "contributionQuery", query: { ...query, type } }),
    );
  });

  it("an advice with a missing text is not looked up", () => {
    expect(toContributionQuery(filled(new ContributionDraft(), { ...query, customerCode: " " }))).toEqual({
      ok: false,
      failure: { customerCode: "Customer Code is required" },
    });
  });

  it("an advice is reviewed once the bank has returned the required values @S3-5-15..18 @S3-5-09 @S3-5-10", () => {
    const reviewed = filled(new ContributionDraft(), { ...query, ...adviceTexts });
    expect(toReviewedAdvice(reviewed)).toEqual(ok({ kind: "reviewed" }));
    for (const [field, label] of [
      ["contribution", "Total Contribution Amount"],
      ["penalty", "Total Penalty Amount"],
      ["toPay", "Total Amount to Pay"],
      ["establishment", "Establishment Name"],
      ["receiptId", "Receipt ID"],
      ["reference", "Payment Advice Reference"],
    ] as const)
      expect(toReviewedAdvice(filled(new ContributionDraft(), { ...query, ...adviceTexts, [field]: "" }))).toEqual({
        ok: false,
        failure: { [field]: `${label} is required` },
      });
  });

  it("an advice is paid from a chosen account, with a narration of at most 25 characters @S3-5-19..21 @S3-5-09 @S3-5-10", () => {
    const known = { accounts: [payment.source], query: payment.advice, contribution };
    const problems = (source: string, narration: string) => {
      const read = toContributionPayment(
        filled(new ContributionDraft(), { ...query, ...adviceTexts, source, narration }),
        known,
      );
      return read.ok ? {} : read.failure;
    };
    expect(problems("", "")).toEqual({ source: "Source Account is required", narration: "Narration is required" });
    expect(problems(payment.source.number, "n".repeat(25))).toEqual({});
    expect(problems(payment.source.number, "n".repeat(26))).toEqual({
      narration: "Narration may have at most 25 characters",
    });
  });

  it("an advice is paid from the chosen account in cedis, with a narration without spaces around it", () => {
    const texts = { ...query, ...adviceTexts, source: payment.source.number, narration: " October " };
    const pay = (accounts: ReturnType<typeof anAccount>[], more: Partial<typeof contribution> = {}) =>
      toContributionPayment(filled(new ContributionDraft(), texts), {
        accounts,
        query: payment.advice,
        contribution: { ...contribution, ...more },
      });
    expect(pay([anotherAccount(), payment.source])).toEqual(ok(payment));
    const noSource = { ok: false, failure: { source: "Source Account is required" } };
    expect(pay([anotherAccount()])).toEqual(noSource);
    expect(pay([anAccount({ currency: "USD" })])).toEqual(noSource);
  });

  it.each(["toPay", "penalty"] as const)("an advice is not paid if the bank did not return the amount %s", (field) => {
    const texts = { ...query, ...adviceTexts, source: payment.source.number, narration: "October" };
    const known = { accounts: [payment.source], query: payment.advice };
    expect(
      toContributionPayment(filled(new ContributionDraft(), texts), {
        ...known,
        contribution: { ...contribution, [field]: undefined },
      }).ok,
    ).toBe(false);
  });

  it("the penalty is added to the amount to pay @S3-5-23 @S3-5-24", () => {
    const draft = filled(new ContributionDraft(), {
      ...query,
      ...adviceTexts,
      source: payment.source.number,
      narration: "October",
    });
    const known = { accounts: [payment.source], query: payment.advice, contribution };
    expect(toContributionPayment(draft, known)).toEqual({ ok: true, value: payment });
    expect(totalOf(payment)).toEqual(ghs(450_00));
    expect(checkFunds({ ...payment, source: anAccount({ available: ghs(449_99) }) }).ok).toBe(false);
    expect(checkFunds({ ...payment, source: anAccount({ available: ghs(450_00) }) }).ok).toBe(true);
  });

  it("a customer code consists of the first letter of the first name and the last name", () => {
    expect(customerCodeOf({ firstName: "Ama", lastName: "Owusu" })).toBe("AOwusu");
  });
});

describe("a new invoice", () => {
  const today = "2026-11-21";
  const service = (name: string, fields = [] as ReturnType<typeof invoiceField>[]) => ({ name, fields });
  const who = { firstName: "Ama", lastName: "Owusu", phoneNumber: "024 400 0001" };

  const applicant = {
    firstName: "First Name is required",
    lastName: "Last Name is required",
    phoneNumber: "Phone Number is required",
  };

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ["Tourism levy", { accountReference: "Levy Number is required" }, "@S3-5-27 @S3-3-56"],
    ["Customs and lands commission", { billNumber: "Bill Number is required" }, "@S3-5-28 @S3-3-57"],
    [
      "Direct taxes",
      { taxType: "Tax Type is required", tin: "TIN is required", period: "Period is required" },
      "@S3-5-29..31 @S3-3-58 @S3-3-60 @S3-3-61",
    ],
    [
      "Indirect and domestic taxes",
      {
        taxType: "Tax Type is required",
        tin: "TIN / Ghana Card Number is required",
        period: "Period is required",
      },
      "@S3-5-32..34",
    ],
    [
      "Vehicle income tax",
      {
        vehicleRegistrationNumber: "Vehicle Number is required",
        paymentPeriod: "Payment Period is required",
        period: "Period is required",
      },
      "@S3-5-35 @S3-5-36 @S3-5-38 @S3-3-63 @S3-3-64",
    ],
    ["RGD existing application", { transactionNumber: "Transaction Number is required" }, "@S3-5-39 @S3-3-65"],
    [
      "Stamp duty",
      { billNumber: "Bill Number is required", tin: "TIN / Ghana Card Number is required" },
      "@S3-5-40 @S3-5-41 @S3-3-66",
    ],
    ["Passport application", {}, "@S3-5-42..44 @S3-5-49"],
  ])("an invoice for %s needs exactly the fields %o and the applicant's %s", (name, own) => {
    const fields = invoiceFieldsOf(service(name));
    expect(toNewInvoice(newInvoiceDraft(fields, () => today)(), fields)).toEqual({
      ok: false,
      failure: { ...own, ...applicant },
    });
  });

  it("the applicant's phone number has at least ten digits @S3-5-45", () => {
    const fields = invoiceFieldsOf(service("Passport application"));
    const problems = (phoneNumber: string) => {
      const read = toNewInvoice(Object.assign(newInvoiceDraft(fields, () => today)(), { ...who, phoneNumber }), fields);
      return read.ok ? {} : read.failure;
    };
    expect(problems("024400000")).toEqual({ phoneNumber: "10 digits required" });
    expect(problems("0244000000")).toEqual({});
  });

  it("the payment periods are Anually and Quarterly @S3-5-37", () => {
    expect(paymentPeriods).toEqual(["Anually", "Quarterly"]);
  });

  it("the fields of a new invoice depend on the service, regardless of the case of its name", () => {
    expect(invoiceFieldsOf(service(" STAMP DUTY ")).map(({ name }) => name)).toEqual([
      "billNumber",
      "tin",
      "firstName",
      "lastName",
      "phoneNumber",
    ]);
  });

  it("the fields of a new invoice are those that the bank sends, each of them once @S3-2.4-55 @S3-3-66", () => {
    const fields = [invoiceField("permitNumber", "Permit Number"), invoiceField("phoneNumber", "Mobile")];
    expect(invoiceFieldsOf(service("Stamp duty", fields)).map(({ label }) => label)).toEqual([
      "Permit Number",
      "Mobile",
      "First Name",
      "Last Name",
    ]);
  });

  it.each([
    ["2026-11", undefined],
    ["2026-09", undefined],
    ["2025-12", undefined],
    [" 2026-10 ", undefined],
    [" 2026-12", "Period should not be in the future"],
    ["2026-00", "Period must be a month such as 2026-11"],
    ["2026-101", "Period must be a month such as 2026-11"],
    ["12026-10", "Period must be a month such as 2026-11"],
    [" ", "Period is required"],
    ["2026-12", "Period should not be in the future"],
    ["11/2026", "Period must be a month such as 2026-11"],
    ["2026-13", "Period must be a month such as 2026-11"],
    ["", "Period is required"],
  ])("the month of a new invoice must have begun: %s @S1-5-25 @S3-5-46 @S3-5-47", (period, problem) => {
    const fields = invoiceFieldsOf(service("Direct taxes"));
    const draft = Object.assign(newInvoiceDraft(fields, () => today)(), { ...who, taxType: "11", tin: "C1", period });
    const outcome = toNewInvoice(draft, fields);
    expect(outcome.ok ? undefined : outcome.failure.period).toBe(problem);
    if (outcome.ok) expect(outcome.value.phoneNumber).toBe("0244000001");
  });

  it("an invoice for a vehicle is requested with its payment period @S3-3-63", () => {
    const fields = invoiceFieldsOf(service("Vehicle income tax"));
    const vehicle = { vehicleRegistrationNumber: "GR 1234-20", paymentPeriod: "Quarterly", period: "2026-10" };
    const applied = { ...vehicle, ...who, phoneNumber: "0244000001" };
    const draft = Object.assign(newInvoiceDraft(fields, () => today)(), applied);
    expect(toNewInvoice(draft, fields)).toEqual(ok(applied));
  });

  it("a new invoice is requested with exactly its fields, without spaces around them", () => {
    const fields = invoiceFieldsOf(service("Direct taxes"));
    const typed = { taxType: "11", tin: " C1 ", period: " 2026-10 ", ...who, firstName: " Ama ", lastName: "Owusu " };
    expect(toNewInvoice(Object.assign(newInvoiceDraft(fields, () => today)(), typed), fields)).toEqual(
      ok({
        taxType: "11",
        tin: "C1",
        period: "2026-10",
        firstName: "Ama",
        lastName: "Owusu",
        phoneNumber: "0244000001",
      }),
    );
  });

  it.each([
    ["Stamp duty", "billNumber", "Bill Number", 40],
    ["Stamp duty", "tin", "TIN / Ghana Card Number", 20],
    ["Passport application", "firstName", "First Name", 40],
  ])("an invoice for %s takes a text %s (%s) of at most %i characters", (name, field, label, lengthMax) => {
    const fields = invoiceFieldsOf(service(name));
    const texts = { billNumber: "B1", tin: "C1", ...who };
    const problems = (length: number) => {
      const draft = Object.assign(newInvoiceDraft(fields, () => today)(), { ...texts, [field]: "1".repeat(length) });
      const read = toNewInvoice(draft, fields);
      return read.ok ? {} : read.failure;
    };
    expect(problems(lengthMax)).toEqual({});
    expect(problems(lengthMax + 1)).toEqual({ [field]: `${label} may have at most ${lengthMax} characters` });
  });

  it("the limit of a phone number counts its digits and not its separators", () => {
    const fields = invoiceFieldsOf(service("Passport application"));
    const typed = { ...who, phoneNumber: "0 2 4 - 4 0 0 - 0 0 0 1" };
    expect(toNewInvoice(Object.assign(newInvoiceDraft(fields, () => today)(), typed), fields)).toEqual(
      ok({ firstName: "Ama", lastName: "Owusu", phoneNumber: "0244000001" }),
    );
  });
});
