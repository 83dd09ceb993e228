import { dayAt } from "../../domain/calendar";
import { CUT_OFF_HOUR, clearingArrival } from "../../domain/payments/arrival";
import type { Speed } from "../../domain/payments/bank";
import type { BulkPayment } from "../../domain/payments/bulk";
import { parseRowTransferType } from "../../domain/payments/typed-rows";
import { formatShortDay, formatTime } from "../kit/format";
import type { Payable } from "./payment-action";
import { words as all } from "./words";

const words = all.arrives;

type TransferTiming = {
  /** "instant" also for transfers within the bank. */
  readonly speed: Speed;
  readonly isRequest: boolean;
};

/**
 * Returns when a transfer that is sent now arrives, such as "today 14:05".
 * @param now milliseconds since 1970
 */
export function transferArrival({ speed, isRequest }: TransferTiming, now: number): string {
  if (isRequest && speed === "nonInstant" && clearingArrival(now).reason === "beforeCutOff")
    return words.todayIfApproved(CUT_OFF_HOUR);
  const text = speed === "instant" ? words.today(formatTime(now)) : clearingArrivalText(now);
  return isRequest ? words.onceApproved(text) : text;
}

/** Returns the same as a sentence. */
export const transferArrivalSentence = (timing: TransferTiming, now: number): string =>
  words.sentence(transferArrival(timing, now));

/** Returns when a payment that is sent now arrives, as a sentence; undefined if the specification does not say. */
export function paymentArrivalSentence(payment: Payable, isRequest: boolean, now: number): string | undefined {
  const time = paymentArrival(payment, isRequest, now);
  return time && words.sentence(time);
}

/** The bank pays wallets by its instant route, whose code a network has (specification 2, section 3). */
const immediateKinds: ReadonlySet<Payable["kind"]> = new Set(["ownAccounts", "sameBank", "mobileMoney"]);

/** Returns the same without a verb. */
export function paymentArrival(payment: Payable, isRequest: boolean, now: number): string | undefined {
  if ("schedule" in payment && payment.schedule) return undefined;
  if (payment.kind === "bulk")
    return payment.category === "bulkTransfer"
      ? transferArrival({ speed: speedOf(payment), isRequest }, now)
      : undefined;
  if (payment.kind === "otherBank") return transferArrival({ speed: payment.speed, isRequest }, now);
  return immediateKinds.has(payment.kind) ? transferArrival({ speed: "instant", isRequest }, now) : undefined;
}

/** A list has arrived once its last row has. */
const speedOf = ({ rows }: BulkPayment): Speed =>
  rows.some(({ texts }) => parseRowTransferType(texts.type?.trim().toLowerCase()) === "noninstant")
    ? "nonInstant"
    : "instant";

function clearingArrivalText(now: number): string {
  const { day, reason } = clearingArrival(now);
  if (reason === "dayOff") return words.dayOff(formatShortDay(day));
  return day === dayAt(now)
    ? words.todayByClearing(CUT_OFF_HOUR)
    : words.afterCutOff(formatShortDay(day), CUT_OFF_HOUR);
}
