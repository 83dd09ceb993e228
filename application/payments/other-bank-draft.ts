import type { Account } from "../../domain/accounts/account";
import { PAYEE_NAME_LENGTH_MAX } from "../../domain/beneficiaries/beneficiary";
import type { Day } from "../../domain/calendar";
import { ACCOUNT_LENGTHS } from "../../domain/entered-text";
import { requiredMessage } from "../../domain/form-messages";
import { CEDI, type Money } from "../../domain/money";
import { type Bank, type BankBranch, findNamed, type Speed } from "../../domain/payments/bank";
import type { OtherBankTransfer } from "../../domain/payments/payment";
import { plainText } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { AtMost, hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { AccountNumber } from "../forms/field-rules";
import { sourceProblems } from "../forms/source-account";
import { NOT_VERIFIED } from "./same-bank-draft";
import { readSourceAndAmount, repeatedTexts, scheduleProblems, TransferDraft, toSchedule } from "./transfer-draft";
import type { OtherBankAccount } from "./transfer-lookups-port";

/** The form To Another Bank; banks and branches are identified by their codes. */
export class OtherBankDraft extends TransferDraft {
  /** A {@link Speed}. */
  @Required("Transfer Type")
  speed = "";

  bank = "";

  /** The branch's sort code; only non-instant transfers have one. */
  branch = "";

  @AccountNumber("Destination Account", ACCOUNT_LENGTHS)
  destination = "";

  /** Entered by the user for transfers without a lookup. */
  @AtMost("Beneficiary Name", PAYEE_NAME_LENGTH_MAX)
  payeeName = "";

  keepsPayee = "";
}

/**
 * Returns the texts that repeat a request, except the account that pays and the schedule. A request has the names of its
 * bank and branch, and the form their codes.
 */
export function repeatOtherBank(
  request: BankRequest<"otherBank">,
  lists: { readonly banks: readonly Bank[]; readonly branches: readonly BankBranch[] },
): Partial<OtherBankDraft> {
  const { payee, transferType } = request;
  const speed = speedOf({ speed: transferType });
  return {
    ...repeatedTexts(request),
    speed: speed ?? "",
    destination: payee.account,
    payeeName: speed === "nonInstant" ? payee.name : "",
    bank: findNamed(lists.banks, payee.bank)?.code ?? "",
    branch: findNamed(lists.branches, payee.branch)?.sortCode ?? "",
  };
}

export type OtherBankContext = {
  readonly accounts: readonly Account[];
  /** Undefined until the list is loaded. */
  readonly banks: readonly Bank[] | undefined;
  readonly branches: readonly BankBranch[] | undefined;
  readonly found: OtherBankAccount | undefined;
  /** The chosen saved beneficiary. */
  readonly chosen: { readonly id: string } | undefined;
  readonly charge: Money | undefined;
  readonly today: Day;
};

/** Validates the form and converts it to a payment. */
export function toOtherBankTransfer(
  draft: OtherBankDraft,
  context: OtherBankContext,
): Result<OtherBankTransfer, Problems<OtherBankDraft>> {
  const { source, amount } = readSourceAndAmount(draft, context.accounts);
  const speed = speedOf(draft);
  const bank = context.banks?.find(({ code }) => code === draft.bank);
  const problems = {
    ...accountProblems(source),
    ...payeeProblems(draft, context),
    ...scheduleProblems(draft, context.today),
    ...problemsOf(draft),
  };
  if (!source || !amount || !speed || !bank || !context.charge || !hasNoProblems(problems)) return fail(problems);
  const branch =
    speed === "nonInstant" ? context.branches?.find(({ sortCode }) => sortCode === draft.branch) : undefined;
  const name = speed === "instant" ? (context.found?.name ?? "") : plainText(draft.payeeName);
  return ok({
    kind: "otherBank",
    speed,
    source,
    payee: { account: draft.destination, name, bank, branch },
    amount,
    charge: context.charge,
    narration: plainText(draft.narration),
    keepsPayee: draft.keepsPayee !== "",
    beneficiaryId: context.chosen?.id ?? "",
    schedule: toSchedule(draft, context.today),
  });
}

export const speedOf = ({ speed }: { readonly speed: string | undefined }): Speed | undefined =>
  speed === "instant" || speed === "nonInstant" ? speed : undefined;

const BANK_NOT_VALID = "Selected bank is not valid.";

function accountProblems(source: Account | undefined): Problems<OtherBankDraft> {
  if (!source) return sourceProblems(source);
  return source.currency === CEDI ? {} : { source: "Transfers to other banks are made from accounts in GHS" };
}

/** Checks the rules that need the lists and the lookup (specification 2, sections 5 and 8). */
function payeeProblems(draft: OtherBankDraft, { banks, branches, found }: OtherBankContext): Problems<OtherBankDraft> {
  const bank = bankProblemOf(draft, banks);
  const inBank = bank && { bank };
  if (speedOf(draft) !== "nonInstant") return { ...inBank, ...(found ? {} : { destination: NOT_VERIFIED }) };
  const branch = branchProblemOf(draft, branches);
  return {
    ...inBank,
    ...(branch && { branch }),
    ...(plainText(draft.payeeName) ? {} : { payeeName: requiredMessage("Beneficiary Name") }),
  };
}

function bankProblemOf(draft: OtherBankDraft, banks: readonly Bank[] | undefined): string | undefined {
  if (!speedOf(draft)) return "Select a transfer type first";
  if (!draft.bank) return requiredMessage("Bank");
  return banks && !banks.some(({ code }) => code === draft.bank) ? BANK_NOT_VALID : undefined;
}

function branchProblemOf({ branch }: OtherBankDraft, branches: readonly BankBranch[] | undefined) {
  return branches?.some(({ sortCode }) => sortCode === branch) ? undefined : requiredMessage("Bank Branch");
}
