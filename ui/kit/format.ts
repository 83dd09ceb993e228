import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import type { Movement } from "../../domain/accounts/statement";
import { formatRate, type Quote } from "../../domain/fx/fx-rate";
import { CEDI } from "../../domain/money";
import { formatAmount, formatMoney, TRUE_MINUS } from "./format-money";

dayjs.extend(utc);

// In a file of their own, because the page that checks papers needs no dates.
export { formatAmount, formatMoney };

/** Formats a transaction with its sign: "+GHS 1,250.00", "−GHS 10.70". */
export function formatSigned({ type, amount }: Pick<Movement, "type" | "amount">): string {
  const minor = type === "debit" ? -amount.minor : amount.minor;
  const sign = minor === 0 ? "" : minor < 0 ? TRUE_MINUS : "+";
  return sign + formatMoney({ ...amount, minor: Math.abs(minor) });
}

/** Formats an exchange rate: "1 USD = GHS 11.4507". */
export const formatQuote = ({ currency, rate }: Quote): string => `1 ${currency} = ${CEDI} ${formatRate(rate)}`;

/** Formats as "20 Nov 2026", in UTC, which is Ghana's time all year. An invalid date is returned unchanged. */
export const formatDate = (text: string): string => formatWith(text, "D MMM YYYY");

/** Formats as "20 Nov 2026, 14:05". */
export const formatDateTime = (text: string): string => formatWith(text, "D MMM YYYY, HH:mm");

/**
 * Formats as "14:05".
 * @param moment milliseconds since 1970
 */
export const formatTime = (moment: number): string => dayjs.utc(moment).format("HH:mm");

/** Formats the time of a moment as "14:05". */
export const formatTimeOf = (text: string): string => formatWith(text, "HH:mm");

/** Formats as "Mon 23 Nov". */
export const formatShortDay = (text: string): string => formatWith(text, "ddd D MMM");

/**
 * Isolates a name within a text (U+2068, U+2069), so that an Arabic name does not change the order of the digits next
 * to it. Other names stay as they are.
 */
export const isolated = (name: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? `\u2068${name}\u2069` : name;

/** Returns the first two words of a name, because lists have no room for more (specification 3, section 2.1). */
export const firstTwoWords = (name: string): string => name.trim().split(/\s+/).slice(0, 2).join(" ");

/** Returns asterisks and the given last digits. No other digit of a card is shown. */
export const maskCard = (lastDigits: string): string => (lastDigits ? `**** ${lastDigits}` : "");

function formatWith(text: string, pattern: string): string {
  const moment = dayjs.utc(text);
  return moment.isValid() ? moment.format(pattern) : text;
}
