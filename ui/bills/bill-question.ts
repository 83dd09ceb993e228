import { makeAutoObservable, observableRef } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Log } from "../../application/ports/log";
import type { Result } from "../../domain/result";
import { failedWith } from "../shared/dialogs/action-store";
import type { Outcome } from "../shared/dialogs/status-dialog";

/** Something asked of the bank by a button: busy until the answer comes, and a dialog where that is no. */
export class BillQuestion {
  isAsking = false;
  problem: Outcome | undefined;

  constructor(
    private readonly what: string,
    private readonly log: Log,
    /** In words; an empty text means that another dialog is already speaking. */
    private readonly explain: (failure: BankFailure) => string,
  ) {
    makeAutoObservable<this, "what" | "log" | "explain">(
      this,
      { problem: observableRef, what: false, log: false, explain: false },
      { autoBind: true },
    );
  }

  /** Undefined when the bank said no, or is being asked already. */
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
