import { runInAction } from "mobx";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { Result } from "../../../domain/result";
import { makeStore } from "../make-store";
import { LatestOnly } from "./latest-only";

type FetchValue<Value> = () => Promise<Result<Value, BankFailure>>;
type LoadedContent<Value> =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly isCancelled?: false; readonly failure: BankFailure }
  | { readonly kind: "failed"; readonly isCancelled: true }
  | { readonly kind: "ready"; readonly value: Value };

/** A value that one part of a screen loads itself, so that a failure and a retry affect only this part. */
export class LoadedStore<Value> {
  readonly #loads = new LatestOnly();
  #fetch: FetchValue<Value> | undefined;

  constructor(
    private readonly onFailure: (failure: BankFailure) => void,
    public content: LoadedContent<Value> = { kind: "idle" },
  ) {
    makeStore(this);
  }

  get value(): Value | undefined {
    return this.content.kind === "ready" ? this.content.value : undefined;
  }

  async load(fetch: FetchValue<Value>): Promise<void> {
    this.content = { kind: "loading" };
    await this.reload(fetch);
  }

  /**
   * Loads the same value again. The last one stays until the answer arrives.
   * @param keepsValue whether it also stays after a failure
   */
  async reload(fetch: FetchValue<Value>, { keepsValue = false } = {}): Promise<void> {
    const isLatest = this.#loads.begin();
    this.#fetch = fetch;
    if (this.content.kind !== "ready") this.content = { kind: "loading" };
    const result = await fetch();
    if (!isLatest()) return;
    if (!result.ok) this.onFailure(result.failure);
    if (!result.ok && keepsValue && this.value !== undefined) return;
    runInAction(() => {
      this.content = result.ok ? { kind: "ready", value: result.value } : { kind: "failed", failure: result.failure };
    });
  }

  /** Stops waiting for the bank, whose answer is then ignored. */
  cancel(): void {
    this.#loads.begin();
    this.content = { kind: "failed", isCancelled: true };
  }

  async retry(): Promise<void> {
    if (this.#fetch) await this.load(this.#fetch);
  }
}

/** Returns whether one of the reads is loading, has failed or was stopped by the user. */
export const stateOf = (...reads: readonly LoadedContent<unknown>[]) => ({
  isLoading: reads.some(({ kind }) => kind === "loading"),
  hasFailed: reads.some(({ kind }) => kind === "failed"),
  isCancelled: reads.some((read) => read.kind === "failed" && read.isCancelled),
});
