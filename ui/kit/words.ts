import { DAY_EXAMPLE } from "../../domain/form-messages";
import type { QuickRange } from "../../domain/quick-ranges";
import { failureWords } from "./failure-words";

/** Texts shared by all areas. Specified texts are verbatim (specification 1, sections 2.7, 2.9 and 2.13). */
export const words = {
  close: "Close",
  cancel: "Cancel",
  apply: "Apply",
  otp: {
    title: "OTP Verification",
    hint: (destination?: string) => `Enter the 5 digits sent to ${destination ?? "you"}.`,
    label: "One-time code",
    incomplete: "Please enter the 5 digits OTP",
    triesLeft: (count: number) => (count === 1 ? "1 try left." : `${count} tries left.`),
    replaced: "A new code has been sent.",
    resend: "Resend",
    resendIn: (left: string) => `in ${left}`,
    confirm: "Confirm",
  },
  status: {
    succeeded: "Success",
    failed: "Failed",
    unknown: "Outcome unknown",
    unknownText:
      "The bank's answer did not arrive, so it is not known whether this was carried out. It has not failed. Checking again is safe: the bank acts once and repeats its answer.",
    /** Shown after a change without a code, which cannot be repeated under the same idempotency key. */
    unknownChange:
      "The bank's answer did not arrive, so it is not known whether this was carried out. The list shows it as the bank has it now; please look there before you try again.",
    notSent: "Nothing was paid or changed. Your entries are kept.",
    checkAgain: "Check again",
    receipt: "Receipt",
    newPayment: "New payment",
    reference: "Transaction ID",
    receiptFrom: (at: string) => `The payment is settled on ${at}. There is a receipt from then on.`,
    receiptPlace: "You will find it in My Requests.",
    receiptFailed: "Failed to download receipt!",
  },
  leave: {
    title: "Leave page?",
    question: "Entered data will be lost. Are you sure you want to leave page?",
    leave: "Leave Page",
  },
  list: {
    loading: "Loading",
    cancelled: "Loading was cancelled",
    failed: failureWords.title,
    failedHint: failureWords.hint,
    retry: failureWords.retry,
    range: (from: number, to: number, total: number) => `${from}-${to} from ${total}`,
    pages: "Pages",
    previous: "Previous page",
    next: "Next page",
    pageSize: "Entries per page",
    actions: "Actions",
    select: "Selection",
  },
  calendar: {
    title: "Date Period",
    start: "Start date",
    end: "End date",
    example: `e.g. ${DAY_EXAMPLE}`,
    absent: `The calendar could not be loaded. Please type the date, e.g. ${DAY_EXAMPLE}.`,
    ranges: { today: "Today", thisMonth: "This month", lastMonth: "Last month" } satisfies Record<QuickRange, string>,
    open: (label: string) => `Choose ${label.toLowerCase()} from a calendar`,
  },
  /**
   * Notices of a field that rejects a typed character or a whole text (specification 1, section 5; decisions of 23
   * November 2026).
   */
  entry: {
    onlyAmount: "Only digits, a comma and a point can be entered here.",
    onlyDigits: "Only digits can be entered here.",
    onlyAccount: "Only letters, digits, spaces, hyphens, points and slashes can be entered here.",
    digitsMax: (max: number) => `At most ${max} digits.`,
    charactersMax: (max: number) => `At most ${max} characters.`,
    notAnAmount: (text: string) => `“${text}” is not an amount such as 1,250.00. Correct or replace it.`,
    notDigits: (text: string) => `“${text}” holds other characters than digits. Correct or replace it.`,
    notACode: "This text is not a code of five digits. Enter the code that was sent to you.",
    notAnAccount: (text: string) => `“${text}” is not an account number. Correct or replace it.`,
    tooManyDigits: (text: string, max: number) => `“${text}” has more than ${max} digits. Correct or replace it.`,
    tooManyCharacters: (count: number, max: number) =>
      `At most ${max} characters can be sent; this has ${count}. Shorten it.`,
  },
  drawingAbsent: "The drawing could not be loaded.",
  partAbsent:
    "This part of the page could not be loaded. What you have entered here is kept. If it happens again, finish it, then reload the page.",
  rate: "Exchange Rate",
  debit: "Debit from Source Account",
  counted: (length: number, max: number) => `${length}/${max}`,
  choose: "Select…",
  noMatch: "Nothing matches what was typed.",
  none: "–",
  /** Shown for a value that the contract does not define. */
  unknown: "Unknown",
  lookingUp: "Looking up…",
  accountNotFound: "Account not found",
  /** Shown if the bank accepts or refuses a change without a message (specification 2, section 8). */
  request: {
    done: "Request Completed Successfully!",
    failed: "Request is failed. Unable to complete the transaction.",
  },
  groups: "Kinds",
  problems: (count: number) => (count === 1 ? "1 field needs attention" : `${count} fields need attention`),
  saved: {
    label: "Saved Beneficiary",
    orNew: "or enter a new one",
    keep: "Save beneficiary",
    none: "None",
    change: "Change",
  },
  selectCategory: "Select category",
  offline: "This device is offline. Nothing reaches the bank until it is connected again. Your entries are kept.",
  stillWaiting: "Still waiting for the bank",
  waiting: (count: number) => `${count} waiting for you`,
  back: "Back",
  filters: "Filters",
  filtersInUse: (count: number) => (count === 1 ? "1 filter in use" : `${count} filters in use`),
};
