import type { AccountPlan } from "../companies/open-company";
import type { Minor } from "../ledger/minor-units";
import { type Habit, happens, historyOf } from "./habits";

const account = (number: string, name: string, today: Minor) => ({
  number,
  name: `Volta Agro - ${name}`,
  type: "Current",
  currency: "GHS" as const,
  /** Balance on the day of the seeding. */
  today,
});

export const voltaAccounts = {
  operations: account("1020304060606", "Operations", 64_000_00n),
  seasonal: account("1020304060614", "Seasonal", 12_500_00n),
};
export type VoltaAccount = keyof typeof voltaAccounts;

/** A farm that sells maize and rice, and pays for supplies and labour. */
const habits: readonly Habit<VoltaAccount>[] = [
  happens([3, 1], ["operations", "GIP-SETTLEMENT"], [1_800, 6_400], "Ho Mills Ltd", "Hohoe Market Union"),
  happens([2, 1], ["operations", "WALLET-MTN"], [260, 980], "MoMo sales Ho", "MoMo sales Kpando"),
  happens([5, 2], ["operations", "GIP-SETTLEMENT"], [-4_200, -1_600], "Yara fertiliser", "Seed company Tamale"),
  happens([4, 2], ["operations", "FEES-INCOME"], [-10, -10], "Transfer charge"),
  happens([7, 3], ["operations", "WALLET-TELECEL"], [-2_300, -1_500], "Farm hands of the week"),
  happens([9, 4], ["operations", "GIP-SETTLEMENT"], [-1_700, -800], "Goil diesel", "Tractor service Akatsi"),
  happens([30, 26], ["operations", "ACH-CLEARING"], [-11_500, -11_000], "Salaries"),
  happens([30, 25], ["operations", "SSNIT"], [-1_750, -1_650], "SSNIT contributions"),
  happens([30, 24], ["operations", "GHANA-GOV"], [-1_300, -1_200], "PAYE to GRA"),
  happens([30, 28], ["operations", "FEES-INCOME"], [-50, -50], "Monthly service fee"),
  happens([11, 6], ["seasonal", "ACH-CLEARING"], [-3_600, -1_900], "Irrigation Aveyime", "Warehouse Sogakope"),
  happens([14, 5], ["seasonal", "GIP-SETTLEMENT"], [2_800, 5_200], "Rice to Accra Foods", "Maize to Tema Feeds"),
  happens([30, 27], ["seasonal", "FEES-INCOME"], [-20, -20], "Monthly service fee"),
];

const CHANCE = 20_260_103;

export const voltaHistory = (now: Date) => historyOf(habits, CHANCE, now);

/** Opening balances are calculated so that today's balances are as planned. */
export function voltaAccountPlans(now: Date): AccountPlan[] {
  const moved = voltaHistory(now);
  return Object.entries(voltaAccounts).map(([key, { today, ...plan }]) => ({
    ...plan,
    opening: moved.reduce((sum, { account, amount }) => (account === key ? sum - amount : sum), today),
  }));
}
