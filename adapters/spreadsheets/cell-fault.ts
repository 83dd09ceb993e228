import { type CellObject, SSF } from "xlsx";
import { ISO_DATE, isErrorText, paddedDigits } from "../../contract/sheet-cells";
import { currenciesWithSigns, readEntry } from "../../domain/entered-text";
import type { UnreliableCell } from "../../domain/payments/bulk-file";
import { entryFormatOf } from "../../domain/payments/typed-rows";
import { plainText } from "../../domain/plain-text";
import type { FileColumn } from "../bank-api/payments/bulk-columns";

/** Numbers from here on have more than 15 digits, and spreadsheets keep only 15. */
const INEXACT_FROM = 1e15;
/** Number formats that display another number: 1.44E+12, 50 %. */
const CHANGES_THE_NUMBER = /E[+-]|%/i;
/** Formats that show numbers and texts as they are. */
const AS_IT_IS = /^(?:General|@|)$/i;
/** More characters than an error has. */
const ERROR_MAX = 60;
/** Formats with a part for texts. */
const FORMATS_TEXT = /@|;.*;.*;/;

/** A cell with its name, such as "D5". */
type NamedCell = { readonly cell: CellObject | undefined; readonly name: string };

/** Returns why a cell of a column is unreliable, or undefined if its value is the one that the user entered. */
export function cellFault({ cell, name }: NamedCell, column: FileColumn): UnreliableCell | undefined {
  const { field, heading, holds, digits } = column;
  const isNumeric = holds === "amount" || digits !== undefined;
  if (cell?.t === "e" || isErrorText(String(cell?.v ?? "").slice(0, ERROR_MAX)))
    return { kind: "error", field, heading };
  // The library's types lack cells that the contract marks as dates.
  if (String(cell?.t) === ISO_DATE) return isNumeric ? { kind: "date", field, heading } : undefined;
  if (cell?.t === "b") return { kind: "logical", field, heading };
  const format = String(cell?.z ?? "");
  const shows = (shown: string, value: string) =>
    ({ kind: "shown", field, heading, cell: name, shown: plainText(shown), holds: value }) as const;
  if (cell?.t === "s" && FORMATS_TEXT.test(format) && !AS_IT_IS.test(format)) {
    const text = plainText(String(cell.v ?? ""));
    const shown = plainText(shownAs(format, text));
    return shown === text ? undefined : shows(shown, text);
  }
  if (cell?.t !== "n" || typeof cell.v !== "number") return undefined;
  if (SSF.is_date(format)) return isNumeric ? { kind: "date", field, heading } : undefined;
  if (Math.abs(cell.v) >= INEXACT_FROM)
    return { kind: "number", field, heading, text: cell.v.toExponential(14).toUpperCase() };
  const isPadded = digits && paddedDigits(shownAs(format, cell.v), String(cell.v)) !== undefined;
  if (isPadded) return undefined;
  const isPartOfNumber = digits && String(cell.v).length < digits.min;
  if (CHANGES_THE_NUMBER.test(format) || isPartOfNumber) return { kind: "number", field, heading };
  if (AS_IT_IS.test(format)) return undefined;
  const shown = shownAs(format, cell.v);
  const value = Number(cell.v.toPrecision(15));
  const currencies = currenciesIn(shown, value, column);
  if (currencies === "all") return undefined;
  return { ...shows(shown, String(value)), ...(currencies && { unlessIn: currencies }) };
}

/** Returns the only currency in which the shown text means the value; "all" if it names none. */
function currenciesIn(shown: string, value: number, { field, holds, digits }: FileColumn): string | undefined {
  const ungrouped = plainText(shown).replaceAll(",", "");
  // An amount below zero is refused as such, and texts are taken as they are shown.
  if (value < 0 || (holds === "text" && !digits) || (ungrouped !== "" && Number(ungrouped) === value)) return "all";
  const read = (text: string, currency: string) => {
    const entry = readEntry(entryFormatOf(field, undefined, currency), text);
    return entry.ok ? entry.value : undefined;
  };
  if (digits) return read(shown, "") !== undefined && read(shown, "") === read(String(value), "") ? "all" : undefined;
  return currenciesWithSigns.find((currency) => {
    const amount = read(ungrouped, currency);
    return amount !== undefined && amount !== "" && Number(amount) === value;
  });
}

/** Returns what a spreadsheet shows. Nothing, if the format cannot be read. */
function shownAs(format: string, value: number | string): string {
  try {
    return SSF.format(format, value);
  } catch {
    return "";
  }
}
