import type { Frequency } from "../../../domain/payments/schedule";

/** Texts of transfers; those quoted in specification 2 are verbatim. */
export const words = {
  title: "Transfers",
  selectCategory: "Select Transfer Category",
  later: "This kind of transfer is not part of this version.",
  form: "Transfer details",
  source: "Source Account",
  destination: "Destination Account",
  amount: "Amount",
  narration: "Narration",
  submit: "Make Transfer",
  transferType: "Transfer Type",
  speeds: { instant: "Instant", nonInstant: "Non-instant" },
  bank: "Bank",
  branch: "Bank Branch",
  payee: "Beneficiary Name",
  notVerified: "The destination account is not verified yet.",
  chargeUnknown: "The charge is not known yet.",
  schedule: "Schedule transfer",
  frequency: "Frequency",
  specialDate: "Special Date",
  start: "Start Date",
  duplicate: (amount: string, at: string, id: string) =>
    `You already sent ${amount} to this account on ${at} (${id}). Please make sure that this is another payment.`,
  duplicateBulk: (count: number, amount: string, at: string, id: string) =>
    `You already sent ${amount} to ${count.toLocaleString("en")} beneficiaries on ${at} (${id}). Please make sure that this is another list.`,
  arrives: {
    today: (time: string) => `Arrives today ${time}`,
    todayByClearing: (hour: number) => `Arrives today: before the ${hour}:00 cut-off`,
    afterCutOff: (day: string, hour: number) => `Arrives ${day}: after the ${hour}:00 cut-off`,
    dayOff: (day: string) => `Arrives ${day}: banks rest today`,
    onceApproved: (arrival: string) => `${arrival}, if approved now`,
  },
  viewOnly: "Your role can see this form but cannot make transfers.",
  confirmation: "Confirm transfer",
  sentForApproval: "Transfer request has been successfully sent for approval!",
  failed: "Transfer failed. Unable to complete the transaction.",
  scheduled: "The transfer has been scheduled.",
  completed: "Transfer Completed Successfully!",
  payeeName: "Beneficiary Name",
  payeeNameHint: "Saved under this name",
  summary: {
    title: "Summary",
    from: "From",
    to: "To",
    amount: "Amount",
    fee: "Fee",
    total: "Total",
    balanceAfter: "Balance after",
    short: "More than the available balance",
    narration: "Narration",
    eLevy: "E-Levy Fee",
    charge: "Charge",
    schedule: "Schedule",
    runs: (frequency: string, start: string) => `${frequency}, from ${start}`,
  },
};

/** Labels of the frequencies (specification 2, section 3). */
export const frequencyLabels: { readonly [F in Frequency]: string } = {
  daily: "Daily",
  weekly: "Weekly",
  monthly: "Monthly",
  quarterly: "Quarterly",
  specialDate: "Special Date",
};
