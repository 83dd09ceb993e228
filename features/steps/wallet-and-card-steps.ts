import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import type { Person } from "../support/person";
import { withoutCurrency } from "../support/tables";
import type { BankWorld } from "../support/world";

const beginPayment = async (
  person: Person,
  [amount, from, network, wallet]: readonly [string, BankAccount, string, string],
  isSaved = false,
) => {
  await person.visit("Mobile Money");
  const typed = { from: from.accountNumber, amount: withoutCurrency(amount), isSaved };
  await person.walletsAndCards.payWallet({ ...typed, network, wallet });
  await person.screen.dialogs().first().waitFor();
};

const beginLoad = async (
  person: Person,
  [amount, from, lastDigits, customerId]: readonly [string, BankAccount, string, string],
  isSaved = false,
) => {
  await person.visit("Prepaid Card Load");
  const typed = { from: from.accountNumber, amount: withoutCurrency(amount), isSaved };
  await person.walletsAndCards.loadCard({ ...typed, lastDigits, customerId });
  await person.screen.dialogs().first().waitFor();
};

When(
  "{visitor} (has )beg(ins)(un) to pay {money} from {account} to the {word} wallet {string}",
  (person: Person, amount: string, from: BankAccount, network: string, wallet: string) =>
    beginPayment(person, [amount, from, network, wallet]),
);

When(
  "{visitor} (has )beg(ins)(un) to pay {money} from {account} to the {word} wallet {string}, which she/he saves",
  (person: Person, amount: string, from: BankAccount, network: string, wallet: string) =>
    beginPayment(person, [amount, from, network, wallet], true),
);

When(
  "{visitor} (has )pa(ys)(id) {money} from {account} to the {word} wallet {string}",
  async function (this: BankWorld, person: Person, amount: string, from: BankAccount, network: string, wallet: string) {
    await beginPayment(person, [amount, from, network, wallet]);
    await person.confirmWithCode();
    await person.waitForOutcome();
    const id = await this.bank.transactionOf("POST /transfer/mobilemoney");
    this.submittedRequests.push({ id, amount, displayedNumber: id, tabs: ["Mobile Money"] });
  },
);

When(
  "{visitor} load(s)(ed) {money} from {account} onto the card {string} of customer {string}",
  async function (this: BankWorld, person: Person, amount: string, from: BankAccount, card: string, customer: string) {
    await beginLoad(person, [amount, from, card, customer]);
    await person.confirmWithCode();
    await person.waitForOutcome();
    const id = await this.bank.transactionOf("POST /transfer/toPrepaidCard");
    this.submittedRequests.push({ id, amount, displayedNumber: customer, tabs: ["Prepaid Card Load"] });
  },
);

Then("{operator} is told the wallet's name", async function (this: BankWorld, person: Person) {
  const { answer } = await this.bank.received("GET /transfer/mobilemoneylookup");
  const name = String(answer?.accountName);
  assert.match(name, /^\w+ \w+$/);
  await person.screen.isTold(name);
});
