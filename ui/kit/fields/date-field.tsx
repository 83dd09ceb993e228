import { Button, Card, InputGroup, Spinner } from "@blueprintjs/core";
import { Calendar as CalendarIcon } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import type { PeriodDraft, PeriodLimits } from "../../../application/forms/period-draft";
import { type Day, parseDay } from "../../../domain/calendar";
import { FailureBoundary } from "../failure-boundary";
import { formatDate } from "../format";
import { isComposing } from "../keyboard";
import { words } from "../words";
import { Field, type FieldProps } from "./field";
import "./choice-fields.css";

const Calendar = lazy(async () => ({ default: (await import("./calendar")).Calendar }));

type Props = FieldProps & {
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  /** Shown below the field while it has no problem. */
  note?: string | undefined;
  /** Aligns the calendar with the left or right edge of the field. */
  align?: "left" | "right";
};

/**
 * Accepts 20/11/2026, 20-11-26 and 20 Nov 2026, and shows 20 Nov 2026 on blur. A button next to the field opens a
 * calendar.
 */
export function DateField({ label, value, onChange, onLeave, problem, note, align = "left", ...calendarProps }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = () => {
    const day = parseDay(value);
    if (day) onChange(formatDate(day));
    onLeave?.();
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (day: Day) => {
    onChange(formatDate(day));
    close();
    onLeave?.();
  };
  /** Escape closes only the calendar, not the dialog around it. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles from the controls inside.
    <div className="date-field" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <Field label={label} problem={problem} note={note}>
        {(control) => (
          <InputGroup
            {...control}
            value={value}
            autoComplete="off"
            placeholder={words.calendar.example}
            onValueChange={onChange}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !isComposing(event)) leave();
            }}
            intent={problem ? "danger" : "none"}
            rightElement={
              <Button
                ref={opener}
                variant="minimal"
                icon={<CalendarIcon />}
                aria-label={words.calendar.open(label)}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => (isOpen ? close() : setOpen(true))}
              />
            }
            fill
          />
        )}
      </Field>
      {isOpen && (
        <Card role="dialog" aria-label={label} className="calendar" data-align={align} elevation={3}>
          <FailureBoundary fallback={<p role="alert">{words.calendar.absent}</p>}>
            <Suspense fallback={<Spinner size={20} aria-label={words.list.loading} />}>
              <Calendar {...calendarProps} chosen={parseDay(value)} onChoose={choose} />
            </Suspense>
          </FailureBoundary>
        </Card>
      )}
    </div>
  );
}

/** A `FormStore` of a `PeriodDraft`, or of a draft with additional fields. */
type PeriodForm = {
  readonly draft: PeriodDraft;
  set(field: keyof PeriodDraft, text: string): void;
  leave(field: keyof PeriodDraft): void;
  problemOf(field: keyof PeriodDraft): string | undefined;
};

type RangeProps = {
  form: PeriodForm;
  today: Day;
  /** The limits that are also passed to `toPeriod`. The calendars disable the days outside them. */
  limits?: PeriodLimits;
};

/** A start and an end date, typed or chosen. `toPeriod` converts the texts to a period. */
export const DateRangeField = observer(function DateRangeField({ form, today, limits = {} }: RangeProps) {
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
