import { bankApi } from "../../adapters/bank-api/contract";
import type { CallIntent } from "../../adapters/bank-api/contract/intent";

export type CodePurpose = "signIn" | "forgotPassword" | "action";

/** What the user is told that the code does, where "confirms" would say too little. */
const verbs: Readonly<Record<string, string>> = {
  [bankApi.approvals.approve.path]: "approves",
  [bankApi.requests.recall.path]: "recalls",
};

/** The words after the code. A sign-in code never speaks of money, so that a user can tell the two apart. */
export function meaningOf(purpose: CodePurpose, intent: CallIntent | undefined, bankName: string): string {
  if (purpose === "signIn") return `is your sign-in code for ${bankName}`;
  if (purpose === "forgotPassword") return `is your code for a new password at ${bankName}`;
  if (!intent) return `is your code for ${bankName}; it moves no money`;
  const what = [intent.total, intent.to && `to ...${intent.to}`].filter(Boolean).join(" ");
  return `${verbs[intent.call] ?? "confirms"} ${what || "what you entered"}`;
}

export const codeMessage = (digits: string, meaning: string, minutes: number): string =>
  `${digits} ${meaning}. Valid for ${minutes} minutes. Never share it with anyone.`;
