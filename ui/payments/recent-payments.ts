import type { Money } from "../../domain/money";
import type { Category } from "../../domain/requests/categories";
import { type BankRequest, payeeOf } from "../../domain/requests/request";
import { isSchedulable, type ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { formatDateTime, formatMoney } from "../kit/format";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import { words } from "./words";

const DAY_MS = 86_400_000;
const COMPARED_PAGE = { number: 1, size: 50 } as const;
/** Requests with these statuses moved no money, so paying again is no duplicate. */
const unpaidStatuses: readonly BankRequest["status"][] = ["rejected", "recalled", "failed"];

/** The values that two payments are compared by. */
type PaymentKey = {
  /** The account or wallet that is paid, or the customer and last digits of the card. Undefined for a bulk payment. */
  readonly payee: string | undefined;
  /** Number of payees. */
  readonly count: number;
  readonly amount: Money;
};
type RecentPayment = PaymentKey & { readonly id: string; readonly createdAt: string };

/** The user's recent payments, used to warn about a likely duplicate. The warning does not prevent a payment. */
export class RecentPayments {
  private payments: readonly RecentPayment[] = [];

  constructor(
    private readonly services: Pick<Services, "requests" | "schedules" | "clock" | "log">,
    private readonly category: Category,
    /** The request that the form was filled from, which the warning then names. */
    private readonly repeated?: BankRequest | undefined,
  ) {
    makeStore(this);
  }

  /** Loads the user's requests, and the schedules, because schedules without approval are not requests. */
  async load(): Promise<void> {
    const { category, services } = this;
    const [requests, schedules] = await Promise.all([
      services.requests.mine(category, COMPARED_PAGE, { id: "", scheduleId: "" }),
      isSchedulable(category) ? services.schedules.list(category) : undefined,
    ]);
    if (!requests.ok) services.log.warn("Recent payments did not load", requests.failure);
    if (schedules && !schedules.ok) services.log.warn("Recent schedules did not load", schedules.failure);
    const mayBePaid = ({ status }: BankRequest) => !unpaidStatuses.includes(status);
    this.setPayments([
      ...(requests.ok ? requests.value.rows.filter(mayBePaid).map(fromRequest) : []),
      ...(schedules?.ok ? schedules.value.map(fromSchedule) : []),
    ]);
  }

  /** Returns a warning if the same amount was sent to the same payee within a day. */
  warningOf(payee: string, amount: Money | undefined): string | undefined {
    const same = amount && this.findSame({ payee, count: 1, amount });
    if (!same) return undefined;
    const sentence = same.id === this.repeated?.id ? words.duplicateRepeated : words.duplicate;
    return sentence(formatMoney(same.amount), formatDateTime(same.createdAt), same.id);
  }

  /** Returns a warning if a bulk payment with the same count and total was sent within a day. */
  warningOfBulk(count: number, amount: Money): string | undefined {
    const same = this.findSame({ payee: undefined, count, amount });
    if (!same) return undefined;
    const sentence = same.id === this.repeated?.id ? words.duplicateBulkRepeated : words.duplicateBulk;
    return sentence(count, formatMoney(same.amount), formatDateTime(same.createdAt), same.id);
  }

  /** Prefers any other payment to the repeated one, which the user knows. */
  private findSame({ payee, count, amount: { minor, currency } }: PaymentKey): RecentPayment | undefined {
    const same = this.payments.filter(
      ({ payee: otherPayee, count: otherCount, amount, createdAt }) =>
        otherPayee === payee &&
        otherCount === count &&
        amount.minor === minor &&
        amount.currency === currency &&
        this.services.clock.now() - Date.parse(createdAt) < DAY_MS,
    );
    return same.find(({ id }) => id !== this.repeated?.id) ?? same[0];
  }

  private setPayments(payments: readonly RecentPayment[]): void {
    this.payments = payments;
  }
}

/** Identifies a card by its customer and last digits, because the digits are not unique. */
export const cardPayee = (customerId: string, lastDigits: string): string => `${customerId} ${lastDigits}`;

function fromRequest(request: BankRequest): RecentPayment {
  const { id, amount, createdAt } = request;
  const payee = "customerId" in request ? cardPayee(request.customerId, request.lastDigits) : payeeOf(request);
  return { id, createdAt, payee, count: "count" in request ? request.count : 1, amount };
}

function fromSchedule({ id, category, payee, count, amount, total, createdAt }: ScheduledTransfer): RecentPayment {
  const isBulk = category === "bulkTransfer";
  return { id, createdAt, payee: isBulk ? undefined : payee.account, count, amount: isBulk ? total : amount };
}
