import { makeAutoObservable } from "mobx";
import { chosenIn } from "../../application/payments/transfer-draft";
import { ScheduleDraft, toScheduleChange } from "../../application/schedules/schedule-draft";
import type { ScheduleChanged } from "../../application/schedules/schedules-port";
import type { Account } from "../../domain/accounts/account";
import { dayAt } from "../../domain/calendar";
import { CEDI, type Money, zero } from "../../domain/money";
import type { ScheduleChange, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { AccountsStore } from "../accounts/accounts-store";
import { ActionStore } from "../shared/dialogs/action-store";
import { FormStore } from "../shared/form-store";
import { date, figures } from "../shared/format";
import { Lookup } from "../shared/lookup";
import type { Services } from "../shared/services";
import { words as shared } from "../shared/words";
import { words } from "./words";

const ACCOUNT_DIGITS = 13;
const ANY_ACCOUNT_DIGITS_MAX = 16;

/** The edit view of one schedule: what was typed, what the bank says of it, and the change that it makes (S2-4-44). */
export class ScheduleEditStore {
  readonly accounts: AccountsStore;
  readonly form: FormStore<ScheduleDraft, ScheduleChange>;
  /** Whose account of this bank the destination is; asked only where it was changed. */
  readonly owner: Lookup<string, string>;
  /** What the changed amount costs at the instant switch. */
  readonly charge: Lookup<Money, Money>;
  readonly action: ActionStore<ScheduleChanged>;
  /** What was submitted, as the confirmation shows it. */
  change: ScheduleChange | undefined;

  constructor(
    private readonly services: Services,
    readonly schedule: ScheduledTransfer,
    isRequest: boolean,
  ) {
    const { log, transferLookups } = services;
    this.accounts = new AccountsStore(services.accounts, log);
    this.form = new FormStore(
      () => Object.assign(new ScheduleDraft(), textsOf(schedule)),
      (draft) => toScheduleChange(draft, this.known),
    );
    this.action = new ActionStore({
      success: ({ message }) => (isRequest ? words.sentForApproval : (message ?? shared.request.done)),
      failure: shared.request.failed,
    });
    makeAutoObservable<this, "services">(
      this,
      { accounts: false, form: false, owner: false, charge: false, action: false, services: false, schedule: false },
      { autoBind: true },
    );
    this.owner = new Lookup(
      {
        key: () => this.unknownDestination,
        ask: async (number) => {
          const found = await transferLookups.accountHere(number);
          return found.ok ? { ok: true, value: found.value?.name } : found;
        },
        what: "The destination account was not found out",
      },
      log,
    );
    this.charge = new Lookup(
      {
        key: () => (schedule.isInstant ? this.amount : undefined),
        ask: (amount) => transferLookups.charge("instant", amount),
        what: "The charge was not found out",
      },
      log,
    );
  }

  load(): Promise<void> {
    return this.accounts.load();
  }

  /** Schedules are paid in cedis alone (specification 2, section 3). */
  get sources(): readonly Account[] {
    return this.accounts.accounts.filter(({ currency }) => currency === CEDI);
  }

  get destinations(): readonly Account[] {
    return this.sources.filter(({ number }) => number !== this.form.draft.source);
  }

  get destinationProblem(): string | undefined {
    const { is } = this.owner.content;
    if (is === "notFound" || is === "failed") return shared.accountNotFound;
    return is === "looking" ? undefined : this.form.problemOf("destination");
  }

  /** Why Save cannot be pressed now. */
  get reason(): string | undefined {
    if (!this.form.hasEntries) return words.unchanged;
    if (this.owner.isLooking || this.charge.isLooking) return shared.lookingUp;
    return this.form.outcome.ok ? undefined : words.incomplete;
  }

  typeDestination(typed: string): void {
    const max = this.schedule.kind === "sameBank" ? ACCOUNT_DIGITS : ANY_ACCOUNT_DIGITS_MAX;
    this.form.set("destination", typed.replace(/\D/g, "").slice(0, max));
  }

  async submit(): Promise<void> {
    if (this.action.isStarting || this.reason !== undefined) return;
    const change = this.form.submit();
    if (!change) return;
    this.change = change;
    await this.action.begin(this.services.schedules.change(change));
  }

  /** The name that belongs to the destination: as it was, or as the bank or the list of own accounts says. */
  get payeeName(): string | undefined {
    const { destination } = this.form.draft;
    const { payee, kind } = this.schedule;
    if (destination === payee.account) return payee.name;
    if (kind === "ownAccounts") return this.sources.find(({ number }) => number === destination)?.name;
    if (kind === "sameBank") return this.owner.value;
    return /^(\d{10}|\d{13}|\d{16})$/.test(destination) ? payee.name : undefined;
  }

  private get amount(): Money | undefined {
    return chosenIn(this.form.draft, this.sources).amount;
  }

  private get unknownDestination(): string | undefined {
    const { destination } = this.form.draft;
    const isOther = this.schedule.kind === "sameBank" && destination !== this.schedule.payee.account;
    return isOther && destination.length === ACCOUNT_DIGITS ? destination : undefined;
  }

  private get known() {
    const { schedule, payeeName } = this;
    const charge = schedule.isInstant ? this.charge.value : bulkCharge(schedule);
    return { schedule, accounts: this.sources, payeeName, charge, today: dayAt(this.services.clock.now()) };
  }
}

/** Of a bulk as it was; no other transfer is charged but instant ones. */
const bulkCharge = ({ kind, charges }: ScheduledTransfer): Money => (kind === "bulkTransfer" ? charges : zero(CEDI));

/** Only a special date stands in the field: a recurring one keeps its days unless another first day is given. */
function textsOf({ source, payee, amount, narration, frequency, start }: ScheduledTransfer): Partial<ScheduleDraft> {
  return {
    source: source.account,
    destination: payee.account,
    amount: figures(amount),
    narration,
    frequency: frequency ?? "",
    start: frequency === "specialDate" ? date(start) : "",
  };
}
