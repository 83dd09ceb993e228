import { DatePicker } from "@blueprintjs/datetime";
import { addDays, type Day, dayAt } from "../../../domain/calendar";
import "./calendar.css";

type Props = {
  chosen: Day | undefined;
  today: Day;
  /** Days before `min` and after `max` are visible but disabled. */
  min?: Day | undefined;
  max?: Day | undefined;
  onChoose: (day: Day) => void;
};

/** Range around today if no limit is given; the year menu covers these days. */
const REACH_DAYS = 3660;
const MINUTE_MS = 60_000;

/** A month of days to choose from, by mouse or arrow keys. The module is loaded when a calendar is first opened. */
export function Calendar({
  chosen,
  today,
  min = addDays(today, -REACH_DAYS),
  max = addDays(today, REACH_DAYS),
  onChoose,
}: Props) {
  const isOffered = chosen !== undefined && chosen >= min && chosen <= max;
  return (
    <DatePicker
      value={isOffered ? toDate(chosen) : null}
      initialMonth={toDate(isOffered || today <= max ? (isOffered ? chosen : today) : max)}
      minDate={toDate(min)}
      maxDate={toDate(max)}
      canClearSelection={false}
      dateFnsLocaleLoader={noLocale}
      dayPickerProps={{ initialFocus: true, weekStartsOn: 1, today: toDate(today) }}
      highlightCurrentDay
      onChange={(date, isByHand) => {
        if (date && isByHand) onChoose(toDay(date));
      }}
    />
  );
}

/** The date picker includes English. Any other locale would be fetched from a path that does not exist in the build. */
const noLocale = async () => undefined;

/** The date picker uses the computer's time zone; this product uses calendar days without one. */
function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

const toDay = (date: Date): Day => dayAt(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
