import type { NameCheck, NameMatch, OtherName } from "../../domain/payments/name-check";
import { isolated } from "../kit/format";

/** Results of a comparison of names, in the request of an approver. */
const nameMatchLabels: { readonly [Match in NameMatch]: string } = {
  match: "Matches",
  closeMatch: "Close match",
  noMatch: "No match",
  notChecked: "Cannot be checked",
};

/** Texts about the first payment to a new beneficiary. */
export const nameCheckWords = {
  title: "First payment to a new beneficiary",
  savedName: "Saved as",
  accountName: "Account's name",
  unknown: "Not known",
  results: {
    match: "Matches: both names are the same.",
    closeMatch: "Close match: the names are similar, but not the same.",
    noMatch: "No match: the names are different.",
    notChecked: "Cannot be checked: the bank has no way to look up the name of this account.",
  } satisfies Record<NameMatch, string>,
  confirm: "I have checked the names, and this is the right account",
  required: "Please check the names and confirm them.",
  changed: "The names have changed since you confirmed them. Please check them again.",
};

/** A text for the approver of a first payment. */
export function confirmedNameText({ result, savedName, accountName }: NameCheck): string {
  const found = accountName ? `the account's name is ${isolated(accountName)}` : "the account's name is not known";
  return `${nameCheckWords.title}. It is saved as ${isolated(savedName)}, ${found}. ${nameMatchLabels[result]}: the requester has confirmed this.`;
}

/** Names the owner of an account that a list pays under another name. */
export const otherNameText = ({ accountName, isClose }: OtherName): string =>
  isClose
    ? `The account belongs to ${isolated(accountName)}, a similar name.`
    : `The account belongs to ${isolated(accountName)}.`;
