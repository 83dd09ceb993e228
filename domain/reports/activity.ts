import type { Period } from "../calendar";
import type { ListedOrUnknown } from "../listed-or-unknown";

export const activityKinds = [
  "signIn",
  "request",
  "decision",
  "beneficiary",
  "schedule",
  "download",
  "security",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Something that a person of the company did, or that the bank did by itself. */
export type ActivityEntry = {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: ListedOrUnknown<ActivityKind>;
  /** The bank's words. */
  readonly title: string;
  readonly detail: string;
  /** Empty if the bank did it by itself. */
  readonly person: string;
  readonly userName: string;
  /** Empty if it was about no request, and no account. */
  readonly requestId: string;
  readonly account: string;
  /** The bank's hash of this entry and the seal of the entry before it. */
  readonly seal: string;
};

/** An empty text does not filter. */
export type ActivityFilter = {
  readonly period: Period;
  readonly kind: ActivityKind | "";
  readonly personId: string;
  readonly account: string;
};

export type CompanyPerson = { readonly id: string; readonly name: string };

export type ActivityPage = {
  readonly entries: readonly ActivityEntry[];
  /** The number of entries from this page on, up to {@link ACTIVITY_COUNTED_MAX}. */
  readonly count: number;
  /** The place of the next page; undefined at the end. */
  readonly next: string | undefined;
  readonly people: readonly CompanyPerson[];
};

export type ActivityFormat = "csv" | "pdf";

/** The bank counts no further, so that a page takes the same time in any history. */
export const ACTIVITY_COUNTED_MAX = 10_000;
/** Longest period that the bank lists. */
export const ACTIVITY_DAYS_MAX = 366;
