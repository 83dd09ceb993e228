import type { BulkRow } from "../../../domain/payments/bulk";
import { canBeMapped, type InspectedFile, markFaults } from "../../../domain/payments/bulk-file";
import type { BulkCategory } from "../../../domain/payments/categories";
import type { ColumnMapping, OwnHeadings } from "../../../domain/payments/column-mapping";
import { inOwnHeadings } from "../../../domain/payments/column-mapping";
import { makeStore } from "../../kit/make-store";
import { words as kit } from "../../kit/words";
import type { Services } from "../../services";
import { explainFault, explainFile } from "./explain-file";
import type { HandChoices } from "./hand-choices";
import type { MappingStore } from "./mapping-store";

/**
 * The file of a bulk payment: chosen, read, and written into the template if the user says which of its columns is
 * which.
 */
export class ChosenFileStore {
  file: File | undefined;
  /** The content of the file, after it was read. */
  inspection: InspectedFile | undefined;
  problem: string | undefined;
  /** The user says which column of the file is which. */
  mapping: MappingStore | undefined;
  work: "idle" | "reading" | "opening" = "idle";
  /** The currency that the heading of the amounts names. */
  named: MappingStore["namedCurrency"];
  /** The headings of the file in place of those in the bank's messages; empty for a file like the template. */
  ownHeadings: OwnHeadings = [];
  /** The mapping that was used for the file. */
  #used: { readonly mapping: ColumnMapping; readonly problem: string } | undefined;
  #abortController = new AbortController();

  constructor(
    private readonly category: BulkCategory,
    private readonly services: Services,
    private readonly choices: HandChoices,
  ) {
    makeStore(this);
  }

  /** Whether the columns of the file were named by the user, who can change them. */
  get isMapped(): boolean {
    return this.inspection?.isRewritten === true;
  }

  /** @param currency of the account that pays */
  async choose(file: File, currency: string): Promise<void> {
    this.clear();
    this.file = file;
    this.work = "reading";
    const { signal } = this.#abortController;
    const result = await this.services.bulkPaymentsService.inspect(file, this.category, signal);
    if (signal.aborted) return;
    if (result.ok) return this.endReading({ inspection: result.value });
    if (result.failure.kind === "cancelled") return this.endReading({});
    const problem = explainFile(result.failure);
    if (canBeMapped(result.failure, file.name)) await this.openMapping(problem, currency);
    else this.endReading({ problem });
  }

  async changeColumns(currency: string): Promise<void> {
    const [file, used] = [this.file, this.#used];
    if (!file || !used) return;
    this.clear();
    this.file = file;
    await this.openMapping(used.problem, currency, used.mapping);
  }

  async useMapping(): Promise<void> {
    const { mapping } = this;
    const result = await mapping?.use();
    if (!mapping || !result || mapping !== this.mapping) return;
    if (result.ok) {
      this.named = mapping.namedCurrency;
      this.#used = { mapping: mapping.mapping, problem: mapping.fileToMap.problem };
      this.ownHeadings = mapping.ownHeadings;
    }
    this.setMapping(undefined);
    this.endReading(result.ok ? { inspection: result.value } : { problem: explainFile(result.failure) });
  }

  /** The bank refuses the file as a whole. */
  refuse(problem: string): void {
    this.endReading({ problem });
  }

  /** Names the file of a list that was kept when the session ended. Its content is not kept. */
  restore(name: string, ownHeadings: OwnHeadings): void {
    this.file = new File([], name);
    this.ownHeadings = ownHeadings;
  }

  /** Stops reading. A file that was already read stays chosen. */
  stop(): void {
    this.#abortController.abort();
    this.#abortController = new AbortController();
    if (this.work === "reading") this.file = undefined;
    this.work = "idle";
  }

  clear(): void {
    this.stop();
    this.file = undefined;
    this.mapping?.close();
    this.mapping = undefined;
    this.named = undefined;
    this.ownHeadings = [];
    this.inspection = undefined;
    this.problem = undefined;
  }

  /** Names the columns of the user's file in the bank's messages about rows. */
  inOwnWords(rows: readonly BulkRow[]): readonly BulkRow[] {
    const { ownHeadings } = this;
    if (ownHeadings.length === 0) return rows;
    return rows.map((row) => (row.isBad ? { ...row, status: inOwnHeadings(row.status, ownHeadings) } : row));
  }

  /**
   * Marks the rows with unreliable cells. Returns undefined if the bank returned another number of rows than the file
   * has, because the rows of the faults are then unknown.
   */
  withFaults(rows: readonly BulkRow[], currency: string): readonly BulkRow[] | undefined {
    const { rows: count, faults, isRewritten } = this.inspection ?? { rows: rows.length, faults: [] };
    if (faults.length > 0 && rows.length !== count) return undefined;
    return markFaults(rows, faults, { currency, explain: explainFault, isRewritten });
  }

  /** Opens the step in which the user says which column is which. Its code is loaded with the first such file. */
  private async openMapping(problem: string, currency: string, earlier?: ColumnMapping): Promise<void> {
    const { file, category, services } = this;
    if (!file) return;
    this.setOpening();
    const { signal } = this.#abortController;
    const [opened, code] = await Promise.all([
      services.bulkPaymentsService.open(file, category, signal),
      import("./mapping-store").catch(() => undefined),
    ]);
    if (signal.aborted) return;
    if (!opened.ok) {
      const { failure } = opened;
      const isKnown = failure.kind === "noTable" || failure.kind === "cancelled";
      return this.endReading({ problem: isKnown ? problem : explainFile(failure) });
    }
    if (!code) return this.endReading({ problem: kit.partAbsent });
    const fileToMap = { category, file, opened: opened.value, problem, currency, earlier };
    const mapping = new code.MappingStore(fileToMap, services, this.choices);
    await mapping.begin();
    if (!signal.aborted) this.setMapping(mapping);
  }

  private setOpening(): void {
    this.work = "opening";
  }

  private setMapping(mapping: MappingStore | undefined): void {
    this.work = "idle";
    this.mapping = mapping;
  }

  private endReading({ inspection, problem }: { inspection?: InspectedFile; problem?: string | undefined }): void {
    this.work = "idle";
    this.inspection = inspection;
    this.problem = problem;
  }
}
