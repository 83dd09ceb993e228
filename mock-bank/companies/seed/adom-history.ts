import type { Minor } from "../../ledger/amounts";
import type { AccountPlan } from "../open-company";
import { isWorkingDay, pastMoment, repeatable } from "./past";

const account = (
  number: string,
  name: string,
  currency: AccountPlan["currency"],
  opening: Minor,
  type = "Current",
) => ({
  number,
  name: `Adom Trading - ${name}`,
  type,
  currency,
  opening,
});

/** Opened a day before the history begins, with what it needs to stay above zero. */
export const adomAccounts = {
  operations: account("1020304050607", "Operations", "GHS", 180_000_00n),
  payroll: account("1020304050615", "Payroll", "GHS", 40_000_00n),
  reserve: account("1020304050623", "Reserve", "GHS", 250_000_00n, "Savings"),
  dollars: account("1020304050631", "Dollars", "USD", 20_000_00n),
  euros: account("1020304050649", "Euros", "EUR", 8_000_00n),
};
export type AdomAccount = keyof typeof adomAccounts;

export const HISTORY_DAYS = 60;

/** What comes in (plus) or goes out again and again. */
type Habit = {
  readonly everyDays: number;
  /** The last time, so many days before the seeding. */
  readonly lastDaysAgo: number;
  readonly account: AdomAccount;
  /** The control account at the other end. */
  readonly counterpart: string;
  /** In whole units of the currency. */
  readonly between: readonly [number, number];
  /** What the statement says, one or the other. */
  readonly narrations: readonly string[];
};

type Rhythm = readonly [everyDays: number, lastDaysAgo: number];
const happens = (
  [everyDays, lastDaysAgo]: Rhythm,
  [from, counterpart]: readonly [AdomAccount, string],
  between: Habit["between"],
  ...narrations: string[]
): Habit => ({ everyDays, lastDaysAgo, account: from, counterpart, between, narrations });

const habits: readonly Habit[] = [
  happens([1, 1], ["operations", "WALLET-MTN"], [900, 3_200], "MoMo takings Makola", "MoMo takings Kaneshie"),
  happens([2, 1], ["operations", "WALLET-TELECEL"], [300, 1_400], "Telecel Cash takings"),
  happens([3, 2], ["operations", "GIP-SETTLEMENT"], [2_500, 9_800], "Kumasi Retail Co", "Tema Stores Ltd"),
  happens([4, 3], ["operations", "GIP-SETTLEMENT"], [-7_400, -1_800], "Accra Packaging Ltd", "Sefwi Cocoa Farmers"),
  happens([6, 2], ["operations", "ACH-CLEARING"], [-9_200, -2_600], "Tema Cold Stores", "GPHA port charges"),
  happens([7, 4], ["operations", "CASH-GHS"], [-1_500, -600], "Cash for the shops"),
  happens([9, 5], ["operations", "GIP-SETTLEMENT"], [-1_900, -700], "ECG power", "Ghana Water", "Goil fuel cards"),
  happens([8, 3], ["operations", "WALLET-MTN"], [-1_450, -600], "Riders of the week", "Market porters"),
  happens([12, 4], ["operations", "PREPAID-CARDS"], [-2_400, -1_100], "Travel cards"),
  happens([15, 6], ["operations", "GHANA-GOV"], [-4_200, -2_300], "VAT to GRA", "Import duty"),
  happens([30, 28], ["operations", "FEES-INCOME"], [-50, -50], "Monthly service fee"),
  happens([30, 26], ["payroll", "ACH-CLEARING"], [-31_000, -30_000], "Salaries"),
  happens([30, 25], ["payroll", "SSNIT"], [-4_300, -4_200], "SSNIT contributions"),
  happens([30, 24], ["payroll", "GHANA-GOV"], [-3_900, -3_800], "PAYE to GRA"),
  happens([30, 29], ["reserve", "CASH-GHS"], [1_600, 1_900], "Interest"),
  happens([6, 3], ["dollars", "CASH-USD"], [1_200, 3_600], "Hamburg Kakao GmbH", "Lagos Foods Plc"),
  happens([11, 8], ["dollars", "CASH-USD"], [-4_800, -2_200], "Guangzhou Machines", "Freight Tema"),
  happens([13, 6], ["euros", "CASH-EUR"], [700, 1_900], "Lyon Chocolat SA"),
  happens([17, 12], ["euros", "CASH-EUR"], [-1_400, -500], "Spare parts Bremen"),
];

/** One past movement between one of Adom's accounts and the outside world. */
export type PastMovement = Pick<Habit, "account" | "counterpart"> & {
  readonly at: Date;
  readonly amount: Minor;
  readonly narration: string;
};

/** Sixty days of a trading company, the same in every seeding; nothing moves on the day of the seeding itself. */
export function adomHistory(now: Date): PastMovement[] {
  const random = repeatable(20_260_101);
  const days = Array.from({ length: HISTORY_DAYS }, (_, day) => day + 1);
  return days.flatMap((daysAgo) =>
    habits
      .filter((habit) => isDue(habit, daysAgo, isWorkingDay(now, daysAgo)))
      .map(({ account: ours, counterpart, between: [low, high], narrations }) => ({
        at: pastMoment(now, daysAgo, 8 * 60 + Math.floor(random() * 9 * 60)),
        account: ours,
        counterpart,
        // To five pesewas, the smallest coin in use.
        amount: BigInt(low * 100 + Math.round(random() * (high - low) * 20) * 5),
        narration: narrations[Math.floor(random() * narrations.length)] ?? "",
      })),
  );
}

/** At a weekend what is frequent rests, and what is rare happens on the working day before. */
const isDue = ({ everyDays, lastDaysAgo }: Habit, daysAgo: number, isWorking: boolean): boolean =>
  daysAgo >= lastDaysAgo && (daysAgo - lastDaysAgo) % everyDays === 0 && (isWorking || everyDays >= 7);
