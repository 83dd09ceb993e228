import type { OtherEvent, RequestEvent } from "../ledger/audit";
import type { ActivityEntry } from "./activity-list";

const words: Readonly<Record<OtherEvent | RequestEvent, string>> = {
  signedIn: "Signed in",
  signedOut: "Signed out",
  signInRefused: "Sign-in refused",
  openedByTrainer: "Sign-in opened by the bank",
  created: "Requested",
  approved: "Approved",
  sent: "Sent for processing",
  executed: "Paid",
  rejected: "Rejected",
  recalled: "Recalled",
  failed: "Failed",
  scheduled: "Schedule set up",
  rescheduled: "Schedule changed",
  unscheduled: "Schedule deleted",
  beneficiaryAdded: "Beneficiary added",
  beneficiaryChanged: "Beneficiary changed",
  beneficiaryRemoved: "Beneficiary deleted",
  nameConfirmed: "Name of a new beneficiary confirmed",
  accountChanged: "Known beneficiary at another account",
  listSaved: "Beneficiary list saved",
  listChanged: "Beneficiary list changed",
  listRemoved: "Beneficiary list deleted",
  downloaded: "Downloaded",
  statementMailed: "Statement sent by e-mail",
  statementOrdered: "Official statement ordered",
  paymentReturned: "Money came back",
  caseOpened: "Case opened",
  caseAnswered: "Case answered by the bank",
  paperReplaced: "Paper replaced by the bank",
  messagesChosen: "Choice of messages changed",
  passwordForgotten: "Password forgotten",
  passwordChanged: "Password changed",
  resetRefused: "New password refused",
  codeRefused: "Wrong one-time code",
  codeMisused: "Code used for something else",
  codesBlocked: "One-time codes blocked",
  inactivated: "Profile made inactive",
  changedByBank: "Set up or changed by the bank",
};

/** A decision that also pays, or fails, is named with its outcome. */
const decisions: Readonly<Record<string, string>> = {
  executed: "Approved and paid",
  sent: "Approved, sent for processing",
  failed: "Approved, then failed",
};

/** Names an act in words. Acts of other versions of the bank keep their names. */
export function titleOf({ event, kind }: Pick<ActivityEntry, "event" | "kind">): string {
  const decision = kind === "DECISION" ? decisions[event] : undefined;
  return decision ?? (event in words ? words[event as keyof typeof words] : event);
}

export const kindWords: Readonly<Record<ActivityEntry["kind"], string>> = {
  SIGN_IN: "Signing in and out",
  REQUEST: "Requests and payments",
  DECISION: "Approvals and rejections",
  BENEFICIARY: "Beneficiaries",
  SCHEDULE: "Schedules",
  DOWNLOAD: "Downloads",
  SECURITY: "Passwords, codes and preferences",
};
