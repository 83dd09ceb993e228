import type { NameGroup } from "../../../domain/payments/listed-name";
import type { CheckedList } from "../../../domain/payments/name-check";
import { formatDateTime } from "../../kit/format";

/** Results of a check of names, as filters and in the file. */
export const groupLabels: { readonly [Group in NameGroup]: string } = {
  noMatch: "Different",
  notFound: "Not found",
  closeMatch: "Close",
  accepted: "Accepted",
  notChecked: "Cannot be checked",
  match: "Matches",
  unchecked: "Not checked yet",
};

const count = (value: number): string => value.toLocaleString("en");

/** Texts of the check of the names of a list. */
export const words = {
  title: "Names at the bank",
  hint: "Compares each name with the name of its account. Nothing is paid.",
  check: "Check names",
  checkRest: (left: number) => `Check ${count(left)} more`,
  again: "Check all again",
  stop: "Stop the check",
  resume: "Continue the check",
  preparing: "Preparing the check…",
  progress: (done: number, total: number) =>
    `${count(done)} of ${count(total)} ${total === 1 ? "name" : "names"} looked up`,
  slow: "The bank asks to slow down. The check goes on by itself.",
  stopped: {
    cancelled: "The check was stopped.",
    busy: "The bank takes no more lookups at the moment. Continue in some minutes.",
    unreachable: "The connection was lost.",
    sessionEnded: "The session has ended.",
  },
  filter: "Show rows by result",
  all: "All",
  errors: "Errors",
  group: (label: string, rows: number) => `${label} ${count(rows)}`,
  checkedAt: (when: string) => `Names checked ${when}`,
  noneCheckable: "The bank has no way to look up these names.",
  summary: (parts: readonly string[]) => `Names checked: ${parts.join(", ")}.`,
  download: "Download results",
  accountName: "Name at the bank",
  result: "Result",
  row: "Row",
  noAccount: "The bank found no such account.",
  accept: "Accept this name",
  acceptFor: (listed: string, accountName: string) => `Accept this name: ${accountName} for ${listed}`,
  accepted: (note: string) => `Accepted. ${note}`,
  withdraw: "Do not accept",
  withdrawFor: (listed: string) => `Do not accept the other name of ${listed} any longer`,
  forget: (names: number) => `Forget ${names === 1 ? "1 accepted name" : `${count(names)} accepted names`}`,
  fact: "Names",
  typed: "typed list",
  file: (list: string) => `Names of ${list}`,
};

/** Says in a confirmation when the names were checked, and how many are not those of their accounts. */
export const checkedNamesText = ({ checkedAt, different, accepted }: CheckedList): string =>
  `checked ${formatDateTime(new Date(checkedAt).toISOString())}; ${count(different)} different, ${count(accepted.length)} accepted`;
