import { runInAction } from "mobx";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { BankFile } from "../../application/ports/downloads";
import { firstPage, type PageSize } from "../../application/ports/page";
import type { Account } from "../../domain/accounts/account";
import { defaultPeriod } from "../../domain/accounts/default-period";
import {
  type BookFormat,
  filterMovements,
  type IssuedStatement,
  type LatestMovements,
  type Movement,
  type MovementFilter,
  type StatementFormat,
  type StatementRange,
  statementArchiveName,
} from "../../domain/accounts/statement";
import type { Day, Period } from "../../domain/calendar";
import { add, type Money, subtract, zero } from "../../domain/money";
import { bankDay } from "../kit/bank-day";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { explain } from "../kit/explain";
import { LatestOnly } from "../kit/loading/latest-only";
import { makeStore } from "../kit/make-store";
import type { Handover } from "../kit/navigation/navigation";
import { ActionStore, failedOutcome, messageOr } from "../operations/action-store";
import type { Services } from "../services";
import { AccountsStore } from "./accounts-store";
import { statementWords as words } from "./words";

type Dialog = "filter" | "download" | "email";

type StatementChoice = Pick<Handover, "account" | "period">;

/** The statement of one account (specification 1, section 2.12). */
export class StatementStore {
  readonly accounts: AccountsStore;
  readonly emailAction: ActionStore<Acknowledgement>;
  period: Period;
  isLoading = true;
  /** True if the user has stopped the last loading. */
  isCancelled = false;
  /** The list is empty because it did not load, not because there are no movements. */
  isNotLoaded = false;
  page = firstPage;
  filter: MovementFilter | undefined;
  dialog: Dialog | undefined;
  /** The address to which an e-mailed statement goes; the confirmation dialog names it. */
  emailAddress = "";
  isDownloading = false;
  isPreparingPrint = false;
  /** The statement that is being printed. */
  printedStatement: IssuedStatement | undefined;
  /** The outcome of a download or of a failed print. */
  outcome: Outcome | undefined;
  private loaded: LatestMovements = NO_MOVEMENTS;
  private chosenNumber: string | undefined;
  readonly #loads = new LatestOnly();

  /** @param initial the account, by its zero-based index in the company's list, and the period that the page opens with */
  constructor(
    private readonly services: Services,
    private readonly initial: StatementChoice = {},
  ) {
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.period = initial.period ?? defaultPeriod(this.today);
    this.emailAction = new ActionStore({});
    makeStore(this);
  }

  get today(): Day {
    return bankDay(this.services.clock);
  }

  /** The chosen account, else the one the page was opened with, else the first one (specification 1, section 3). */
  get account(): Account | undefined {
    const { accounts } = this.accounts;
    return (
      accounts.find(({ number }) => number === this.chosenNumber) ?? accounts[this.initial.account ?? 0] ?? accounts[0]
    );
  }

  /** Undefined until the accounts are loaded. */
  get choice(): StatementChoice | undefined {
    const { account, period } = this;
    return account && { account: this.accounts.accounts.indexOf(account), period };
  }

  /** All loaded movements, without the filter. */
  get movements(): readonly Movement[] {
    return this.loaded.movements;
  }

  get filteredMovements(): readonly Movement[] {
    return this.filter ? filterMovements(this.movements, this.filter) : this.movements;
  }

  get pageMovements(): readonly Movement[] {
    const { number, size } = this.page;
    return this.filteredMovements.slice((number - 1) * size, number * size);
  }

  get balances() {
    return this.loaded.balances;
  }

  /** The sums of the period; undefined if its movements do not lead from the opening to the closing balance. */
  get turnover(): { readonly credits: Money; readonly debits: Money } | undefined {
    const { balances, movements } = this.loaded;
    if (!balances || this.hasMore) return undefined;
    const { opening, closing } = balances;
    if (movements.some(({ amount }) => amount.currency !== opening.currency)) return undefined;
    const sumOf = (type: Movement["type"]) =>
      movements
        .filter((movement) => movement.type === type)
        .reduce((sum, { amount }) => add(sum, amount), zero(opening.currency));
    const [credits, debits] = [sumOf("credit"), sumOf("debit")];
    return subtract(add(opening, credits), debits).minor === closing.minor ? { credits, debits } : undefined;
  }

  /** True if the bank states the balances of the period, but its list does not lead from one to the other. */
  get lacksBalances(): boolean {
    return (
      this.balances !== undefined && !this.turnover && this.count > 0 && this.movements.every(({ balance }) => !balance)
    );
  }

  /** Formats for accounting programs, if the bank offers any. */
  get bookFormats(): readonly BookFormat[] {
    return this.loaded.bookFormats;
  }

  /** True if the bank has more movements than are loaded. */
  get hasMore(): boolean {
    return this.loaded.hasMore;
  }

  get count(): number {
    return this.movements.length;
  }

  async open(): Promise<void> {
    await this.accounts.load();
    await this.load();
  }

  choose(number: string): Promise<void> {
    this.chosenNumber = number;
    // The limits of a filter are amounts in the currency of the account that it was entered for.
    if (this.filter?.from.currency !== this.account?.currency) this.filter = undefined;
    return this.load();
  }

  choosePeriod(period: Period): Promise<void> {
    this.period = period;
    return this.load();
  }

  /**
   * Loads the movements. A failure empties the list and is logged (specification 1, section 8). The list then says that
   * it did not load, because without that line its quoted text would be untrue.
   */
  async load(): Promise<void> {
    const { range } = this;
    if (!range) return;
    const isLatest = this.#loads.begin();
    this.isLoading = true;
    this.isCancelled = false;
    const result = await this.services.statementsService.movements(range);
    if (!isLatest()) return;
    if (!result.ok) this.services.log.warn("The statement did not load", result.failure);
    this.setMovements(result.ok ? result.value : NO_MOVEMENTS, !result.ok);
  }

  /** Stops waiting for the bank, whose answer is then ignored. */
  cancel(): void {
    this.#loads.begin();
    this.isLoading = false;
    this.isCancelled = true;
    // The loaded movements may belong to another account or period.
    this.loaded = NO_MOVEMENTS;
  }

  setPageNumber(number: number): void {
    this.page = { ...this.page, number };
  }

  setPageSize(size: PageSize): void {
    this.page = { number: 1, size };
  }

  openDialog(dialog: Dialog): void {
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

  /** Downloads the statement of an account, or those of several as one archive; by default of the chosen account. */
  async download(format: StatementFormat | BookFormat, chosen?: readonly Account[]): Promise<void> {
    const { range, period, services } = this;
    if (!range || this.isDownloading) return;
    this.isDownloading = true;
    const files: BankFile[] = [];
    const accounts = chosen ?? [range.account];
    for (const account of accounts) {
      const file = await services.statements.download({ account, period }, format);
      if (!file.ok) {
        services.log.warn("The statement was not downloaded", file.failure);
        return this.endDownload(file.failure.kind === "sessionEnded" ? undefined : downloadFailed);
      }
      files.push(file.value);
    }
    if (accounts.length > 1)
      await services.downloads.saveArchive(statementArchiveName(period, range.account.bankName), files);
    else for (const file of files) services.downloads.save(file);
    this.endDownload(downloadSucceeded);
  }

  closeOutcome(): void {
    this.outcome = undefined;
  }

  /** Loads the whole statement; the screen prints it when it has arrived. */
  async print(): Promise<void> {
    const { range } = this;
    if (!range || this.isPreparingPrint) return;
    this.isPreparingPrint = true;
    const statement = await this.services.statements.complete(range);
    if (!statement.ok) this.services.log.warn("The statement was not printed", statement.failure);
    runInAction(() => {
      this.isPreparingPrint = false;
      if (statement.ok) this.printedStatement = statement.value;
      else this.outcome = failedOutcome(explain(statement.failure, words.printing.failed));
    });
  }

  closePrint(): void {
    this.printedStatement = undefined;
  }

  async send(address: string): Promise<void> {
    const { range } = this;
    if (!range || this.emailAction.isStarting) return;
    this.emailAddress = address;
    await this.emailAction.begin(this.services.statementsService.email(range, address), {
      facts: [],
      success: messageOr(words.emailing.sent),
      failure: words.emailing.failed,
    });
    this.closeDialog();
  }

  private get range(): StatementRange | undefined {
    return this.account && { account: this.account, period: this.period };
  }

  private setMovements(movements: LatestMovements, isNotLoaded: boolean): void {
    this.loaded = movements;
    this.isNotLoaded = isNotLoaded;
    this.isLoading = false;
    this.page = { ...this.page, number: 1 };
  }

  private endDownload(outcome: Outcome | undefined): void {
    this.isDownloading = false;
    this.outcome = outcome;
    this.closeDialog();
  }
}

const NO_MOVEMENTS: LatestMovements = { movements: [], hasMore: false, bookFormats: [] };
const downloadSucceeded: Outcome = { kind: "succeeded", message: words.downloading.started };
const downloadFailed: Outcome = { kind: "failed", message: words.downloading.failed };
