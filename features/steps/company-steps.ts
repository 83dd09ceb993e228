import { type DataTable, Given } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import { accountsOf, peopleOf, toBankAmount } from "../support/tables";
import type { BankWorld } from "../support/world";

Given("a company with these people:", function (this: BankWorld, table: DataTable) {
  this.company.setPeople(peopleOf(table));
});

/** A name of 49 characters, for tests of the layout. */
const longestName = "Western Region Cocoa Farmer Cooperative Union Ltd";

Given("a company with the longest name and these people:", function (this: BankWorld, table: DataTable) {
  this.company.setPeople(peopleOf(table));
  this.company.setName(longestName);
});

Given(
  "{name} has asked for a request of each kind with the longest content from {account}",
  function (this: BankWorld, name: string, from: BankAccount) {
    return this.createLongestRequests(name, from);
  },
);

Given("these accounts:", function (this: BankWorld, table: DataTable) {
  this.company.setAccounts(accountsOf(table));
});

Given("the company has {int} accounts", function (this: BankWorld, count: number) {
  this.company.setAccounts(
    Array.from({ length: count }, (_, at) => ({ name: `Account ${at}`, currency: "GHS", balance: "10.00" })),
  );
});

Given("a request of {money} or more needs two of them", function (this: BankWorld, amount: string) {
  this.company.changePolicy({ secondApproverFrom: toBankAmount(amount) });
});

Given("{name} uses the keyboard alone", function (this: BankWorld, name: string) {
  this.useKeyboardAlone(name);
});

Given("the company may pay at most {money} a transaction", function (this: BankWorld, amount: string) {
  this.company.changePolicy({ limitPerTransaction: toBankAmount(amount) });
});

Given("the company may pay at most {money} a day", function (this: BankWorld, amount: string) {
  this.company.changePolicy({ limitPerDay: toBankAmount(amount) });
});

Given("first payments above {money} to new beneficiaries confirm a name", function (this: BankWorld, amount: string) {
  this.company.changePolicy({ nameCheckAbove: toBankAmount(amount) });
});

Given(
  "payments above {money} to known beneficiaries at another account name who confirmed it",
  function (this: BankWorld, amount: string) {
    this.company.changePolicy({ changedAccountAbove: toBankAmount(amount) });
  },
);

Given("the trainer switches the check of names on above {money}", async function (this: BankWorld, amount: string) {
  await this.bank.setNameCheck(await this.company.open(), toBankAmount(amount));
});
