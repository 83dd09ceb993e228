import { Button, HTMLSelect } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { isBulk } from "../../domain/payments/categories";
import { daysOfRange, quickRanges } from "../../domain/quick-ranges";
import { reportOutcomes } from "../../domain/reports/report";
import { ActionButton } from "../kit/action-button";
import { DateField } from "../kit/fields/date-field";
import { FilterInput, FiltersButton } from "../kit/fields/filter-input";
import { useWide } from "../kit/use-wide";
import { words as shared } from "../kit/words";
import { labels } from "../requests/words";
import type { ReportsStore } from "./reports-store";
import { SavedFilters } from "./saved-filters";
import { outcomeLabels, reportWords as words } from "./words";

type Props = { store: ReportsStore };
type FormProps = Props & {
  /** Next to the button of the filters on a phone, below the form elsewhere. */
  children: ReactNode;
};

/**
 * The filters of a report (specification 3, section 2.5). Once there is a report, phones have them behind one button.
 */
export const ReportFilterForm = observer(function ReportFilterForm({ store, children }: FormProps) {
  const isWide = useWide("md");
  const [isOpen, setOpen] = useState(false);
  const { form, today } = store;
  const id = useId();
  const { outcome } = form.draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    void store.apply();
  };
  const isShown = isWide || isOpen;
  const noteOf = (cleared: string | undefined) => (cleared ? words.noDate(cleared) : undefined);
  const bindDate = (field: "start" | "end") => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    note: noteOf(store.clearedDates[field]),
    onChange: (text: string) => form.set(field, text),
    onLeave: () => store.leaveDate(field),
    today,
    max: today,
  });
  const ranges = <QuickRanges store={store} onChoose={() => setOpen(false)} />;
  const category = (
    <div className="filter-input">
      <label htmlFor={`${id}-outcome`}>{words.category}</label>
      <HTMLSelect
        id={`${id}-outcome`}
        fill
        value={outcome}
        options={reportOutcomes.map((value) => ({ value, label: outcomeLabels[value] }))}
        onChange={({ currentTarget }) => form.set("outcome", currentTarget.value)}
      />
    </div>
  );
  const dates = (
    <>
      <DateField label={words.start} {...bindDate("start")} />
      <DateField label={words.end} {...bindDate("end")} align="right" />
    </>
  );
  return (
    <form aria-label={words.filter} className="report-filter" onSubmit={submit}>
      {isWide && ranges}
      {isWide && dates}
      {(isShown || !store.list) && category}
      {!isWide && <FiltersButton inUse={store.filtersInUse} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
      {!isShown && children}
      {isShown && (
        <>
          {!isBulk(store.category) && (
            <FilterInput
              label={store.category === "fx" ? labels.requestId : labels.transactionId}
              value={form.draft.transactionId}
              onChange={(text) => form.set("transactionId", text)}
            />
          )}
          <FilterInput
            label={isBulk(store.category) ? labels.bulkId : labels.scheduleId}
            value={form.draft.id}
            onChange={(text) => form.set("id", text)}
          />
          {!isWide && dates}
        </>
      )}
      {(isShown || !store.list) && (
        <>
          {isWide && <SavedFilters reports={store} />}
          <div className="report-apply">
            <ActionButton
              type="submit"
              intent="primary"
              text={words.apply}
              busy={store.list?.content.kind === "loading"}
              reason={store.dateProblem}
            />
          </div>
          {!isWide && (
            <div className="report-line">
              {ranges}
              <SavedFilters reports={store} />
            </div>
          )}
        </>
      )}
      {isShown && children}
    </form>
  );
});

/** Each shows the report of its days. */
function QuickRanges({ store, onChoose }: Props & { onChoose: () => void }) {
  const id = useId();
  return (
    <fieldset className="quick-ranges" aria-labelledby={id}>
      <span id={id}>{words.usualDays}</span>
      <div className="date-presets">
        {quickRanges.map((range) => (
          <Button
            key={range}
            text={shared.calendar.ranges[range]}
            onClick={() => {
              onChoose();
              store.setDays(daysOfRange(range, store.today));
              void store.apply();
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
