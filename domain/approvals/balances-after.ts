import type { Account } from "../accounts/account";
import { type Money, subtract } from "../money";
import { type BankRequest, debitOf } from "../requests/request";

export type BalanceAfter = { readonly account: Account; readonly after: Money };

/**
 * Returns the available balance of each paying account if all these requests are paid, the lowest first. Requests whose
 * debit in the account's currency is unknown leave their account out.
 */
export function balancesAfter(accounts: readonly Account[], requests: readonly BankRequest[]): readonly BalanceAfter[] {
  return accounts
    .flatMap((account) => {
      const paid = requests.filter(({ source }) => source.account === account.number);
      const debits = paid.map((request) => debitOf(request) ?? request.total);
      const isKnown = debits.length > 0 && debits.every(({ currency }) => currency === account.available.currency);
      return isKnown ? [{ account, after: debits.reduce(subtract, account.available) }] : [];
    })
    .sort((one, other) => one.after.minor - other.after.minor);
}
