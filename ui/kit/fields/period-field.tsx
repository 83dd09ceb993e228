import { Button } from "@blueprintjs/core";
import { Calendar } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { PeriodDraft, type PeriodLimits, toPeriod } from "../../../application/forms/period-draft";
import type { Day, Period } from "../../../domain/calendar";
import { daysOfRange, type QuickRange, rangeOf } from "../../../domain/quick-ranges";
import { Modal } from "../dialogs/modal";
import { formatDate } from "../format";
import { useWide } from "../use-wide";
import { words } from "../words";
import { DateRangeField } from "./date-field";
import { Form } from "./form";
import { FormStore } from "./form-store";
import "./choice-fields.css";

type Props = {
  label: string;
  period: Period;
  /** Periods that are chosen with one press. */
  ranges: readonly QuickRange[];
  today: Day;
  limits: PeriodLimits;
  onChoose: (period: Period) => void;
};

/**
 * Shows the chosen period and opens the Date Period dialog (specification 1, section 2.12), with buttons for usual
 * periods.
 */
export function PeriodField({ label, period, ranges, onChoose, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useWide("md");
  const id = useId();
  const choose = (chosen: Period) => {
    setOpen(false);
    onChoose(chosen);
  };
  return (
    <div className="field">
      <div className="field-head">
        <span id={`${id}-label`} className="field-name">
          {label}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and this field a label like all others. */}
      <div className="period-ranges" role="group" aria-labelledby={`${id}-label`}>
        {isWide && <Ranges {...{ ranges, period, onChoose, today: rest.today }} />}
        <Button
          icon={<Calendar />}
          id={id}
          text={formatPeriod(period)}
          aria-labelledby={`${id}-label ${id}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      {isOpen && (
        <PeriodDialog
          {...rest}
          period={period}
          ranges={isWide ? [] : ranges}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Buttons for usual periods: next to the field, or on phones in its dialog. */
const Ranges = ({ ranges, period, today, onChoose }: Pick<Props, "ranges" | "period" | "today" | "onChoose">) => (
  <div className="date-presets">
    {ranges.map((range) => (
      <Button
        key={range}
        text={words.calendar.ranges[range]}
        aria-pressed={rangeOf(period.start, period.end, today) === range}
        onClick={() => onChoose(daysOfRange(range, today))}
      />
    ))}
  </div>
);

/** Formats a period, such as "22 Oct 2026 – 20 Jan 2027". */
export const formatPeriod = ({ start, end }: Period): string => `${formatDate(start)} – ${formatDate(end)}`;

type DialogProps = Omit<Props, "label"> & { onClose: () => void };

const PeriodDialog = observer(function PeriodDialog({ period, ranges, today, limits, onChoose, onClose }: DialogProps) {
  const [form] = useState(
    () =>
      new FormStore(
        () => Object.assign(new PeriodDraft(), { start: formatDate(period.start), end: formatDate(period.end) }),
        (draft) => toPeriod(draft, limits),
      ),
  );
  const submit = () => {
    const chosen = form.submit();
    if (chosen) onChoose(chosen);
  };
  return (
    <Modal title={words.calendar.title} onClose={onClose}>
      {ranges.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and the dialog has its title.
        <div className="period-ranges" role="group" aria-label={words.calendar.title}>
          <Ranges {...{ ranges, period, today, onChoose }} />
        </div>
      )}
      <Form label={words.calendar.title} refusals={form.refusals} onSubmit={submit}>
        <DateRangeField form={form} today={today} limits={limits} />
        <div className="modal-buttons">
          <Button text={words.cancel} onClick={onClose} />
          <Button type="submit" intent="primary" text={words.apply} />
        </div>
      </Form>
    </Modal>
  );
});
