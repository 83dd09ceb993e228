import { type Owner, saveBeneficiary } from "../beneficiaries/beneficiary-repository";
import { saveList } from "../beneficiaries/list-repository";
import {
  accountEntry,
  cardEntry,
  type Entry,
  type SavedAccount,
  type SavedWallet,
  walletEntry,
} from "../beneficiaries/payees";
import { defaultSettings } from "../core/settings";
import type { Connection } from "../database/tables";

const here = (name: string, accountNumber: string): Entry =>
  accountEntry({
    name,
    accountNumber,
    bankName: defaultSettings.bankName,
    bankCode: "300316",
    transferType: "LOCAL",
    alias: "GHS",
  });

type Bank = Pick<SavedAccount, "bankName" | "bankCode" | "branchCode" | "bankBranch">;
const atOnce = (name: string, accountNumber: string, bank: Bank): Entry =>
  accountEntry({
    name,
    accountNumber,
    ...bank,
    transferType: "INSTANT_INTERBANK",
    instantId: `${bank.bankCode}-${accountNumber}`,
    alias: "GHS",
  });
const byClearing = (name: string, accountNumber: string, bank: Bank): Entry =>
  accountEntry({ name, accountNumber, ...bank, transferType: "NON_INSTANT_INTERBANK", alias: "GHS" });

const ecobank = { bankName: "Ecobank Ghana", bankCode: "300312" };
const gcb = { bankName: "GCB Bank", bankCode: "300304" };
const gcbKumasi = { bankName: "GCB Bank", bankCode: "040100", bankBranch: "Kumasi Main", branchCode: "104" };

type Network = Pick<SavedWallet, "network" | "networkCode" | "networkGipCode">;
const mtn = { network: "MTN", networkCode: "MTN", networkGipCode: "300591" };
const telecel = { network: "Telecel", networkCode: "TELECEL", networkGipCode: "300594" };
const wallet = (name: string, phoneNumber: string, network: Network): Entry =>
  walletEntry({ name, phoneNumber, walletName: name, ...network });

const card = (name: string, cardCustomerId: string, last4digit: string, phoneNumber: string): Entry =>
  cardEntry({ name, cardName: name, cardCustomerId, last4digit, phoneNumber });

/** Saved payees that past requests have paid. */
export const paidAtOtherBank = {
  packaging: { name: "Accra Packaging Ltd", account: "1441000234567", bank: ecobank.bankName },
  sefwi: { name: "Sefwi Cocoa Farmers", account: "1441000987654", bank: ecobank.bankName },
};
export type PaidAtOtherBank = keyof typeof paidAtOtherBank;
export const paidWallets = {
  rahman: { name: "Abdul Rahman", number: "0244123456", network: "MTN" },
  tetteh: { name: "Mercy Tetteh", number: "0204987123", network: "TELECEL" },
};
export type PaidWallet = keyof typeof paidWallets;

const singles = {
  transfer: [
    here("Volta Agro Ltd", "1020304060606"),
    ...Object.values(paidAtOtherBank).map(({ name, account }) => atOnce(name, account, ecobank)),
    byClearing("Tema Cold Stores", "6011130004521", gcbKumasi),
  ],
  wallet: [wallet("Abdul Rahman", "0244123456", mtn), wallet("Mercy Tetteh", "0204987123", telecel)],
  card: [
    card("Daniel Quaye", "40012001", "4417", "0244550101"),
    card("Gifty Amponsah", "40012002", "8823", "0244550102"),
  ],
} as const;

const lists = {
  transfer: {
    alias: "Salaries",
    entries: [atOnce("Yaw Ofori", "1441000111222", ecobank), atOnce("Kojo Addo", "1221000333444", gcb)],
  },
  wallet: {
    alias: "Drivers",
    entries: [wallet("Abdul Rahman", "0244123456", mtn), wallet("Issah Alhassan", "0204111333", telecel)],
  },
  card: { alias: "Field allowances", entries: [card("Daniel Quaye", "40012001", "4417", "0244550101")] },
} as const;

/** Saves payees of every kind, single and in lists. */
export async function saveAdomBeneficiaries(tx: Connection, companyId: string, at: Date): Promise<void> {
  for (const kind of ["transfer", "wallet", "card"] as const) {
    const owner: Owner = { companyId, kind };
    for (const entry of singles[kind]) await saveBeneficiary(tx, owner, entry, at);
    await saveList(tx, owner, lists[kind], at);
  }
}
