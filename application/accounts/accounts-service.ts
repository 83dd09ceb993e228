import type { AccountsPort } from "./accounts-port";

/** The company's own accounts, for the dashboard and for every choice of an account. */
export class AccountsService {
  constructor(private readonly accounts: AccountsPort) {}

  list: AccountsPort["list"] = () => this.accounts.list();

  expenditure: AccountsPort["expenditure"] = (account, period) => this.accounts.expenditure(account, period);
}
