import { bankApi } from "../../contract/index";
import type { CallIntent } from "../../contract/intent";

export type CodePurpose = "signIn" | "forgotPassword" | "action";

/** The verb in the message for calls where "confirms" is too general. */
const verbs: Readonly<Record<string, string>> = {
  [bankApi.approvals.approve.path]: "approves",
  [bankApi.requests.recall.path]: "recalls",
};

/** Calls that pay a list, whose intent has neither a payee nor their number. */
const lists: ReadonlySet<string> = new Set([
  bankApi.bulkTransfers.pay.path,
  bankApi.mobileMoney.payBulk.path,
  bankApi.prepaidCard.loadBulk.path,
]);

/** What a code confirms in calls that pay no one. */
const acts: Readonly<Record<string, string>> = {
  [bankApi.statements.statement.path]: "sends an account statement by e-mail",
  [bankApi.statements.orderOfficial.path]: "orders an official statement",
};

/**
 * Returns the text after the code. The text of a sign-in code never mentions money, so that users can distinguish the
 * two.
 */
export function meaningOf(purpose: CodePurpose, intent: CallIntent | undefined, bankName: string): string {
  if (purpose === "signIn") return `is your sign-in code for ${bankName}`;
  if (purpose === "forgotPassword") return `is your code for a new password at ${bankName}`;
  if (!intent) return `is your code for ${bankName}; it moves no money`;
  const to = lists.has(intent.call) ? "to a list of beneficiaries" : intent.to && `to ...${intent.to}`;
  const what = [intent.total, to].filter(Boolean).join(" ");
  const act = what ? undefined : acts[intent.call];
  return act ?? `${verbs[intent.call] ?? "confirms"} ${what || "what you entered"}`;
}

export const codeMessage = (digits: string, meaning: string, minutes: number): string =>
  `${digits} ${meaning}. Valid for ${minutes} minutes. Never share it with anyone.`;
