import { type CellObject, SSF } from "xlsx";
import { sheetLimits } from "../limits/limits";
import type { SheetCell } from "./sheet";

/** Digits of a number that spreadsheets store exactly. */
const EXACT_DIGITS = 15;
const INEXACT_FROM = 10 ** EXACT_DIGITS;
/** Number formats that change the appearance: 1.44E+12, 50 %. */
const SHOWN_OTHERWISE = /E[+-]|%/i;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Returns a cell's value as it appears on screen. */
export function readCell(cell: CellObject | undefined, date1904: boolean): SheetCell {
  if (!cell || cell.t === "z") return "";
  if (cell.f !== undefined) return { kind: "formula" };
  if (cell.t === "e") return { kind: "error" };
  if (cell.t === "n" && typeof cell.v === "number") return readNumber(cell.v, String(cell.z ?? ""), date1904);
  const text = typeof cell.v === "boolean" ? String(cell.v).toUpperCase() : String(cell.v ?? "");
  return text.slice(0, sheetLimits.cellText).trim();
}

function readNumber(value: number, format: string, date1904: boolean): SheetCell {
  if (SSF.is_date(format)) return { kind: "date", text: dateText(value, date1904) };
  const isLong = Math.abs(value) >= INEXACT_FROM;
  const rounded = value.toPrecision(EXACT_DIGITS);
  // Long numbers keep the exponent: their last digits are inexact, and must not pass for an account number.
  const text = isLong ? value.toExponential(EXACT_DIGITS - 1).toUpperCase() : String(Number(rounded));
  return { kind: "number", text, isPlain: !isLong && !SHOWN_OTHERWISE.test(format) && !/e/i.test(text) };
}

/** Formats a date as "20 Nov 2026", "20 Nov 2026 14:05", or "14:05" for a time without a date. */
function dateText(serial: number, date1904: boolean): string {
  const { y, m, d, H, M } = SSF.parse_date_code(serial, { date1904 });
  const day = serial >= 1 ? [`${d} ${MONTHS[m - 1]} ${y}`] : [];
  const time = serial % 1 === 0 ? [] : [[H, M].map((part) => String(part).padStart(2, "0")).join(":")];
  return [...day, ...time].join(" ");
}
