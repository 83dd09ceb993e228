import type { bankApi } from "../../contract/index";
import type { Handlers } from "../core/handler";
import { balancesOf } from "../ledger/balances";
import { formatMinor } from "../ledger/minor-units";

export const accountsHandlers: Handlers<typeof bankApi.accounts> = {
  /** Uses the company of the session and ignores the call's loginId. */
  list: async (_input, { db, caller, settings }) => {
    const accounts = await balancesOf(db, caller.companyId);
    return {
      accounts: accounts.map(({ number, name, type, currency, available, book, isPrimary }) => ({
        accountNumber: number,
        accountName: name,
        accountType: type,
        currency,
        availableBalance: formatMinor(available),
        bookBalance: formatMinor(book),
        primaryAccount: isPrimary,
        bankName: settings.bankName,
      })),
    };
  },
};
