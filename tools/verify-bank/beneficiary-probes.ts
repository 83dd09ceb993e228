import type { KnownValues } from "./known";
import type { Probes } from "./probe";
import { byLogin, NAME, NONE, nothing } from "./probe-fields";

const account = ({ to }: KnownValues) =>
  ({ name: NAME, accountNumber: to, transferType: "LOCAL", alias: "GHS" }) as const;
const wallet = ({ values }: KnownValues) => ({
  name: NAME,
  walletName: NAME,
  phoneNumber: values.wallet,
  network: values.network,
  networkCode: values.network,
});
const card = ({ values }: KnownValues) => ({
  name: NAME,
  cardName: NAME,
  cardCustomerId: values.cardCustomer,
  last4digit: values.cardLastDigits,
  phoneNumber: values.wallet,
});

/** Probes that exist for payees of every kind. */
const saved = <Row extends object>(row: (known: KnownValues) => Row) => ({
  add: { input: row },
  update: { input: (known: KnownValues) => ({ beneficiaryId: NONE, ...row(known) }) },
  remove: { input: () => ({ beneficiaryId: NONE }) },
  removeBulk: { input: () => ({ bulkId: NONE }) },
});

type Words = "transferBeneficiaries" | "walletBeneficiaries" | "cardBeneficiaries";

/**
 * Probes of payees and lists of payees. One payee of each kind is added; changes and removals use an id that does not
 * exist.
 */
export const beneficiaryProbes: Pick<Probes, Words> = {
  transferBeneficiaries: {
    atThisBank: { input: ({ loginId }) => ({ transferType: "LOCAL", loginId }) },
    atOtherBanks: {
      input: ({ from }) => ({ transferType: "INSTANT_INTERBANK,NON_INSTANT_INTERBANK", sourceAccount: from }),
    },
    bulkLists: { input: nothing },
    ...saved(account),
    updateBulk: {
      input: (known) => ({ bulkId: NONE, transferBeneficiaries: JSON.stringify([account(known)]) }),
    },
  },
  walletBeneficiaries: {
    list: { input: byLogin },
    bulkLists: { input: byLogin },
    ...saved(wallet),
    updateBulk: {
      input: (known) => {
        const { name, phoneNumber, ...rest } = wallet(known);
        const row = { beneficiaryName: name, beneficiaryWalletNumber: phoneNumber, ...rest };
        return { bulkId: NONE, mobileMoneyBeneficiaries: JSON.stringify([row]) };
      },
    },
  },
  cardBeneficiaries: {
    list: { input: byLogin },
    bulkLists: { input: byLogin },
    ...saved(card),
    updateBulk: {
      input: (known) => ({ bulkId: NONE, prepaidCardBeneficiaryEntries: JSON.stringify([card(known)]) }),
    },
  },
};
