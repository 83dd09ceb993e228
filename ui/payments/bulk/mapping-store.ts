import type { SavedMapping } from "../../../application/payments/saved-mappings";
import type { OpenWorkbook } from "../../../application/payments/spreadsheets-port";
import { requiredMessage } from "../../../domain/form-messages";
import type { BulkField } from "../../../domain/payments/bulk";
import type { FileProblem, InspectedFile } from "../../../domain/payments/bulk-file";
import type { BulkCategory } from "../../../domain/payments/categories";
import { currencyInHeading } from "../../../domain/payments/column-guess";
import {
  type CellMark,
  type ColumnMapping,
  constantFields,
  type FieldSource,
  type FieldSources,
  type ForeignTable,
  type GuessedSources,
  type GuessReason,
  joinedFields,
  type MappingCheck,
  missingFields,
  type OwnHeadings,
  type TableColumn,
  withColumns,
} from "../../../domain/payments/column-mapping";
import { changedHeadings } from "../../../domain/payments/table-outline";
import { rowTransferTypes } from "../../../domain/payments/typed-rows";
import type { Result } from "../../../domain/result";
import { bankDay } from "../../kit/bank-day";
import type { Choice } from "../../kit/fields/use-combobox";
import { makeStore } from "../../kit/make-store";
import type { Services } from "../../services";
import { rowTransferTypeLabels } from "../labels";
import { words as bulkWords } from "./bulk-words";
import type { HandChoices } from "./hand-choices";
import { words } from "./mapping-words";

/** Values of the select of a field that are no column. */
export const [NOT_IN_FILE, ONE_TEXT] = ["none", "text"];

type Reasons = { readonly [Field in BulkField]?: GuessReason | undefined };
type FileToMap = {
  readonly category: BulkCategory;
  readonly file: File;
  readonly opened: OpenWorkbook;
  /** Why the file is not sent as it is. */
  readonly problem: string;
  readonly currency: string;
  /** What the user chose before, for the same file. */
  readonly earlier: ColumnMapping | undefined;
};

/** Which column of a file with other headings is which, until the file is written into the template. */
export class MappingStore {
  table = 0;
  sources: FieldSources = {};
  takenBack: readonly number[] = [];
  check: MappingCheck | undefined;
  isWorking = false;
  isChecking = false;
  hasFailed = false;
  /** The mapping of the same or a similar layout that was used before. */
  found: SavedMapping | undefined;
  remembers = true;
  refusals = 0;
  private reasons: Reasons = {};

  constructor(
    readonly fileToMap: FileToMap,
    private readonly services: Services,
    readonly choices: HandChoices,
  ) {
    makeStore(this);
  }

  /** Fills in what was chosen before, or is remembered, or guessed. */
  async begin(): Promise<void> {
    void this.choices.loadNames();
    const { earlier } = this.fileToMap;
    if (earlier) {
      this.table = earlier.table;
      this.takenBack = earlier.takenBack;
      this.setSources(earlier.sources, {});
      return this.recheck();
    }
    // The tables are in the order of the file; the one that needs the least is proposed.
    const needs = this.tables.map(({ guesses }) => missingFields(this.columns, guesses).length);
    await this.chooseTable(needs.indexOf(Math.min(...needs)));
  }

  get tables(): readonly ForeignTable[] {
    return this.fileToMap.opened.tables;
  }

  get shown(): ForeignTable {
    const table = this.tables[this.table];
    if (!table) throw new Error("The file has no such table");
    return table;
  }

  /** The columns of the template. */
  get columns() {
    return this.services.spreadsheets.templateColumns(this.fileToMap.category);
  }

  async chooseTable(table: number): Promise<void> {
    this.table = table;
    this.takenBack = [];
    const { guesses } = this.shown;
    const found = await this.services.savedMappings.find(this.fileToMap.category, this.headings);
    this.setFound(found);
    const remembered = found && this.resolved(found);
    const reasons = this.columns.map(({ field }) => [field, remembered?.[field] ? "remembered" : guesses[field]?.by]);
    this.setSources(remembered ? merged(guesses, remembered) : guesses, Object.fromEntries(reasons));
    await this.recheck();
  }

  /** What has changed since the remembered layout; undefined if nothing has. */
  get changes(): { readonly added: readonly string[]; readonly gone: readonly string[] } | undefined {
    const { found, headings } = this;
    return found && found.headings.join("\n") !== headings.join("\n")
      ? changedHeadings(found.headings, headings)
      : undefined;
  }

  reasonOf(field: BulkField): GuessReason | undefined {
    return this.sources[field] && this.reasons[field];
  }

  columnsOf(field: BulkField): readonly number[] {
    const source = this.sources[field];
    return source?.kind === "columns" ? source.columns : [];
  }

  /** The text for all rows; undefined if the field has columns or nothing. */
  textOf(field: BulkField): string | undefined {
    const source = this.sources[field];
    return source?.kind === "value" ? source.text : undefined;
  }

  fieldOf({ index }: TableColumn): BulkField | undefined {
    return this.columns.find(({ field }) => this.columnsOf(field).includes(index))?.field;
  }

  /** The first row of the file, as the field would be sent. */
  exampleOf(field: BulkField): string {
    const row = this.shown.firstRows.find(({ row }) => !this.check?.leftOut.some((each) => each.row === row));
    const cells = this.columnsOf(field).map(
      (column) => row?.cells[this.shown.columns.findIndex(({ index }) => index === column)] ?? "",
    );
    return cells.filter(Boolean).join(" ");
  }

  problemOf(field: BulkField): string | undefined {
    const label = bulkWords.fields[field];
    return this.refusals > 0 && missingFields(this.columns, this.sources).includes(field)
      ? requiredMessage(label)
      : undefined;
  }

  /** @param chosen the index of a column, or {@link NOT_IN_FILE}, or {@link ONE_TEXT} */
  choose(field: BulkField, place: number, chosen: string): void {
    if (chosen === ONE_TEXT) {
      this.setText(field, this.textOf(field) ?? "");
      return;
    }
    const columns = this.columnsOf(field);
    const column = chosen === NOT_IN_FILE ? [] : [Number(chosen)];
    const kept = [...columns.slice(0, place), ...column, ...columns.slice(place + 1)];
    this.setSources(withColumns(this.sources, field, [...new Set(kept)]), { ...this.reasons, [field]: undefined });
    void this.recheck();
  }

  setText(field: BulkField, text: string): void {
    this.setSources({ ...this.sources, [field]: { kind: "value", text } }, { ...this.reasons, [field]: undefined });
    void this.recheck();
  }

  canBeText = (field: BulkField): boolean => constantFields.includes(field);
  canBeJoined = (field: BulkField): boolean => joinedFields.includes(field);

  /** Choices of a text for all rows; undefined if it is typed. */
  choicesOf(field: BulkField): readonly Choice[] | undefined {
    const named = ({ name }: { readonly name: string }): Choice => ({ value: name, text: name });
    if (field === "type") return rowTransferTypes.map((value) => ({ value, text: rowTransferTypeLabels[value] }));
    const names =
      field === "network" ? this.choices.networks : field === "bank" ? this.choices.banksFor(this.textOf("type")) : [];
    return names.length > 0 ? names.map(named) : undefined;
  }

  takeBack(row: number): void {
    this.takenBack = [...this.takenBack, row].sort((one, other) => one - other);
    void this.recheck();
  }

  leaveOutAgain(): void {
    this.takenBack = [];
    void this.recheck();
  }

  setRemembers(remembers: boolean): void {
    this.remembers = remembers;
  }

  async forget(): Promise<void> {
    const { found } = this;
    if (!found) return;
    await this.services.savedMappings.forget(found);
    await this.chooseTable(this.table);
  }

  /** The mark of a cell of the preview. */
  markOf(row: number, { letter }: TableColumn): CellMark | undefined {
    return this.check?.marks.find((mark) => "cell" in mark && mark.cell === `${letter}${row}`);
  }

  /** The heading that names a currency, if a column of amounts has one. */
  get namedCurrency(): { readonly heading: string; readonly currency: string } | undefined {
    const [column] = this.columnsOf("amount");
    const heading = this.shown.columns.find(({ index }) => index === column)?.heading ?? "";
    const currency = currencyInHeading(heading);
    return currency === undefined ? undefined : { heading, currency };
  }

  /** Writes the file into the template. Returns undefined if a required field has no source. */
  async use(): Promise<Result<InspectedFile, FileProblem> | undefined> {
    if (this.isWorking) return undefined;
    if (missingFields(this.columns, this.sources).length > 0 || this.check?.problem) {
      this.refusals += 1;
      return undefined;
    }
    this.isWorking = true;
    const { file, opened } = this.fileToMap;
    const result = await this.services.bulkPaymentsService.map(file, opened, this.mapping);
    if (result.ok && this.remembers && this.headings.some(Boolean))
      await this.services.savedMappings.save(this.toSave());
    return result;
  }

  /** The names of fields in the bank's messages about rows. A field without a column has its name in the form. */
  get ownHeadings(): OwnHeadings {
    const ownOf = (field: BulkField) =>
      this.columnsOf(field)
        .flatMap((column) => this.shown.columns.find(({ index }) => index === column) ?? [])
        .map((column) => column.heading || words.column(column))
        .join(" and ");
    return this.columns.map(({ field, heading }) => [heading, ownOf(field) || bulkWords.fields[field]]);
  }

  get mapping(): ColumnMapping {
    const { table, sources, takenBack } = this;
    return { table, sources: plain(sources), takenBack: [...takenBack], currency: this.fileToMap.currency };
  }

  close(): void {
    this.fileToMap.opened.close();
  }

  /** Reads all rows again. A change during a check causes another one after it. */
  private async recheck(): Promise<void> {
    const isLate = this.isChecking;
    this.#isStale = true;
    if (isLate) return;
    while (this.#isStale) {
      this.#isStale = false;
      this.setChecking(true);
      const check = await this.fileToMap.opened.check(this.mapping);
      this.setCheck(check);
    }
    this.setChecking(false);
  }
  #isStale = false;

  private get headings(): readonly string[] {
    return this.shown.columns.map(({ heading }) => heading);
  }

  /** Finds the columns of a remembered mapping by their headings. */
  private resolved({ headings, sources }: SavedMapping): FieldSources {
    const now = this.headings;
    const found = Object.entries(sources).map(([field, source]: [string, FieldSource]) => {
      if (source.kind === "value") return [field, source] as const;
      const places = source.columns.map((place) => occurrence(now, headings, place));
      const columns = places.flatMap((place) => this.shown.columns[place]?.index ?? []);
      return [field, columns.length === places.length ? { kind: "columns", columns } : undefined] as const;
    });
    return Object.fromEntries(found.filter(([, source]) => source));
  }

  private toSave(): SavedMapping {
    const placeOf = (column: number) => this.shown.columns.findIndex(({ index }) => index === column);
    const sources = Object.entries(this.mapping.sources).map(([field, source]: [string, FieldSource]) => [
      field,
      source.kind === "value" ? source : { kind: "columns", columns: source.columns.map(placeOf) },
    ]);
    return {
      category: this.fileToMap.category,
      headings: this.headings,
      sources: Object.fromEntries(sources),
      savedOn: bankDay(this.services.clock),
    };
  }

  private setFound(found: SavedMapping | undefined): void {
    this.found = found;
  }

  private setSources(sources: FieldSources, reasons: Reasons): void {
    this.sources = sources;
    this.reasons = reasons;
  }

  private setCheck(check: MappingCheck | undefined): void {
    this.hasFailed = check === undefined;
    if (check) this.check = check;
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }
}

/** Remembered sources win; guesses fill what is left, with columns that are still free. */
function merged(guesses: GuessedSources, remembered: FieldSources): FieldSources {
  const used = new Set(
    Object.values(remembered).flatMap((source) => (source.kind === "columns" ? source.columns : [])),
  );
  const free = Object.entries(guesses).filter(
    ([, guess]) => guess.kind === "value" || !guess.columns.some((column) => used.has(column)),
  );
  return { ...Object.fromEntries(free), ...remembered };
}

/** Returns the place of a heading that occurs as often before it as in the other headings. */
function occurrence(now: readonly string[], before: readonly string[], place: number): number {
  const heading = before[place];
  const earlier = before.slice(0, place).filter((each) => each === heading).length;
  return now.flatMap((each, at) => (each === heading ? [at] : []))[earlier] ?? -1;
}

/** Only what a worker can receive, without the reasons of guesses. */
const plain = (sources: FieldSources): FieldSources =>
  Object.fromEntries(
    Object.entries(sources).map(([field, source]: [string, FieldSource]) => [
      field,
      source.kind === "value"
        ? { kind: "value", text: source.text }
        : { kind: "columns", columns: [...source.columns] },
    ]),
  );
