import { addDays, type Day } from "../calendar";

/** Month and day of the holidays with a fixed date (Ghana, Public Holidays Act as amended in 2025). */
const fixedHolidays = ["01-01", "01-07", "03-06", "05-01", "07-01", "09-21", "12-25", "12-26"] as const;

/**
 * Holidays that depend on the moon and are announced each year: Eid al-Fitr, the day after it, and Eid al-Adha.
 * In years that are not listed they count as working days, in the bank too, until they are added here.
 */
const movingHolidays: Readonly<Record<number, readonly Day[]>> = {
  2025: ["2025-03-31", "2025-04-01", "2025-06-06"],
  2026: ["2026-03-20", "2026-03-21", "2026-05-27"],
  2027: ["2027-03-10", "2027-03-11", "2027-05-16"],
  2028: ["2028-02-26", "2028-02-27", "2028-05-05"],
  2029: ["2029-02-14", "2029-02-15", "2029-04-24"],
  2030: ["2030-02-04", "2030-02-05", "2030-04-13"],
};

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;
const weekdayOf = (day: Day): number => new Date(day).getUTCDay();
const isWeekend = (day: Day): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day));

const holidaysByYear = new Map<number, ReadonlySet<Day>>();

/**
 * Returns the bank holidays of a year without ordinary weekends. A holiday on a weekend is moved to the next working
 * day.
 */
function holidaysOf(year: number): ReadonlySet<Day> {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  const easter = easterOf(year);
  const official = [
    ...fixedHolidays.map((date): Day => `${year}-${date}`),
    addDays(easter, -2),
    addDays(easter, 1),
    farmersDayOf(year),
    ...(movingHolidays[year] ?? []),
  ];
  const observed = new Set(official);
  for (const day of official.filter(isWeekend)) {
    let instead = day;
    while (isWeekend(instead) || observed.has(instead)) instead = addDays(instead, 1);
    observed.add(instead);
  }
  holidaysByYear.set(year, observed);
  return observed;
}

export const isWorkingDay = (day: Day): boolean => !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).has(day);

/** Returns the first working day after this one. */
export function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

/** Returns the day on which the bank makes a payment that is planned for this day. */
export const runDayOf = (day: Day): Day => (isWorkingDay(day) ? day : nextWorkingDay(day));

/** Returns the first Friday of December. */
function farmersDayOf(year: number): Day {
  const first: Day = `${year}-12-01`;
  return addDays(first, (FRIDAY - weekdayOf(first) + 7) % 7);
}

/**
 * Returns Easter Sunday by the Gregorian computus of Meeus: golden number, corrections of the century, the full moon,
 * and the Sunday after it.
 */
function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * late + 21;
  return addDays(`${year}-03-01`, fromMarch);
}
