import { runInAction } from "mobx";
import type { SentReceipt } from "../../application/accounts/statements-port";
import type { Page, PageSize } from "../../application/ports/page";
import type { Account } from "../../domain/accounts/account";
import {
  defaultPeriod,
  type IssuedStatement,
  type LatestMovements,
  type Movement,
  type MovementFilter,
  matching,
  type StatementFormat,
  type StatementRange,
} from "../../domain/accounts/statement";
import type { Day, Period } from "../../domain/calendar";
import { AccountsStore } from "../shared/accounts/accounts-store";
import { bankDay } from "../shared/bank-day";
import { ActionStore, failedWith } from "../shared/dialogs/action-store";
import type { Outcome } from "../shared/dialogs/status-dialog";
import { explain } from "../shared/explain";
import { LatestOnly } from "../shared/latest-only";
import { makeStore } from "../shared/make-store";
import type { Services } from "../shared/services";
import { statementWords as words } from "./statement-words";

type StatementStoreDependencies = Pick<
  Services,
  "accounts" | "statements" | "statementsService" | "downloads" | "clock" | "log"
>;
type Dialog = "filter" | "download" | "email";

/** The statement of one account (specification 1, section 2.12). */
export class StatementStore {
  readonly accounts: AccountsStore;
  readonly email: ActionStore<SentReceipt>;
  period: Period;
  isLoading = true;
  page: Page = { number: 1, size: 10 };
  filter: MovementFilter | undefined;
  dialog: Dialog | undefined;
  /** The address to which an e-mailed statement goes; the confirmation dialog names it. */
  address = "";
  isDownloading = false;
  isIssuing = false;
  /** The statement that is being printed. */
  issued: IssuedStatement | undefined;
  /** The outcome of a download or of a failed print. */
  outcome: Outcome | undefined;
  private latest: LatestMovements = NONE;
  private chosen: string | undefined;
  readonly #loads = new LatestOnly();

  /** @param place zero-based index in the company's list, if the page was opened from an account's card */
  constructor(
    private readonly services: StatementStoreDependencies,
    private readonly place: number,
  ) {
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.period = defaultPeriod(this.today);
    this.email = new ActionStore({
      success: ({ message }) => message ?? words.emailing.sent,
      failure: words.emailing.failed,
    });
    makeStore(this);
  }

  get today(): Day {
    return bankDay(this.services.clock);
  }

  /** The chosen account, else the one the page was opened with, else the first one (specification 1, section 3). */
  get account(): Account | undefined {
    const { accounts } = this.accounts;
    return accounts.find(({ number }) => number === this.chosen) ?? accounts[this.place] ?? accounts[0];
  }

  /** All loaded movements, without the filter. */
  get movements(): readonly Movement[] {
    return this.latest.movements;
  }

  get found(): readonly Movement[] {
    return this.filter ? matching(this.movements, this.filter) : this.movements;
  }

  get shown(): readonly Movement[] {
    const { number, size } = this.page;
    return this.found.slice((number - 1) * size, number * size);
  }

  /** True if the bank has more movements than are loaded. */
  get hasMore(): boolean {
    return this.latest.hasMore;
  }

  get count(): number {
    return this.movements.length;
  }

  async open(): Promise<void> {
    await this.accounts.load();
    await this.load();
  }

  choose(number: string): Promise<void> {
    this.chosen = number;
    return this.load();
  }

  choosePeriod(period: Period): Promise<void> {
    this.period = period;
    return this.load();
  }

  /** Loads the movements. A failure empties the list and is only logged (specification 1, section 8). */
  async load(): Promise<void> {
    const { range } = this;
    if (!range) return;
    const isLatest = this.#loads.ask();
    this.isLoading = true;
    const listed = await this.services.statementsService.movements(range);
    if (!isLatest()) return;
    if (!listed.ok) this.services.log.warn("The statement did not load", listed.failure);
    this.show(listed.ok ? listed.value : NONE);
  }

  turnTo(number: number): void {
    this.page = { ...this.page, number };
  }

  resize(size: PageSize): void {
    this.page = { number: 1, size };
  }

  ask(dialog: Dialog): void {
    this.dialog = dialog;
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  /** Filters the movements that are already loaded; undefined removes the filter. */
  applyFilter(filter: MovementFilter | undefined): void {
    this.filter = filter;
    this.page = { ...this.page, number: 1 };
    this.closeDialog();
  }

  async download(format: StatementFormat): Promise<void> {
    const { range } = this;
    if (!range || this.isDownloading) return;
    this.isDownloading = true;
    const file = await this.services.statements.download(range, format);
    if (file.ok) this.services.downloads.save(file.value);
    else this.services.log.warn("The statement was not downloaded", file.failure);
    const hasEnded = !file.ok && file.failure.kind === "sessionEnded";
    this.tellDownload(hasEnded ? undefined : file.ok ? succeeded : failed);
  }

  closeOutcome(): void {
    this.outcome = undefined;
  }

  /** Loads the whole statement; the screen prints it when it has arrived. */
  async print(): Promise<void> {
    const { range } = this;
    if (!range || this.isIssuing) return;
    this.isIssuing = true;
    const issued = await this.services.statements.complete(range);
    if (!issued.ok) this.services.log.warn("The statement was not printed", issued.failure);
    runInAction(() => {
      this.isIssuing = false;
      if (issued.ok) this.issued = issued.value;
      else this.outcome = failedWith(explain(issued.failure, words.printing.failed));
    });
  }

  closePrint(): void {
    this.issued = undefined;
  }

  async send(address: string): Promise<void> {
    const { range } = this;
    if (!range || this.email.isStarting) return;
    this.address = address;
    await this.email.begin(this.services.statementsService.email(range, address));
    this.closeDialog();
  }

  private get range(): StatementRange | undefined {
    return this.account && { account: this.account, period: this.period };
  }

  private show(latest: LatestMovements): void {
    this.latest = latest;
    this.isLoading = false;
    this.page = { ...this.page, number: 1 };
  }

  private tellDownload(outcome: Outcome | undefined): void {
    this.isDownloading = false;
    this.outcome = outcome;
    this.closeDialog();
  }
}

const NONE: LatestMovements = { movements: [], hasMore: false };
const succeeded: Outcome = { is: "succeeded", message: words.downloading.started };
const failed: Outcome = { is: "failed", message: words.downloading.failed };
