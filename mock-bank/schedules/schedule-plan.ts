import type { StoredPlan } from "../database/tables/schedules";
import type { Order } from "../orders/order";
import type { Frequency, Recurrence } from "./recurrence";

/** A schedule's payment and recurrence, fixed at confirmation: exactly the confirmed amounts move. */
export type Plan = Recurrence & {
  readonly order: Order;
  /** The payee's bank as named in the call; empty for kinds without a bank. */
  readonly bankCode: string;
};

/** Serializes a plan; 64-bit integers become strings, because JSON has none. */
export const storedPlan = (plan: Plan): string =>
  JSON.stringify(plan, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));

/** Deserializes a plan written by {@link storedPlan}; other input never occurs. */
export const planOf = ({ frequency, starts, bankCode, order }: StoredPlan): Plan => ({
  frequency: frequency as Frequency,
  starts,
  bankCode,
  order: {
    ...(order as unknown as Order),
    amount: BigInt(order.amount),
    charge: BigInt(order.charge),
    eLevy: BigInt(order.eLevy),
    legs: order.legs.map((leg) => ({ ...leg, amount: BigInt(leg.amount) })),
  },
});
