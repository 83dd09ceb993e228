import { runInAction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Page, PageOf } from "../../application/ports/page";
import { defaultActivityPeriod } from "../../domain/accounts/default-period";
import type { Day } from "../../domain/calendar";
import {
  ACTIVITY_COUNTED_MAX,
  type ActivityEntry,
  type ActivityFilter,
  type ActivityFormat,
  type CompanyPerson,
} from "../../domain/reports/activity";
import { ok } from "../../domain/result";
import { AccountsStore } from "../accounts/accounts-store";
import { bankDay } from "../kit/bank-day";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { FileDownload } from "../kit/file-download";
import { formatDate } from "../kit/format";
import { ListStore } from "../kit/lists/list-store";
import { makeStore } from "../kit/make-store";
import { failedOutcome } from "../operations/action-store";
import type { Services } from "../services";
import { activityWords as words } from "./words";

/** A row of the list of activity: an entry, or the newest one of several sign-ins. */
export type ActivityRow = ActivityEntry & {
  /** All sign-ins and sign-outs of the row, the newest first. */
  readonly folded?: readonly ActivityEntry[];
};

/** The bank's words of the acts that may be folded. A refused sign-in has a row of its own. */
const routine: ReadonlySet<string> = new Set(["Signed in", "Signed out", "Sign-in opened by the bank"]);

/**
 * Folds the sign-ins and sign-outs of one day between two other acts into one row for each person, so that they hide no
 * other act.
 */
export function foldSignIns(entries: readonly ActivityEntry[]): readonly ActivityRow[] {
  const rows: ActivityEntry[][] = [];
  let run: ActivityEntry[][] = [];
  for (const entry of entries) {
    if (!run[0]?.[0] || !isSameRun(run[0][0], entry)) run = [];
    const own = run.find(([newest]) => newest?.userName === entry.userName && newest.person === entry.person);
    if (own) own.push(entry);
    else {
      const row = [entry];
      run.push(row);
      rows.push(row);
    }
  }
  return rows.flatMap((folded) => (folded.length > 1 && folded[0] ? { ...folded[0], folded } : folded));
}

const isSameRun = (one: ActivityEntry, other: ActivityEntry): boolean =>
  [one, other].every(({ kind, title }) => kind === "signIn" && routine.has(title)) &&
  formatDate(one.at) === formatDate(other.at);

/** Many entries are folded into few rows. */
const ROWS = 50;
const noFilter = { kind: "", personId: "", account: "" } as const;

/** The list of the acts of a company, filtered by person, kind, account and days. */
export class ActivityStore {
  readonly list: ListStore<ActivityRow>;
  readonly accounts: AccountsStore;
  filter: ActivityFilter;
  /** The people of the company, once a page has loaded. */
  people: readonly CompanyPerson[] = [];
  /** Whether the bank has stopped counting before the end. */
  isMore = false;
  opened: ActivityRow | undefined;
  readonly file: FileDownload;
  outcome: Outcome | undefined;
  /** The place of each page that can be loaded. The bank's places are found page by page. */
  #places: readonly (string | undefined)[] = [undefined];

  constructor(private readonly services: Services) {
    this.filter = { ...noFilter, period: defaultActivityPeriod(this.today) };
    this.file = new FileDownload(services.downloads);
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.list = new ListStore(
      (page) => this.fetchPage(page),
      (failure) => services.log.warn("The company's activity did not load", failure),
    );
    this.list.page = { number: 1, size: ROWS };
    makeStore(this);
  }

  get today(): Day {
    return bankDay(this.services.clock);
  }

  get isFiltered(): boolean {
    const { kind, personId, account } = this.filter;
    return kind !== "" || personId !== "" || account !== "";
  }

  /** An account that did not load cannot be chosen; the list is independent of it. */
  async open(): Promise<void> {
    await Promise.all([this.list.load(), this.accounts.load()]);
  }

  changeFilter(change: Partial<ActivityFilter>): Promise<void> {
    this.filter = { ...this.filter, ...change };
    return this.list.restart();
  }

  clearFilter(): Promise<void> {
    return this.changeFilter(noFilter);
  }

  openEntry(entry: ActivityRow): void {
    this.opened = entry;
  }

  closeEntry(): void {
    this.opened = undefined;
  }

  async download(format: ActivityFormat): Promise<void> {
    const { reports, log } = this.services;
    const file = await this.file.save(() => reports.downloadActivity(this.filter, format));
    if (!file) return;
    if (!file.ok) log.warn("The company's activity was not downloaded", file.failure);
    runInAction(() => {
      this.outcome = file.ok ? { kind: "succeeded", message: words.started } : failedDownload(file.failure);
    });
  }

  closeOutcome(): void {
    this.outcome = undefined;
  }

  private async fetchPage({ number, size }: Page) {
    const page = await this.services.reports.activity(this.filter, { after: this.#places[number - 1], size });
    if (!page.ok) return page;
    const { entries, count, next, people } = page.value;
    this.#places = [...this.#places.slice(0, number), next];
    runInAction(() => {
      this.people = people;
      this.isMore = count >= ACTIVITY_COUNTED_MAX;
    });
    const shown: PageOf<ActivityRow> = { rows: entries, total: (number - 1) * size + count };
    return ok(shown);
  }
}

/** A refusal is shown in the bank's words, because it says what to choose instead. */
function failedDownload(failure: BankFailure): Outcome | undefined {
  if (failure.kind === "sessionEnded") return undefined;
  return failedOutcome((failure.kind === "refused" && failure.message) || words.failed);
}
