import type { Minor } from "../../ledger/amounts";
import { isWorkingDay, pastMoment, repeatable } from "./past";

export const HISTORY_DAYS = 60;

/** What comes in (plus) or goes out of one of a company's accounts again and again. */
export type Habit<Account extends string> = {
  readonly everyDays: number;
  /** The last time, so many days before the seeding. */
  readonly lastDaysAgo: number;
  readonly account: Account;
  /** The control account at the other end. */
  readonly counterpart: string;
  /** In whole units of the currency. */
  readonly between: readonly [number, number];
  /** What the statement says, one or the other. */
  readonly narrations: readonly string[];
};

type Rhythm = readonly [everyDays: number, lastDaysAgo: number];
export const happens = <Account extends string>(
  [everyDays, lastDaysAgo]: Rhythm,
  [from, counterpart]: readonly [Account, string],
  between: Habit<Account>["between"],
  ...narrations: string[]
): Habit<Account> => ({ everyDays, lastDaysAgo, account: from, counterpart, between, narrations });

/** One past movement between a company's account and the outside world. */
export type PastMovement<Account extends string> = Pick<Habit<Account>, "account" | "counterpart"> & {
  readonly at: Date;
  readonly amount: Minor;
  readonly narration: string;
};

/** Sixty days of these habits, the same in every seeding; nothing moves on the day of the seeding itself. */
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
        ...{ account, counterpart },
        // To five pesewas, the smallest coin in use.
        amount: BigInt(low * 100 + Math.round(random() * (high - low) * 20) * 5),
        narration: narrations[Math.floor(random() * narrations.length)] ?? "",
      })),
  );
}

/** At a weekend what is frequent rests, and what is rare happens on the working day before. */
const isDue = <Account extends string>(
  { everyDays, lastDaysAgo }: Habit<Account>,
  daysAgo: number,
  isWorking: boolean,
): boolean => daysAgo >= lastDaysAgo && (daysAgo - lastDaysAgo) % everyDays === 0 && (isWorking || everyDays >= 7);
