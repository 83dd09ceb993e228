import type { Acknowledgement } from "../../application/ports/acknowledgement";
import { isPayeeNameTyped, ScheduleDraft, toScheduleChange } from "../../application/schedules/schedule-draft";
import type { Account } from "../../domain/accounts/account";
import { ACCOUNT_LENGTHS, hasDigitCount, OWN_ACCOUNT_LENGTHS } from "../../domain/entered-text";
import { add, CEDI, type Money, zero } from "../../domain/money";
import type { Bank } from "../../domain/payments/bank";
import type { CheckedPayee } from "../../domain/payments/name-check";
import { type ComparedPayment, comparedSingle } from "../../domain/payments/same-payments";
import { ok } from "../../domain/result";
import { changedPayeeOf, type ScheduleChange, type ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { bankDay } from "../kit/bank-day";
import { FormStore } from "../kit/fields/form-store";
import { formatAmount, formatDate } from "../kit/format";
import { Lookup } from "../kit/loading/lookup";
import { OptionalList } from "../kit/loading/optional-list";
import { makeStore } from "../kit/make-store";
import { words as shared } from "../kit/words";
import { ActionStore } from "../operations/action-store";
import { Payer } from "../payments/payer";
import { PaymentChecks } from "../payments/payment-checks";
import type { Services } from "../services";
import { describeScheduleChange } from "./schedule-change-description";
import { words } from "./words";

/** The account to look up; `bank` is absent for an account of this bank. */
type OwnerKey = { readonly number: string; readonly source: string; readonly bank?: string };

/** The form that edits a schedule, its lookups at the bank, and the change (S2-4-44). */
export class ScheduleEditStore {
  readonly payer: Payer;
  readonly form: FormStore<ScheduleDraft, ScheduleChange>;
  /** The lookup of the destination's name, only if the number was changed. */
  readonly ownerLookup: Lookup<OwnerKey, string>;
  /** The charge of the changed amount for an instant transfer. */
  readonly chargeLookup: Lookup<Money, Money>;
  readonly action: ActionStore<Acknowledgement>;
  readonly checks: PaymentChecks;
  /** The banks for instant transfers, to find the code of the beneficiary's bank. */
  readonly #banks: OptionalList<Bank>;
  /** The submitted change, shown in the confirmation. */
  change: ScheduleChange | undefined;

  constructor(
    private readonly services: Services,
    readonly schedule: ScheduledTransfer,
    private readonly isRequest: boolean,
  ) {
    const { log, transferLookups, transferLookupsService } = services;
    this.#banks = new OptionalList("Banks", log);
    this.form = new FormStore(
      () => Object.assign(new ScheduleDraft(), textsOf(schedule)),
      (draft) => toScheduleChange(draft, this.draftContext),
    );
    // Scheduled transfers are paid in cedis (specification 2, section 3).
    this.payer = new Payer(services, this.form, { isInCedis: true });
    this.action = new ActionStore({ onFailed: () => void this.checks.renew() });
    makeStore(this);
    this.ownerLookup = new Lookup(
      {
        key: () => this.ownerKey,
        fetch: async ({ number, source, bank }) => {
          const found = await (bank
            ? transferLookups.accountAtOtherBank({ bank, number, source })
            : transferLookups.accountAtThisBank(number));
          return found.ok ? ok(found.value?.name) : found;
        },
        logMessage: "The destination account could not be looked up",
      },
      log,
    );
    this.chargeLookup = new Lookup(
      {
        key: () => (schedule.isInstant ? this.payer.amount : undefined),
        fetch: (amount) => transferLookupsService.charge("instant", amount),
        logMessage: "The charge could not be looked up",
      },
      log,
    );
    this.checks = new PaymentChecks(services, this.action, this);
  }

  async load(): Promise<void> {
    const { transferLookupsService } = this.services;
    const isInstant = this.schedule.category === "otherBank" && this.schedule.isInstant;
    await Promise.all([
      isInstant && this.#banks.load(() => transferLookupsService.banks("instant")),
      this.payer.accounts.load(),
    ]);
  }

  get destinations(): readonly Account[] {
    return this.payer.sources.filter(({ number }) => number !== this.form.draft.source);
  }

  get destinationProblem(): string | undefined {
    const { kind } = this.ownerLookup.content;
    if (kind === "notFound" || kind === "failed") return shared.accountNotFound;
    return kind === "looking" ? undefined : this.form.problemOf("destination");
  }

  /** The reason why Save is disabled now. */
  get reason(): string | undefined {
    if (!this.form.hasEntries) return words.unchanged;
    if (this.ownerLookup.isLooking || this.chargeLookup.isLooking) return shared.lookingUp;
    return this.form.outcome.ok ? undefined : words.incomplete;
  }

  changeDestination(number: string): void {
    const isChanged = number !== this.form.draft.destination;
    this.form.set("destination", number);
    // Clears a typed name when the account number changes, because it belongs to the old number.
    if (isChanged && this.isNameTyped)
      this.form.set("payeeName", number === this.schedule.payee.account ? this.schedule.payee.name : "");
  }

  get isNameTyped(): boolean {
    return isPayeeNameTyped(this.schedule);
  }

  async submit(): Promise<void> {
    if (this.action.isStarting || this.reason !== undefined) return;
    const confirmed = this.checks.names.confirmedIn(this.form.submit());
    const change = confirmed && this.checks.change.statedIn(confirmed);
    if (!change) return;
    this.change = change;
    this.checks.same.renew();
    const action = this.services.operations.confirm(() => ({ kind: "scheduleChange", change }));
    await this.action.begin(action, describeScheduleChange(change, this.isRequest));
  }

  /**
   * The name of the destination: from the schedule while its number is unchanged, otherwise from the bank or as typed.
   */
  get payeeName(): string | undefined {
    const { destination, payeeName } = this.form.draft;
    const { payee, category } = this.schedule;
    if (this.isNameTyped) return payeeName.trim() || undefined;
    if (destination === payee.account) return payee.name;
    if (category === "ownAccounts") return this.payer.sources.find(({ number }) => number === destination)?.name;
    return this.ownerLookup.value;
  }

  /** The debit of each run. Undefined until the charge is known. */
  get total(): Money | undefined {
    const { charge } = this;
    const { amount } = this.payer;
    return amount && charge && add(amount, charge);
  }

  private get charge(): Money | undefined {
    return this.schedule.isInstant ? this.chargeLookup.value : bulkCharge(this.schedule);
  }

  /** The payees and amounts of a bulk cannot be changed. */
  get compared(): ComparedPayment | undefined {
    const { form, schedule, payer } = this;
    if (!form.hasEntries || schedule.category === "bulkTransfer") return undefined;
    const compared = comparedSingle(
      schedule.category,
      form.draft.destination,
      payer.amount,
      schedule.category === "ownAccounts" ? undefined : this.payeeName,
    );
    return compared && { ...compared, changedSchedule: schedule.id };
  }

  get payee(): CheckedPayee | undefined {
    return this.payeeName ? changedPayeeOf(this.schedule, this.form.draft.destination) : undefined;
  }

  private get ownerKey(): OwnerKey | undefined {
    const { destination: number, source } = this.form.draft;
    const { category, payee } = this.schedule;
    if (number === payee.account) return undefined;
    if (category === "sameBank") return hasDigitCount(number, OWN_ACCOUNT_LENGTHS) ? { number, source } : undefined;
    const bank = this.#banks.rows.find(({ name }) => name === payee.bank);
    return bank && source && hasDigitCount(number, ACCOUNT_LENGTHS) ? { number, source, bank: bank.code } : undefined;
  }

  private get draftContext() {
    const { schedule, payeeName, charge } = this;
    return { schedule, accounts: this.payer.sources, payeeName, charge, today: bankDay(this.services.clock) };
  }
}

/** Returns the old charge of a bulk. Of other transfers only instant ones have a charge, which is looked up. */
const bulkCharge = ({ category, charges }: ScheduledTransfer): Money =>
  category === "bulkTransfer" ? charges : zero(CEDI);

/**
 * Fills in the first day only for a special date. A recurring schedule keeps its days unless another first day is
 * entered.
 */
function textsOf({ source, payee, amount, narration, frequency, start }: ScheduledTransfer): Partial<ScheduleDraft> {
  return {
    source: source.account,
    destination: payee.account,
    payeeName: payee.name,
    amount: formatAmount(amount),
    narration,
    frequency: frequency ?? "",
    start: frequency === "specialDate" ? formatDate(start) : "",
  };
}
