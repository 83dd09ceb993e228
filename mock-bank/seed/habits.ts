import type { Minor } from "../ledger/minor-units";
import { isWorkingDay, pastMoment, repeatable } from "./past";

export const HISTORY_DAYS = 60;

/** A recurring movement of a company's account: positive amounts are credits. */
export type Habit<Account extends string> = {
  readonly everyDays: number;
  /** Days between the last occurrence and the seeding. */
  readonly lastDaysAgo: number;
  readonly account: Account;
  /** The control account of the other side. */
  readonly counterpart: string;
  /** Lowest and highest amount, in whole units of the currency. */
  readonly between: readonly [number, number];
  /** Alternative texts for the statement. */
  readonly narrations: readonly string[];
};

type Rhythm = readonly [everyDays: number, lastDaysAgo: number];
export const happens = <Account extends string>(
  [everyDays, lastDaysAgo]: Rhythm,
  [from, counterpart]: readonly [Account, string],
  between: Habit<Account>["between"],
  ...narrations: string[]
): Habit<Account> => ({ everyDays, lastDaysAgo, account: from, counterpart, between, narrations });

/** A past movement between a company's account and a control account. */
export type PastMovement<Account extends string> = Pick<Habit<Account>, "account" | "counterpart"> & {
  readonly at: Date;
  readonly amount: Minor;
  readonly narration: string;
};

/** Generates sixty days of movements, identical in every seeding; none on the day of the seeding. */
export function historyOf<Account extends string>(
  habits: readonly Habit<Account>[],
  chance: number,
  now: Date,
): PastMovement<Account>[] {
  const random = repeatable(chance);
  const days = Array.from({ length: HISTORY_DAYS }, (_, day) => day + 1);
  return days.flatMap((daysAgo) =>
    habits
      .filter((habit) => isDue(habit, daysAgo, isWorkingDay(now, daysAgo)))
      .map(({ account, counterpart, between: [low, high], narrations }) => ({
        at: pastMoment(now, daysAgo, 8 * 60 + Math.floor(random() * 9 * 60)),
        account,
        counterpart,
        // Rounded to five pesewas, the smallest coin in use.
        amount: BigInt(low * 100 + Math.round(random() * (high - low) * 20) * 5),
        narration: narrations[Math.floor(random() * narrations.length)] ?? "",
      })),
  );
}

/** Skips weekends for movements more frequent than weekly. Others move to the preceding working day. */
const isDue = <Account extends string>(
  { everyDays, lastDaysAgo }: Habit<Account>,
  daysAgo: number,
  isWorking: boolean,
): boolean => daysAgo >= lastDaysAgo && (daysAgo - lastDaysAgo) % everyDays === 0 && (isWorking || everyDays >= 7);
