import type { bankApi } from "../../adapters/bank-api/contract";
import { ownAccounts } from "../accounts/own-accounts";
import { type Handlers, isRefusal, refuse } from "../handler";
import { toText } from "../ledger/amounts";
import { expenditureOf } from "./expenditure";
import { completeStatement, issueStatement } from "./issue-statement";
import { latestMovements, wireMovement } from "./movements";
import { orderOfficial } from "./official-statement";
import { periodOf } from "./period";

export const statementsHandlers: Handlers<typeof bankApi.statements> = {
  /** The newest first: a client that shows only some of them shows the latest. */
  search: async ({ accountNumber, ...days }, { db, caller }) => {
    const period = periodOf(days);
    if (isRefusal(period)) return period;
    const account = (await ownAccounts(db, caller.companyId, [accountNumber])).get(accountNumber);
    if (!account) return refuse("accountNumber: Account not found");
    const movements = await latestMovements(db, account.accountId, period, LISTED_MAX);
    return { transactions: movements.map((movement) => wireMovement(movement, account.currency)) };
  },
  statement: issueStatement,
  complete: completeStatement,
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

/** Whoever wants more takes a statement. */
const LISTED_MAX = 100;
