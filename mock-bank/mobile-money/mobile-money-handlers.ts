import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { saveBeneficiary } from "../beneficiaries/beneficiary-repository";
import { ownerOf } from "../beneficiaries/change-beneficiaries";
import { walletEntry } from "../beneficiaries/payees";
import { bulkWalletsHandlers } from "../bulk/bulk-handlers";
import { type Call, type Handlers, isRefusal, refuse } from "../core/handler";
import { formatMinor, parseMinor } from "../ledger/minor-units";
import { eLevyCalculator } from "../lookups/e-levy";
import { networkOf } from "../lookups/networks";
import { walletCharge } from "../lookups/wallet-charge";
import { walletName } from "../lookups/wallets";
import { changedAccountAt } from "../orders/changed-account";
import { submissionWords, submit } from "../payments/submit";
import { ACCOUNT_NOT_FOUND, mobileMoneyOf } from "./mobile-money";

export const mobileMoneyHandlers: Handlers<typeof bankApi.mobileMoney> = {
  walletName: async ({ network, phoneNumber }) => ({ accountName: walletName(network, phoneNumber) ?? null }),
  charge: async ({ amount }) => ({ charge: formatMinor(walletCharge(parseMinor(amount))) }),
  eLevy: async ({ sourceAccount, destinationAccount, amount }, { db, caller, now }) => {
    if (!(await ownAccounts(db, caller.companyId, [sourceAccount])).has(sourceAccount))
      return refuse(`sourceAccount: ${ACCOUNT_NOT_FOUND}`);
    const reckon = await eLevyCalculator(db, { companyId: caller.companyId, at: now });
    const { charge, taxable, id } = reckon(destinationAccount, parseMinor(amount));
    return { charge: formatMinor(charge), taxableAmount: formatMinor(taxable), eLevyId: id };
  },
  pay: {
    prepare: async (input, call) => {
      const { networkCode: place, phoneNumber: number } = input;
      const changed = await changedAccountAt(call, walletName(place, number), number);
      return async (inside) => {
        const order = await mobileMoneyOf(input, inside);
        if (isRefusal(order)) return order;
        const checked = { payee: { type: "WALLET", place, number }, confirmed: input } as const;
        const stated = { checked, change: input, changed };
        const submitted = await submit(inside, order, { code: input.password, ...submissionWords, ...stated });
        if (!isRefusal(submitted) && input.saveBen) await keep(input, inside);
        return submitted;
      };
    },
  },
  ...bulkWalletsHandlers,
};

type Input = DecodedOf<typeof bankApi.mobileMoney.pay>;

/** Saves the payee's wallet as a beneficiary under the given name. A wallet that is already saved stays unchanged. */
async function keep({ networkCode, phoneNumber, benName }: Input, call: Call): Promise<void> {
  const owner = walletName(networkCode, phoneNumber) ?? "";
  const { name: network = "", gipCode = "" } = networkOf(networkCode) ?? {};
  const name = benName?.trim() || owner;
  const entry = walletEntry({ name, networkCode, phoneNumber, walletName: owner, network, networkGipCode: gipCode });
  await saveBeneficiary(call.db, ownerOf(call, "wallet"), entry, call.now);
}
