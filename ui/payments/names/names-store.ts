import { reaction, runInAction } from "mobx";
import type { KnownNames } from "../../../application/payments/known-names";
import type { LookupsEnd } from "../../../application/payments/name-lookups-service";
import { XLSX_MIME_TYPE } from "../../../application/payments/spreadsheets-port";
import {
  type CheckedName,
  checkedNameOf,
  isAcceptable,
  type NameGroup,
  type PayeeKey,
  payeeIdOf,
} from "../../../domain/payments/listed-name";
import type { CheckedList } from "../../../domain/payments/name-check";
import { makeStore } from "../../kit/make-store";
import { runInSteps } from "../../kit/run-in-steps";
import type { Services } from "../../services";
import { groupLabels, words } from "./names-words";

/** A row of a list, as far as its name is checked. */
export type ListedName = {
  readonly listed: string;
  /** Undefined if there is no way to look up the name, as for transfers through the clearing. */
  readonly payee: PayeeKey | undefined;
  /** The comparison that the bank sent with the row; undefined if it sent none. */
  readonly answer?: CheckedName | undefined;
};

/** A list whose names can be checked. */
export type NamesSource<Row> = {
  rows(): readonly Row[];
  describe(row: Row): ListedName;
  /** Columns of the file with the results, before the name at the bank. */
  readonly fileColumns: readonly { readonly heading: string; readonly read: (row: Row) => string }[];
  readonly fileName: string;
  /** Changes when a row changes; by default the list of rows itself. */
  readonly changes?: () => unknown;
};

type NamesWork =
  | { readonly kind: "idle" }
  | { readonly kind: "preparing" }
  | { readonly kind: "running"; readonly done: number; readonly total: number; readonly isSlow: boolean }
  /** Stopped before the end, and can go on. */
  | {
      readonly kind: "stopped";
      readonly why: Exclude<LookupsEnd, "done">;
      readonly done: number;
      readonly total: number;
    };

type Sorted<Row> = {
  readonly groups: Readonly<Record<NameGroup, readonly Row[]>>;
  /** The rows that have a note about their name. */
  readonly noted: ReadonlySet<Row>;
  /** The time of the oldest answer, because a check is as old as that. Undefined if no row is checked. */
  readonly checkedAt: number | undefined;
};

/** A younger answer is not asked for again, so that a check goes on after a new sign-in. */
const FRESH_MS = 3_600_000;
const ROWS_PER_STEP = 500;
/** The page shows the progress this often. */
const PROGRESS_MS = 250;

/**
 * The check of the names of a list against the names of the accounts, without a payment. Long lists are looked up in the
 * background and sorted in steps, so that the page stays responsive.
 */
export class NamesStore<Row extends object> {
  work: NamesWork = { kind: "idle" };
  sorted: Sorted<Row> | undefined;
  /** Whether a check of this list has reached its end. */
  hasEnded = false;
  /** The group that the list shows; undefined shows all rows. */
  chosen: NameGroup | undefined;
  /** Changes with each answer that the page shall show. */
  version = 0;
  readonly #unfollow: () => void;
  #controller = new AbortController();
  #since = Number.POSITIVE_INFINITY;
  #shownAt = 0;

  constructor(
    private readonly services: Services,
    private readonly source: NamesSource<Row>,
  ) {
    makeStore(this);
    this.#unfollow = reaction(source.changes ?? (() => source.rows()), () => void this.sort());
  }

  get isRunning(): boolean {
    return this.work.kind === "running" || this.work.kind === "preparing";
  }

  /** Whether the bank was asked about any row, or the user has asked and no row can be looked up. */
  get isChecked(): boolean {
    return this.hasEnded || this.sorted?.checkedAt !== undefined;
  }

  /** Whether any row has a result, or gets one now. */
  get hasResults(): boolean {
    return this.isRunning || this.isChecked;
  }

  get rowCount(): number {
    return this.source.rows().length;
  }

  /** Shows what is known from earlier checks and from the bank. */
  async load(): Promise<void> {
    await this.services.knownNames.load();
    await this.sort();
  }

  /** Looks up the names that are not known, or that were looked up some time ago. */
  check(): Promise<void> {
    this.#since = Math.min(this.#since, this.services.clock.now() - FRESH_MS);
    return this.lookUp();
  }

  /** Looks up all names again. */
  checkAgain(): Promise<void> {
    this.#since = this.services.clock.now();
    return this.lookUp();
  }

  /** Goes on with the names that a stopped check left. */
  resume(): Promise<void> {
    return this.lookUp();
  }

  stop(): void {
    this.#controller.abort();
  }

  /** Ends the check for good, when its list is left. */
  close(): void {
    this.stop();
    this.#unfollow();
  }

  /**
   * The check as the approvers see it. Undefined if a row is unchecked, or if the requester has neither checked the names
   * nor accepted one: the bank's own comparisons are no check of the requester.
   */
  get remark(): CheckedList | undefined {
    const { sorted, hasEnded } = this;
    if (sorted?.checkedAt === undefined) return undefined;
    const { noMatch, closeMatch, notFound, accepted, unchecked } = sorted.groups;
    if (unchecked.length > 0 || !(hasEnded || accepted.length > 0)) return undefined;
    const isAccepted = new Set(accepted);
    const places = this.source.rows().flatMap((row, at) => (isAccepted.has(row) ? [at + 1] : []));
    const different = noMatch.length + closeMatch.length + notFound.length;
    return { checkedAt: sorted.checkedAt, accepted: places, different };
  }

  resultOf(row: Row): CheckedName | undefined {
    // The answers are in no observable.
    void this.version;
    const { listed, payee, answer } = this.source.describe(row);
    const known = payee && this.services.knownNames.find(payee);
    if (known && !(answer && answer.at > known.at)) return checkedNameOf(listed, known);
    if (answer) return answer;
    return payee ? undefined : { result: "notChecked", accountName: "", reason: "", at: 0 };
  }

  groupOf(row: Row): NameGroup {
    const checked = this.resultOf(row);
    if (!checked) return "unchecked";
    return this.isAccepted(row, checked) ? "accepted" : checked.result;
  }

  choose(group: NameGroup | undefined): void {
    this.chosen = group;
  }

  /** The rows of the chosen group, in the order of the list. */
  get chosenRows(): readonly Row[] {
    return this.chosen && this.sorted ? this.sorted.groups[this.chosen] : this.source.rows();
  }

  /** Accepts the name that the account has, until the account or a name changes. */
  async accept(row: Row): Promise<void> {
    const { listed, payee } = this.source.describe(row);
    const checked = this.resultOf(row);
    if (!payee || !checked || !isAcceptable(checked)) return;
    await this.services.knownNames.accept(payee, listed, checked.accountName);
    await this.sort();
  }

  async withdraw(row: Row): Promise<void> {
    const { listed, payee } = this.source.describe(row);
    if (!payee) return;
    await this.services.knownNames.withdraw(payee, listed);
    await this.sort();
  }

  get acceptedCount(): number {
    void this.version;
    return this.services.knownNames.acceptedCount;
  }

  /** Forgets the accepted names of all lists. */
  async forgetAccepted(): Promise<void> {
    await this.services.knownNames.forgetAccepted();
    await this.sort();
  }

  async download(): Promise<void> {
    const { fileColumns, fileName } = this.source;
    const headings = [...fileColumns.map(({ heading }) => heading), words.accountName, words.result];
    const rows = await runInSteps(linesInSteps(this.chosenRows, this.source, this));
    const bytes = await this.services.spreadsheets.textWorkbook(headings, rows);
    this.services.downloads.save({ name: `${fileName}.xlsx`, mimeType: XLSX_MIME_TYPE, bytes });
  }

  private isAccepted(row: Row, { accountName, result }: CheckedName): boolean {
    const { listed, payee } = this.source.describe(row);
    const isDifferent = result === "closeMatch" || result === "noMatch";
    return isDifferent && payee !== undefined && this.services.knownNames.isAccepted(payee, listed, accountName);
  }

  private async lookUp(): Promise<void> {
    if (this.isRunning) return;
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    this.setWork({ kind: "preparing" });
    await this.services.knownNames.load();
    const missing =
      (await runInSteps(missingIn(this.source, this.services.knownNames, this.#since), () => !signal.aborted)) ?? [];
    let [done, isSlow] = [0, false];
    const show = () => this.setWork({ kind: "running", done, total: missing.length, isSlow });
    show();
    const end = await this.services.nameLookupsService.run(missing, {
      signal,
      onAnswer: () => {
        done += 1;
        if (performance.now() - this.#shownAt >= PROGRESS_MS) show();
      },
      onSlow: (slow) => {
        isSlow = slow;
        show();
      },
    });
    if (end !== "done" && end !== "cancelled") this.services.log.warn("A check of names stopped", { kind: end });
    await this.sort();
    if (end === "done") this.end();
    this.setWork(end === "done" ? { kind: "idle" } : { kind: "stopped", why: end, done, total: missing.length });
  }

  private async sort(): Promise<void> {
    const rows = this.source.rows();
    const sorted = await runInSteps(sortInSteps(rows, this), () => rows === this.source.rows());
    if (sorted)
      runInAction(() => {
        this.sorted = sorted;
        this.version += 1;
        if (this.chosen && sorted.groups[this.chosen].length === 0) this.chosen = undefined;
      });
  }

  private end(): void {
    this.hasEnded = true;
  }

  private setWork(work: NamesWork): void {
    this.work = work;
    this.version += 1;
    this.#shownAt = performance.now();
  }
}

/**
 * Returns each payee once that has no answer since the check began. Generators are functions here, because MobX takes
 * those of a store for flows.
 */
function* missingIn<Row>(
  source: NamesSource<Row>,
  names: Pick<KnownNames, "find">,
  since: number,
): Generator<undefined, readonly PayeeKey[]> {
  const missing = new Map<string, PayeeKey>();
  for (const [at, row] of source.rows().entries()) {
    if (at > 0 && at % ROWS_PER_STEP === 0) yield;
    const { payee, answer } = source.describe(row);
    if (!payee) continue;
    const known = Math.max(answer?.at ?? 0, names.find(payee)?.at ?? 0);
    if (known === 0 || known < since) missing.set(payeeIdOf(payee), payee);
  }
  return [...missing.values()];
}

function* sortInSteps<Row extends object>(
  rows: readonly Row[],
  names: Pick<NamesStore<Row>, "resultOf" | "groupOf">,
): Generator<undefined, Sorted<Row>> {
  const groups: Record<NameGroup, Row[]> = {
    noMatch: [],
    notFound: [],
    closeMatch: [],
    accepted: [],
    notChecked: [],
    match: [],
    unchecked: [],
  };
  let checkedAt: number | undefined;
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_PER_STEP === 0) yield;
    groups[names.groupOf(row)].push(row);
    const at = names.resultOf(row)?.at;
    if (at) checkedAt = Math.min(checkedAt ?? at, at);
  }
  const { noMatch, notFound, closeMatch, accepted } = groups;
  return { groups, noted: new Set([...noMatch, ...notFound, ...closeMatch, ...accepted]), checkedAt };
}

/** The lines of the file with the results. */
function* linesInSteps<Row extends object>(
  rows: readonly Row[],
  { fileColumns }: NamesSource<Row>,
  names: Pick<NamesStore<Row>, "resultOf" | "groupOf">,
): Generator<undefined, readonly (readonly string[])[]> {
  const lines: (readonly string[])[] = [];
  for (const row of rows) {
    if (lines.length > 0 && lines.length % ROWS_PER_STEP === 0) yield;
    const texts = fileColumns.map(({ read }) => read(row));
    lines.push([...texts, names.resultOf(row)?.accountName ?? "", groupLabels[names.groupOf(row)]]);
  }
  return lines;
}
