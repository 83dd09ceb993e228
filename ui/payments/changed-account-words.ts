import type { ChangeConfirmation, ChangedAccounts } from "../../domain/payments/changed-account";
import { formatDate, isolated } from "../kit/format";

type Changed = ChangedAccounts["payees"][number];

/** Texts about payees that are known at other accounts. */
export const changedAccountWords = {
  title: "Known beneficiary, another account",
  hint: "A message with new bank details is often a fraud. Call the beneficiary on a number that you knew before, not on one from the message.",
  by: "Who confirmed the change?",
  phone: "On which known phone number?",
  optional: "If both are empty, an approver reads that nobody has confirmed the new account.",
  isMissing: "Please enter who confirmed the new account.",
  phoneIsMissing: "Please enter the phone number that you knew before.",
  isOther: "This is another account.",
  nobody: "Nobody has confirmed the new account.",
  counted: (count: number) =>
    count === 1
      ? "1 beneficiary of the list is known at another account."
      : `${count.toLocaleString("en")} beneficiaries of the list are known at other accounts.`,
  only: "Show only beneficiaries at other accounts",
  more: (count: number) => `and ${count.toLocaleString("en")} more`,
};

const numerals = ["never", "once", "twice", "three", "four", "five", "six", "seven", "eight", "nine"];
const times = (count: number): string =>
  count < 3 ? (numerals[count] ?? "") : `${numerals[count] ?? count.toLocaleString("en")} times`;

const lastFour = (number: string): string => `…${number.slice(-4)}`;

/** Such as "Volta Agro Ltd was paid nine times at …4471, last on 3 Nov 2026." */
function knownText({ knownName, knownNumber, timesPaid, lastPaidOn }: Changed): string {
  const known = `${isolated(knownName)} ${timesPaid > 0 ? `was paid ${times(timesPaid)}` : "is saved"}`;
  const last = lastPaidOn ? `, last on ${formatDate(lastPaidOn)}` : "";
  return `${known} at ${lastFour(knownNumber)}${last}.`;
}

/** Such as "Row 12, Volta Agro: Volta Agro Ltd was paid nine times at …4471. This row pays …1234." */
const rowText = (changed: Changed): string =>
  `Row ${changed.row}, ${isolated(changed.payeeName)}: ${knownText(changed)} This row pays ${lastFour(changed.payeeNumber)}.`;

/**
 * The first payees in sentences, and how many more there are.
 * @param isList names the row of each payee
 */
const SENTENCES_MAX = 5;
export function sentencesOf({ count, payees }: ChangedAccounts, isList: boolean): readonly string[] {
  if (!isList) return [`${knownText(payees[0])} ${changedAccountWords.isOther}`];
  const shown = payees.slice(0, SENTENCES_MAX).map(rowText);
  return count > shown.length ? [...shown, changedAccountWords.more(count - shown.length)] : shown;
}

/** Names the person who confirmed the other account, for the confirmation and the approver. */
export function confirmedText({ by, phone }: ChangeConfirmation): string {
  if (!by && !phone) return changedAccountWords.nobody;
  return `Confirmed${by ? ` by ${isolated(by)}` : ""}${phone ? ` on ${isolated(phone)}` : ""}.`;
}
