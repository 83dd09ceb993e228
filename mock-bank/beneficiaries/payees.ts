import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";

/** Beneficiaries without their ids, named as in the contract (specification 2, section 3). */
export type SavedAccount = DecodedOf<typeof bankApi.transferBeneficiaries.add>;
export type SavedWallet = DecodedOf<typeof bankApi.walletBeneficiaries.add>;
export type SavedCard = DecodedOf<typeof bankApi.cardBeneficiaries.add>;
export type FieldsOf = { transfer: SavedAccount; wallet: SavedWallet; card: SavedCard };
export type BeneficiaryKind = keyof FieldsOf;

/** A payee to be stored: the contract's fields, and the key that identifies duplicates. */
export type Entry<Kind extends BeneficiaryKind = BeneficiaryKind> = {
  /** Bank and account, network and wallet, or customer and card. */
  readonly payee: string;
  readonly fields: FieldsOf[Kind];
};

/** The name of a beneficiary, with its account, wallet or card. */
export function described(fields: FieldsOf[BeneficiaryKind]): string {
  if ("accountNumber" in fields) return `${fields.name}, account ${fields.accountNumber}`;
  if ("phoneNumber" in fields && "networkCode" in fields) return `${fields.name}, wallet ${fields.phoneNumber}`;
  return `${fields.name}, card ending in ${fields.last4digit}`;
}

/** Entries of each kind; `payee` is unique per company. */
export const accountEntry = (fields: SavedAccount): Entry<"transfer"> => ({
  payee: `${fields.transferType} ${fields.bankCode ?? ""} ${fields.accountNumber}`,
  fields,
});
export const walletEntry = (fields: SavedWallet): Entry<"wallet"> => ({
  payee: `${fields.networkCode} ${fields.phoneNumber}`,
  fields,
});
export const cardEntry = (fields: SavedCard): Entry<"card"> => ({
  payee: `${fields.cardCustomerId} ${fields.last4digit}`,
  fields,
});

/** Such as "1 beneficiary". */
export const countedBeneficiaries = (count: number): string =>
  count === 1 ? "1 beneficiary" : `${count} beneficiaries`;
