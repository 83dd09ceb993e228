import type { bankApi } from "../../adapters/bank-api/contract";
import { ownAccounts } from "../accounts/own-accounts";
import { type Handlers, isRefusal, notYet, refuse } from "../handler";
import { toText } from "../ledger/amounts";
import { expenditureOf } from "./expenditure";
import { orderOfficial } from "./official-statement";
import { periodOf } from "./period";

export const statementsHandlers: Handlers<typeof bankApi.statements> = {
  search: notYet,
  statement: notYet,
  /** All five kinds, those on which nothing was spent as well. */
  expenditure: async ({ accountNumber, ...days }, { db, caller }) => {
    const period = periodOf(days);
    if (isRefusal(period)) return period;
    const account = (await ownAccounts(db, caller.companyId, [accountNumber])).get(accountNumber);
    if (!account) return refuse("accountNumber: Account not found");
    const spent = await expenditureOf(db, account.accountId, period);
    return {
      dashboardExpenditureList: [...spent].map(([txnType, total]) => ({ txnType, totalAmount: toText(total) })),
      totalAmount: toText([...spent.values()].reduce((sum, total) => sum + total, 0n)),
    };
  },
  orderOfficial,
};
