import type { Account } from "../../domain/accounts/account";
import { requiredMessage } from "../../domain/form-messages";
import { CEDI } from "../../domain/money";

/** Returns the account with this number. Cards, wallets and bills are paid from accounts in cedis only. */
export const cediAccount = (accounts: readonly Account[], sought: string): Account | undefined =>
  accounts.find(({ number, currency }) => number === sought && currency === CEDI);

/** Requires that the account that pays is one of the user's accounts. */
export const sourceProblems = (source: Account | undefined): { readonly source?: string } =>
  source ? {} : { source: requiredMessage("Source Account") };
