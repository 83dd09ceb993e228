import { Button, HTMLSelect, Menu, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import {
  ArrowTopRight,
  Calendar,
  CaretDown,
  Download,
  Endorsed,
  InfoSign,
  LogIn,
  People,
  Shield,
} from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { groupedNumber } from "../../domain/accounts/number-groups";
import { quickRanges } from "../../domain/quick-ranges";
import {
  ACTIVITY_DAYS_MAX,
  type ActivityEntry,
  type ActivityFormat,
  type ActivityKind,
  activityKinds,
} from "../../domain/reports/activity";
import { AccountNumber } from "../accounts/account-text";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { type Fact, SummaryCard } from "../kit/facts";
import { FoldedFilters } from "../kit/fields/filter-input";
import { PeriodField } from "../kit/fields/period-field";
import { formatDate, formatDateTime, formatTimeOf } from "../kit/format";
import { type Column, column } from "../kit/lists/column";
import { ListTable } from "../kit/lists/list-table";
import { Screen } from "../kit/navigation/screen";
import { words as shared } from "../kit/words";
import { useServices } from "../services";
import { type ActivityRow, ActivityStore, foldSignIns } from "./activity-store";
import { activityKindLabels, activityWords as words } from "./words";
import "./activity.css";

type Props = { store: ActivityStore };

/** The Company Activity screen (spec gaps, Company activity). */
export const ActivityScreen = observer(function ActivityScreen() {
  const services = useServices();
  const [store] = useState(() => new ActivityStore(services));
  useEffect(() => void store.open(), [store]);
  return (
    <Screen title={words.title} actions={<DownloadMenu store={store} />}>
      <div className="list-panel activity">
        <ActivityFilters store={store} />
        <ListTable
          label={words.list}
          list={store.list}
          columns={activityColumns}
          density="compact"
          groupOf={({ at }) => formatDate(at)}
          arrange={foldSignIns}
          noteOn={(rows) => (rows.some(({ folded }) => folded) ? words.foldedNote : undefined)}
          empty={words.empty}
          onOpen={store.openEntry}
        />
        {store.isMore && <p className="activity-counted">{words.counted}</p>}
      </div>
      {store.opened && (
        <Modal title={words.details} onClose={store.closeEntry}>
          {(store.opened.folded ?? [store.opened]).map((entry) => (
            <SummaryCard key={entry.id} facts={activityFacts(entry)} />
          ))}
          <p className="activity-hint">{words.sealHint}</p>
          <div className="modal-buttons">
            <Button text={shared.close} onClick={store.closeEntry} />
          </div>
        </Modal>
      )}
      <StatusDialog outcome={store.outcome} onClose={store.closeOutcome} />
    </Screen>
  );
});

const ActivityFilters = observer(function ActivityFilters({ store }: Props) {
  const { filter, people, accounts, today } = store;
  return (
    <search className="activity-filters" aria-label={words.filter}>
      <PeriodField
        label={words.days}
        period={filter.period}
        ranges={quickRanges}
        today={today}
        limits={{ startMax: today, endMax: today, daysMax: ACTIVITY_DAYS_MAX }}
        onChoose={(period) => void store.changeFilter({ period })}
      />
      <FoldedFilters inUse={[filter.personId, filter.kind, filter.account].filter(Boolean).length}>
        <Choice
          label={words.person}
          value={filter.personId}
          all={words.allPeople}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(personId) => void store.changeFilter({ personId })}
        />
        <Choice
          label={words.kind}
          value={filter.kind}
          all={words.allKinds}
          options={activityKinds.map((kind) => ({ value: kind, label: activityKindLabels[kind] }))}
          onChange={(value) => void store.changeFilter({ kind: activityKinds.find((kind) => kind === value) ?? "" })}
        />
        <Choice
          label={words.account}
          value={filter.account}
          all={words.allAccounts}
          options={accounts.accounts.map(({ number, name }) => ({
            value: number,
            label: `${name} · ${groupedNumber(number)}`,
          }))}
          onChange={(account) => void store.changeFilter({ account })}
        />
      </FoldedFilters>
      {store.isFiltered && <Button variant="minimal" text={words.clear} onClick={() => void store.clearFilter()} />}
    </search>
  );
});

type ChoiceProps = {
  label: string;
  value: string;
  /** The option without a filter. */
  all: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

function Choice({ label, value, all, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="filter-input">
      <label htmlFor={id}>{label}</label>
      <HTMLSelect
        id={id}
        fill
        value={value}
        options={[{ value: "", label: all }, ...options]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

const formats: readonly ActivityFormat[] = ["csv", "pdf"];

const DownloadMenu = observer(function DownloadMenu({ store }: Props) {
  const menu = (
    <Menu aria-label={words.download}>
      {formats.map((format) => (
        <MenuItem key={format} text={words.formats[format]} onClick={() => void store.download(format)} />
      ))}
    </Menu>
  );
  return (
    <PopoverNext
      content={menu}
      placement="bottom-end"
      animation="minimal"
      popupKind={PopupKind.MENU}
      disabled={store.file.isBusy}
    >
      <ActionButton icon={<Download />} endIcon={<CaretDown />} text={words.download} busy={store.file.isBusy} />
    </PopoverNext>
  );
});

const { columns: headers } = words;

const accountOf = ({ account }: ActivityEntry) => account && <AccountNumber key="number" number={account} />;
const personOf = ({ person }: ActivityEntry) => person || words.bank;

const icons: Readonly<Record<ActivityKind, typeof LogIn>> = {
  signIn: LogIn,
  request: ArrowTopRight,
  decision: Endorsed,
  beneficiary: People,
  schedule: Calendar,
  download: Download,
  security: Shield,
};

/** The mark of the kind, and what was done. Only what may endanger the company's access has a colour of its own. */
function Title({ kind, title, folded }: ActivityRow) {
  const Mark = kind && kind !== "unknown" ? icons[kind] : InfoSign;
  return (
    <span className={`activity-title ${kind}`}>
      <Mark size={14} className="activity-mark" aria-hidden />
      {folded ? activityKindLabels.signIn : title}
      {folded && <span className="activity-times">{words.times(folded.length)}</span>}
    </span>
  );
}

const MONEY = /(\b[A-Z]{3} [\d,]+\.\d\d\b)/;

/** The bank's words, with the amounts in bold; the acts of several sign-ins. */
const detailOf = ({ detail, folded }: ActivityRow) =>
  folded
    ? [...new Set(folded.map(({ title }) => title))].join(", ")
    : detail && (
        <span key="detail">
          {detail.split(MONEY).map((part) => (MONEY.test(part) ? <strong key={part}>{part}</strong> : part))}
        </span>
      );

/** Several acts may have the same title. */
const nameOf = ({ at, title, person, detail, requestId, folded }: ActivityRow) =>
  [
    folded ? `${activityKindLabels.signIn} ${words.times(folded.length)}` : title,
    formatDateTime(at),
    person,
    !folded && detail,
    requestId,
  ]
    .filter(Boolean)
    .join(", ");

export const activityColumns: readonly Column<ActivityRow>[] = [
  column(words.time, ({ at }) => [formatTimeOf(at)], { priority: "lead", characters: 8, order: "early" }),
  {
    ...column<ActivityRow>(headers.activity, (row) => [<Title key="title" {...row} />], {
      priority: "lead",
      characters: 25,
    }),
    opens: true,
    linkName: nameOf,
  },
  column(headers.person, (entry) => [personOf(entry)], { priority: "high", characters: 14, cardLine: "name" }),
  column(headers.detail, (row) => [detailOf(row)], { characters: 30, grows: true, cardLine: "text" }),
  column(headers.account, (entry) => [accountOf(entry)], { characters: 15, isLeftOutIfEmpty: true, cardLine: "made" }),
  column(headers.requestId, ({ requestId }) => [requestId], {
    below: { header: headers.activity },
    characters: 17,
    isSmall: true,
    isLeftOutIfEmpty: true,
    cardLine: "made",
  }),
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
