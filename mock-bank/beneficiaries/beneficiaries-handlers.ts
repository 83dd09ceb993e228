import type { bankApi } from "../../contract/index";
import type { Call, Handlers } from "../core/handler";
import { savedBeneficiaries } from "./beneficiary-repository";
import { add, change, changeRows, ownerOf, remove, removeRows } from "./change-beneficiaries";
import { checkedAccount } from "./checked-account";
import { checkedCard, checkedWallet } from "./checked-payees";
import { savedLists } from "./list-repository";

export const transferBeneficiariesHandlers: Handlers<typeof bankApi.transferBeneficiaries> = {
  atThisBank: async (_input, call) => ({ beneficiaries: await savedAccounts(call, ["LOCAL"]) }),
  atOtherBanks: async ({ transferType }, call) => ({
    beneficiaries: await savedAccounts(call, transferType.split(",")),
  }),
  bulkLists: async (_input, call) => ({ bulkIds: await savedLists(call.db, ownerOf(call, "transfer")) }),
  add: async (fields, call) => add(call, "transfer", await checkedAccount(fields, call)),
  update: async ({ beneficiaryId, ...fields }, call) =>
    change(call, "transfer", beneficiaryId, await checkedAccount(fields, call)),
  remove: ({ beneficiaryId }, call) => remove(call, "transfer", beneficiaryId),
  updateBulk: async ({ bulkId, transferBeneficiaries }, call) =>
    changeRows(
      call,
      "transfer",
      bulkId,
      await Promise.all(transferBeneficiaries.map((row) => checkedAccount(row, call))),
    ),
  removeBulk: ({ bulkId }, call) => removeRows(call, "transfer", bulkId),
};

async function savedAccounts(call: Call, transferTypes: readonly string[]) {
  const saved = await savedBeneficiaries(call.db, ownerOf(call, "transfer"));
  return saved.filter(({ transferType }) => transferTypes.includes(transferType));
}

export const walletBeneficiariesHandlers: Handlers<typeof bankApi.walletBeneficiaries> = {
  list: async (_input, call) => ({ beneficiaries: await savedBeneficiaries(call.db, ownerOf(call, "wallet")) }),
  bulkLists: async (_input, call) => ({ bulkIds: await savedLists(call.db, ownerOf(call, "wallet")) }),
  add: async (fields, call) => add(call, "wallet", checkedWallet(fields)),
  update: async ({ beneficiaryId, ...fields }, call) => change(call, "wallet", beneficiaryId, checkedWallet(fields)),
  remove: ({ beneficiaryId }, call) => remove(call, "wallet", beneficiaryId),
  updateBulk: async ({ bulkId, mobileMoneyBeneficiaries }, call) =>
    changeRows(
      call,
      "wallet",
      bulkId,
      mobileMoneyBeneficiaries.map(({ beneficiaryName, beneficiaryWalletNumber, ...row }) =>
        checkedWallet({ name: beneficiaryName, phoneNumber: beneficiaryWalletNumber, ...row }),
      ),
    ),
  removeBulk: ({ bulkId }, call) => removeRows(call, "wallet", bulkId),
};

export const cardBeneficiariesHandlers: Handlers<typeof bankApi.cardBeneficiaries> = {
  list: async (_input, call) => ({ beneficiaries: await savedBeneficiaries(call.db, ownerOf(call, "card")) }),
  bulkLists: async (_input, call) => ({ bulkIds: await savedLists(call.db, ownerOf(call, "card")) }),
  add: async (fields, call) => add(call, "card", checkedCard(fields)),
  update: async ({ beneficiaryId, ...fields }, call) => change(call, "card", beneficiaryId, checkedCard(fields)),
  remove: ({ beneficiaryId }, call) => remove(call, "card", beneficiaryId),
  updateBulk: async ({ bulkId, prepaidCardBeneficiaryEntries }, call) =>
    changeRows(call, "card", bulkId, prepaidCardBeneficiaryEntries.map(checkedCard)),
  removeBulk: ({ bulkId }, call) => removeRows(call, "card", bulkId),
};
