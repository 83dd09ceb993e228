/** A sheet of a workbook, as far as it decides which sheet is the list. Texts are on one line, without outer spaces. */
export type SheetOutline = {
  readonly name: string;
  readonly isHidden: boolean;
  /** Texts of the first filled row; undefined if the sheet is empty. */
  readonly top: readonly string[] | undefined;
  /** Whether a row below the top one is filled. */
  readonly hasRows: boolean;
  /** Texts of all filled rows. They are only read to explain a refusal. */
  readonly filledRows: () => Iterable<readonly string[]>;
};

/** The sheet with the list, or why the workbook has none. `isElsewhere`: it is lower or on another sheet. */
export type ListChoice =
  /** `places`: the index of each column on the sheet, -1 if it is missing. `others`: visible sheets with content. */
  | { readonly kind: "list"; readonly sheet: number; readonly places: readonly number[]; readonly others: number }
  | { readonly kind: "noRows"; readonly isElsewhere: boolean }
  | { readonly kind: "wrongColumns"; readonly missing: readonly string[]; readonly isElsewhere: boolean }
  | { readonly kind: "headingTwice"; readonly heading: string }
  | { readonly kind: "severalLists"; readonly sheets: readonly string[] };

/** Columns beyond this one are not read: a file of one kilobyte can have a cell in column twelve million of every row. */
const COLUMNS_MAX = 1000;

/** The cells of a row that are read. */
export const readable = <Cell>(row: readonly Cell[]): readonly Cell[] =>
  row.length > COLUMNS_MAX ? row.slice(0, COLUMNS_MAX) : row;

/** A column of the list, as in `bulk-files.ts`. */
export type ListColumn = {
  readonly heading: string;
  readonly isOptional?: boolean | undefined;
  readonly alsoWritten?: readonly string[] | undefined;
};
type Columns = readonly ListColumn[];

/**
 * Chooses the sheet that is paid. Only visible sheets count. One of them has the headings in its first filled row. If
 * several have headings and rows, none is chosen, because the file does not say which one is meant.
 */
export function chooseList(sheets: readonly SheetOutline[], columns: Columns): ListChoice {
  const filled = sheets
    .map((sheet, at) => ({ ...sheet, at, ...placesOf(sheet.top ?? [], columns) }))
    .filter(({ isHidden, top }) => top !== undefined && !isHidden);
  const withHeadings = filled.filter(({ missing }) => missing.length === 0);
  const lists = withHeadings.filter(({ hasRows }) => hasRows);
  if (lists.length > 1) return { kind: "severalLists", sheets: lists.map(({ name }) => name) };
  const [list = withHeadings[0]] = lists;
  if (list?.twice !== undefined) return { kind: "headingTwice", heading: list.twice };
  if (list?.hasRows) return { kind: "list", sheet: list.at, places: list.places, others: filled.length - 1 };
  const isAnotherFilled = sheets.some(({ top }, at) => at !== list?.at && top !== undefined);
  if (list || (filled.length === 0 && isAnotherFilled)) return { kind: "noRows", isElsewhere: isAnotherFilled };
  // No cell can be read, also if a file gives its cells impossible places.
  if (filled.length === 0) return { kind: "wrongColumns", missing: placesOf([], columns).missing, isElsewhere: false };
  const { missing } = filled.reduce((one, other) => (other.missing.length < one.missing.length ? other : one));
  const isElsewhere = sheets.some(({ filledRows }) => hasHeadings(filledRows(), columns));
  return { kind: "wrongColumns", missing, isElsewhere };
}

/**
 * Returns the headings with those that are merged over several columns repeated in each column that is used. A first name
 * and a surname below one heading are two columns, of which only one would be paid.
 * @param merged the first and last column of each merged cell
 * @param used the columns with content below the headings
 */
export function withMergedHeadings(
  headings: readonly string[],
  merged: readonly (readonly [from: number, to: number])[],
  used: () => ReadonlySet<number>,
): readonly string[] {
  if (merged.length === 0) return headings;
  const ends = new Map(merged);
  const columns = used();
  const repeated = [...headings];
  let [heading, end] = ["", -1];
  for (let column = 0; column <= Math.max(...merged.map(([, to]) => to)); column++) {
    const last = ends.get(column);
    if (last !== undefined) [heading, end] = [headings[column] ?? "", last];
    else if (column <= end && columns.has(column)) repeated[column] = heading;
  }
  return Array.from(repeated, (text) => text ?? "");
}

function hasHeadings(rows: Iterable<readonly string[]>, columns: Columns): boolean {
  for (const row of rows) if (placesOf(row, columns).missing.length === 0) return true;
  return false;
}

type Places = {
  readonly places: readonly number[];
  readonly missing: readonly string[];
  /** The heading of which the sheet has two columns. */
  readonly twice: string | undefined;
};

/** Columns can be in any order; unknown columns are ignored. */
function placesOf(top: readonly string[], columns: Columns): Places {
  const headings = top.map(plainHeading);
  const found = columns.map(({ heading, alsoWritten = [] }) => {
    const exact = indexesOf(headings, [heading]);
    return exact.length > 0 ? exact : indexesOf(headings, alsoWritten);
  });
  const twice = found.flatMap(([, second]) => (second === undefined ? [] : (top[second] ?? [])))[0];
  return {
    places: found.map(([first = -1]) => first),
    missing: columns
      .filter(({ isOptional }, at) => found[at]?.length === 0 && !isOptional)
      .map(({ heading }) => heading),
    twice,
  };
}

function indexesOf(headings: readonly string[], names: readonly string[]): readonly number[] {
  const wanted = names.map(plainHeading);
  return headings.flatMap((heading, at) => (heading !== "" && wanted.includes(heading) ? [at] : []));
}

/** Headings are compared without regard to case, spacing and the star of required columns. */
const plainHeading = (heading: string): string => heading.replaceAll("*", "").trim().replace(/\s+/g, " ").toLowerCase();
