import { type Money, toDecimal } from "../../domain/money";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const TRUE_MINUS = "\u2212";

/** "1,250.00": digits in groups of three. */
export function figures(money: Money): string {
  const [whole = "", decimals = ""] = toDecimal(money).replace("-", "").split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${money.minor < 0 ? TRUE_MINUS : ""}${grouped}.${decimals}`;
}

/** "GHS 1,250.00" */
export const amount = (money: Money): string => `${money.currency} ${figures(money)}`;

/** "20 Nov 2026". Ghana's time is UTC all year. A text that is no date is shown as it came. */
export function date(text: string): string {
  const day = parse(text);
  return day ? `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}` : text;
}

/** "20 Nov 2026, 14:05" */
export function dateAndTime(text: string): string {
  const moment = parse(text);
  return moment ? `${date(text)}, ${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}` : text;
}

/** "14:05" @param moment milliseconds since 1970 */
export const timeOfDay = (moment: number): string => new Date(moment).toISOString().slice(11, 16);

/** "Mon 23 Nov" */
export function shortDay(text: string): string {
  const day = parse(text);
  return day ? `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}` : text;
}

/** Lists have room for the first two words of a name (specification 3, section 2.1). */
export const firstTwoWords = (name: string): string => name.trim().split(/\s+/).slice(0, 2).join(" ");

/** Asterisks and the digits received; no other digit of a card is shown. */
export const maskedCard = (lastDigits: string): string => (lastDigits ? `**** ${lastDigits}` : "");

function parse(text: string): Date | undefined {
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds);
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");
