import { DatePicker } from "@blueprintjs/datetime";
import { addDays, type Day, dayAt } from "../../../domain/calendar";
import "./calendar.css";

type Props = {
  chosen: Day | undefined;
  today: Day;
  /** Days before and after are shown, and cannot be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
  onChoose: (day: Day) => void;
};

/** How far the years on offer reach where nothing else limits them. */
const REACH_DAYS = 3660;
const MINUTE_MS = 60_000;

/** A month to choose from, with the arrow keys too; loaded when it is first opened. */
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

/** English names are its own; another language would be fetched at a path that no build has. */
const noLocale = async () => undefined;

/** The picker thinks in the computer's time zone, we in days. */
function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

const toDay = (date: Date): Day => dayAt(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
