/** Entries per page (specification 1, section 9). */
export const pageSizes = [10, 20, 50] as const;
export type PageSize = (typeof pageSizes)[number];

/** A page of a list, counted from 1. */
export type Page = {
  readonly number: number;
  readonly size: PageSize;
  /** The id of the last row that was shown: the page begins after it, although rows may have come or gone since. */
  readonly after?: string;
};
export type PageOf<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The number of rows before the first one; undefined if the bank cannot continue after a row. */
  readonly position?: number | undefined;
};

/** The page that a list begins with. */
export const firstPage: Page = { number: 1, size: pageSizes[0] };

export type NewestRows = Omit<Page, "size"> & { readonly size: 9 };

/**
 * The newest rows of a list, for a screen other than the list itself. No list has this page size, so the lessons of the
 * mock bank recognise that a user has opened the list.
 */
export const newestRows: NewestRows = { number: 1, size: 9 };
