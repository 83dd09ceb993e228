import { type CellObject, SSF } from "xlsx";
import type { CellFault } from "../../domain/payments/bulk-file";
import type { FileColumn } from "../bank-api/bulk-columns";

/** Numbers from here on have more than fifteen digits, of which a spreadsheet keeps fifteen. */
const INEXACT_FROM = 1e15;
/** Formats that show a number as another one: 1.44E+12, 50 %. */
const SHOWN_OTHERWISE = /E[+-]|%/i;

/** What makes a cell of a column unreliable; undefined if its value is the one that the person entered. */
export function cellFault(
  cell: CellObject | undefined,
  { field, heading, holds, digits }: FileColumn,
  textOf: (field: FileColumn["field"]) => string,
): Omit<CellFault, "place"> | undefined {
  if (cell?.t === "e") return { kind: "error", field, heading };
  if (cell?.t !== "n" || typeof cell.v !== "number") return undefined;
  const format = String(cell.z ?? "");
  if (SSF.is_date(format)) return holds === "amount" || digits ? { kind: "date", field, heading } : undefined;
  if (Math.abs(cell.v) >= INEXACT_FROM)
    return { kind: "number", field, heading, text: cell.v.toExponential(14).toUpperCase() };
  const isPartOfNumber = digits && !isWhole(digits, String(cell.v), textOf);
  return SHOWN_OTHERWISE.test(format) || isPartOfNumber ? { kind: "number", field, heading } : undefined;
}

/** Whether a number has certainly lost no zero at its start. */
const isWhole = (
  { min, onlyIf }: NonNullable<FileColumn["digits"]>,
  digits: string,
  textOf: (field: FileColumn["field"]) => string,
): boolean =>
  digits.length >= min &&
  (!onlyIf ||
    textOf(onlyIf.field)
      .toLowerCase()
      .replace(/[^a-z]/g, "") === onlyIf.is);
