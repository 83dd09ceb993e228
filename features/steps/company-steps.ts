import { type DataTable, Given } from "@cucumber/cucumber";
import { accountsOf, digitsOf, peopleOf } from "../support/tables";
import type { BankWorld } from "../support/world";

Given("a company with these people:", function (this: BankWorld, table: DataTable) {
  this.company.employ(peopleOf(table));
});

Given("these accounts:", function (this: BankWorld, table: DataTable) {
  this.company.own(accountsOf(table));
});

Given("the company has {int} accounts", function (this: BankWorld, count: number) {
  this.company.own(
    Array.from({ length: count }, (_, at) => ({ name: `Account ${at}`, currency: "GHS", holds: "10.00" })),
  );
});

Given("a request of {money} or more needs two of them", function (this: BankWorld, amount: string) {
  this.company.agree({ secondApproverFrom: digitsOf(amount) });
});

Given("{name} uses the keyboard alone", function (this: BankWorld, name: string) {
  this.useInputMethod(name, "keyboard alone");
});

Given("{name} double-clicks on everything", function (this: BankWorld, name: string) {
  this.useInputMethod(name, "double click");
});

Given("the company may pay at most {money} a transaction", function (this: BankWorld, amount: string) {
  this.company.agree({ limitPerTransaction: digitsOf(amount) });
});

Given("the company may pay at most {money} a day", function (this: BankWorld, amount: string) {
  this.company.agree({ limitPerDay: digitsOf(amount) });
});
