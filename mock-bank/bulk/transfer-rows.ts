import type { Call } from "../core/handler";
import { DECLINED_ACCOUNT_END } from "../execution/payment-outcome";
import type { Balance } from "../ledger/balances";
import { controlAccountIds } from "../ledger/control-accounts";
import { formatMinor } from "../ledger/minor-units";
import {
  ACCOUNT_NOT_FOUND,
  type AccountHere,
  accountsHere,
  lookupIdOf,
  nameAtOtherBank,
} from "../lookups/account-names";
import { allBanks, bankNamed, type OtherBank, OWN_SORT_CODE } from "../lookups/banks";
import { type ChargedType, transferCharge } from "../lookups/transfer-charge";
import { mapInSlices } from "../threads/in-slices";
import { type Basics, basicsOf, type CheckedRow, namesOf, verdictOf } from "./checked-row";
import type { ListedRow } from "./list-file";

type TransferType = "domestic" | "instant" | "noninstant";
type Found = {
  readonly bankName?: string;
  readonly bankCode?: string;
  readonly branch?: string;
  readonly lookupId?: string;
  readonly receiver?: string;
  readonly accountName?: string;
  readonly wrong?: string;
};

const charged: Readonly<Record<TransferType, ChargedType>> = {
  domestic: "LOCAL",
  instant: "INSTANT_INTERBANK",
  noninstant: "NON_INSTANT_INTERBANK",
};
const OWN_ACCOUNT = /^\d{13}$/;
/** Nothing was sent yet, so nothing was declined. */
const WOULD_BE_DECLINED = "The receiving bank would decline this transfer.";
const ANY_ACCOUNT = /^(\d{10}|\d{13}|\d{16})$/;

/**
 * Checks rows of all three types of bank transfer and finds their accounts. Names that cannot be looked up
 * are accepted, as in single transfers.
 */
export async function checkTransfers(rows: readonly ListedRow[], source: Balance, { db, settings }: Call) {
  const control = await controlAccountIds(db);
  const here = await accountsHere(
    db,
    rows.map(({ fields }) => fields.beneficiaryAccount ?? ""),
  );
  const known: TransferContext = { source, here, control, bankName: settings.bankName };
  return mapInSlices(rows, (row) => checkTransfer(row, known));
}

type TransferContext = {
  readonly source: Balance;
  readonly here: ReadonlyMap<string, AccountHere>;
  readonly control: (number: string) => string;
  readonly bankName: string;
};

function checkTransfer(row: ListedRow, known: TransferContext) {
  const basics = basicsOf(row, "transactionAmount", "transactionNarration");
  const { fields } = row;
  const type = typeOf(fields.transactionType ?? "");
  const found: Found = type
    ? payeeOf(type, fields, known)
    : { wrong: "Transaction Type must be domestic, instant or noninstant." };
  const wrong = basics.wrong ?? found.wrong;
  const charge = type && wrong === undefined ? transferCharge(charged[type], basics.amount) : 0n;
  return {
    ...resultOf(basics, wrong),
    charge,
    receiver: found.receiver ?? "",
    type,
    ...(type === "noninstant" && { waits: true as const }),
    shown: {
      beneficiaryName: basics.name,
      beneficiaryAccount: fields.beneficiaryAccount ?? "",
      beneficiaryBank: found.bankName ?? fields.beneficiaryBank ?? "",
      beneficiaryBankCode: found.bankCode ?? "",
      bankBranch: found.branch ?? fields.bankBranch ?? "",
      transactionAmount: basics.amountText,
      transactionType: type ?? fields.transactionType ?? "",
      transactionNarration: basics.narration,
      charge: formatMinor(charge),
      beneficiaryId: found.lookupId ?? "",
      ...namesOf(basics.name, found.accountName),
      ...verdictOf(wrong),
    },
  } satisfies CheckedRow & { type: TransferType | undefined };
}

const resultOf = ({ amount, narration }: Basics, wrong: string | undefined) => ({
  amount,
  narration,
  wrong,
  eLevy: 0n,
});

const typeOf = (written: string): TransferType | undefined =>
  (["domestic", "instant", "noninstant"] as const).find(
    (type) => type === written.toLowerCase().replace(/[^a-z]/g, ""),
  );

function payeeOf(type: TransferType, fields: ListedRow["fields"], known: TransferContext): Found {
  const account = fields.beneficiaryAccount ?? "";
  if (type === "domestic") return accountOfThisBank(account, known);
  if (!ANY_ACCOUNT.test(account)) return { wrong: "Beneficiary Account must have 10, 13 or 16 digits." };
  if (known.source.currency !== "GHS") return { wrong: "Other banks are paid from an account in GHS." };
  const bank = bankOf(fields);
  if (!bank) return { wrong: "Selected bank is not valid." };
  return type === "instant" ? instantPayee(account, bank, known) : clearingPayee(bank, fields.bankBranch ?? "", known);
}

function accountOfThisBank(number: string, { source, here, bankName }: TransferContext): Found {
  if (!OWN_ACCOUNT.test(number)) return { wrong: "Beneficiary Account must have 13 digits." };
  const account = here.get(number);
  if (!account) return { wrong: ACCOUNT_NOT_FOUND };
  if (account.accountId === source.accountId) return { wrong: "The beneficiary is the source account itself." };
  if (account.currency !== source.currency)
    return { wrong: "Source and destination accounts have different currencies." };
  return { bankName, bankCode: OWN_SORT_CODE, receiver: account.accountId, accountName: account.name };
}

function instantPayee(account: string, { name: bankName, code }: OtherBank, { control }: TransferContext): Found {
  if (!code) return { bankName, wrong: `${bankName} takes no instant transfers.` };
  const accountName = nameAtOtherBank(code, account);
  if (!accountName) return { bankName, bankCode: code, wrong: ACCOUNT_NOT_FOUND };
  const found = { bankName, bankCode: code, accountName };
  if (account.endsWith(DECLINED_ACCOUNT_END)) return { ...found, wrong: WOULD_BE_DECLINED };
  return { ...found, lookupId: lookupIdOf(code, account), receiver: control("GIP-SETTLEMENT") };
}

function clearingPayee(
  { name: bankName, sortCode, branches }: OtherBank,
  written: string,
  { control }: TransferContext,
): Found {
  const found = { bankName, bankCode: sortCode };
  if (!written) return { ...found, wrong: "Bank branch is required" };
  const branch = branches.find(({ name, sortCode: code }) => isSame(name, written) || code === written);
  if (!branch)
    return {
      ...found,
      wrong: `${bankName} has no branch ${written}. It has ${listed(branches.map(({ name }) => name))}.`,
    };
  return { bankName, bankCode: branch.sortCode, branch: branch.name, receiver: control("ACH-CLEARING") };
}

/** Finds a bank by a code of the switch or the clearing house, or by its name. */
const bankOf = ({ beneficiaryBankCode, beneficiaryBank = "" }: ListedRow["fields"]): OtherBank | undefined =>
  beneficiaryBankCode
    ? allBanks.find(({ code, sortCode, branches }) =>
        [code, sortCode, ...branches.map((branch) => branch.sortCode)].includes(beneficiaryBankCode),
      )
    : bankNamed(beneficiaryBank);

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();
const listed = (names: readonly string[]): string => names.join(", ").replace(/, ([^,]*)$/, " and $1");
