import assert from "node:assert/strict";
import { type DataTable, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

/** Fills in the fields in the order of the table. */
async function fillIn(person: Person, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await person.screen.fillIn(label, value);
}

async function openTab(person: Person, tab: "Ghana Gov" | "SSNIT"): Promise<void> {
  await person.visit("Bill Payments");
  await person.screen.thing("tab", tab).waitFor();
  await person.screen.pressTab(tab);
}

/** The services of the demonstration invoices that are not direct taxes. */
const services: Readonly<Record<string, string>> = { "GG-1002": "Stamp duty", "GG-1003": "Passport application" };

async function verifyInvoice(person: Person, number: string, service = services[number] ?? "Direct taxes") {
  await openTab(person, "Ghana Gov");
  await fillIn(person, { "Service Name": service, "Invoice/Advice/Reference Number": number });
  await person.screen.press("Verify");
}

async function beginInvoice(person: Person, number: string, { accountNumber }: BankAccount): Promise<void> {
  await verifyInvoice(person, number);
  await person.screen.field("Invoice Number").waitFor();
  await person.screen.choose("Source Account", accountNumber);
  await person.screen.press("Proceed");
  await person.screen.dialogs().first().waitFor();
}

async function verifyAdvice(person: Person, number: string, type = "Regular"): Promise<void> {
  await openTab(person, "SSNIT");
  await fillIn(person, { "Payment Advice Number": number, "Contribution Type": type });
  await person.screen.press("Proceed to Pay");
}

async function beginAdvice(person: Person, number: string, { accountNumber }: BankAccount): Promise<void> {
  await verifyAdvice(person, number);
  await person.screen.field("Receipt ID").waitFor();
  await person.screen.press("Proceed to Pay");
  await person.screen.choose("Source Account", accountNumber);
  await person.screen.type("Narration", "October");
  await person.screen.press("Proceed");
  await person.screen.dialogs().first().waitFor();
}

When("{visitor} (has )verif(ies)(ied) the invoice {string}", (person: Person, number: string) =>
  verifyInvoice(person, number),
);

When(
  "{operator} (has )pay(s)(d) the invoice {string} of {money} from {account}",
  async function (this: BankWorld, person: Person, number: string, amount: string, from: BankAccount) {
    await beginInvoice(person, number, from);
    await person.confirmWithCode();
    await person.waitForOutcome();
    const id = await this.bank.transactionOf("POST /billspayment/payInvoice");
    this.submittedRequests.push({ id, amount, displayedNumber: id, tabs: ["Bill Payments"] });
  },
);

When("{operator} (has )look(s)(ed) up the payment advice {string}", (person: Person, number: string) =>
  verifyAdvice(person, number),
);

When(
  "{operator} (has )pay(s)(d) the payment advice {string} of {money} from {account}",
  async function (this: BankWorld, person: Person, number: string, amount: string, from: BankAccount) {
    await beginAdvice(person, number, from);
    await person.confirmWithCode();
    await person.waitForOutcome();
    const id = await this.bank.transactionOf("POST /billspayment/paySSNIT");
    this.submittedRequests.push({ id, amount, displayedNumber: id, tabs: ["Bill Payments", "SSNIT"] });
  },
);

When(
  "{visitor} (has )generate(s)(d) an invoice for {string} with:",
  async (person: Person, service: string, table: DataTable) => {
    await openTab(person, "Ghana Gov");
    await person.screen.fillIn("Service Name", service);
    await person.screen.press("Generate");
    await fillIn(person, table.rowsHash());
    await person.screen.press("Generate Invoice");
  },
);

Then(
  "{string} shows {operator} the new invoice's number",
  async function (this: BankWorld, label: string, person: Person) {
    const { answer } = await this.bank.received("POST /billspayment/createInvoice");
    assert.match(String(answer?.invoiceNumber), /^GG\d+$/);
    await person.screen.waitForValue(label, String(answer?.invoiceNumber));
  },
);
