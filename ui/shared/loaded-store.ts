import { runInAction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Result } from "../../domain/result";
import { LatestOnly } from "./latest-only";
import { makeStore } from "./make-store";

type Fetch<Value> = () => Promise<Result<Value, BankFailure>>;
type Content<Value> =
  | { readonly is: "idle" }
  | { readonly is: "loading" }
  | { readonly is: "failed"; readonly failure: BankFailure }
  | { readonly is: "ready"; readonly value: Value };

/** A value that one part of a screen loads itself, so that a failure and a retry affect only this part. */
export class LoadedStore<Value> {
  content: Content<Value> = { is: "idle" };
  readonly #loads = new LatestOnly();
  #fetch: Fetch<Value> | undefined;

  constructor(private readonly onFailure: (failure: BankFailure) => void) {
    makeStore(this);
  }

  get value(): Value | undefined {
    return this.content.is === "ready" ? this.content.value : undefined;
  }

  async load(fetch: Fetch<Value>): Promise<void> {
    const isLatest = this.#loads.ask();
    this.#fetch = fetch;
    this.content = { is: "loading" };
    const result = await fetch();
    if (!isLatest()) return;
    if (!result.ok) this.onFailure(result.failure);
    runInAction(() => {
      this.content = result.ok ? { is: "ready", value: result.value } : { is: "failed", failure: result.failure };
    });
  }

  async retry(): Promise<void> {
    if (this.#fetch) await this.load(this.#fetch);
  }
}
