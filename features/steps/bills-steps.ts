import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
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

When("{visitor} (has )open(s)(ed) {string} of Bill Payments", (person: Person, tab: "Ghana Gov" | "SSNIT") =>
  openTab(person, tab),
);

When("{visitor} (has )verif(ies)(ied) the invoice {string}", (person: Person, number: string) =>
  verifyInvoice(person, number),
);

When(
  "{visitor} verifies the invoice {string} for the service {string}",
  (person: Person, number: string, service: string) => verifyInvoice(person, number, service),
);

When(
  "{operator} (has )beg(ins)(un) to pay the invoice {string} from {account}",
  (person: Person, number: string, from: BankAccount) => beginInvoice(person, number, from),
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
  "{operator} (has )beg(ins)(un) to pay the payment advice {string} from {account}",
  (person: Person, number: string, from: BankAccount) => beginAdvice(person, number, from),
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

Given("{visitor} has begun to generate an invoice for {string}", async (person: Person, service: string) => {
  await openTab(person, "Ghana Gov");
  await person.screen.fillIn("Service Name", service);
  await person.screen.press("Generate");
});

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

/** The dialog shows only these labels, in this order. */
Then("the dialog asks {operator} for exactly {string}", async (person: Person, labels: string) => {
  const asked = person.screen.dialogs().first().locator("label");
  await asked.first().waitFor();
  assert.deepEqual(await asked.allInnerTexts(), labels.split(", "));
});

Then("the dialog tells {operator} of each of its fields that it is required", async (person: Person) => {
  const dialog = person.screen.dialogs().first();
  for (const label of await dialog.locator("label").allInnerTexts())
    await dialog.getByText(`${label} is required`, { exact: true }).waitFor();
});

Then(
  "{string} shows {operator} the new invoice's number",
  async function (this: BankWorld, label: string, person: Person) {
    const { answer } = await this.bank.received("POST /billspayment/createInvoice");
    assert.match(String(answer?.invoiceNumber), /^GG\d+$/);
    await person.screen.waitForValue(label, String(answer?.invoiceNumber));
  },
);

const advice = {
  totalContributionAmount: "400.00",
  totalPenaltyAmount: "50.00",
  totalAmountToPay: "400.00",
  nameOfEstablishment: "Sika Trading",
  receiptID: "RCP-1",
  paymentAdviceReference: "REF-1",
  paymentAdviceDate: "13-11-2026",
};

Given("the bank leaves out {word} of the payment advice", function (this: BankWorld, field: string) {
  return this.bank.addFault(adviceAnswer({ [field]: null }));
});

Given("the bank answers with this payment advice:", function (this: BankWorld, table: DataTable) {
  return this.bank.addFault(adviceAnswer(table.rowsHash()));
});

const adviceAnswer = (changed: Readonly<Record<string, string | null>>) =>
  ({
    call: "POST /billspayment/lookupSSNIT",
    kind: "altered-answer",
    fields: { response: { ...advice, ...changed } },
    when: "always",
  }) as const;
