import { observer } from "mobx-react-lite";
import type { PeriodDraft, PeriodLimits } from "../../../application/forms/period-draft";
import { type Day, parseDay } from "../../../domain/calendar";
import { words } from "../words";
import { DateField } from "./date-field";

/** A `FormStore` of a `PeriodDraft`, or of a draft with additional fields. */
type PeriodForm = {
  readonly draft: PeriodDraft;
  set(field: keyof PeriodDraft, text: string): void;
  leave(field: keyof PeriodDraft): void;
  problemOf(field: keyof PeriodDraft): string | undefined;
};

type Props = {
  form: PeriodForm;
  today: Day;
  /** The limits that are also passed to `toPeriod`. The calendars disable the days outside them. */
  limits?: PeriodLimits;
};

/** A start and an end date, typed or chosen. `toPeriod` converts the texts to a period. */
export const DateRangeField = observer(function DateRangeField({ form, today, limits = {} }: Props) {
  const bind = (field: keyof PeriodDraft) => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text: string) => form.set(field, text),
    onLeave: () => form.leave(field),
    today,
  });
  return (
    <div className="date-range">
      <DateField label={words.calendar.start} {...bind("start")} max={limits.startMax} />
      <DateField
        label={words.calendar.end}
        {...bind("end")}
        min={parseDay(form.draft.start)}
        max={limits.endMax}
        align="right"
      />
    </div>
  );
});
