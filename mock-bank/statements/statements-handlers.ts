import { bookFormats } from "../../contract/book-formats";
import { access } from "../../contract/description/access";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Handlers, isRefusal, refuse } from "../core/handler";
import { formatMinor } from "../ledger/minor-units";
import { isPermitted } from "../session/access";
import { expenditureOf } from "./expenditure";
import { completeStatement, issueStatement, statementForBooks } from "./issue-statement";
import { latestMovements, wireMovement } from "./movements";
import { checkOfficial, officialOrders, orderOfficial } from "./official-statement";
import { periodOf } from "./period";
import { statementOf } from "./statement";

export const statementsHandlers: Handlers<typeof bankApi.statements> = {
  /** Newest first, so that a client that shows only a few shows the latest. */
  search: async ({ accountNumber, withBalances, ...days }, { db, caller }) => {
    const period = periodOf(days);
    if (isRefusal(period)) return period;
    const account = (await ownAccounts(db, caller.companyId, [accountNumber])).get(accountNumber);
    if (!account) return refuse("accountNumber: Account not found");
    const movements = await latestMovements(db, account.accountId, period, LISTED_MAX);
    const statement = withBalances ? await statementOf(db, account, period) : undefined;
    return {
      ...(statement && {
        openingBalance: formatMinor(statement.opening),
        closingBalance: formatMinor(statement.closing),
      }),
      transactions: movements.map((movement) => wireMovement(movement, account.currency)),
      bookFormats: isPermitted(access.statements.forBooks, caller) ? [...bookFormats] : [],
    };
  },
  statement: issueStatement,
  complete: completeStatement,
  forBooks: statementForBooks,
  /** Answers all five kinds, also those without expenditure. */
  expenditure: async ({ accountNumber, ...days }, { db, caller }) => {
    const period = periodOf(days);
    if (isRefusal(period)) return period;
    const account = (await ownAccounts(db, caller.companyId, [accountNumber])).get(accountNumber);
    if (!account) return refuse("accountNumber: Account not found");
    const spent = await expenditureOf(db, account.accountId, period);
    return {
      dashboardExpenditureList: [...spent].map(([txnType, total]) => ({ txnType, totalAmount: formatMinor(total) })),
      totalAmount: formatMinor([...spent.values()].reduce((sum, total) => sum + total, 0n)),
    };
  },
  orderOfficial,
  checkOfficial,
  officialOrders,
};

/** Maximum number of listed transactions; statements hold more. */
const LISTED_MAX = 100;
