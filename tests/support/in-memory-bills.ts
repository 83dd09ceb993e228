import type { BillsPort } from "../../application/bills/bills-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import { invoiceField } from "../../domain/bills/invoice-fields";
import { ghs } from "../../domain/money";
import { ok, type Result } from "../../domain/result";
import { type InMemoryBank, refused } from "./in-memory-bank";

type SignedIn = <T>(act: () => Result<T, BankFailure>) => Promise<Result<T, BankFailure>>;

const names = [
  "Tourism levy",
  "Customs and lands commission",
  "Direct taxes",
  "Indirect and domestic taxes",
  "Vehicle income tax",
  "RGD existing application",
  "Stamp duty",
  "Passport application",
  "Business operating permit",
];
const services = names.map((name, position) => ({
  id: String(position + 1),
  name,
  code: `C${position + 1}`,
  fields: name === "Business operating permit" ? [invoiceField("permitNumber", "Permit Number")] : [],
}));
const taxTypes: Readonly<Record<string, string>> = { "3": "Corporate Income Tax", "4": "Value Added Tax" };

/** The mock bank's demonstration bills behind the port. */
export const inMemoryBills = (bank: InMemoryBank, signedIn: SignedIn): BillsPort => ({
  services: () => signedIn(() => ok(services)),
  taxTypes: (id) =>
    signedIn(() => {
      if (!services.some((service) => service.id === id)) return refused("No such service.");
      const name = taxTypes[id];
      return ok(name ? [{ id: `${id}1`, name }] : []);
    }),
  createInvoice: (code, { tin = "", firstName = "" }) =>
    signedIn(() => {
      if (!services.some((service) => service.code === code) || !firstName) return refused("No such service.");
      if (tin.endsWith("0000")) return refused("The revenue authority does not know this TIN.");
      const number = bank.next("GG");
      bank.invoices.add(number);
      return ok(number);
    }),
  invoice: (number) =>
    signedIn(() => {
      if (!bank.invoices.has(number)) return refused("Invoice not found.");
      return ok({
        number,
        description: "Pay As You Earn",
        service: "Direct taxes",
        createdDate: "15-11-2026",
        expiryDate: "15-12-2026",
        status: bank.paidBills.has(number) ? "paid" : "pending",
        customerName: "Adom Trading Ltd",
        narration: "PAYE of last month",
        amount: ghs(350_00),
      });
    }),
  contribution: ({ adviceNumber, type }) =>
    signedIn(() => {
      if (adviceNumber !== "SSN-1001" || type !== "Regular") return refused("Payment advice not found.");
      if (bank.paidBills.has(adviceNumber)) return refused("This payment advice has been paid already.");
      return ok({
        contribution: ghs(400_00),
        penalty: ghs(50_00),
        toPay: ghs(400_00),
        establishment: "Adom Trading Ltd",
        receiptId: "RCP-1001",
        reference: "REF-SSN-1001",
        adviceDate: "13-11-2026",
      });
    }),
});
