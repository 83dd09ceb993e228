import type { ActivityEntry } from "../../domain/reports/activity";
import { AccountNumber } from "../accounts/account-number";
import type { Fact } from "../kit/facts";
import { formatDateTime, formatTimeOf } from "../kit/format";
import { type Column, column } from "../kit/lists/column";
import { words as shared } from "../kit/words";
import { activityKindLabels, activityWords as words } from "./words";

const { columns: headers } = words;

const accountOf = ({ account }: ActivityEntry) => account && <AccountNumber key="number" number={account} />;
const personOf = ({ person }: ActivityEntry) => person || words.bank;

/** Only what may endanger the company's access has a colour. */
const titleOf = ({ kind, title }: ActivityEntry) =>
  kind === "security" ? (
    <span key="title" className="security-act">
      {title}
    </span>
  ) : (
    title
  );

/** Several acts may have the same title. */
const nameOf = ({ at, title, person, detail, requestId }: ActivityEntry) =>
  [title, formatDateTime(at), person, detail, requestId].filter(Boolean).join(", ");

export const activityColumns: readonly Column<ActivityEntry>[] = [
  column(words.time, ({ at }) => [formatTimeOf(at)], { priority: "lead", characters: 8, order: "early" }),
  {
    ...column<ActivityEntry>(headers.activity, (entry) => [titleOf(entry)], { priority: "lead", characters: 34 }),
    opens: true,
    linkName: nameOf,
  },
  column(headers.person, (entry) => [personOf(entry)], { priority: "high", characters: 21 }),
  column(headers.detail, ({ detail }) => [detail], { characters: 18, grows: true }),
  column(headers.account, (entry) => [accountOf(entry)], { characters: 15, isLeftOutIfEmpty: true }),
  column(headers.requestId, ({ requestId }) => [requestId], { characters: 17, isSmall: true, isLeftOutIfEmpty: true }),
];

/** All values of an entry, without empty ones. */
export function activityFacts(entry: ActivityEntry): readonly Fact[] {
  const { kind } = entry;
  const facts: readonly Fact[] = [
    { label: headers.activity, value: entry.title, isName: true },
    { label: headers.at, value: formatDateTime(entry.at) },
    { label: headers.person, value: personOf(entry) },
    { label: words.userName, value: entry.userName },
    { label: words.kind, value: kind && (kind === "unknown" ? shared.unknown : activityKindLabels[kind]) },
    { label: headers.detail, value: entry.detail },
    { label: headers.account, value: accountOf(entry) },
    { label: headers.requestId, value: entry.requestId },
    { label: words.seal, value: <code className="activity-seal">{entry.seal}</code> },
  ];
  return facts.filter(({ value }) => value);
}
