import type { SchedulableCategory } from "../../domain/schedules/scheduled-transfer";

/** Texts of Schedule Transfers; those quoted in specification 2, sections 2.5 and 4, are verbatim. */
export const words = {
  title: "Schedule Transfers",
  list: "Scheduled transfers",
  empty: { title: "No schedule transfers yet", hint: "A transfer that is scheduled in its form appears here." },
  scheduleOne: "Schedule a transfer",
  /** What can be scheduled, by kind. */
  kinds: {
    ownAccounts: "Such as a monthly transfer to savings.",
    sameBank: "To any account of this bank.",
    otherBank: "To an account at another bank.",
    bulkTransfer: "Such as salaries, from one list.",
  } satisfies Record<SchedulableCategory, string>,
  steps: {
    title: "How a schedule works",
    steps: [
      { name: "Switch it on", note: "In the form of a transfer or a bulk" },
      { name: "Choose the days", note: "Daily, weekly, monthly, quarterly or one later day" },
      { name: "Confirm it once", note: "By a code or an approval; then the bank pays" },
    ],
  },
  upcoming: "Next payments",
  noneOfKind: "None scheduled",
  scheduled: (count: number) => (count === 1 ? "1 schedule" : `${count} schedules`),
  nextOf: (day: string, amount: string) => `Next: ${day}, ${amount}`,
  edit: "Edit",
  remove: "Delete",
  removeTitle: "Delete schedule?",
  removeQuestion: "Are you sure you want to delete the schedule transfer?",
  removed: "Schedule Transfer has been deleted!",
  removeFailed: "The schedule could not be deleted. It still runs.",
  sentForApproval: "The change of the schedule has been sent for approval.",
  save: "Save",
  form: "Edit schedule",
  confirmation: "Confirm the changed schedule",
  unchanged: "Nothing was changed yet.",
  incomplete: "Some fields are missing or not right.",
  startNote: { unchanged: "If empty, the days do not change.", changed: "If empty, the schedule starts today." },
  bank: "Bank",
  count: (count: number) => (count === 1 ? "1 beneficiary" : `${count} beneficiaries`),
  next: (day: string) => `Next: ${day}`,
  waits: "Waits for approval",
  failedOn: (day: string, reason: string) => `Failed on ${day}: ${reason}`,
  failedRuns: "Scheduled payments that failed",
  /** Such as "GHS 50.00 to Ama was not paid on 5 Jan 2027: Insufficient funds to complete the transaction." */
  failedRun: ({ amount, payee, day, reason }: { amount: string; payee: string; day: string; reason: string }) =>
    `${amount}${payee && ` to ${payee}`} was not paid on ${day}: ${reason}`,
  openSchedules: "Scheduled transfers",
  headers: {
    id: "Schedule ID",
    source: "Source Account",
    payee: "Beneficiary",
    bank: "Bank",
    amount: "Amount",
    charges: "Charges",
    total: "Total Amount",
    narration: "Narration",
    frequency: "Frequency",
    initiator: "Initiator",
    approver: "Final Approver",
  },
};
