import assert from "node:assert/strict";
import type { BankAccount, BankCompany, BankControl, BankUser, NewCompany, Policy } from "./bank-control";

export type PlannedPerson = { readonly role: string; readonly menus?: readonly string[]; readonly isNew?: true };
export type PlannedAccount = {
  readonly name: string;
  readonly currency: string;
  readonly holds: string;
  readonly type?: string;
};

const twoAccounts: readonly PlannedAccount[] = [
  { name: "Current", currency: "GHS", holds: "1000.00" },
  { name: "Savings", currency: "GHS", holds: "200.00", type: "Savings" },
];

let companies = 0;

/** In a bank that has companies already, so that no two people there have the same user name. */
export const nameCompaniesFrom = (count: number): void => {
  companies = count;
};

/** Kofi is called Kofi on the screens of every scenario, and no two of one bank have the same name: b, c, ... z, ba, bb, ... */
const familyName = (count: number): string =>
  count.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));

/** The scenario's own company: described by the Givens, opened at the bank when the first of its people is needed. */
export class Company {
  private people = new Map<string, PlannedPerson>();
  private accounts = twoAccounts;
  private policy: Policy = {};
  private opened: Promise<BankCompany> | undefined;

  constructor(private readonly bank: BankControl) {}

  employ(people: ReadonlyMap<string, PlannedPerson>): void {
    this.plan(() => {
      this.people = new Map(people);
    });
  }

  /** Somebody who has never signed in. */
  makeNew(name: string): void {
    this.plan(() => {
      const person = this.people.get(name);
      assert.ok(person, `${name} is not among the company's people`);
      this.people.set(name, { ...person, isNew: true });
    });
  }

  own(accounts: readonly PlannedAccount[]): void {
    this.plan(() => {
      this.accounts = accounts;
    });
  }

  /** What the company has agreed on with the bank. */
  agree(policy: Policy): void {
    this.plan(() => {
      this.policy = { ...this.policy, ...policy };
    });
  }

  open(): Promise<BankCompany> {
    this.opened ??= this.bank.openCompany(this.asPlanned());
    return this.opened;
  }

  async user(name: string): Promise<BankUser> {
    const at = [...this.people.keys()].indexOf(name);
    const user = (await this.open()).users[at];
    assert.ok(user, `${name} is not among the company's people`);
    return user;
  }

  /** Everybody of the company, by the names of the story; nobody where the story has none. */
  async staff(): Promise<readonly (readonly [string, BankUser])[]> {
    return Promise.all([...this.people.keys()].map(async (name) => [name, await this.user(name)] as const));
  }

  async account(name: string): Promise<BankAccount> {
    const at = this.accounts.findIndex((account) => account.name === name);
    const account = (await this.open()).accounts[at];
    assert.ok(account, `The company has no ${name} account`);
    return account;
  }

  private plan(change: () => void): void {
    assert.ok(!this.opened, "The company is already open: describe it before anybody acts");
    change();
  }

  private asPlanned(): NewCompany {
    const family = familyName(++companies);
    return {
      users: [...this.people].map(([name, plan]) => ({ username: `${name.toLowerCase()}.${family}`, ...plan })),
      accounts: this.accounts.map(({ currency, holds, type }) => ({ currency, balance: holds, ...(type && { type }) })),
      policy: this.policy,
    };
  }
}
