import { type Column, column } from "../kit/lists/column";
import { NameCell } from "../payments/names/name-cell";
import type { NamesStore } from "../payments/names/names-store";
import { words } from "../payments/names/names-words";

const CHARACTERS = 24;

/** The column with the results of a check of names. */
export const accountNameColumn = <Row, Saved extends { readonly name: string }>(
  names: NamesStore<Saved>,
  savedOf: (row: Row) => Saved | undefined,
): Column<Row> =>
  column(
    words.accountName,
    (row) => {
      const saved = savedOf(row);
      return [saved && <NameCell names={names} row={saved} listed={saved.name} />];
    },
    { priority: "high", characters: CHARACTERS, grows: true },
  );
