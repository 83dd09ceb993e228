import type { Account } from "../accounts/account";
import { add, type Money, subtract } from "../money";
import { type BankRequest, debitOf, payeeOf } from "../requests/request";

export type BalanceAfter = { readonly account: Account; readonly after: Money };

/**
 * Returns the available balance of each paying account if all these requests are paid, with what it receives from other
 * accounts of the company, the lowest first. Requests whose debit in the account's currency is unknown leave their
 * account out.
 */
export function balancesAfter(accounts: readonly Account[], requests: readonly BankRequest[]): readonly BalanceAfter[] {
  return accounts
    .flatMap((account) => {
      const paid = requests.filter(({ source }) => source.account === account.number);
      const debits = paid.map((request) => debitOf(request) ?? request.total);
      const isKnown = debits.length > 0 && debits.every(({ currency }) => currency === account.available.currency);
      if (!isKnown) return [];
      const left = debits.reduce(subtract, account.available);
      return [{ account, after: receivedBy(account, requests).reduce(add, left) }];
    })
    .sort((one, other) => one.after.minor - other.after.minor);
}

const receivedBy = ({ number, available }: Account, requests: readonly BankRequest[]): readonly Money[] =>
  requests
    .filter((request) => request.category === "ownAccounts" && payeeOf(request) === number)
    .map(({ total }) => total)
    .filter(({ currency }) => currency === available.currency);
