import type { FieldTexts } from "../../../application/session/unfinished-form";
import type { Account } from "../../../domain/accounts/account";
import { CEDI, type Money, parseAmount } from "../../../domain/money";
import { type BulkPayment, type BulkRow, hasUnvalidatedName } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import type { OwnHeadings } from "../../../domain/payments/column-mapping";
import { largestOf } from "../../../domain/payments/payment-limits";
import { type ComparedPayment, comparedBulk } from "../../../domain/payments/same-payments";
import { repeatedRows } from "../../../domain/requests/repeated-rows";
import { type BankRequest, chargesOf } from "../../../domain/requests/request";
import { needsApproval } from "../../../domain/session/roles";
import type { User } from "../../../domain/session/user";
import type { Outcome } from "../../kit/dialogs/status-dialog";
import { explain } from "../../kit/explain";
import { makeStore } from "../../kit/make-store";
import { failedOutcome } from "../../operations/action-store";
import type { Services } from "../../services";
import { bulkFeeChanges, changesIn, scheduleChange } from "../changes";
import type { PaymentAction } from "../payment-action";
import { BulkListStore } from "./bulk-list-store";
import { namesOf, namesOfFile } from "./bulk-names";
import { BulkPayer } from "./bulk-payer";
import { createBulkPaymentAction } from "./bulk-payment-action";
import { words } from "./bulk-words";
import { ChosenFileStore } from "./chosen-file-store";
import { explainFile } from "./explain-file";
import { HandChoices } from "./hand-choices";
import { RowCorrection } from "./row-correction";

/**
 * The work in progress on the list. `count` is the number of payees of an earlier bulk loaded so far. `sent` is between
 * 0 and 1; at 1 the bank is checking the file.
 */
type ListWork =
  | { readonly kind: "idle" }
  | { readonly kind: "collecting"; readonly count: number }
  | { readonly kind: "uploading"; readonly sent: number };
type BulkWork = ListWork | { readonly kind: "reading" | "opening" };

/**
 * A bulk payment from a file: the chosen file is uploaded, its list is corrected and paid (specification 2, sections 2
 * and 4).
 */
export class BulkFileStore {
  readonly payer: BulkPayer;
  readonly options: BulkPayer["options"];
  readonly paymentAction: PaymentAction<BulkPayment>;
  readonly chosen: ChosenFileStore;
  list: BulkListStore | undefined;
  /** The outcome of a failed upload. */
  failure: Outcome | undefined;
  /** The payees of the earlier request did not load. */
  hasFailedToCollect = false;
  /** The payment that waits for the user's decision whether to pay although a wallet's name was not validated. */
  unvalidatedPayment: BulkPayment | undefined;
  /** The banks or networks that a wrong row can be corrected to. */
  readonly #choices: HandChoices;
  private listWork: ListWork = { kind: "idle" };
  #abortController = new AbortController();
  /** The list of a session that has ended, until the accounts are loaded. */
  #kept: { readonly name: string; readonly ownHeadings: OwnHeadings; readonly rows: readonly BulkRow[] } | undefined;

  constructor(
    readonly category: BulkCategory,
    private readonly services: Services,
    user: User,
    /** The earlier request that the form was opened with. */
    readonly repeated?: BankRequest<BulkCategory>,
  ) {
    this.payer = new BulkPayer(services, { isInCedis: () => category !== "bulkTransfer", repeated });
    this.options = this.payer.options;
    this.#choices = new HandChoices(category, services);
    this.chosen = new ChosenFileStore(category, services, this.#choices);
    makeStore(this);
    this.paymentAction = createBulkPaymentAction(services, this, needsApproval(user));
  }

  /** Only transfers in cedis can be scheduled (specification 2, sections 2.5 and 3). */
  get isSchedulable(): boolean {
    return this.category === "bulkTransfer" && this.payer.source?.currency === CEDI;
  }

  get work(): BulkWork {
    const { listWork, chosen } = this;
    return listWork.kind === "idle" ? { kind: chosen.work } : listWork;
  }

  get sourceProblem(): string | undefined {
    const { source, problem } = this.payer;
    const { named } = this.chosen;
    return source && named && named.currency !== source.currency
      ? words.otherCurrency(named.heading, named.currency, source.currency)
      : problem;
  }

  get compared(): ComparedPayment | undefined {
    const { list, payer, category } = this;
    return list && payer.source && comparedBulk(category, payer.currency, list.rows);
  }

  get problem(): string | undefined {
    const { problem, file } = this.chosen;
    return problem ?? (this.payer.refusals > 0 && !file ? words.problems.missing : undefined);
  }

  get hasEntries(): boolean {
    return this.payer.hasEntries || this.chosen.file !== undefined;
  }

  /** A file that the bank has not read yet is chosen again. */
  get hasMoreThanTexts(): boolean {
    return this.chosen.file !== undefined && !this.list;
  }

  /** The options and the rows with their corrections, kept when the session ends. */
  get texts(): FieldTexts {
    const { payer, list, chosen } = this;
    return {
      ...payer.texts,
      file: list ? (chosen.file?.name ?? "") : "",
      rows: list ? JSON.stringify(list.rows) : "",
      headings: list ? JSON.stringify(chosen.ownHeadings) : "",
    };
  }

  /** Restores what was kept when the session ended. */
  setTexts({ file = "", rows = "", headings = "", ...texts }: FieldTexts): void {
    this.payer.setTexts(texts);
    // These texts were written by `texts` and stored encrypted, so their types are known.
    const ownHeadings = headings ? (JSON.parse(headings) as OwnHeadings) : [];
    this.#kept = rows ? { name: file, ownHeadings, rows: JSON.parse(rows) as readonly BulkRow[] } : undefined;
    if (this.payer.source) void this.restoreList();
  }

  /**
   * Shows the kept list, with the bank's newest check of its rows. A row that was bad stays bad until it is corrected,
   * because the reason can be a cell of the file. Without an answer the rows are shown as they were.
   */
  private async restoreList(): Promise<void> {
    const { category, services, chosen } = this;
    const { source } = this.payer;
    const kept = this.#kept;
    if (!kept || !source) return;
    this.#kept = undefined;
    chosen.restore(kept.name, kept.ownHeadings);
    this.setProgress(1);
    const { signal } = this.#abortController;
    const checked = await services.bulkPaymentsService.recheck(category, source, kept.rows);
    const rows = checked.ok
      ? chosen.inOwnWords(checked.value).map((row, at) => (kept.rows[at]?.isBad && !row.isBad ? kept.rows[at] : row))
      : kept.rows;
    const list = await this.createList(source, rows);
    if (!signal.aborted) this.endUpload({ list, failure: undefined });
  }

  get total(): Money | undefined {
    return this.list?.totals.total;
  }

  get largest(): Money | undefined {
    return this.list && largestOf(this.list.rows);
  }

  async load(): Promise<void> {
    await this.payer.load();
    await this.restoreList();
    await this.collect();
  }

  /** Writes the payees of the earlier request into a file, and lets the bank check and price them again. */
  async collect(): Promise<void> {
    const { repeated, category, services } = this;
    if (!repeated || this.chosen.file || this.work.kind !== "idle") return;
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
    if (this.payer.source) await this.upload();
  }

  /** Sentences about what has changed since the earlier request. The list shows what has changed in its rows. */
  get changes(): readonly string[] {
    const { repeated, payer, list } = this;
    if (!repeated) return [];
    const paid = repeated.total.minor - chargesOf(repeated).minor;
    return changesIn([
      payer.change,
      ...(list && list.totals.amount.minor === paid && !list.obstacle ? bulkFeeChanges(repeated, list.totals) : []),
      scheduleChange(repeated),
    ]);
  }

  chooseSource(number: string): void {
    this.payer.choose(number);
    // The list has no fields for a schedule that was chosen for another account.
    if (!this.isSchedulable) this.options.set("scheduled", "");
  }

  /** Uses only the first of several files (specification 2, section 5). */
  async choose(file: File | undefined): Promise<void> {
    if (!file) return;
    this.clearList();
    await this.chosen.choose(file, this.payer.currency);
  }

  changeColumns(): Promise<void> {
    this.clearList();
    return this.chosen.changeColumns(this.payer.currency);
  }

  async upload(): Promise<void> {
    const { category, chosen } = this;
    const { source } = this.payer;
    const { file } = chosen;
    if (this.work.kind !== "idle") return;
    if (!source || !file || chosen.problem || this.sourceProblem) {
      this.payer.refuse();
      return;
    }
    this.setProgress(0);
    const { signal } = this.#abortController;
    const options = { signal, onProgress: this.setProgress };
    const result = await this.services.bulkPaymentsService.upload({ category, source, file }, options);
    const rows = result.ok ? chosen.withFaults(chosen.inOwnWords(result.value), source.currency) : undefined;
    const list = rows && (await this.createList(source, rows));
    if (signal.aborted) return;
    if (list && list.badRows.length > 0) void this.#choices.loadNames();
    const failure = result.ok ? undefined : result.failure;
    if (failure?.kind === "cancelled") return this.endUpload({ list, failure: undefined });
    if (failure?.kind === "changedFile") return this.refuseFile(explainFile(failure));
    const reason = failure ? explain(failure, words.uploadFailed) : words.uploadFailed;
    this.endUpload({ list, failure: list ? undefined : failedOutcome(reason) });
  }

  private async createList(account: Account, rows: readonly BulkRow[]): Promise<BulkListStore> {
    const { category, services, chosen } = this;
    const list = await BulkListStore.create(category, account.currency, rows);
    const source = account.number;
    list.addChanged(() => this.paymentAction.checks.change.numbers);
    list.addNames(namesOfFile(services, { category, source, name: chosen.file?.name ?? "", rows: () => list.rows }));
    return list;
  }

  /** Stops reading or uploading. A file that was already read stays chosen. */
  stop(): void {
    this.list?.names?.stop();
    this.#abortController.abort();
    this.#abortController = new AbortController();
    this.listWork = { kind: "idle" };
    this.chosen.stop();
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
    const { list, category } = this;
    const { source, currency } = this.payer;
    if (!source || !list) return "unknown";
    const corrected = [{ ...row, texts }, ...others].map((each) => {
      const amount = parseAmount(each.texts.amount ?? "", currency);
      return { ...each, amount: amount.ok ? amount.value : undefined };
    });
    const checked = await this.services.bulkPaymentsService.recheck(category, source, corrected);
    const answers = checked.ok ? this.chosen.inOwnWords(checked.value) : [];
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
    const { list, category } = this;
    const { source } = this.payer;
    if (!source || !list || list.obstacle) return;
    const options = this.options.submit();
    const { rows, totals } = list;
    if (!options) return;
    const payment: BulkPayment = {
      kind: "bulk",
      category,
      source,
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
    this.payer.clear();
    this.paymentAction.checks.change.clear();
  }

  private reset(): void {
    this.clearList();
    this.chosen.clear();
  }

  private clearList(): void {
    this.stop();
    this.list = undefined;
    this.failure = undefined;
  }

  private refuseFile(problem: string): void {
    this.listWork = { kind: "idle" };
    this.chosen.refuse(problem);
  }

  private setCollected(count: number): void {
    this.listWork = { kind: "collecting", count };
  }

  private endCollecting(hasFailed: boolean): void {
    this.listWork = { kind: "idle" };
    this.hasFailedToCollect = hasFailed;
  }

  private setProgress(sent: number): void {
    this.listWork = { kind: "uploading", sent };
  }

  private endUpload({ list, failure }: { list: BulkListStore | undefined; failure: Outcome | undefined }): void {
    this.listWork = { kind: "idle" };
    this.list = list;
    this.failure = failure;
  }
}
