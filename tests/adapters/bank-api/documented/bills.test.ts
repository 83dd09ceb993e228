import { beforeEach, describe, expect, it } from "vitest";
import { HttpBills } from "../../../../adapters/bank-api/bills/http-bills";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { ghs, moneyOf } from "../../../../domain/money";
import type { Payment } from "../../../../domain/payments/payment";
import { aContributionPayment, anInvoicePayment } from "../../../support/a-payment";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const source = "1020304050607";
async function formOf(payment: Payment, name = ""): Promise<Record<string, string>> {
  const call = new HttpPayments(bank.client).prepare(payment, () => name);
  await call.submit("12345");
  return bank.last().form ?? {};
}

describe("bills", () => {
  it("an invoice is paid with channel MOBILE and its own currency @S3-7-42 @S3-3-68", async () => {
    const amount = moneyOf(350_00, "USD");
    const form = await formOf(anInvoicePayment({ amount }));
    expect(bank.lastCall()).toBe("POST /billspayment/payInvoice");
    expect(form).toEqual({
      invoiceNumber: "GG-1001",
      amount: "350.00",
      currency: "USD",
      passwordType: "OTP",
      password: "12345",
      channel: "MOBILE",
      transType: "GHANA-GOV",
      sourceAccount: source,
      serviceName: "Direct taxes",
      expiryDate: "15-12-2026",
    });
  });

  it("a contribution is paid with its penalty, and its type in upper case @S3-7-46 @S3-7-47 @S3-7-45 @S3-5-24", async () => {
    const form = await formOf(aContributionPayment());
    expect(bank.lastCall()).toBe("POST /billspayment/paySSNIT");
    expect(form).toEqual({
      paymentAdviceNumber: "SSN-1001",
      customerName: "Ama Owusu",
      customerCode: "AOwusu",
      contributionType: "REGULAR",
      sourceAccount: source,
      amount: "450.00",
      currency: "GHS",
      narration: "October",
      passwordType: "OTP",
      password: "12345",
      transType: "SSNIT",
    });
  });

  it.each([
    ["Regular", "REGULAR"],
    ["Arrears", "ARREARS"],
  ] as const)("a contribution of the type %s is paid as %s @S3-7-45 @S3-7-47", async (type, wire) => {
    const { advice } = aContributionPayment();
    const form = await formOf(aContributionPayment({ advice: { ...advice, type } }));
    expect(form.contributionType).toBe(wire);
  });

  it.each(["Regular", "Arrears"] as const)(
    "a payment advice is looked up with the type %s as chosen @S3-7-44 @S3-7-45",
    async (type) => {
      const query = { adviceNumber: "SSN-1001", customerName: "Ama Owusu", customerCode: "AOwusu", type };
      await new HttpBills(bank.client).contribution(query);
      expect(bank.lastCall()).toBe("POST /billspayment/lookupSSNIT");
      expect(bank.last().form).toEqual({
        paymentAdviceNumber: "SSN-1001",
        customerName: "Ama Owusu",
        customerCode: "AOwusu",
        contributionType: type,
      });
    },
  );

  it("the amounts of a payment advice are read from under response @S3-2.4-39 @S3-2.4-43..44 @S3-3-69", async () => {
    bank.answer({
      code: 0,
      response: {
        totalContributionAmount: "400.12",
        totalPenaltyAmount: "50.34",
        totalAmountToPay: "450.46",
        nameOfEstablishment: "Adom Trading Ltd",
        receiptID: "RCP-1001",
        paymentAdviceReference: "REF-SSN-1001",
        paymentAdviceDate: "13-11-2026",
      },
    });
    const query = { adviceNumber: "x", customerName: "x", customerCode: "x", type: "Regular" } as const;
    expect(await new HttpBills(bank.client).contribution(query)).toEqual({
      ok: true,
      value: {
        contribution: ghs(400_12),
        penalty: ghs(50_34),
        toPay: ghs(450_46),
        establishment: "Adom Trading Ltd",
        receiptId: "RCP-1001",
        reference: "REF-SSN-1001",
        adviceDate: "13-11-2026",
      },
    });
  });

  it("the services are read with id, name, code and their fields @S3-7-39 @S3-3-50..52 @S3-3-55", async () => {
    bank.answer({
      code: 0,
      serviceTypes: [
        {
          id: "9",
          name: "Business operating permit",
          code: "BOP",
          serviceFields: [{ id: "1", displayName: "Permit Number", fieldName: "permitNumber" }],
        },
      ],
    });
    expect(await new HttpBills(bank.client).services()).toEqual({
      ok: true,
      value: [
        {
          id: "9",
          name: "Business operating permit",
          code: "BOP",
          fields: [{ name: "permitNumber", label: "Permit Number", type: "text", lengthMax: 40 }],
        },
      ],
    });
    expect(bank.lastCall()).toBe("GET /billspayment/serviceTypes");
  });

  it("tax types are asked by the id of the service and read with id and name @S3-7-49 @S3-3-59 @S3-5-48", async () => {
    bank.answer({ code: 0, taxTypes: [{ id: "11", name: "Corporate Income Tax" }] });
    expect(await new HttpBills(bank.client).taxTypes("3")).toEqual({
      ok: true,
      value: [{ id: "11", name: "Corporate Income Tax" }],
    });
    expect(bank.lastCall()).toBe("GET /billspayment/taxTypes?serviceId=3");
  });

  it("an invoice is created with the code of the service and the entered fields @S3-7-50 @S3-3-55", async () => {
    bank.answer({ code: 0, invoiceNumber: "GG-7" });
    const fields = { taxType: "11", tin: "C0001", period: "2026-10", firstName: "Ama" };
    expect(await new HttpBills(bank.client).createInvoice("DTX", fields)).toEqual({ ok: true, value: "GG-7" });
    expect(bank.lastCall()).toBe("POST /billspayment/createInvoice");
    expect(bank.last().form).toEqual({ serviceCode: "DTX", ...fields });
  });

  const invoice = {
    invoiceDescription: "Pay As You Earn",
    createdDate: "15-11-2026",
    expiryDate: "15-12-2026",
    invoiceStatus: "PENDING",
    customerName: "Adom Trading Ltd",
    narration: "PAYE of last month",
    totalAmount: "350.00",
    totalAmountCurrency: "USD",
  };
  it.each([
    ["in the answer itself", invoice],
    ["in an object of the answer", { invoice }],
  ])("an invoice is read that is %s @S3-2.4-22 @S3-2.4-24 @S3-2.4-27 @S3-7-40 @S3-7-41 @S3-3-68", async (_, answer) => {
    bank.answer({ code: 0, ...answer });
    expect(await new HttpBills(bank.client).invoice("GG-1001")).toEqual({
      ok: true,
      value: {
        number: "GG-1001",
        description: "Pay As You Earn",
        service: "",
        createdDate: "15-11-2026",
        expiryDate: "15-12-2026",
        status: "pending",
        customerName: "Adom Trading Ltd",
        narration: "PAYE of last month",
        amount: moneyOf(350_00, "USD"),
      },
    });
    expect(bank.lastCall()).toBe("GET /billspayment/invoiceLookup?invoiceNumber=GG-1001");
  });
});
