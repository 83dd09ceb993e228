import type { AskedKind, CaseKind, CaseStatus, StageKind } from "../../../domain/requests/trail";
import { words as shared } from "../../kit/words";

const { unknown } = shared;

export const stageLabels: { readonly [S in StageKind]: string } = {
  asked: "Asked",
  approved: "Approved",
  rejected: "Rejected",
  recalled: "Recalled",
  failed: "Failed",
  sent: "Sent",
  arrived: "Arrived",
  returned: "Returned",
  reversed: "Reversed by the bank",
  unknown,
};

/** Stages that have not happened, or are not known to have. */
export const openStageLabels: Partial<typeof stageLabels> = {
  approved: "Waits for approval",
  sent: "Not sent yet",
  arrived: "Arrival not known yet",
};

export const caseLabels: { readonly [K in CaseKind]: string } = {
  find: "Find the payment",
  return: "Ask for the money back",
  complaint: "Complaint",
  unknown,
};

export const caseStatusLabels: { readonly [S in CaseStatus]: string } = {
  open: "Open",
  found: "Found",
  returned: "Money returned",
  cannotBeReturned: "Cannot be returned",
  answered: "Answered",
  unknown,
};

export const whereWords = {
  open: "Where is my money?",
  openOf: (id: string) => `Where is the money of ${id}?`,
  title: "Where is my money?",
  headline: {
    waits: "Waits for approval",
    ended: "No money was sent",
    onItsWay: (by: string) => `On its way, expected by ${by}`,
    late: (by: string) => `Expected by ${by}, not known to have arrived`,
    unknown: "Sent. Its arrival is not known yet",
    arrived: (at: string) => `Arrived on ${at}`,
    cameBack: (at: string) => `The money came back on ${at}`,
    notSent: "Not sent yet",
    schedule: "Paid by its schedule. Each of those payments has stages of its own",
    list: "Sent. Not all payments of the list are known to have arrived",
    noStatus: "It is not known whether the money was sent",
  },
  by: (name: string) => `by ${name}`,
  expected: (at: string) => `expected by ${at}`,
  provenOnly: (answer: string) =>
    `The bank does not report the stages of this payment (its answer: ${answer}). Here is what its records of the payment prove. For anything else please call the Contact Center.`,
  failed: "The bank could not be asked just now. Here is what its records of the payment prove.",
  failedAgain: "The bank could not be asked again just now. This is its last answer.",
  steps: "Stages of the payment",
  cases: "Questions to the bank",
  ask: { find: "Ask the bank to find it", return: "Ask for it back" } satisfies Record<AskedKind, string>,
  explain: {
    find: "The bank looks for the payment and answers you. Nothing is paid or changed.",
    return:
      "Use this if the money went to a wrong beneficiary. The bank asks the receiver to give it back; it can refuse. Nothing is paid or changed until then.",
  } satisfies Record<AskedKind, string>,
  message: {
    find: "What should the bank know?",
    return: "What went wrong?",
  } satisfies Record<AskedKind, string>,
  send: "Send",
  lost: "The bank's answer did not arrive, so it is not known whether the case is open. Sending again is safe: the bank opens it once.",
  sendAgain: "Send again",
  opened: (number: string, by: string) => `Case ${number} is open. The bank answers by ${by}.`,
  case: {
    answerBy: (day: string) => `The bank answers by ${day}`,
    asked: (name: string, at: string) => `${name}, ${at}`,
    answers: "Answers of the bank",
  },
  news: "The bank has answered your case",
  newsOf: (number: string, status: string) => `${number}: ${status}`,
  list: {
    title: "Cases",
    empty: "No cases yet",
    notOffered: "This bank has no cases here",
    notOfferedHint: "Use the complaint form, or call the Contact Center.",
    payment: (id: string) => `Payment ${id}`,
    intro: "Ask the bank where a payment is, or for its money back. It answers by a stated day.",
    recent: "Ask about a recent payment",
  },
};
