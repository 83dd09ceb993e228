import type { Account } from "../../domain/accounts/account";
import { type Contribution, type ContributionQuery, contributionTypes } from "../../domain/bills/contribution";
import type { ContributionPayment } from "../../domain/payments/payment";
import { plainText } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { AtMost, hasNoProblems, PlainLetters, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { Narration } from "../forms/field-rules";
import { cediAccount, sourceProblems } from "../forms/source-account";
import { problemsIn } from "./step-problems";

/** The form SSNIT, including the bank's data about the advice (specification 3, sections 2.4 and 5). */
export class ContributionDraft {
  @PlainLetters()
  @AtMost("Payment Advice Number", 40)
  @Required("Payment Advice Number")
  adviceNumber = "";

  @AtMost("Customer Name", 120)
  @Required("Customer Name")
  customerName = "";

  @PlainLetters()
  @AtMost("Customer Code", 120)
  @Required("Customer Code")
  customerCode = "";

  @Required("Contribution Type")
  type = "";

  @Required("Total Contribution Amount")
  contribution = "";

  @Required("Total Penalty Amount")
  penalty = "";

  @Required("Total Amount to Pay")
  toPay = "";

  @Required("Establishment Name")
  establishment = "";

  @Required("Receipt ID")
  receiptId = "";

  @Required("Payment Advice Reference")
  reference = "";

  /** Can be empty (S3-5-20). */
  adviceDate = "";

  /** Number of the account that pays. */
  source = "";

  @Narration()
  narration = "";
}

/**
 * Returns the texts that repeat a request, except the account that pays. Requests have no customer, and the amounts are
 * looked up.
 */
export const repeatContribution = ({
  adviceNumber,
  contributionType,
  narration,
}: BankRequest<"ssnit">): Partial<ContributionDraft> => ({
  adviceNumber,
  type: contributionTypes.find((type) => type === contributionType) ?? "",
  narration,
});

const verifiedFields = ["adviceNumber", "customerName", "customerCode", "type"] as const;
/** Fields that the lookup must have filled before the payment. */
export const lookedUpFields = ["contribution", "penalty", "toPay", "establishment", "receiptId", "reference"] as const;

type Outcome<Value> = Result<Value, Problems<ContributionDraft>>;
export type VerifiedAdvice = { readonly kind: "contributionQuery"; readonly query: ContributionQuery };
export type ReviewedAdvice = { readonly kind: "reviewed" };

/** Validates the verify step. */
export function toContributionQuery(draft: ContributionDraft): Outcome<VerifiedAdvice> {
  const problems = problemsIn(problemsOf(draft), verifiedFields);
  const type = contributionTypes.find((each) => each === draft.type);
  if (!type || !hasNoProblems(problems)) return fail(problems);
  const { adviceNumber, customerName, customerCode } = draft;
  return ok({
    kind: "contributionQuery",
    query: {
      type,
      adviceNumber: plainText(adviceNumber),
      customerName: plainText(customerName),
      customerCode: plainText(customerCode),
    },
  });
}

/** Validates the first proceed step, in which the user enters nothing. */
export function toReviewedAdvice(draft: ContributionDraft): Outcome<ReviewedAdvice> {
  const problems = problemsIn(problemsOf(draft), [...verifiedFields, ...lookedUpFields]);
  return hasNoProblems(problems) ? ok({ kind: "reviewed" }) : fail(problems);
}

type ContributionContext = {
  readonly accounts: readonly Account[];
  readonly query: ContributionQuery;
  readonly contribution: Contribution;
};

/** Validates the second proceed step and converts the form to a payment. */
export function toContributionPayment(
  draft: ContributionDraft,
  { accounts, query, contribution: { toPay, penalty, establishment } }: ContributionContext,
): Outcome<ContributionPayment> {
  const source = cediAccount(accounts, draft.source);
  const problems = { ...sourceProblems(source), ...problemsOf(draft) };
  if (!source || !toPay || !penalty || !hasNoProblems(problems)) return fail(problems);
  const narration = plainText(draft.narration);
  return ok({ kind: "ssnit", source, amount: toPay, penalty, narration, advice: query, establishment });
}
