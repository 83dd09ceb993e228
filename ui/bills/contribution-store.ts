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
import { type Contribution, type ContributionQuery, customerCodeOf } from "../../domain/bills/contribution";
import { add, type Money } from "../../domain/money";
import type { ContributionPayment } from "../../domain/payments/payment";
import { type ComparedPayment, comparedBill } from "../../domain/payments/same-payments";
import type { BankRequest } from "../../domain/requests/request";
import { needsApproval } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { explain } from "../kit/explain";
import { FormStore } from "../kit/fields/form-store";
import { formatAmount } from "../kit/format";
import { makeStore } from "../kit/make-store";
import { amountChange, changesIn } from "../payments/changes";
import { Payer } from "../payments/payer";
import { createPaymentAction, type PaymentAction } from "../payments/payment-action";
import { words as payments } from "../payments/words";
import type { Services } from "../services";
import { ButtonRequest } from "./button-request";
import { formatWireDate, words } from "./words";

type ContributionFormValue = VerifiedAdvice | ReviewedAdvice | ContributionPayment;
/** The query with the bank's answer. */
type VerifiedContribution = { readonly query: ContributionQuery; readonly contribution: Contribution };

/**
 * The form SSNIT in three steps: verify, review the contribution, and choose the source account (specification 3,
 * section 2.4).
 */
export class ContributionStore {
  readonly form: FormStore<ContributionDraft, ContributionFormValue>;
  readonly payer: Payer;
  readonly paymentAction: PaymentAction;
  readonly lookup: ButtonRequest;
  /** Undefined in the verify step. */
  verified: VerifiedContribution | undefined;
  /** True in the last step, in which the source account is chosen. */
  isReviewed = false;

  constructor(
    private readonly services: Services,
    user: User,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<"ssnit">,
  ) {
    this.form = new FormStore<ContributionDraft, ContributionFormValue>(
      () => Object.assign(new ContributionDraft(), { customerName: user.fullName, customerCode: customerCodeOf(user) }),
      (draft) => {
        if (!this.verified) return toContributionQuery(draft);
        return this.isReviewed
          ? toContributionPayment(draft, { accounts: this.payer.sources, ...this.verified })
          : toReviewedAdvice(draft);
      },
    );
    if (repeated) this.form.fill(repeatContribution(repeated));
    this.payer = new Payer(services, this.form, { isInCedis: true, repeated });
    this.lookup = new ButtonRequest("The payment advice was not found", services.log, (failure) => explain(failure));
    makeStore(this);
    this.paymentAction = createPaymentAction(services, this, needsApproval(user));
  }

  async load(): Promise<void> {
    await this.payer.accounts.load();
    if (this.repeated) this.payer.fill();
  }

  get changes(): readonly string[] {
    const { repeated, payer, verified } = this;
    if (!repeated) return [];
    const isSame = verified?.query.adviceNumber === repeated.adviceNumber;
    return changesIn([
      payer.change,
      isSame ? amountChange(payments.summary.total, repeated.total, this.total) : undefined,
    ]);
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
    const [first, ...others] = this.payer.sources;
    if (first && others.length === 0) this.form.set("source", first.number);
  }
}

const formatOptionalAmount = (money: Money | undefined): string => (money ? formatAmount(money) : "");
