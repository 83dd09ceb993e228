import type { cardBeneficiaries } from "../../../contract/card-beneficiaries";
import type { InputOf, ReplyOf } from "../../../contract/endpoint";
import type { transferBeneficiaries } from "../../../contract/transfer-beneficiaries";
import type { walletBeneficiaries } from "../../../contract/wallet-beneficiaries";
import type {
  Beneficiary,
  BeneficiaryList,
  PayeeKind,
  PayeeOf,
  TransferRoute,
} from "../../../domain/beneficiaries/beneficiary";
import { toMoment } from "../values/dates";
import { readRows, text } from "../values/read-rows";

type AccountFields = InputOf<typeof transferBeneficiaries.add>;
type WalletFields = InputOf<typeof walletBeneficiaries.add>;
type CardFields = InputOf<typeof cardBeneficiaries.add>;
type SavedAccount = ReplyOf<typeof transferBeneficiaries.atThisBank>["beneficiaries"][number];
type SavedWallet = ReplyOf<typeof walletBeneficiaries.list>["beneficiaries"][number];
type SavedCard = ReplyOf<typeof cardBeneficiaries.list>["beneficiaries"][number];

const transferTypes = {
  sameBank: "LOCAL",
  instant: "INSTANT_INTERBANK",
  nonInstant: "NON_INSTANT_INTERBANK",
} as const satisfies Record<TransferRoute, AccountFields["transferType"]>;
const routes = Object.keys(transferTypes) as TransferRoute[];

export const transferTypeOf = <Route extends TransferRoute>(route: Route) => transferTypes[route];

/** Returns undefined if the bank names an unknown transfer type. */
export function toAccount(saved: SavedAccount): Beneficiary<"account"> | undefined {
  const route = routes.find((each) => transferTypes[each] === saved.transferType);
  return (
    route && {
      kind: "account",
      id: text(saved.id),
      name: text(saved.name),
      account: text(saved.accountNumber),
      route,
      bank: { name: text(saved.bankName), code: text(saved.bankCode) },
      branch: { name: text(saved.bankBranch), code: text(saved.branchCode) },
      lookupId: text(saved.instantId),
      currency: text(saved.alias),
      ...lastPaid(saved),
    }
  );
}

export const toAccounts = ({ beneficiaries }: ReplyOf<typeof transferBeneficiaries.atThisBank>) =>
  readRows(beneficiaries, toAccount);

export const toWallet = (saved: SavedWallet): Beneficiary<"wallet"> => ({
  kind: "wallet",
  id: text(saved.id),
  name: text(saved.name),
  number: text(saved.phoneNumber),
  walletName: text(saved.walletName),
  network: { code: text(saved.networkCode), name: text(saved.network), gipCode: text(saved.networkGipCode) },
  ...lastPaid(saved),
});

export const toCard = (saved: SavedCard): Beneficiary<"card"> => ({
  kind: "card",
  id: text(saved.id),
  name: text(saved.name),
  customerId: text(saved.cardCustomerId),
  cardName: text(saved.cardName),
  phone: text(saved.phoneNumber),
  lastDigits: text(saved.last4digit),
  ...lastPaid(saved),
});

const lastPaid = ({ lastPaidDate }: { readonly lastPaidDate?: string | null | undefined }) =>
  lastPaidDate ? { lastPaidOn: toMoment(lastPaidDate) } : {};

type Lists<Row> = {
  readonly bulkIds?:
    | Readonly<
        Record<
          string,
          {
            readonly alias?: string | null | undefined;
            readonly count?: number | null | undefined;
            readonly beneficiaries: readonly Row[];
          }
        >
      >
    | null
    | undefined;
};

/** Returns undefined if one of the rows cannot be read. */
export function toLists<Kind extends PayeeKind, Row>(
  kind: Kind,
  { bulkIds }: Lists<Row>,
  read: (row: Row) => PayeeOf<Kind> | undefined,
): BeneficiaryList<Kind>[] | undefined {
  return readRows(Object.entries(bulkIds ?? {}), ([id, { alias, count, beneficiaries }]) => {
    const rows = readRows(beneficiaries, read);
    return rows && { id, kind, name: text(alias), count: count ?? rows.length, rows };
  });
}

export const accountFields = ({
  name,
  account,
  route,
  bank,
  branch,
  lookupId,
  currency,
}: PayeeOf<"account">): AccountFields => ({
  name,
  accountNumber: account,
  transferType: transferTypes[route],
  bankName: bank.name,
  bankCode: bank.code,
  bankBranch: branch.name,
  branchCode: branch.code,
  instantId: lookupId,
  alias: currency,
});

export const walletFields = ({ name, number, walletName, network }: PayeeOf<"wallet">): WalletFields => ({
  name,
  phoneNumber: number,
  walletName,
  network: network.name,
  networkCode: network.code,
  networkGipCode: network.gipCode,
});

/** Renames the fields for bulk lists (specification 2, section 7). */
export function walletRowFields(payee: PayeeOf<"wallet">) {
  const { name, phoneNumber, ...row } = walletFields(payee);
  return { beneficiaryName: name, beneficiaryWalletNumber: phoneNumber, ...row };
}

export const cardFields = ({ name, customerId, cardName, phone, lastDigits }: PayeeOf<"card">): CardFields => ({
  name,
  cardCustomerId: customerId,
  cardName,
  phoneNumber: phone,
  last4digit: lastDigits,
});
