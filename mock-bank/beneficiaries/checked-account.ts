import { type Call, type Refusal, refuse } from "../core/handler";
import { ACCOUNT_NOT_FOUND, accountHere, lookupIdOf, nameAtOtherBank } from "../lookups/account-names";
import { bankByCode, bankBySortCode, OWN_SORT_CODE } from "../lookups/banks";
import { accountEntry, type Entry, type SavedAccount } from "./payees";

/**
 * Validates an account before it is saved. Bank names, branches and ids are the bank's own; the account is looked up if
 * possible.
 */
export async function checkedAccount(
  fields: SavedAccount,
  { db, settings }: Call,
): Promise<Entry<"transfer"> | Refusal> {
  const { name, accountNumber, transferType, bankCode = "" } = fields;
  const kept = { name: name.trim(), accountNumber, transferType };
  if (!kept.name) return refuse("name: is required.");
  switch (transferType) {
    case "LOCAL": {
      const account = await accountHere(db, accountNumber);
      if (!account) return refuse(`accountNumber: ${ACCOUNT_NOT_FOUND}`);
      return accountEntry({ ...kept, bankName: settings.bankName, bankCode: OWN_SORT_CODE, alias: account.currency });
    }
    case "INSTANT_INTERBANK": {
      const bank = bankByCode(bankCode);
      if (!bank) return refuse("bankCode: Selected bank is not valid.");
      if (!nameAtOtherBank(bankCode, accountNumber)) return refuse(`accountNumber: ${ACCOUNT_NOT_FOUND}`);
      const instantId = lookupIdOf(bankCode, accountNumber);
      return accountEntry({ ...kept, bankName: bank.name, bankCode, instantId, alias: "GHS" });
    }
    case "NON_INSTANT_INTERBANK": {
      const bank = bankBySortCode(bankCode);
      if (!bank) return refuse("bankCode: Selected bank is not valid.");
      const branch = bank.branches.find(({ code }) => code === fields.branchCode);
      if (!branch) return refuse("branchCode: no such branch.");
      const place = { bankName: bank.name, bankCode, bankBranch: branch.name, branchCode: branch.code };
      return accountEntry({ ...kept, ...place, alias: "GHS" });
    }
  }
}
