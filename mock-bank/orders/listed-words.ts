import type { ListedField, ListedValue } from "../../contract/listed-values";
import { networkOf } from "../lookups/networks";

type Words<Kind extends ListedField> = Readonly<Record<ListedValue<Kind>, string>>;

const requestStatus: Words<"requestStatus"> = {
  PENDING: "Pending",
  IN_PROGRESS: "In Progress",
  APPROVED: "Approved",
  REJECTED: "Rejected",
  FAILED: "Failed",
  RECALLED: "Recalled",
  PROCESSING: "Processing",
};
const transferType: Words<"transferType"> = {
  INSTANT: "Instant",
  NON_INSTANT: "Non-instant",
  "Local Transfer": "Local Transfer",
  "International Transfer": "International Transfer",
};
const contributionType: Words<"contributionType"> = { REGULAR: "Regular", ARREARS: "Arrears" };

const nameMatch: Words<"nameMatch"> = {
  MATCH: "Matches",
  CLOSE_MATCH: "Close match",
  NO_MATCH: "No match",
  NOT_CHECKED: "Cannot be checked",
};

const tables: { readonly [Kind in WrittenKind]: Words<Kind> } = {
  requestStatus,
  transferType,
  contributionType,
  nameMatch,
};
/** The codes that receipts, advices, report files and the audit contain. */
type WrittenKind = "requestStatus" | "transferType" | "contributionType" | "nameMatch";

/** Returns the words for a code, as the client shows them; "Unknown" for a code that is not listed. */
export function wordsOf(kind: WrittenKind, code: string | null | undefined): string {
  if (!code) return "";
  return new Map(Object.entries<string>(tables[kind])).get(code) ?? "Unknown";
}

/** Returns the name of a network by its code; a network that is not known keeps what is written. */
export const networkName = (code: string | null | undefined): string => networkOf(code ?? "")?.name ?? code ?? "";
