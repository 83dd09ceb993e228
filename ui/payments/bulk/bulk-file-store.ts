import { BulkOptionsDraft, toBulkOptions } from "../../../application/payments/bulk-options-draft";
import type { FieldTexts } from "../../../application/session/unfinished-form";
import type { Account } from "../../../domain/accounts/account";
import { requiredMessage } from "../../../domain/form-messages";
import { CEDI, parseAmount } from "../../../domain/money";
import { type BulkOptions, type BulkPayment, type BulkRow, hasUnvalidatedName } from "../../../domain/payments/bulk";
import { canBeMapped, type InspectedFile, markFaults } from "../../../domain/payments/bulk-file";
import { type ColumnMapping, inOwnHeadings, type OwnHeadings } from "../../../domain/payments/column-mapping";
import { type LimitedPayment, largestOf, limitedEntry } from "../../../domain/payments/payment-limits";
import { type ComparedPayment, comparedBulk } from "../../../domain/payments/same-payments";
import type { BulkCategory } from "../../../domain/requests/categories";
import { repeatedRows } from "../../../domain/requests/repeated-rows";
import { type BankRequest, chargesOf } from "../../../domain/requests/request";
import { needsApproval } from "../../../domain/session/roles";
import type { User } from "../../../domain/session/user";
import { AccountsStore } from "../../accounts/accounts-store";
import { bankDay } from "../../kit/bank-day";
import type { Outcome } from "../../kit/dialogs/status-dialog";
import { explain } from "../../kit/explain";
import { FormStore } from "../../kit/fields/form-store";
import { makeStore } from "../../kit/make-store";
import { words as kit } from "../../kit/words";
import { failedOutcome } from "../../operations/action-store";
import type { Services } from "../../services";
import { accountChange, bulkFeeChanges, changesIn, proposedSource, scheduleChange, stillOffered } from "../changes";
import type { NamesServices } from "../names/names-store";
import type { PaymentAction } from "../payment-action";
import { BulkListStore } from "./bulk-list-store";
import { namesOf, namesOfFile } from "./bulk-names";
import { createBulkPaymentAction } from "./bulk-payment-action";
import { words } from "./bulk-words";
import { explainFault, explainFile } from "./explain-file";
import { HandChoices } from "./hand-choices";
import type { MappingStore } from "./mapping-store";
import { RowCorrection } from "./row-correction";

type BulkFileStoreDependencies = Pick<
  Services,
  | "accounts"
  | "beneficiaries"
  | "transferLookupsService"
  | "walletsService"
  | "limitsService"
  | "bulkPaymentsService"
  | "payments"
  | "operations"
  | "downloads"
  | "log"
  | "clock"
  | "requestsService"
  | "samePaymentsService"
  | "savedMappings"
  | "spreadsheets"
> &
  NamesServices;

/** The work in progress on the file. `count` is the number of payees of an earlier bulk loaded so far. `sent` is between 0 and 1; at 1 the bank is checking the file. */
type FileWork =
  | { readonly kind: "idle" }
  | { readonly kind: "opening" }
  | { readonly kind: "collecting"; readonly count: number }
  | { readonly kind: "reading" }
  | { readonly kind: "uploading"; readonly sent: number };

/**
 * A bulk payment from a file: the file is chosen, read, uploaded, corrected and paid (specification 2, sections 2 and
 * 4).
 */
export class BulkFileStore {
  readonly accounts: AccountsStore;
  readonly options: FormStore<BulkOptionsDraft, BulkOptions>;
  readonly paymentAction: PaymentAction<BulkPayment>;
  source = "";
  file: File | undefined;
  /** The content of the file, after it was read. */
  inspection: InspectedFile | undefined;
  fileProblem: string | undefined;
  /** The user says which column of the file is which. */
  mapping: MappingStore | undefined;
  work: FileWork = { kind: "idle" };
  list: BulkListStore | undefined;
  /** The outcome of a failed upload. */
  failure: Outcome | undefined;
  /** The payees of the earlier request did not load. */
  hasFailedToCollect = false;
  /** The payment that waits for the user's decision whether to pay although a wallet's name was not validated. */
  unvalidatedPayment: BulkPayment | undefined;
  /** Number of refused submissions. Each one moves the focus to the first invalid field. */
  refusals = 0;
  /** The banks or networks that a wrong row can be corrected to. */
  readonly #choices: HandChoices;
  /** The mapping that was used for the file. */
  #used: { readonly mapping: ColumnMapping; readonly problem: string } | undefined;
  /** The headings of the file in place of those in the bank's messages; empty for a file like the template. */
  #ownHeadings: OwnHeadings = [];
  /** The currency that the heading of the amounts names. */
  private named: MappingStore["namedCurrency"];
  /** The account that the form begins with. */
  #proposedSource = "";
  #abortController = new AbortController();
  /** The list of a session that has ended, until the accounts are loaded. */
  #kept: { readonly name: string; readonly rows: readonly BulkRow[] } | undefined;

  constructor(
    readonly category: BulkCategory,
    private readonly services: BulkFileStoreDependencies,
    user: User,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<BulkCategory>,
  ) {
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.#choices = new HandChoices(category, services);
    this.options = new FormStore(
      () => new BulkOptionsDraft(),
      (draft) => toBulkOptions(draft, bankDay(services.clock)),
    );
    makeStore(this);
    this.paymentAction = createBulkPaymentAction(services, this, needsApproval(user));
  }

  /** Wallets and cards can only be paid from cedi accounts (specification 2, section 3). */
  get sources(): readonly Account[] {
    const { accounts, inCedis } = this.accounts;
    return this.category === "bulkTransfer" ? accounts : inCedis;
  }

  /** Only transfers in cedis can be scheduled (specification 2, sections 2.5 and 3). */
  get isSchedulable(): boolean {
    return this.category === "bulkTransfer" && this.account?.currency === CEDI;
  }

  get account(): Account | undefined {
    return this.sources.find(({ number }) => number === this.source);
  }

  get sourceProblem(): string | undefined {
    const { account, named } = this;
    if (account && named && named.currency !== account.currency)
      return words.otherCurrency(named.heading, named.currency, account.currency);
    return this.refusals > 0 && !account ? requiredMessage(words.source) : undefined;
  }

  get compared(): ComparedPayment | undefined {
    const { list, account, category } = this;
    return list && account && comparedBulk(category, account.currency, list.rows);
  }

  get problem(): string | undefined {
    return this.fileProblem ?? (this.refusals > 0 && !this.file ? words.problems.missing : undefined);
  }

  get hasEntries(): boolean {
    return !["", this.#proposedSource].includes(this.source) || this.file !== undefined;
  }

  /** A file that the bank has not read yet is chosen again. */
  get hasMoreThanTexts(): boolean {
    return this.file !== undefined && !this.list;
  }

  /** The options and the rows with their corrections, kept when the session ends. */
  get texts(): FieldTexts {
    const { options, source, list, file } = this;
    return {
      ...options.texts,
      source,
      file: list ? (file?.name ?? "") : "",
      rows: list ? JSON.stringify(list.rows) : "",
      headings: list ? JSON.stringify(this.#ownHeadings) : "",
    };
  }

  /** Restores what was kept when the session ended. */
  setTexts({ source = "", file = "", rows = "", headings = "", ...options }: FieldTexts): void {
    this.options.setTexts(options);
    this.source = source;
    // These texts were written by `texts` and stored encrypted, so their types are known.
    this.#ownHeadings = headings ? (JSON.parse(headings) as OwnHeadings) : [];
    this.#kept = rows ? { name: file, rows: JSON.parse(rows) as readonly BulkRow[] } : undefined;
    if (this.account) void this.restoreList();
  }

  /**
   * Shows the kept list, with the bank's newest check of its rows. A row that was bad stays bad until it is corrected,
   * because the reason can be a cell of the file. Without an answer the rows are shown as they were.
   */
  private async restoreList(): Promise<void> {
    const { account, category, services } = this;
    const kept = this.#kept;
    if (!kept || !account) return;
    this.#kept = undefined;
    this.file = new File([], kept.name);
    this.setProgress(1);
    const { signal } = this.#abortController;
    const checked = await services.bulkPaymentsService.recheck(category, account, kept.rows);
    const rows = checked.ok
      ? this.inOwnWords(checked.value).map((row, at) => (kept.rows[at]?.isBad && !row.isBad ? kept.rows[at] : row))
      : kept.rows;
    const list = await this.createList(account, rows);
    if (!signal.aborted) this.endUpload({ list, failure: undefined });
  }

  get limitedPayment(): LimitedPayment | undefined {
    const { account, list, options } = this;
    if (!list) return undefined;
    const { total } = list.totals;
    return limitedEntry(account, { total, largest: largestOf(list.rows), isScheduled: options.draft.scheduled !== "" });
  }

  async load(): Promise<void> {
    await this.accounts.load();
    this.proposeSource();
    await this.restoreList();
    await this.collect();
  }

  private proposeSource(): void {
    if (this.source || this.repeated) return;
    this.#proposedSource = proposedSource(this.sources);
    this.source = this.#proposedSource;
  }

  /** Writes the payees of the earlier request into a file, and lets the bank check and price them again. */
  async collect(): Promise<void> {
    const { repeated, category, services } = this;
    if (!repeated || this.file || this.work.kind !== "idle") return;
    if (!this.source) this.chooseSource(stillOffered(this.sources, repeated.source.account));
    const { signal } = this.#abortController;
    this.setCollected(0);
    const entries = await services.requestsService.allEntries(repeated, { signal, onLoaded: this.setCollected });
    if (signal.aborted) return;
    if (!entries.ok) return this.endCollecting(true);
    const rows = repeatedRows(entries.value);
    const file = await services.spreadsheets.uploadFile(category, rows, `${repeated.id}.xlsx`);
    if (signal.aborted) return;
    this.endCollecting(false);
    await this.choose(file);
    if (this.account) await this.upload();
  }

  /** Sentences about what has changed since the earlier request. The list shows what has changed in its rows. */
  get changes(): readonly string[] {
    const { repeated, accounts, sources, list } = this;
    if (!repeated) return [];
    const paid = repeated.total.minor - chargesOf(repeated).minor;
    return changesIn([
      accountChange(accounts, sources, repeated.source.account),
      ...(list && list.totals.amount.minor === paid && !list.obstacle ? bulkFeeChanges(repeated, list.totals) : []),
      scheduleChange(repeated),
    ]);
  }

  chooseSource(number: string): void {
    this.source = number;
    // The list has no fields for a schedule that was chosen for another account.
    if (!this.isSchedulable) this.options.set("scheduled", "");
  }

  /** Uses only the first of several files (specification 2, section 5). */
  async choose(file: File | undefined): Promise<void> {
    if (!file) return;
    this.reset();
    this.file = file;
    this.work = { kind: "reading" };
    const { signal } = this.#abortController;
    const result = await this.services.bulkPaymentsService.inspect(file, this.category, signal);
    if (signal.aborted) return;
    if (result.ok) return this.endReading({ inspection: result.value });
    if (result.failure.kind === "cancelled") return this.endReading({});
    const problem = explainFile(result.failure);
    if (canBeMapped(result.failure, file.name)) await this.openMapping(problem);
    else this.endReading({ problem });
  }

  /** Whether the columns of the file were named by the user, who can change them. */
  get isMapped(): boolean {
    return this.inspection?.isRewritten === true;
  }

  async changeColumns(): Promise<void> {
    const [file, used] = [this.file, this.#used];
    if (!file || !used) return;
    this.reset();
    this.file = file;
    await this.openMapping(used.problem, used.mapping);
  }

  /** Opens the step in which the user says which column is which. Its code is loaded with the first such file. */
  private async openMapping(problem: string, earlier?: ColumnMapping): Promise<void> {
    const { file, category, services, account } = this;
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
    const fileToMap = { category, file, opened: opened.value, problem, currency: account?.currency ?? CEDI, earlier };
    const mapping = new code.MappingStore(fileToMap, services, this.#choices);
    await mapping.begin();
    if (!signal.aborted) this.setMapping(mapping);
  }

  async useMapping(): Promise<void> {
    const { mapping } = this;
    const result = await mapping?.use();
    if (!mapping || !result || mapping !== this.mapping) return;
    if (result.ok) {
      this.named = mapping.namedCurrency;
      this.#used = { mapping: mapping.mapping, problem: mapping.fileToMap.problem };
      this.#ownHeadings = mapping.ownHeadings;
    }
    this.setMapping(undefined);
    this.endReading(result.ok ? { inspection: result.value } : { problem: explainFile(result.failure) });
  }

  async upload(): Promise<void> {
    const { account, file, category } = this;
    if (this.work.kind !== "idle") return;
    if (!account || !file || this.fileProblem || this.sourceProblem) {
      this.refusals += 1;
      return;
    }
    this.setProgress(0);
    const { signal } = this.#abortController;
    const options = { signal, onProgress: this.setProgress };
    const result = await this.services.bulkPaymentsService.upload({ category, source: account, file }, options);
    const rows = result.ok ? this.withFaults(this.inOwnWords(result.value)) : undefined;
    const list = rows && (await this.createList(account, rows));
    if (signal.aborted) return;
    if (list && list.badRows.length > 0) void this.#choices.loadNames();
    const failure = result.ok ? undefined : result.failure;
    if (failure?.kind === "cancelled") return this.endUpload({ list, failure: undefined });
    if (failure?.kind === "changedFile") return this.endReading({ problem: explainFile(failure) });
    const reason = failure ? explain(failure, words.uploadFailed) : words.uploadFailed;
    this.endUpload({ list, failure: list ? undefined : failedOutcome(reason) });
  }

  private async createList(account: Account, rows: readonly BulkRow[]): Promise<BulkListStore> {
    const { category, services, file } = this;
    const list = await BulkListStore.create(category, account.currency, rows);
    const source = account.number;
    list.addChanged(() => this.paymentAction.checks.change.numbers);
    list.addNames(namesOfFile(services, { category, source, name: file?.name ?? "", rows: () => list.rows }));
    return list;
  }

  /** Stops reading or uploading. A file that was already read stays chosen. */
  stop(): void {
    const wasReading = this.work.kind === "reading";
    this.list?.names?.stop();
    this.#abortController.abort();
    this.#abortController = new AbortController();
    this.work = { kind: "idle" };
    if (wasReading) this.file = undefined;
  }

  /** Clears the list and the file (specification 2, section 4), but not the source account. */
  cancel(): void {
    this.reset();
  }

  closeFailure(): void {
    this.failure = undefined;
  }

  correctionOf(row: BulkRow, list: BulkListStore): RowCorrection {
    return new RowCorrection(this.category, row, list, this.#choices, this.services);
  }

  /**
   * Sends a corrected row to the bank and returns the result. The reason for a bad row is shown in the row.
   * @param others other corrected rows
   */
  async recheck(
    row: BulkRow,
    texts: BulkRow["texts"],
    others: readonly BulkRow[] = [],
  ): Promise<"good" | "bad" | "unknown"> {
    const { account, list, category } = this;
    if (!account || !list) return "unknown";
    const corrected = [{ ...row, texts }, ...others].map((each) => {
      const amount = parseAmount(each.texts.amount ?? "", account.currency);
      return { ...each, amount: amount.ok ? amount.value : undefined };
    });
    const checked = await this.services.bulkPaymentsService.recheck(category, account, corrected);
    const answers = checked.ok ? this.inOwnWords(checked.value) : [];
    const [answer] = answers;
    if (!answer) return "unknown";
    list.replaceRows(answers);
    if (answer.isBad) list.openCorrection(answer);
    return answer.isBad ? "bad" : "good";
  }

  async downloadBad(): Promise<void> {
    if (!this.list) return;
    this.services.downloads.save(await this.services.bulkPaymentsService.errorsFile(this.category, this.list.rows));
  }

  pay(): void {
    const { account, list, category } = this;
    if (!account || !list || list.obstacle) return;
    const options = this.options.submit();
    const { rows, totals } = list;
    if (!options) return;
    const payment: BulkPayment = {
      category,
      source: account,
      rows,
      totals,
      origin: "file",
      ...namesOf(list.names),
      ...options,
    };
    if (hasUnvalidatedName(category, rows)) this.setUnvalidatedPayment(payment);
    else void this.paymentAction.begin(payment);
  }

  payUnvalidated(): void {
    const payment = this.unvalidatedPayment;
    this.setUnvalidatedPayment(undefined);
    if (payment) void this.paymentAction.begin(payment);
  }

  setUnvalidatedPayment(payment: BulkPayment | undefined): void {
    this.unvalidatedPayment = payment;
  }

  /** Clears the form after the payment, so that leaving the page asks no question. */
  finish(): void {
    this.reset();
    this.source = "";
    this.refusals = 0;
    this.options.clear();
    this.paymentAction.checks.change.clear();
  }

  private reset(): void {
    this.stop();
    this.file = undefined;
    this.mapping?.close();
    this.mapping = undefined;
    this.named = undefined;
    this.#ownHeadings = [];
    this.inspection = undefined;
    this.fileProblem = undefined;
    this.list = undefined;
    this.failure = undefined;
  }

  /** Names the columns of the user's file in the bank's messages about rows. */
  private inOwnWords(rows: readonly BulkRow[]): readonly BulkRow[] {
    const headings = this.#ownHeadings;
    if (headings.length === 0) return rows;
    return rows.map((row) => (row.isBad ? { ...row, status: inOwnHeadings(row.status, headings) } : row));
  }

  /**
   * Marks the rows with unreliable cells. Returns undefined if the bank returned another number of rows than the file
   * has, because the rows of the faults are then unknown.
   */
  private withFaults(rows: readonly BulkRow[]): readonly BulkRow[] | undefined {
    const { rows: count, faults, isRewritten } = this.inspection ?? { rows: rows.length, faults: [] };
    if (faults.length > 0 && rows.length !== count) return undefined;
    return markFaults(rows, faults, { currency: this.account?.currency ?? "", explain: explainFault, isRewritten });
  }

  private setOpening(): void {
    this.work = { kind: "opening" };
  }

  private setMapping(mapping: MappingStore | undefined): void {
    this.work = { kind: "idle" };
    this.mapping = mapping;
  }

  private setCollected(count: number): void {
    this.work = { kind: "collecting", count };
  }

  private endCollecting(hasFailed: boolean): void {
    this.work = { kind: "idle" };
    this.hasFailedToCollect = hasFailed;
  }

  private setProgress(sent: number): void {
    this.work = { kind: "uploading", sent };
  }

  private endReading({ inspection, problem }: { inspection?: InspectedFile; problem?: string | undefined }): void {
    this.work = { kind: "idle" };
    this.inspection = inspection;
    this.fileProblem = problem;
  }

  private endUpload({ list, failure }: { list: BulkListStore | undefined; failure: Outcome | undefined }): void {
    this.work = { kind: "idle" };
    this.list = list;
    this.failure = failure;
  }
}
