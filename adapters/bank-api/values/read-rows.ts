type Wire = string | number | null | undefined;
export type Row = Readonly<Record<string, unknown>>;

/** Reads all rows. Returns undefined if one of them cannot be read: a list without it would mislead users. */
export function readRows<From, To>(
  rows: readonly From[],
  toRow: (row: From, at: number) => To | undefined,
): To[] | undefined {
  const read = rows.map(toRow);
  return read.every((row) => row !== undefined) ? read : undefined;
}

export const text = (wire: Wire): string => String(wire ?? "");

/** Returns the first value that is not empty, for values with several field names (S3-3-83). */
export function first<Name extends string>(row: Row, ...spellings: readonly Name[]): string | number | undefined {
  const values = spellings.map((name) => row[name]);
  return values.find(
    (value): value is string | number => typeof value === "number" || (typeof value === "string" && value !== ""),
  );
}
