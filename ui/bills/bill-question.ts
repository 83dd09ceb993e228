import type { BankFailure } from "../../application/ports/bank-failure";
import type { Log } from "../../application/ports/log";
import type { Result } from "../../domain/result";
import { failedWith } from "../shared/dialogs/action-store";
import type { Outcome } from "../shared/dialogs/status-dialog";
import { makeStore } from "../shared/make-store";

/** A request that a button sends to the bank. It is busy until the answer arrives, and a dialog shows a failure. */
export class BillQuestion {
  isAsking = false;
  problem: Outcome | undefined;

  constructor(
    private readonly what: string,
    private readonly log: Log,
    /** Returns a message; an empty text means that another dialog already explains the failure. */
    private readonly explain: (failure: BankFailure) => string,
  ) {
    makeStore(this);
  }

  /** Returns undefined if the bank refuses, or if a request is already running. */
  async ask<Value>(question: () => Promise<Result<Value, BankFailure>>): Promise<Value | undefined> {
    if (this.isAsking) return undefined;
    this.become(true);
    const answer = await question();
    this.become(false);
    if (answer.ok) return answer.value;
    this.log.warn(this.what, answer.failure);
    this.fail(this.explain(answer.failure));
    return undefined;
  }

  /** Shows the text in the failure dialog. */
  fail(text: string): void {
    this.problem = failedWith(text);
  }

  close(): void {
    this.problem = undefined;
  }

  private become(isAsking: boolean): void {
    this.isAsking = isAsking;
  }
}
