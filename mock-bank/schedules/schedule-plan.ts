import type { StoredPlan } from "../database/tables/schedules";
import type { Order } from "../payments/order";
import type { Frequency, Recurrence } from "./recurrence";

/** What a schedule does, fixed when it was confirmed: what was confirmed is what moves. */
export type Plan = Recurrence & {
  readonly order: Order;
  /** Of the payee, as the call named it; empty where a bank is no part of it. */
  readonly bankCode: string;
};

/** As JSON, which has no integers of 64 bits. */
export const storedPlan = (plan: Plan): string =>
  JSON.stringify(plan, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));

/** Nothing but what {@link storedPlan} wrote is ever read. */
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
