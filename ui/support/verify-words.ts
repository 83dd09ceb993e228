import type { Paper, PaperCheck, PaperState } from "../../domain/support/paper";
import { brand } from "../kit/brand";

/** How the page speaks of a paper: trust it, be careful, or do not rely on it. */
export type Tone = "good" | "wait" | "bad";
type Verdict = { readonly tone: Tone; readonly title: string; readonly text: string };

/** Texts of the page that checks papers. */
export const words = {
  title: "Check a Paper",
  intro: `Find out whether a receipt, a payment advice or a statement is really from ${brand.name}.`,
  checking: "Checking the signature",
  content: "What the bank signed",
  compare: "Compare each line with the paper. Do not trust a paper that shows another value.",
  today: "What is true today",
  asking: "Asking the bank",
  askAgain: "Ask again",
  notAnswered: "The bank does not say what became of this paper. It may have changed since.",
  another: "Check another paper",
  paste: "Paste the line",
  pasteHint: "The line below the code of the paper, from https:// to its end.",
  check: "Check",
  or: "or",
  choose: "Choose the file",
  file: "Choose or drop the PDF, or a picture of its code",
  how: "With the paper in your hand, point your phone's camera at its code.",
  privacy:
    "The line is checked in this browser. The bank receives its signature, encrypted, to say what is true today.",
  approvedByTwo: "Two people or more have approved it.",
  replaced: "The bank has issued a newer paper in place of this one. Ask for the newer one.",
  help: "Contact the bank",
  product: "Paper check",
};

/** The answer of the check in this browser. */
export const verdicts: Readonly<Record<PaperCheck["kind"], Verdict>> = {
  genuine: {
    tone: "good",
    title: "Genuine",
    text: `${brand.name} has issued this paper, and the content below is as it was signed.`,
  },
  changed: {
    tone: "bad",
    title: "Changed",
    text: "The code was changed after the bank had signed it. Do not rely on this paper.",
  },
  foreign: {
    tone: "bad",
    title: "Not of this bank",
    text: `${brand.name} has not signed this paper. Do not rely on it.`,
  },
  unreadable: {
    tone: "wait",
    title: "Not readable",
    text: "No whole line of a paper was found here. Scan the code again, take a sharper picture, or copy the line from https:// to its end. From a Word or Excel file, paste the line.",
  },
  uncheckable: {
    tone: "wait",
    title: "Not checked",
    text: "This browser cannot check signatures, and the bank has not confirmed the paper. Use a newer browser.",
  },
  noKeys: {
    tone: "wait",
    title: "Not checked",
    text: "The bank's public keys could not be loaded. Check your connection, and try again.",
  },
};

/** What became of a genuine paper. A title replaces "Genuine", because the paper proves less than it seems to. */
export const states: Readonly<
  Record<PaperState, { readonly tone: Tone; readonly title?: string; readonly text: (since: string) => string }>
> = {
  waiting: {
    tone: "wait",
    title: "Genuine, not paid yet",
    text: () => "Waiting for the clearing. The beneficiary does not have the money yet.",
  },
  sent: { tone: "good", text: (since) => `Sent to the bank abroad${on(since)}. It does not report the arrival.` },
  arrived: { tone: "good", text: (since) => `Arrived${on(since)}.` },
  returned: {
    tone: "bad",
    title: "Genuine, but returned",
    text: (since) => `The beneficiary's bank returned the money${on(since)}. The payer has it again.`,
  },
  reversed: {
    tone: "bad",
    title: "Genuine, but reversed",
    text: (since) => `The bank took the payment back${on(since)}. The payer has the money again.`,
  },
  issued: { tone: "good", text: () => "This is the newest issue of the statement." },
  notFound: {
    tone: "wait",
    title: "Genuine, but not in the books",
    text: () => "The bank's books do not have this payment any more. Ask the bank.",
  },
  unknown: {
    tone: "wait",
    title: "Genuine, state unknown",
    text: () => "The bank names a state that this page does not know. Ask the bank.",
  },
};

export const replacedTitle = "Genuine, but replaced";

function on(since: string): string {
  return since ? ` on ${since}` : "";
}

export const kinds: Readonly<Record<Paper["kind"], string>> = {
  receipt: "Transaction Receipt",
  advice: "Payment Advice",
  statement: "Account Statement",
};

/** The labels of the content, as the papers have them. */
export const labels = {
  kind: "Paper",
  bank: "Bank",
  reference: "Reference",
  amount: "Amount",
  closingBalance: "Closing balance",
  payer: "Customer",
  beneficiary: "Beneficiary",
  givenBeneficiary: "Beneficiary (name given by the customer)",
  lastDigits: "Number ends in",
  date: "Date",
  issue: "Issue",
};
