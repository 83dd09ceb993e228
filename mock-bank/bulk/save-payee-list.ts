import { ownerOf } from "../beneficiaries/change-beneficiaries";
import { saveList } from "../beneficiaries/list-repository";
import {
  accountEntry,
  type BeneficiaryKind,
  cardEntry,
  countedBeneficiaries,
  type Entry,
  walletEntry,
} from "../beneficiaries/payees";
import type { Call } from "../core/handler";
import { auditAct } from "../ledger/audit-actor";
import { branchBySortCode } from "../lookups/banks";
import { cardHolder } from "../lookups/cards";
import { networkOf } from "../lookups/networks";
import type { Order } from "../orders/order";
import { wireMoment } from "../values/wire-dates";
import { nameOf } from "../values/wire-names";

type SavedListFields = { readonly saveBen?: boolean | undefined; readonly benName?: string | undefined };
type Row = Readonly<Record<string, string>>;

/** Saves the payees of a bulk payment as a list under the customer's name for it. */
export async function savePayeeList(
  { saveBen, benName }: SavedListFields,
  kind: BeneficiaryKind,
  order: Order,
  call: Call,
) {
  if (!saveBen) return;
  const alias = benName?.trim() || `${nameOf(order.category).title} ${wireMoment(call.now)}`;
  // Rows of a bulk order contain the texts of their check, named as in the contract.
  const rows = (order.rows ?? []) as readonly Row[];
  const entries = rows.map((row) => entryOf[kind](row, order));
  await saveList(call.db, ownerOf(call, kind), { alias, entries }, call.now);
  await auditAct(call, "listSaved", `${alias}, with ${countedBeneficiaries(entries.length)}`);
}

const entryOf: Readonly<Record<BeneficiaryKind, (row: Row, order: Order) => Entry>> = {
  transfer: (row, { currency }) => {
    const { beneficiaryName: name = "", beneficiaryAccount: accountNumber = "", beneficiaryBankCode = "" } = row;
    const common = { name, accountNumber, alias: currency, bankName: row.beneficiaryBank ?? "" };
    if (row.transactionType === "domestic")
      return accountEntry({ ...common, transferType: "LOCAL", bankCode: beneficiaryBankCode });
    if (row.transactionType === "instant") {
      const found = { bankCode: beneficiaryBankCode, instantId: row.beneficiaryId ?? "" };
      return accountEntry({ ...common, transferType: "INSTANT_INTERBANK", ...found });
    }
    const { bank, branch } = branchBySortCode(beneficiaryBankCode) ?? {};
    const place = { bankCode: bank?.sortCode ?? "", bankBranch: branch?.name ?? "", branchCode: branch?.code ?? "" };
    return accountEntry({ ...common, transferType: "NON_INSTANT_INTERBANK", ...place });
  },
  wallet: ({
    beneficiaryName: name = "",
    beneficiaryWalletNumber: phoneNumber = "",
    netWork = "",
    walletName = "",
  }) => {
    const { name: network = "", gipCode = "" } = networkOf(netWork) ?? {};
    return walletEntry({ name, networkCode: netWork, phoneNumber, walletName, network, networkGipCode: gipCode });
  },
  card: ({ beneficiaryName: name = "", customerId = "", cardLastDigit = "", phoneNumber = "" }) => {
    const cardName = cardHolder(customerId)?.name ?? "";
    return cardEntry({ name, cardCustomerId: customerId, cardName, phoneNumber, last4digit: cardLastDigit });
  },
};
