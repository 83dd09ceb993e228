import assert from "node:assert/strict";
import type { BankAccount, BankCompany, BankControl, BankUser, NewCompany, Policy } from "./bank-control";

export type PersonPlan = { readonly role: string; readonly menus?: readonly string[]; readonly isNew?: true };
export type AccountPlan = {
  readonly name: string;
  readonly currency: string;
  readonly balance: string;
  readonly type?: string;
};

const defaultAccounts: readonly AccountPlan[] = [
  { name: "Current", currency: "GHS", balance: "1000.00" },
  { name: "Savings", currency: "GHS", balance: "200.00", type: "Savings" },
];

let companies = 0;

/** Starts the numbering after the bank's existing companies, so that user names stay unique. */
export const startCompanyNumbersAt = (count: number): void => {
  companies = count;
};

/** Returns a unique family name for each company (b, c, ... z, ba, bb, ...); first names are those of the scenario. */
const familyName = (count: number): string =>
  count.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));

/** The company of a scenario. Given steps describe it; it is created at the bank when its first user is needed. */
export class Company {
  private people = new Map<string, PersonPlan>();
  private accounts = defaultAccounts;
  /** The bank makes up a name if there is none. */
  private name: string | undefined;
  private policy: Policy = {};
  private opened: Promise<BankCompany> | undefined;

  constructor(private readonly bank: BankControl) {}

  setPeople(people: ReadonlyMap<string, PersonPlan>): void {
    this.describe(() => {
      this.people = new Map(people);
    });
  }

  setName(name: string): void {
    this.describe(() => {
      this.name = name;
    });
  }

  /** Marks a person as a user who has never signed in. */
  makeNew(name: string): void {
    this.describe(() => {
      const person = this.people.get(name);
      assert.ok(person, this.notAmongPeople(name));
      this.people.set(name, { ...person, isNew: true });
    });
  }

  setAccounts(accounts: readonly AccountPlan[]): void {
    this.describe(() => {
      this.accounts = accounts;
    });
  }

  /** Adds to the company's agreement with the bank. */
  changePolicy(policy: Policy): void {
    this.describe(() => {
      this.policy = { ...this.policy, ...policy };
    });
  }

  open(): Promise<BankCompany> {
    this.opened ??= this.bank.openCompany(this.toNewCompany());
    return this.opened;
  }

  async user(name: string): Promise<BankUser> {
    const at = [...this.people.keys()].indexOf(name);
    const user = (await this.open()).users[at];
    assert.ok(user, this.notAmongPeople(name));
    return user;
  }

  /** The users of the company by their names in the scenario. */
  async users(): Promise<readonly (readonly [string, BankUser])[]> {
    return Promise.all([...this.people.keys()].map(async (name) => [name, await this.user(name)] as const));
  }

  async account(name: string): Promise<BankAccount> {
    const at = this.accounts.findIndex((account) => account.name === name);
    const account = (await this.open()).accounts[at];
    const names = this.accounts.map((each) => each.name).join(", ");
    assert.ok(account, `The company has no ${name} account. It has: ${names}.`);
    return account;
  }

  /** The name that the bank gives the account. */
  async accountName(name: string): Promise<string> {
    const { currency } = await this.account(name);
    return `${(await this.open()).name} ${currency} ${this.accounts.findIndex((account) => account.name === name) + 1}`;
  }

  private notAmongPeople(name: string): string {
    return `${name} is not among the company's people: ${[...this.people.keys()].join(", ")}.`;
  }

  private describe(change: () => void): void {
    assert.ok(!this.opened, "The company is already open: describe it before the first action");
    change();
  }

  private toNewCompany(): NewCompany {
    const family = familyName(++companies);
    return {
      users: [...this.people].map(([name, plan]) => ({ username: `${name.toLowerCase()}.${family}`, ...plan })),
      accounts: this.accounts.map(({ currency, balance, type }) => ({ currency, balance, ...(type && { type }) })),
      policy: this.policy,
      ...(this.name && { name: this.name }),
    };
  }
}
