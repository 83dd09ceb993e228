import { Button, Switch } from "@blueprintjs/core";
import { Download, Search, Trash, Undo } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef } from "react";
import { maySubmit } from "../../../domain/session/roles";
import { ActionButton } from "../../kit/action-button";
import { FilterInput, FoldedFilters } from "../../kit/fields/filter-input";
import { Form } from "../../kit/fields/form";
import { Pagination } from "../../kit/lists/pagination";
import { EmptyState } from "../../kit/loading/list-states";
import { OfflineNotice } from "../../kit/offline-notice";
import { useWide } from "../../kit/use-wide";
import { Warning } from "../../kit/warning";
import { useUser } from "../../services";
import { ChangedAccountNotice } from "../changed-account-notice";
import { changedAccountWords } from "../check-words";
import { type ErrorFilter, NamesPanel } from "../names/names-panel";
import type { BulkFileStore } from "./bulk-file-store";
import { BulkBar, BulkOptionsFields } from "./bulk-frame";
import type { BulkListStore, RowFilter } from "./bulk-list-store";
import { BulkTable } from "./bulk-table";
import { BulkTotalsCard } from "./bulk-totals";
import { words } from "./bulk-words";
import { CorrectRowDialog } from "./correct-row-dialog";
import "./bulk.css";

type Props = { store: BulkFileStore; list: BulkListStore };

/** The rows that the bank read: shown, corrected and paid (specification 2, sections 2.2 and 4). */
export const BulkList = observer(function BulkList({ store, list }: Props) {
  const { filteredRows, page, rowToCorrect, names } = list;
  const user = useUser();
  const isWide = useWide("md");
  // On phones the panel of the names is folded, but their results belong to the rows.
  useEffect(() => void names?.load(), [names]);
  const title = useRef<HTMLHeadingElement>(null);
  // The list begins at its top, not where the button was that uploaded the file.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="bulk-list" aria-label={words.listTitle}>
      <div className="bulk-title">
        <h2 ref={title} tabIndex={-1}>
          {words.listTitle}
        </h2>
        <span>{store.chosen.file?.name}</span>
        <Counts list={list} />
        {isWide && <ErrorTools store={store} list={list} />}
      </div>
      <Warning text={list.duplicates.size > 0 && words.duplicates(words.rows(list.duplicates.size))} />
      {list.rows.length > 0 && (
        <div className="bulk-tools">
          <Find list={list} />
          <FoldedFilters label={words.tools} inUse={Number(list.filter === "errors") + Number(Boolean(names?.chosen))}>
            {!isWide && <ErrorTools store={store} list={list} />}
            {names && <NamesPanel names={names} errors={errorFilterOf(list)} />}
          </FoldedFilters>
        </div>
      )}
      {filteredRows.length > 0 ? <BulkTable list={list} /> : <EmptyState {...emptyStateOf(list)} />}
      <div className="bulk-paging">
        <Switch
          label={words.wholeList}
          checked={list.showsAllRows}
          onChange={({ currentTarget }) => list.setShowsAllRows(currentTarget.checked)}
        />
        {!list.showsAllRows && filteredRows.length > 0 && (
          <Pagination
            page={page}
            total={filteredRows.length}
            onPageChange={list.setPageNumber}
            onPageSizeChange={list.setPageSize}
          />
        )}
      </div>
      {store.payer.source && (
        <BulkTotalsCard list={list} source={store.payer.source} checks={store.paymentAction.checks} isSourceShown />
      )}
      {maySubmit(user) && (
        <Form label={words.options} refusals={store.options.refusals} onSubmit={store.pay}>
          <ChangedAccountNotice change={store.paymentAction.checks.change}>
            <FilterSwitch list={list} filter="changed" label={changedAccountWords.only} />
          </ChangedAccountNotice>
          <BulkOptionsFields options={store.options} isSchedulable={store.isSchedulable} />
        </Form>
      )}
      {!isWide && <Button text={words.cancel} onClick={store.cancel} />}
      <PayBar store={store} list={list} isWide={isWide} />
      {rowToCorrect && (
        <CorrectRowDialog
          key={rowToCorrect.position}
          store={store}
          list={list}
          row={rowToCorrect}
          onClose={() => list.openCorrection(undefined)}
        />
      )}
    </section>
  );
});

export function emptyStateOf({ filter, names, rows, soughtText }: BulkListStore) {
  if (rows.length === 0) return words.empty;
  if (names?.chosen && !soughtText && filter === "all") return { title: words.noneWithResult };
  return { title: soughtText ? words.noneFound(soughtText) : words.noneLeft[filter] };
}

/** Searches the rows, because the browser finds neither other pages nor rows that are not rendered. */
export const Find = observer(function Find({ list }: Pick<Props, "list">) {
  return (
    <search className="bulk-find">
      <FilterInput isLabelInside icon={<Search />} label={words.find} value={list.soughtText} onChange={list.find} />
      <span role="status">{list.soughtText && words.found(list.filteredRows.length)}</span>
    </search>
  );
});

/** Counts all rows, invalid rows and dropped rows. */
const Counts = observer(function Counts({ list }: Pick<Props, "list">) {
  const { badRows, droppedCount, rows } = list;
  return (
    <div className="bulk-findings" role="status">
      <span>{words.counted(words.rows(rows.length))}</span>
      {badRows.length > 0 && <strong>{words.bad(words.rows(badRows.length))}</strong>}
      {droppedCount > 0 && <span>{words.dropped(words.rows(droppedCount))}</span>}
      {droppedCount > 0 && <Button size="small" icon={<Undo />} text={words.takeBack} onClick={list.takeBack} />}
    </div>
  );
});

/** The actions for invalid rows. */
const ErrorTools = observer(function ErrorTools({ store, list }: Props) {
  if (list.badRows.length === 0) return null;
  return (
    <div className="bulk-errors">
      <Button icon={<Download />} text={words.downloadBad} onClick={() => void store.downloadBad()} />
      <Button icon={<Trash />} text={words.dropBad} onClick={list.dropBadRows} />
    </div>
  );
});

const errorFilterOf = (list: BulkListStore): ErrorFilter => ({
  count: list.badRows.length,
  isChosen: list.filter === "errors",
  isElsewhere: list.filter === "changed",
  choose: (isChosen) => list.setFilter(isChosen ? "errors" : "all"),
});

type FilterSwitchProps = { list: BulkListStore; filter: RowFilter; label: string };

const FilterSwitch = observer(function FilterSwitch({ list, filter, label }: FilterSwitchProps) {
  return (
    <Switch
      label={label}
      checked={list.filter === filter}
      onChange={({ currentTarget }) => list.setFilter(currentTarget.checked ? filter : "all")}
    />
  );
});

/** On phones the way to cancel is above the bar. */
const PayBar = observer(function PayBar({ store, list, isWide }: Props & { isWide: boolean }) {
  const user = useUser();
  const problemId = useId();
  const { obstacle, category, totals } = list;
  return (
    <>
      <OfflineNotice />
      <BulkBar totals={totals} problem={obstacle && words.obstacles[obstacle]} problemId={problemId}>
        {isWide && <Button text={words.cancel} onClick={store.cancel} />}
        {maySubmit(user) && (
          <ActionButton
            intent="primary"
            text={words.pay[category]}
            busy={store.paymentAction.isStarting}
            isDisabled={obstacle !== undefined}
            {...(obstacle && { "aria-describedby": problemId })}
            onClick={store.pay}
          />
        )}
      </BulkBar>
    </>
  );
});
