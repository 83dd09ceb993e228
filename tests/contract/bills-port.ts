import { beforeEach, describe, expect, it } from "vitest";
import type { BillService } from "../../domain/bills/invoice";
import { ghs } from "../../domain/money";
import { aContributionPayment, anInvoicePayment } from "../support/a-payment";
import {
  accountsOf,
  balancesOf,
  confirm,
  okValue,
  type Person,
  refusalOf,
  signIn,
  type TestBank,
  type TestCompany,
} from "../support/a-person";

export const billsPort = (openCompany: TestBank["openCompany"]) =>
  describe("bills", () => {
    let company: TestCompany;
    let ama: Person;
    beforeEach(async () => {
      company = await openCompany();
      ama = company.person("Single");
      await signIn(ama);
    });
    const refused = { ok: false, failure: { kind: "refused" } };
    const advice = {
      adviceNumber: "SSN-1001",
      customerName: "Ama Owusu",
      customerCode: "AOwusu",
      type: "Regular",
    } as const;

    const service = async (name: string): Promise<BillService> => {
      const found = okValue(await ama.bills.services()).find((each) => each.name === name);
      if (!found) throw new Error(`No service ${name}`);
      return found;
    };

    it("services are listed with id, name and code, and with the fields that the bank names @S3-3-53", async () => {
      for (const { id, name, code } of okValue(await ama.bills.services())) expect([id, name, code]).not.toContain("");
      expect((await service("Tourism levy")).fields).toEqual([]);
      expect((await service("Business operating permit")).fields).toMatchObject([
        { name: "permitNumber", label: "Permit Number", type: "text" },
      ]);
    });

    it("the tax types of each service are listed", async () => {
      const named = async (name: string) =>
        okValue(await ama.bills.taxTypes((await service(name)).id)).map((taxType) => taxType.name);
      expect(await named("Direct taxes")).toContain("Corporate Income Tax");
      expect(await named("Indirect and domestic taxes")).toContain("Value Added Tax");
      expect(await named("Tourism levy")).toEqual([]);
      expect(await ama.bills.taxTypes("999")).toMatchObject(refused);
    });

    it("a created invoice can be looked up", async () => {
      const { code } = await service("Passport application");
      const asker = { firstName: "Ama", lastName: "Owusu", phoneNumber: "0244000001" };
      const number = okValue(await ama.bills.createInvoice(code, asker));
      expect(okValue(await ama.bills.invoice(number))).toMatchObject({ number, status: "pending" });
      expect(await ama.bills.createInvoice("NONE", asker)).toMatchObject(refused);
    });

    it("the lookup of an invoice returns the amount to pay @S3-7-41", async () => {
      const invoice = okValue(await ama.bills.invoice("GG-1001"));
      expect(invoice).toMatchObject({
        number: "GG-1001",
        description: "Pay As You Earn",
        service: "Direct taxes",
        amount: ghs(350_00),
      });
      for (const day of [invoice.createdDate, invoice.expiryDate]) expect(day).toMatch(/^\d{2}-\d{2}-\d{4}$/);
      expect(await ama.bills.invoice("GG-0000")).toMatchObject(refused);
    });

    it("the lookup of a payment advice returns amount and penalty separately", async () => {
      const advised = { contribution: ghs(400_00), penalty: ghs(50_00), toPay: ghs(400_00), receiptId: "RCP-1001" };
      expect(okValue(await ama.bills.contribution(advice))).toMatchObject(advised);
      expect(await ama.bills.contribution({ ...advice, type: "Arrears" })).toMatchObject(refused);
    });

    it("an invoice is paid once, and an Initiator's payment when it is approved", async () => {
      const kofi = company.person("Initiator");
      await signIn(kofi);
      const [source] = await accountsOf(ama);
      const payment = anInvoicePayment({ source, invoice: okValue(await ama.bills.invoice("GG-1001")) });
      okValue(await confirm(kofi, kofi.payments.prepare(payment)));
      expect((await balancesOf(kofi))[0]).toBe(1000_00);
      const paid = okValue(await confirm(ama, ama.payments.prepare(payment)));
      expect((await balancesOf(ama))[0]).toBe(650_00);
      expect(okValue(await ama.payments.receipt(paid.transactionId)).mimeType).toBe("application/pdf");
      expect(okValue(await ama.bills.invoice("GG-1001")).status).toBe("paid");
      expect(refusalOf(await confirm(ama, ama.payments.prepare(payment)))).toBe("This invoice has been paid already.");
    });

    it("a contribution is paid once, with its penalty @S3-5-24", async () => {
      const [source] = await accountsOf(ama);
      const payment = aContributionPayment({ source, advice });
      okValue(await confirm(ama, ama.payments.prepare(payment)));
      expect((await balancesOf(ama))[0]).toBe(550_00);
      const already = "This payment advice has been paid already.";
      expect(refusalOf(await confirm(ama, ama.payments.prepare(payment)))).toBe(already);
      expect(refusalOf(await ama.bills.contribution(advice))).toBe(already);
    });
  });
