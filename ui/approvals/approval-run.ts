import { type Money, totalsByCurrency } from "../../domain/money";
import { type BankRequest, debitOf } from "../../domain/requests/request";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { makeStore } from "../kit/make-store";
import type { DecisionResult } from "./decisions-store";

export type RunResult = {
  readonly request: BankRequest;
  readonly kind: DecisionResult | Exclude<Outcome["kind"], "succeeded"> | "skipped";
  readonly message: string;
  /** The warning that a later approval would fail. */
  readonly warning?: string | undefined;
};

/** Several selected requests that the user decides one after the other, each with a result. */
export class ApprovalRun {
  selected: readonly BankRequest[] = [];
  results: readonly RunResult[] = [];
  isRunning = false;
  /** The number of requests that wait for the user and are not in this run. */
  others = 0;

  constructor() {
    makeStore(this);
  }

  /** The requests selected in the list. The list behind a run, or behind its results, shows no selection. */
  get chosen(): readonly BankRequest[] {
    return this.isRunning ? [] : this.selected;
  }

  has({ id }: BankRequest): boolean {
    return this.chosen.some((each) => each.id === id);
  }

  toggle(request: BankRequest): void {
    this.selected = this.has(request)
      ? this.selected.filter(({ id }) => id !== request.id)
      : [...this.selected, request];
  }

  /** The sums of all debits, one for each currency of the accounts. */
  get totals(): readonly Money[] {
    return totalsOf(this.chosen);
  }

  begin(): void {
    this.results = [];
    this.isRunning = this.selected.length > 0;
  }

  beginWith(requests: readonly BankRequest[], others: number): void {
    this.selected = requests;
    this.others = others;
    this.begin();
  }

  /** Counts the results of one kind. */
  count(kind: RunResult["kind"]): number {
    return this.results.filter((result) => result.kind === kind).length;
  }

  /** The request to decide now; undefined before the run and after its last request. */
  get current(): BankRequest | undefined {
    return this.isRunning ? this.selected[this.results.length] : undefined;
  }

  get isOver(): boolean {
    return this.isRunning && this.current === undefined;
  }

  /**
   * Records the result of the current request after its dialog was closed. Undefined is a failure that another dialog
   * has explained.
   */
  record(outcome: Outcome | undefined, decision: DecisionResult, warning?: string): void {
    const message = outcome && "message" in outcome ? outcome.message : "";
    const isResultKnown = outcome?.kind === "succeeded" || (outcome?.kind === "failed" && decision === "kept");
    const kind = isResultKnown ? decision : (outcome?.kind ?? "failed");
    this.addResult(kind, message, kind === "approved" || kind === "recorded" ? warning : undefined);
  }

  /** The results of requests that were decided or tried. */
  get decided(): readonly RunResult[] {
    return this.results.filter(({ kind }) => kind !== "skipped");
  }

  /** The sums of the results of one kind, one for each currency of the accounts. */
  totalsOf(kind: RunResult["kind"]): readonly Money[] {
    return totalsOf(this.results.filter((result) => result.kind === kind).map(({ request }) => request));
  }

  skip(): void {
    this.addResult("skipped", "");
  }

  /** Ends the run; the remaining requests are skipped. */
  stop(): void {
    while (this.current) this.skip();
  }

  clear(): void {
    this.selected = this.results = [];
    this.others = 0;
    this.isRunning = false;
  }

  private addResult(kind: RunResult["kind"], message: string, warning?: string): void {
    const { current } = this;
    if (current) this.results = [...this.results, { request: current, kind, message, warning }];
  }
}

const totalsOf = (requests: readonly BankRequest[]): readonly Money[] =>
  totalsByCurrency(requests.map((request) => debitOf(request) ?? request.total));
