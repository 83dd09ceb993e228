import {
  ContributionDraft,
  lookedUpFields,
  type ReviewedAdvice,
  repeatContribution,
  toContributionPayment,
  toContributionQuery,
  toReviewedAdvice,
  type VerifiedAdvice,
} from "../../application/bills/contribution-draft";
import type { Account } from "../../domain/accounts/account";
import { type Contribution, type ContributionQuery, customerCodeOf } from "../../domain/bills/contribution";
import { add, type Money } from "../../domain/money";
import type { ContributionPayment } from "../../domain/payments/payment";
import { type LimitedPayment, limitedEntry } from "../../domain/payments/payment-limits";
import { type ComparedPayment, comparedBill } from "../../domain/payments/same-payments";
import type { BankRequest } from "../../domain/requests/request";
import { needsApproval } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { AccountsStore } from "../accounts/accounts-store";
import { explain } from "../kit/explain";
import { FormStore } from "../kit/fields/form-store";
import { formatAmount } from "../kit/format";
import { makeStore } from "../kit/make-store";
import { accountChange, amountChange, changesIn, fillSource } from "../payments/changes";
import { createPaymentAction, type PaymentAction } from "../payments/payment-action";
import { words as payments } from "../payments/words";
import type { Services } from "../services";
import { ButtonRequest } from "./button-request";
import { formatWireDate } from "./format-wire-date";
import { words } from "./words";

type ContributionStoreDependencies = Pick<
  Services,
  "accounts" | "limitsService" | "samePaymentsService" | "payments" | "operations" | "bills" | "downloads" | "log"
>;
type ContributionFormValue = VerifiedAdvice | ReviewedAdvice | ContributionPayment;
/** The query with the bank's answer. */
type VerifiedContribution = { readonly query: ContributionQuery; readonly contribution: Contribution };

/**
 * The form SSNIT in three steps: verify, review the contribution, and choose the source account (specification 3,
 * section 2.4).
 */
export class ContributionStore {
  readonly accounts: AccountsStore;
  readonly form: FormStore<ContributionDraft, ContributionFormValue>;
  readonly paymentAction: PaymentAction;
  readonly lookup: ButtonRequest;
  /** Undefined in the verify step. */
  verified: VerifiedContribution | undefined;
  /** True in the last step, in which the source account is chosen. */
  isReviewed = false;

  constructor(
    private readonly services: ContributionStoreDependencies,
    user: User,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<"ssnit">,
  ) {
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.form = new FormStore<ContributionDraft, ContributionFormValue>(
      () => Object.assign(new ContributionDraft(), { customerName: user.fullName, customerCode: customerCodeOf(user) }),
      (draft) => {
        if (!this.verified) return toContributionQuery(draft);
        return this.isReviewed
          ? toContributionPayment(draft, { accounts: this.sources, ...this.verified })
          : toReviewedAdvice(draft);
      },
    );
    if (repeated) this.form.fill(repeatContribution(repeated));
    this.lookup = new ButtonRequest("The payment advice was not found", services.log, (failure) => explain(failure));
    makeStore(this);
    this.paymentAction = createPaymentAction(services, this, needsApproval(user));
  }

  async load(): Promise<void> {
    await this.accounts.load();
    if (this.repeated) fillSource(this.form, this.sources, this.repeated);
  }

  get changes(): readonly string[] {
    const { repeated, accounts, verified } = this;
    if (!repeated) return [];
    const isSame = verified?.query.adviceNumber === repeated.adviceNumber;
    return changesIn([
      accountChange(accounts, this.sources, repeated.source.account),
      isSame ? amountChange(payments.summary.total, repeated.total, this.total) : undefined,
    ]);
  }

  /** Bills are paid in cedis (specification 3, section 9). */
  get sources(): readonly Account[] {
    return this.accounts.inCedis;
  }

  get source(): Account | undefined {
    return this.sources.find(({ number }) => number === this.form.draft.source);
  }

  /** The amount with the penalty, which the bank's amount does not include (spec gaps, payments). */
  get total(): Money | undefined {
    const { toPay, penalty } = this.verified?.contribution ?? {};
    return toPay && penalty && add(toPay, penalty);
  }

  get isBusy(): boolean {
    return this.lookup.isSending || this.paymentAction.isStarting;
  }

  /**
   * In the review step no field can be edited, so the button shows the reason; in other steps the fields show their
   * problems.
   */
  get reason(): string | undefined {
    return this.verified && !this.form.outcome.ok && !this.isReviewed ? words.incomplete : undefined;
  }

  get compared(): ComparedPayment | undefined {
    return comparedBill("ssnit", this.verified?.query.adviceNumber, this.total);
  }

  get limitedPayment(): LimitedPayment | undefined {
    return limitedEntry(this.source, { total: this.total });
  }

  async submit(): Promise<void> {
    if (this.isBusy || this.reason !== undefined) return;
    const submitted = this.form.submit();
    if (submitted?.kind === "contributionQuery") await this.verify(submitted.query);
    else if (submitted?.kind === "reviewed") this.review();
    else if (submitted) await this.paymentAction.begin(submitted);
  }

  /** Returns to the verify step and keeps its texts. */
  back(): void {
    const { adviceNumber, customerName, customerCode, type } = this.form.draft;
    this.verified = undefined;
    this.isReviewed = false;
    this.form.clear();
    this.form.setTexts({ adviceNumber, customerName, customerCode, type });
  }

  private async verify(query: ContributionQuery): Promise<void> {
    const contribution = await this.lookup.send(() => this.services.bills.contribution(query));
    if (contribution) this.showContribution({ query, contribution });
  }

  private showContribution(verified: VerifiedContribution): void {
    const { query, contribution } = verified;
    this.verified = verified;
    this.form.clear();
    this.form.setTexts({
      ...this.form.texts,
      ...query,
      contribution: formatOptionalAmount(contribution.contribution),
      penalty: formatOptionalAmount(contribution.penalty),
      toPay: formatOptionalAmount(contribution.toPay),
      establishment: contribution.establishment,
      receiptId: contribution.receiptId,
      reference: contribution.reference,
      adviceDate: formatWireDate(contribution.adviceDate),
    });
    for (const field of lookedUpFields) this.form.leave(field);
  }

  private review(): void {
    this.isReviewed = true;
    const [first, ...others] = this.sources;
    if (first && others.length === 0) this.form.set("source", first.number);
  }
}

const formatOptionalAmount = (money: Money | undefined): string => (money ? formatAmount(money) : "");
