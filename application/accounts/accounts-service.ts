import type { AccountsPort } from "./accounts-port";

/** The company's accounts, for the dashboard and all selects of accounts. */
export class AccountsService {
  constructor(private readonly accounts: AccountsPort) {}

  list: AccountsPort["list"] = () => this.accounts.list();

  expenditure: AccountsPort["expenditure"] = (account, period) => this.accounts.expenditure(account, period);
}
