import { type CellObject, SSF } from "xlsx";
import { ISO_DATE, isErrorText, isFormula } from "../../contract/sheet-cells";
import { sheetLimits } from "../limits/limits";
import type { SheetCell } from "./sheet";

/** Digits of a number that spreadsheets store exactly. */
const EXACT_DIGITS = 15;
const INEXACT_FROM = 10 ** EXACT_DIGITS;
/** Number formats that change the appearance: 1.44E+12, 50 %. */
const SHOWN_OTHERWISE = /E[+-]|%/i;
/** Formats that show numbers and texts as they are. */
const AS_IT_IS = /^(?:General|@|)$/i;
/** Formats with a part for texts. */
const FORMATS_TEXT = /@|;.*;.*;/;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The name of the cell, such as "D5", and whether the workbook counts days from 1904. */
type Place = { readonly at: string; readonly date1904: boolean };

/** Returns a cell's value, and what the spreadsheet shows in its place. */
export function readCell(cell: CellObject | undefined, { at, date1904 }: Place): SheetCell {
  if (!cell) return "";
  if (isFormula(cell)) return { kind: "formula" };
  if (cell.t === "z") return "";
  if (cell.t === "e" || isErrorText(String(cell.v ?? ""))) return { kind: "error" };
  // The library's types lack cells that the contract marks as dates.
  if (String(cell.t) === ISO_DATE) return { kind: "date", text: isoDateText(String(cell.v ?? "")) };
  const format = String(cell.z ?? "");
  if (cell.t === "n" && typeof cell.v === "number") return readNumber(cell.v, format, { at, date1904 });
  if (typeof cell.v === "boolean") return { kind: "logical", text: String(cell.v).toUpperCase() };
  const text = String(cell.v ?? "")
    .slice(0, sheetLimits.cellText)
    .trim();
  const shown = FORMATS_TEXT.test(format) && !AS_IT_IS.test(format) ? shownAs(format, text) : text;
  return shown === text ? text : { kind: "otherText", text, shown, at };
}

function readNumber(value: number, format: string, { at, date1904 }: Place): SheetCell {
  if (SSF.is_date(format)) return { kind: "date", text: dateText(value, date1904) };
  const isLong = Math.abs(value) >= INEXACT_FROM;
  const rounded = value.toPrecision(EXACT_DIGITS);
  // Long numbers keep the exponent: their last digits are inexact, and must not pass for an account number.
  const text = isLong ? value.toExponential(EXACT_DIGITS - 1).toUpperCase() : String(Number(rounded));
  const isPlain = !isLong && !SHOWN_OTHERWISE.test(format) && !/e/i.test(text);
  const shown = AS_IT_IS.test(format) ? undefined : shownAs(format, value);
  return { kind: "number", text, isPlain, shown, at };
}

/** Returns what a spreadsheet shows. Nothing, if the format cannot be read. */
function shownAs(format: string, value: number | string): string {
  try {
    return SSF.format(format, value).trim();
  } catch {
    return "";
  }
}

/** Formats "2026-11-20T14:05:00" in the same way; another text stays as it is. */
function isoDateText(iso: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(iso.trim()) ?? [];
  if (!year) return iso.slice(0, sheetLimits.cellText);
  const shown = time === undefined || time === "00:00" ? [] : [time];
  return [Number(day), MONTHS[Number(month) - 1], year, ...shown].join(" ");
}

/** Formats a date as "20 Nov 2026", "20 Nov 2026 14:05", or "14:05" for a time without a date. */
function dateText(serial: number, date1904: boolean): string {
  const { y, m, d, H, M } = SSF.parse_date_code(serial, { date1904 });
  const day = serial >= 1 ? [`${d} ${MONTHS[m - 1]} ${y}`] : [];
  const time = serial % 1 === 0 ? [] : [[H, M].map((part) => String(part).padStart(2, "0")).join(":")];
  return [...day, ...time].join(" ");
}
