import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Result } from "../../domain/result";

type Content<Value> =
  | { readonly is: "idle" }
  | { readonly is: "loading" }
  | { readonly is: "failed"; readonly failure: BankFailure }
  | { readonly is: "ready"; readonly value: Value };

/** A value that one part of a screen loads itself, so that a failure and a retry affect only this part. */
export class LoadedStore<Value> {
  content: Content<Value> = { is: "idle" };
  /** Increases with each load; the answer to an earlier load is ignored. */
  private run = 0;
  private again: (() => Promise<Result<Value, BankFailure>>) | undefined;

  constructor(private readonly onFailure: (failure: BankFailure) => void) {
    makeAutoObservable<this, "onFailure" | "run" | "again">(
      this,
      { content: observableRef, onFailure: false, run: false, again: false },
      { autoBind: true },
    );
  }

  get value(): Value | undefined {
    return this.content.is === "ready" ? this.content.value : undefined;
  }

  async load(fetch: () => Promise<Result<Value, BankFailure>>): Promise<void> {
    const run = ++this.run;
    this.again = fetch;
    this.content = { is: "loading" };
    const result = await fetch();
    if (run !== this.run) return;
    if (!result.ok) this.onFailure(result.failure);
    runInAction(() => {
      this.content = result.ok ? { is: "ready", value: result.value } : { is: "failed", failure: result.failure };
    });
  }

  async retry(): Promise<void> {
    if (this.again) await this.load(this.again);
  }
}
