import type { Frequency } from "../../domain/payments/schedule";

/** Texts of transfers; those quoted in specification 2 are verbatim. */
export const words = {
  title: "Transfers",
  selectCategory: "Select Transfer Category",
  form: "Transfer details",
  source: "Source Account",
  destination: "Destination Account",
  amount: "Amount",
  narration: "Narration",
  submit: "Make Transfer",
  newPayment: "New payment",
  copy: "Copy transaction ID",
  copied: "Copied",
  pay: "Pay",
  payNamed: (name: string) => `Pay ${name}`,
  transferType: "Transfer Type",
  speeds: { instant: "Instant", nonInstant: "Non-instant" },
  bank: "Bank",
  branch: "Bank Branch",
  payee: "Beneficiary Name",
  payeeFirst: "Known with bank and account",
  notVerified: "The destination account is not verified yet.",
  chargeUnknown: "The charge is not known yet.",
  schedule: "Schedule transfer",
  frequency: "Frequency",
  specialDate: "Special Date",
  start: "Start Date",
  repeat: {
    again: "Pay again",
    corrected: "Correct and ask again",
    /** The visible text in rows, where the full one has no room. */
    inRow: { again: "Pay again", corrected: "Correct" },
    named: (text: string, id: string) => `${text} ${id}`,
    title: "Earlier payment",
    from: (id: string, day: string) => `Filled in from ${id} of ${day}.`,
    untilConfirmed: "Nothing is paid until you confirm with a code.",
    outcomes: {
      rejected: "The request was rejected.",
      recalled: "The request was recalled.",
      failed: "The payment failed.",
    },
    noReason: "The reason could not be loaded.",
    changed: "Changed since then:",
    rowsFailed: "The beneficiaries of the earlier payment could not be loaded.",
    collecting: (count: number) => `Loading the beneficiaries: ${count.toLocaleString("en")} so far`,
  },
  /** The user's latest payments. */
  recent: {
    again: "Pay again",
    lists: "Latest lists",
    bills: "Recent bills",
    noBills: "The bills that you pay appear here, with their numbers and amounts.",
    saved: "Saved beneficiaries",
    list: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "beneficiary" : "beneficiaries"}`,
  },
  changes: {
    accountGone: (number: string) => `The account ${number} is not available any more. Choose another one.`,
    payeeGone: "The bank does not find this beneficiary any more. The account may be closed.",
    name: (was: string, is: string) => `The account's name is ${is}. It was paid under the name ${was}.`,
    notOffered: (name: string) => `${name} is not offered here any more. Choose another one.`,
    amount: (label: string, was: string, is: string) => `${label}: was ${was}, is now ${is}.`,
    schedule: "The earlier payment was scheduled. This one is not, until you schedule it.",
    inRow: (place: number, change: string) => `Row ${place}: ${change}`,
    more: (count: number) => `And ${count} more.`,
  },
  arrives: {
    sentence: (time: string) => `Arrives ${time}`,
    today: (time: string) => `today ${time}`,
    todayByClearing: (hour: number) => `today: before the ${hour}:00 cut-off`,
    afterCutOff: (day: string, hour: number) => `${day}: after the ${hour}:00 cut-off`,
    dayOff: (day: string) => `${day}: banks rest today`,
    todayIfApproved: (hour: number) => `today, if approved before ${hour}:00`,
    onceApproved: (arrival: string) => `${arrival}, if approved now`,
  },
  viewOnly: "Your role can see this form but cannot make transfers.",
  confirmation: "Confirm transfer",
  confirmationOfPayment: "Confirm payment",
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
    arrival: "Arrival",
    included: (charges: string) => `incl. ${charges} charges`,
    empty: "What you enter, fees and the balance afterwards appear here.",
    short: "More than the available balance",
    narration: "Narration",
    eLevy: "E-Levy Fee",
    charge: "Charge",
    schedule: "Schedule",
    runs: (frequency: string, start: string) => `${frequency}, from ${start}`,
    /** The day and the day on which the bank really pays. */
    runsLater: (frequency: string, start: string, day: string) =>
      `${frequency}, from ${start}. Banks rest on that day, so it is first paid on ${day}.`,
    shorterMonths: "In shorter months it is paid on the last day.",
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

/** Texts of Prepaid Card Load; those quoted in specification 2, sections 2.3 and 8, are verbatim. */
export const cardWords = {
  title: "Prepaid Card Load",
  single: "Single Card Load",
  cardName: "Card Name",
  cardNameFirst: "Known with the customer ID",
  submit: "Make Transfer",
  confirmation: "Confirm card load",
  failed: "Transfer is failed. Unable to complete the transaction.",
  notValidated: "Could not validate your card.",
};

/** Texts of bill payments that their forms and the summary of a payment share (specification 3, section 2.4). */
export const billWords = {
  service: "Service Name",
  invoiceNumber: "Invoice Number",
  customerName: "Customer Name",
  adviceNumber: "Payment Advice Number",
  customerCode: "Customer Code",
  contributionType: "Contribution Type",
  establishment: "Establishment Name",
  penalty: "Total Penalty Amount",
  ghanaGov: "Ghana.gov",
  ssnit: "SSNIT",
  paid: { ghanaGov: "Bill Payment is successful!", ssnit: "Payment is successful!" },
};

/** Texts of Mobile Money; those quoted in specification 2, section 2.2, are verbatim. */
export const walletWords = {
  title: "Mobile Money",
  eLevyFirst: "Known with wallet and amount",
  nameFirst: "Known with network and number",
  submit: "Make Payment",
  notFound: "The wallet has no name yet.",
  incomplete: "Some fields are missing or not right.",
  unvalidated: {
    title: "Mobile Money Name",
    question: "Mobile Money Name has not been validated. Would you like to continue?",
    yes: "Continue",
    no: "Close",
  },
};
