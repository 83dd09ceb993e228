import { INSUFFICIENT_FUNDS } from "../execution/execute";
import type { Minor } from "../ledger/minor-units";
import type { PaidAbroad } from "./adom-abroad";
import type { PaidAtOtherBank, PaidWallet } from "./adom-beneficiaries";
import type { AdomAccount } from "./adom-history";

/** A request between two of Adom's own accounts, to a saved beneficiary, for a bill, or abroad. */
type Kind =
  | { readonly kind: "ownAccounts"; readonly from: AdomAccount; readonly to: AdomAccount }
  | { readonly kind: "otherBank"; readonly from: AdomAccount; readonly to: PaidAtOtherBank }
  | { readonly kind: "mobileMoney"; readonly from: AdomAccount; readonly to: PaidWallet }
  | { readonly kind: "ghanaGov"; readonly from: AdomAccount; readonly service: string; readonly invoice: string }
  | { readonly kind: "fx"; readonly from: AdomAccount; readonly to: PaidAbroad };

/** Outcome of a request and who decided it. A Single's request needs no decision. */
type SeedOutcome =
  | { readonly status: "PENDING" }
  | { readonly status: "IN_PROGRESS"; readonly approvedBy: readonly string[] }
  | { readonly status: "APPROVED"; readonly approvedBy?: readonly string[] }
  | { readonly status: "REJECTED"; readonly rejectedBy: string; readonly reason: string }
  | { readonly status: "FAILED"; readonly approvedBy: readonly string[]; readonly failure: string }
  | { readonly status: "RECALLED" };

export type PastRequest = Kind &
  SeedOutcome & {
    readonly by: string;
    readonly daysAgo: number;
    readonly minute: number;
    readonly amount: Minor;
    readonly narration: string;
    /** A run of Ama's weekly schedule, which she has deleted since. */
    readonly isScheduled?: true;
  };

const kofi = "kofi.boateng";
const esi = "esi.darko";
const ama = "ama.mensah";
const efua = "efua.asante";
const adjoa = "adjoa.sarpong";

const between = (from: AdomAccount, to: AdomAccount): Kind => ({ kind: "ownAccounts", from, to });
const toOtherBank = (to: PaidAtOtherBank): Kind => ({ kind: "otherBank", from: "operations", to });
const toWallet = (to: PaidWallet): Kind => ({ kind: "mobileMoney", from: "operations", to });
const bill = (service: string, invoice: string): Kind => ({ kind: "ghanaGov", from: "operations", service, invoice });
const sentAbroad = (from: AdomAccount, to: PaidAbroad): Kind => ({ kind: "fx", from, to });
const at = (daysAgo: number, hour: number, minutes = 0) => ({ daysAgo, minute: hour * 60 + minutes });

/** Every week Kofi funds the payroll, and Efua or Adjoa approves. */
const payrollFunding: readonly PastRequest[] = [57, 50, 43, 36, 29, 22, 15, 8].map((daysAgo, week) => ({
  ...between("operations", "payroll"),
  ...at(daysAgo, 9, 20 + week),
  by: kofi,
  amount: 9_500_00n,
  narration: "Payroll funding",
  status: "APPROVED",
  approvedBy: [week % 2 === 0 ? efua : adjoa],
}));

/** Weekly savings by a schedule of Ama, who needs no approval. */
const savings: readonly PastRequest[] = [33, 26, 19, 12].map((daysAgo) => ({
  ...between("operations", "reserve"),
  ...at(daysAgo, 17),
  isScheduled: true,
  by: ama,
  amount: 4_000_00n,
  narration: "Reserve",
  status: "APPROVED",
}));

/** Payments to others, each as a clerk makes it again. */
const toOthers: readonly PastRequest[] = [
  {
    ...toOtherBank("sefwi"),
    ...at(18, 10, 5),
    by: kofi,
    amount: 1_850_00n,
    narration: "Cocoa, lot 41",
    status: "APPROVED",
    approvedBy: [efua],
  },
  {
    ...toWallet("rahman"),
    ...at(11, 9, 40),
    by: kofi,
    amount: 85_00n,
    narration: "Delivery Kumasi",
    status: "APPROVED",
    approvedBy: [adjoa],
  },
  {
    ...toOtherBank("packaging"),
    ...at(5, 14, 20),
    by: kofi,
    amount: 1_240_00n,
    narration: "Boxes, order 77",
    status: "APPROVED",
    approvedBy: [efua],
  },
  {
    ...bill("Passport application", "GG-1003"),
    ...at(2, 12, 30),
    by: kofi,
    amount: 350_00n,
    narration: "Renewal",
    status: "APPROVED",
    approvedBy: [efua],
  },
  {
    ...toOtherBank("packaging"),
    ...at(1, 10, 45),
    by: kofi,
    amount: 2_310_00n,
    narration: "Boxes, order 81",
    status: "PENDING",
  },
  {
    ...toWallet("tetteh"),
    ...at(1, 15, 5),
    by: esi,
    amount: 90_00n,
    narration: "Market porters",
    status: "PENDING",
  },
];

/** Adom needs two approvals for this amount and above. */
export const ADOM_SECOND_APPROVER_FROM: Minor = 20_000_00n;

/** Requests in every status, oldest first. */
export const adomRequests: readonly PastRequest[] = [
  ...payrollFunding,
  ...savings,
  ...toOthers,
  {
    ...sentAbroad("dollars", "machines"),
    ...at(21, 11, 15),
    by: kofi,
    amount: 1_800_00n,
    narration: "Wrapping machine",
    status: "APPROVED",
    approvedBy: [efua, adjoa],
  },
  {
    ...between("reserve", "operations"),
    ...at(19, 10),
    by: esi,
    amount: 24_000_00n,
    narration: "Stock for Easter",
    status: "APPROVED",
    approvedBy: [efua, adjoa],
  },
  {
    ...between("operations", "reserve"),
    ...at(16, 11),
    by: kofi,
    amount: 15_000_00n,
    narration: "Reserve top-up",
    status: "REJECTED",
    rejectedBy: efua,
    reason: "Wait for the VAT refund",
  },
  {
    ...between("operations", "reserve"),
    ...at(13, 15, 30),
    by: kofi,
    amount: 1_500_00n,
    narration: "Reserve, wrong amount",
    status: "RECALLED",
  },
  {
    ...between("payroll", "reserve"),
    ...at(10, 12, 10),
    by: kofi,
    amount: 45_000_00n,
    narration: "Year-end reserve",
    status: "FAILED",
    approvedBy: [adjoa],
    failure: INSUFFICIENT_FUNDS,
  },
  {
    ...between("operations", "payroll"),
    ...at(6, 9, 45),
    by: esi,
    amount: 22_000_00n,
    narration: "Bonus",
    status: "REJECTED",
    rejectedBy: adjoa,
    reason: "Not agreed yet",
  },
  {
    ...between("operations", "payroll"),
    ...at(4, 10, 15),
    by: kofi,
    amount: 26_000_00n,
    narration: "Payroll of the month",
    status: "IN_PROGRESS",
    approvedBy: [efua],
  },
  {
    ...between("operations", "reserve"),
    ...at(3, 9, 5),
    by: kofi,
    amount: 3_000_00n,
    narration: "Reserve",
    status: "PENDING",
  },
  {
    ...between("reserve", "operations"),
    ...at(2, 13, 40),
    by: esi,
    amount: 6_250_00n,
    narration: "Cocoa at Sefwi",
    status: "PENDING",
  },
  {
    ...between("operations", "payroll"),
    ...at(2, 16, 20),
    by: kofi,
    amount: 1_150_00n,
    narration: "Overtime",
    status: "PENDING",
  },
  {
    ...between("operations", "reserve"),
    ...at(1, 8, 50),
    by: kofi,
    amount: 21_500_00n,
    narration: "Reserve for the new shop",
    status: "PENDING",
  },
  {
    ...between("payroll", "operations"),
    ...at(1, 11, 25),
    by: esi,
    amount: 480_50n,
    narration: "Advance paid back",
    status: "PENDING",
  },
  {
    ...sentAbroad("operations", "parts"),
    ...at(1, 14, 10),
    by: kofi,
    amount: 650_00n,
    narration: "Spare parts",
    status: "PENDING",
  },
];
