import { type CellObject, SSF } from "xlsx";
import type { CellFault } from "../../domain/payments/bulk-file";
import type { FileColumn } from "../bank-api/payments/bulk-columns";

/** Numbers from here on have more than 15 digits, and spreadsheets keep only 15. */
const INEXACT_FROM = 1e15;
/** Number formats that display another number: 1.44E+12, 50 %. */
const CHANGES_THE_NUMBER = /E[+-]|%/i;

/** Returns why a cell of a column is unreliable, or undefined if its value is the one that the user entered. */
export function cellFault(
  cell: CellObject | undefined,
  { field, heading, holds, digits }: FileColumn,
  textOf: (field: FileColumn["field"]) => string,
): Omit<CellFault, "position"> | undefined {
  if (cell?.t === "e") return { kind: "error", field, heading };
  if (cell?.t !== "n" || typeof cell.v !== "number") return undefined;
  const format = String(cell.z ?? "");
  if (SSF.is_date(format)) return holds === "amount" || digits ? { kind: "date", field, heading } : undefined;
  if (Math.abs(cell.v) >= INEXACT_FROM)
    return { kind: "number", field, heading, text: cell.v.toExponential(14).toUpperCase() };
  const isPartOfNumber = digits && !isComplete(digits, String(cell.v), textOf);
  return CHANGES_THE_NUMBER.test(format) || isPartOfNumber ? { kind: "number", field, heading } : undefined;
}

/** Returns whether a number certainly lost no leading zeros. */
const isComplete = (
  { min, onlyIf }: NonNullable<FileColumn["digits"]>,
  digits: string,
  textOf: (field: FileColumn["field"]) => string,
): boolean =>
  digits.length >= min &&
  (!onlyIf ||
    textOf(onlyIf.field)
      .toLowerCase()
      .replace(/[^a-z]/g, "") === onlyIf.equals);
