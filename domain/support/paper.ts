import type { Money } from "../money";

type PaperKind = "receipt" | "advice" | "statement";

/** What the bank has signed: what is printed on the paper, and nothing else. */
export type Paper = {
  readonly kind: PaperKind;
  readonly bank: string;
  readonly reference: string;
  /** Of a statement: the closing balance. */
  readonly amount: Money;
  readonly payer: string;
  /** Empty for several beneficiaries, and for a statement. */
  readonly beneficiary: string;
  /** The payer gave the beneficiary's name, and no bank has confirmed it. */
  readonly isNameGiven: boolean;
  /** Of the beneficiary's account, wallet or card; of a statement: of its account. Empty if the paper names none. */
  readonly lastDigits: string;
  /** As it is printed, in Ghana's time. */
  readonly date: string;
  /** 2 or more if the paper replaces an earlier one. */
  readonly issue: number;
};

/** The result of a check that needs only the bank's public keys. */
export type PaperCheck =
  | { readonly kind: "genuine"; readonly paper: Paper; readonly signature: string }
  /** A key of the bank is named, but its signature does not fit the content. */
  | { readonly kind: "changed" }
  | { readonly kind: "foreign" }
  /** Not the whole line, or a kind of paper that this client does not know. */
  | { readonly kind: "unreadable" }
  /** This browser cannot check signatures with the bank's keys. Only the bank can say whether the paper is genuine. */
  | { readonly kind: "uncheckable"; readonly paper: Paper; readonly signature: string }
  /** The bank's keys could not be loaded. */
  | { readonly kind: "noKeys" };

/** `notFound`: the books no longer have it. `unknown`: a state that this client does not know. */
export type PaperState = "waiting" | "sent" | "arrived" | "returned" | "reversed" | "issued" | "notFound" | "unknown";

/** What is true of a paper now. */
export type PaperToday = {
  readonly state: PaperState;
  /** Since when, as the bank wrote it; empty if it does not say. */
  readonly since: string;
  readonly isApprovedByTwo: boolean;
  readonly isReplaced: boolean;
};

/**
 * Finds the signature in a line from a paper, in the address that the QR code holds, or in text around it. Spaces and
 * line breaks are left out, because a long line is printed and copied in pieces.
 */
export function signatureIn(text: string): string | undefined {
  const [, signature] = /(?:^|#)([\w-]{10,2000}\.[\w-]{10,8000}\.[\w-]{86})/.exec(text.replaceAll(/\s/g, "")) ?? [];
  return signature;
}
