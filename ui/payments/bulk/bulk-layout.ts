import type { CSSProperties } from "react";
import { type ColumnSize, planColumns, TRACK_GAP } from "../../kit/lists/column-plan";
import type { BulkColumn } from "./bulk-columns";

/** Widths in characters that depend on the list. */
type Widths = { readonly list: number; readonly place: number; readonly amount: number };

/** How the rows of a bulk are laid out in a width. */
export type BulkLayout = {
  /** Too narrow for columns: name and facts on the left, the amount on the right. */
  readonly isCards: boolean;
  readonly classNames: readonly string[];
  /** The place of each column in the grid of a row. */
  readonly places: readonly (CSSProperties | undefined)[];
  readonly aligns: readonly ("right" | undefined)[];
  readonly style: CSSProperties | undefined;
  /** Lines of a row whose values do not wrap. */
  readonly lines: number;
};

/** Padding at both sides of a row. */
const EDGES = 4;

/**
 * Places the columns in a width. The details of the payee are next to each other below its name; each other column has
 * a track while the width lasts, and then a line below one, see `planColumns`.
 */
export function layOut(columns: readonly BulkColumn[], { list, place, amount }: Widths): BulkLayout {
  const details = columns.filter(({ role }) => role === "detail");
  const payee = sumOf(details);
  const others = columns.filter(({ role }) => role !== "name" && role !== "detail");
  const sizes: readonly ColumnSize[] = [
    { priority: "lead", characters: payee, grows: true },
    { priority: "high", characters: payee, grows: true, below: 0 },
    ...others.map((column) => ({
      ...column,
      characters: column.role === "amount" ? amount : column.characters,
      isRight: column.align === "right",
    })),
  ];
  const width = list - place - TRACK_GAP - EDGES;
  const { places, tracks } = planColumns(sizes, width);
  if (sumOf(tracks) > width)
    return {
      isCards: true,
      classNames: columns.map(({ role }) => role),
      places: [],
      aligns: [],
      style: undefined,
      lines: 2,
    };
  const lines = Math.max(...tracks.map((track) => track.columns.length));
  const placeOf = (column: BulkColumn) => {
    const { track, line } = places[others.indexOf(column) + 2] ?? { track: 0, line: 0 };
    const { columns: inTrack = [] } = tracks[track] ?? {};
    const [top = 0] = inTrack;
    if (track === 0) return { className: "below-payee below", place: { gridRow: line + 1 }, top: undefined };
    const gridColumn = track + details.length + 1;
    return inTrack.length === 1
      ? { className: "all-lines", place: { gridColumn }, top: others[top - 2] }
      : { className: line > 0 ? "below" : "", place: { gridColumn, gridRow: line + 1 }, top: others[top - 2] };
  };
  const placed = columns.map((column) => {
    if (column.role === "name") return { className: "below-payee", place: { gridRow: 1 }, top: undefined };
    if (column.role === "detail")
      return { className: "below", place: { gridColumn: details.indexOf(column) + 2, gridRow: 2 }, top: undefined };
    return placeOf(column);
  });
  const template = [
    characters(place),
    ...details.map(trackOf),
    // Skips the first track, the payee's: the tracks of the payee's details replace it.
    ...tracks.slice(1).map(trackOf),
  ];
  return {
    isCards: false,
    classNames: columns.map(({ role }, index) => `${role} ${placed[index]?.className}`),
    places: placed.map(({ place }) => place),
    aligns: placed.map(({ top }) => top?.align),
    // React accepts custom properties, its type does not.
    style: {
      "--tracks": template.join(" "),
      "--lines": lines,
      "--place": characters(place),
      "--details": details.length,
    } as CSSProperties,
    lines,
  };
}

const sumOf = (columns: readonly { readonly characters: number }[]): number =>
  columns.reduce((sum, column) => sum + column.characters, TRACK_GAP * (columns.length - 1));

const characters = (count: number): string => `calc(${count} * var(--character))`;

const trackOf = (track: { readonly characters: number; readonly grows: boolean }): string =>
  track.grows ? `minmax(${characters(track.characters)}, ${track.characters}fr)` : characters(track.characters);
