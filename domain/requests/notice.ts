import type { Movement } from "../accounts/statement";
import type { Money } from "../money";
import type { CaseNews } from "./trail";

/** A debit or credit of an account, with its charges and the balance afterwards. */
export type Notice = Omit<Movement, "narration"> & {
  readonly id: string;
  readonly accountNumber: string;
  /** The kind of the payment, in words. */
  readonly title: string;
  readonly reference: string;
  /** The company's request that led to it. */
  readonly requestId: string | undefined;
  /** Name of the other party, or its account if the bank knows no name. Empty if it knows neither. */
  readonly counterparty: string;
  readonly charges: Money;
  readonly balance: Money;
  readonly isRead: boolean;
};

/** A payment of a schedule that has failed. */
export type FailedRun = {
  readonly id: string;
  readonly scheduleId: string;
  readonly at: string;
  readonly reason: string;
  /** Empty for a list of payees. */
  readonly payee: string;
  /** With charges. */
  readonly amount: Money;
  readonly isRead: boolean;
};

/** A page of notices, newest first. */
export type NoticePage = {
  readonly notices: readonly Notice[];
  /** Those of the last days, newest first; undefined with a bank that does not state them. */
  readonly failedRuns?: readonly FailedRun[] | undefined;
  /** New answers to the user's cases, the newest first; undefined with a bank that has no cases. */
  readonly caseNews?: readonly CaseNews[] | undefined;
  /** The number of all unread notices. From {@link UNREAD_MAX} on the bank counts no further. */
  readonly unread: number;
  /** The state of the list, for marking it as read. */
  readonly mark: string;
};

export const UNREAD_MAX = 100;

/** Kinds of messages to a person. Those about codes and passwords (security) are always sent. */
export type NoticeKind = "debit" | "credit" | "waiting" | "reminder" | "outcome" | "security";
export type NoticeWay = "email" | "sms";

/** A person's choice for one kind of messages. */
export type NoticePreference = {
  readonly kind: NoticeKind;
  /** Also listed in the client, which the user cannot switch off. */
  readonly isInClient: boolean;
  readonly ways: Readonly<Record<NoticeWay, boolean>>;
  /** The bank always uses these ways; the user cannot change them. */
  readonly isFixed: boolean;
};
