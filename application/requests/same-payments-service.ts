import type { ComparedPayment, SamePayment, SamePaymentState, SamePayments } from "../../domain/payments/same-payments";
import { cardPayee } from "../../domain/payments/same-payments";
import { type BankRequest, payeeOf } from "../../domain/requests/request";
import type { RequestStatus } from "../../domain/requests/status";
import { ok, type Result } from "../../domain/result";
import { isSchedulable, type ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import type { PaymentsPort } from "../payments/payments-port";
import type { BankFailure } from "../ports/bank-failure";
import type { Clock } from "../ports/clock";
import type { SchedulesPort } from "../schedules/schedules-port";
import type { RequestsPort } from "./requests-port";

const DAY_MS = 86_400_000;
const COMPARED_PAGE = { number: 1, size: 50 } as const;

/** The state of a request that moved money or may move it; undefined for the others. */
const states: Readonly<Record<RequestStatus, SamePaymentState | undefined>> = {
  pending: "waiting",
  inProgress: "waiting",
  processing: "sent",
  approved: "paid",
  rejected: undefined,
  recalled: undefined,
  failed: undefined,
  unknown: undefined,
};

/**
 * Finds earlier payments that are the same as one that is being entered. A bank that refuses the first question lacks
 * this extension; then the user's own requests and the schedules are compared, lists by their count and sum only.
 */
export class SamePaymentsService {
  private isServed = true;
  private hasAnswered = false;

  constructor(
    private readonly payments: PaymentsPort,
    private readonly requests: RequestsPort,
    private readonly schedules: SchedulesPort,
    private readonly clock: Clock,
  ) {}

  async find(compared: ComparedPayment): Promise<Result<SamePayments, BankFailure>> {
    if (this.isServed) {
      const found = await this.payments.same(compared);
      if (found.ok) this.hasAnswered = true;
      if (this.hasAnswered || found.ok || found.failure.kind !== "refused") return found;
      this.isServed = false;
    }
    return this.findOwn(compared);
  }

  private async findOwn(compared: ComparedPayment): Promise<Result<SamePayments, BankFailure>> {
    const { category } = compared;
    const [requests, schedules] = await Promise.all([
      this.requests.mine(category, COMPARED_PAGE, { id: "", scheduleId: "" }),
      isSchedulable(category) ? this.schedules.list(category) : undefined,
    ]);
    if (!requests.ok) return requests;
    const isRecent = ({ createdAt }: { readonly createdAt: string }) =>
      this.clock.now() - Date.parse(createdAt) < DAY_MS;
    const same = [
      ...requests.value.rows
        .filter((request) => isRecent(request) && isSameRequest(request, compared))
        .flatMap(fromRequest),
      ...(schedules?.ok ? schedules.value : [])
        .filter((schedule) => isRecent(schedule) && isSameSchedule(schedule, compared))
        .map(fromSchedule),
    ];
    return ok({ found: same, others: 0 });
  }
}

function isSameRequest(request: BankRequest, compared: ComparedPayment): boolean {
  if (compared.bill !== undefined) {
    const bill = "invoiceNumber" in request ? request.invoiceNumber : "adviceNumber" in request && request.adviceNumber;
    return bill === compared.bill;
  }
  const payee = "customerId" in request ? cardPayee(request.customerId, request.lastDigits) : payeeOf(request);
  const charges = "count" in request && "charge" in request ? request.charge.minor : 0;
  const eLevy = "count" in request && "eLevy" in request ? request.eLevy.minor : 0;
  const minor = request.amount.minor - charges - eLevy;
  return isSame(compared, {
    payee,
    count: "count" in request ? request.count : 1,
    minor,
    currency: request.amount.currency,
  });
}

const isSameSchedule = (
  { id, category, payee, count, amount }: ScheduledTransfer,
  compared: ComparedPayment,
): boolean =>
  id !== compared.changedSchedule &&
  isSame(compared, {
    payee: category === "bulkTransfer" ? undefined : payee.account,
    count,
    minor: amount.minor,
    currency: amount.currency,
  });

/** A payment with one payee, or a list, of which only the count and the sum are known. */
type Known = {
  readonly payee: string | undefined;
  readonly count: number;
  readonly minor: number;
  readonly currency: string;
};

const isSame = ({ payees, currency }: ComparedPayment, known: Known): boolean =>
  known.currency === currency &&
  known.count === payees.length &&
  known.minor === payees.reduce((sum, { amount }) => sum + amount.minor, 0) &&
  (known.payee === undefined || known.payee === payees[0]?.payee);

/** The time of an approved payment is not known, only that of its request. */
function fromRequest(request: BankRequest): readonly SamePayment[] {
  const { id, status, createdAt, createdBy: by, amount } = request;
  const state = states[status];
  const rows = "count" in request ? request.count : 1;
  return state ? [{ id, state, at: state === "waiting" ? createdAt : "", by, rows, rowsOfPayment: rows, amount }] : [];
}

const fromSchedule = ({ id, nextRun, initiator, count, amount }: ScheduledTransfer): SamePayment => ({
  id,
  state: nextRun ? "scheduled" : "waiting",
  at: nextRun,
  by: initiator,
  rows: count,
  rowsOfPayment: count,
  amount,
});
