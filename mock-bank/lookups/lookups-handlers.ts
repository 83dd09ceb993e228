import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Handlers, refuse } from "../core/handler";
import { formatMinor, parseMinor } from "../ledger/minor-units";
import { ACCOUNT_NOT_FOUND, accountHere, lookupIdOf, nameAtOtherBank } from "./account-names";
import { allBanks, bankByCode, bankBySortCode, instantBanks } from "./banks";
import { transferCharge } from "./transfer-charge";

export const lookupsHandlers: Handlers<typeof bankApi.lookups> = {
  instantBanks: async () => ({ banks: instantBanks }),
  clearingBanks: async () => ({
    banks: allBanks.map(({ name, sortCode, shortName }) => ({
      BankName: name,
      BankSortCode: sortCode,
      BankShortName: shortName,
    })),
  }),
  localBanks: async () => ({
    banks: allBanks.map(({ name, sortCode, shortName }) => ({ name, code: sortCode, shortName })),
  }),
  branches: async ({ bankSortCode }) => {
    const bank = bankBySortCode(bankSortCode);
    if (!bank) return refuse("Selected bank is not valid.");
    return {
      branches: bank.branches.map(({ name, code, sortCode }) => ({
        BranchName: name,
        BranchCode: code,
        BranchSortCode: sortCode,
      })),
    };
  },
  charge: async ({ type, amount }) => {
    if (type === "INSTANT_INTERBANK" && !amount) return refuse("amount: is required for instant transfers.");
    return { charge: formatMinor(transferCharge(type, parseMinor(amount || "0"))) };
  },
  account: async ({ accountNumber }, { db }) => {
    const account = await accountHere(db, accountNumber);
    return account ? { accountName: account.name, accountCurrency: account.currency } : refuse(ACCOUNT_NOT_FOUND);
  },
  accountAtOtherBank: async ({ destinationAccount, institutionId, sourceAccount }, { db, caller }) => {
    if (!(await ownAccounts(db, caller.companyId, [sourceAccount])).has(sourceAccount))
      return refuse(`sourceAccount: ${ACCOUNT_NOT_FOUND}`);
    if (!bankByCode(institutionId)) return refuse("Selected bank is not valid.");
    const name = nameAtOtherBank(institutionId, destinationAccount);
    return name
      ? { name, beneficiaryId: lookupIdOf(institutionId, destinationAccount) }
      : { name: null, beneficiaryId: null };
  },
};
