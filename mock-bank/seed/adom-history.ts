import type { AccountPlan } from "../companies/open-company";
import type { Minor } from "../ledger/minor-units";
import { type Habit, happens, historyOf, type PastMovement } from "./habits";

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

/** Accounts with opening balances that keep them above zero; see {@link adomAccountPlans}. */
export const adomAccounts = {
  operations: account("1020304050607", "Operations", "GHS", 180_000_00n),
  payroll: account("1020304050615", "Payroll", "GHS", 40_000_00n),
  reserve: account("1020304050623", "Reserve", "GHS", 250_000_00n, "Savings"),
  dollars: account("1020304050631", "Dollars", "USD", 20_000_00n),
  euros: account("1020304050649", "Euros", "EUR", 8_000_00n),
};
export type AdomAccount = keyof typeof adomAccounts;

/** Recurring movements that determine Adom's balances on the day of the seeding. */
const habits: readonly Habit<AdomAccount>[] = [
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
  happens([30, 26], ["payroll", "ACH-CLEARING"], [-31_000, -30_000], "Salaries of the shops"),
  happens([30, 25], ["payroll", "SSNIT"], [-4_300, -4_200], "SSNIT contributions"),
  happens([30, 24], ["payroll", "GHANA-GOV"], [-3_900, -3_800], "PAYE to GRA"),
  happens([30, 29], ["reserve", "CASH-GHS"], [1_600, 1_900], "Interest"),
  happens([6, 3], ["dollars", "CASH-USD"], [1_200, 3_600], "Hamburg Kakao GmbH", "Lagos Foods Plc"),
  happens([11, 8], ["dollars", "CASH-USD"], [-4_800, -2_200], "Guangzhou Machines", "Freight Tema"),
  happens([13, 6], ["euros", "CASH-EUR"], [700, 1_900], "Lyon Chocolat SA"),
  happens([17, 12], ["euros", "CASH-EUR"], [-1_400, -500], "Spare parts Bremen"),
];

/** Small monthly movements. Opening balances compensate them, so they do not change today's balances. */
const details: readonly Habit<AdomAccount>[] = [
  happens([4, 3], ["operations", "FEES-INCOME"], [-10, -10], "Transfer charge"),
  happens([8, 3], ["operations", "E-LEVY"], [-13, -5], "E-Levy"),
  happens([30, 27], ["operations", "FEES-INCOME"], [-15, -15], "SMS alerts"),
  happens(
    [10, 6],
    ["operations", "ACH-CLEARING"],
    [-2_900, -1_400],
    "Rent Makola shop",
    "Rent Tema depot",
    "Insurance",
  ),
  happens([7, 2], ["operations", "GIP-SETTLEMENT"], [-950, -420], "MTN fibre", "Cleaning services", "Office supplies"),
  happens([30, 26], ["payroll", "GIP-SETTLEMENT"], [-4_150, -4_150], "Salary Kwabena Asiedu"),
  happens([30, 26], ["payroll", "GIP-SETTLEMENT"], [-3_780, -3_780], "Salary Akosua Frimpong"),
  happens([30, 26], ["payroll", "GIP-SETTLEMENT"], [-3_420, -3_420], "Salary Ibrahim Mahama"),
  happens([30, 26], ["payroll", "GIP-SETTLEMENT"], [-2_960, -2_960], "Salary Comfort Ansah"),
  happens([30, 26], ["payroll", "GIP-SETTLEMENT"], [-2_640, -2_640], "Salary Nii Lamptey"),
  happens([30, 26], ["payroll", "FEES-INCOME"], [-50, -50], "Transfer charges"),
  happens([7, 4], ["payroll", "WALLET-MTN"], [-880, -540], "Casual wages Tema", "Casual wages Kumasi"),
  happens([7, 5], ["payroll", "WALLET-TELECEL"], [-460, -240], "Drivers of the week"),
  happens([30, 23], ["payroll", "ACH-CLEARING"], [-1_280, -1_180], "Tier 3 pension"),
  happens([14, 9], ["reserve", "CASH-GHS"], [-30_000, -30_000], "91-day treasury bill"),
  happens([14, 2], ["reserve", "CASH-GHS"], [30_900, 31_800], "Treasury bill matured"),
  happens([30, 28], ["reserve", "FEES-INCOME"], [-20, -20], "Custody fee"),
  happens([9, 5], ["dollars", "CASH-USD"], [-640, -180], "Software licences", "Freight Antwerp"),
  happens([15, 4], ["dollars", "CASH-USD"], [900, 1_700], "Abidjan Cacao SARL"),
  happens([10, 7], ["euros", "CASH-EUR"], [-420, -90], "Trade fair Paris", "Laboratory Geneva"),
  happens([19, 5], ["euros", "CASH-EUR"], [650, 1_200], "Rotterdam Beans BV"),
];

/** Fixed random seeds. Each list has its own, so that new details do not change the amounts of the habits. */
const CHANCE_OF_HABITS = 20_260_101;
const CHANCE_OF_DETAILS = 20_260_102;

const detailsOf = (now: Date) => historyOf(details, CHANCE_OF_DETAILS, now);

export const adomHistory = (now: Date): PastMovement<AdomAccount>[] => [
  ...historyOf(habits, CHANCE_OF_HABITS, now),
  ...detailsOf(now),
];

/** Returns the accounts as opened, with opening balances that cover the details. */
export function adomAccountPlans(now: Date): AccountPlan[] {
  const moved = detailsOf(now);
  return Object.entries(adomAccounts).map(([key, plan]) => ({
    ...plan,
    opening: moved.reduce((sum, { account, amount }) => (account === key ? sum - amount : sum), plan.opening),
  }));
}
