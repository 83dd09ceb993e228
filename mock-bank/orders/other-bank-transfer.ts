import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { type Call, isRefusal, type Refusal, refuse } from "../core/handler";
import { controlAccountIds } from "../ledger/control-accounts";
import type { Leg } from "../ledger/post";
import { ACCOUNT_NOT_FOUND, nameAtOtherBank } from "../lookups/account-names";
import { bankByCode, bankBySortCode, branchBySortCode } from "../lookups/banks";
import type { Order } from "./order";
import { type TransferTerms, transferTerms } from "./transfer-terms";

type Input = DecodedOf<typeof bankApi.payments.toOtherBank>;

const BANK_NOT_VALID = refuse("destinationBankCode: Selected bank is not valid.");
const CEDIS_ONLY = refuse("sourceAccount: must be an account in GHS.");

/**
 * Builds an instant transfer with its charge. The instant switch must know the account (specification 2, section 9).
 */
export async function instantTransferOf(input: Input, call: Call): Promise<Order | Refusal> {
  const terms = await transferTerms(input, call, "INSTANT_INTERBANK");
  if (isRefusal(terms)) return terms;
  if (terms.source.currency !== "GHS") return CEDIS_ONLY;
  const bank = bankByCode(input.destinationBankCode ?? "");
  if (!bank) return BANK_NOT_VALID;
  const name = nameAtOtherBank(bank.code, input.destinationAccountNo);
  if (!name) return refuse(`destinationAccountNo: ${ACCOUNT_NOT_FOUND}`);
  const payee = { account: input.destinationAccountNo, name, bank: bank.name };
  const { narration } = input;
  return otherBankTransfer(await controlAccountIds(call.db), terms, { payee, transferType: "INSTANT", narration });
}

/**
 * Builds a transfer that is credited with the next clearing, free of charge. The payee's name cannot be looked up. The
 * payload has no field for the branch: destinationBankCode holds the sort code of the branch, or of the bank if no
 * branch is given.
 */
export async function clearingTransferOf(input: Input, call: Call): Promise<Order | Refusal> {
  const terms = await transferTerms(input, call, "NON_INSTANT_INTERBANK");
  if (isRefusal(terms)) return terms;
  if (terms.source.currency !== "GHS") return CEDIS_ONLY;
  const name = input.destinationAccountName?.trim();
  if (!name) return refuse("destinationAccountName: is required.");
  const found = branchBySortCode(input.destinationBankCode ?? "");
  const bank = found?.bank ?? bankBySortCode(input.destinationBankCode ?? "");
  if (!bank) return BANK_NOT_VALID;
  const payee = { account: input.destinationAccountNo, name, bank: bank.name, branch: found?.branch.name };
  const { narration } = input;
  return otherBankTransfer(await controlAccountIds(call.db), terms, { payee, transferType: "NON_INSTANT", narration });
}

type Transfer = {
  readonly payee: {
    readonly account: string;
    readonly name: string;
    readonly bank: string;
    readonly branch?: string | undefined;
  };
  readonly transferType: "INSTANT" | "NON_INSTANT";
  readonly narration: string;
};

/** @param control finds a control account by its number */
export function otherBankTransfer(
  control: (number: string) => string,
  { source, amount, charge }: Omit<TransferTerms, "ownDestination">,
  { payee, transferType, narration }: Transfer,
): Order {
  const settlement = control(transferType === "INSTANT" ? "GIP-SETTLEMENT" : "ACH-CLEARING");
  return {
    category: "otherBank",
    sourceAccountId: source.accountId,
    currency: source.currency,
    amount,
    charge,
    eLevy: 0n,
    narration,
    route: transferType === "INSTANT" ? "instant" : "clearing",
    payee: payee.account,
    details: {
      destinationAccountNo: payee.account,
      destinationAccountName: payee.name,
      destinationBank: payee.bank,
      ...(payee.branch && { bankBranch: payee.branch }),
      transferType,
    },
    legs: [
      ...moved(source.accountId, settlement, amount, narration),
      ...(charge > 0n ? moved(source.accountId, control("FEES-INCOME"), charge, "Transaction charge") : []),
    ],
  };
}

const moved = (from: string, to: string, amount: bigint, narration: string): Leg[] => [
  { accountId: from, amount: -amount, narration },
  { accountId: to, amount, narration },
];
