import type { BankFailure } from "../../application/ports/bank-failure";
import type { Log } from "../../application/ports/log";
import type { Result } from "../../domain/result";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { makeStore } from "../kit/make-store";
import { failedOutcome } from "../operations/action-store";

/** A request that a button sends to the bank. It is busy until the answer arrives, and a dialog shows a failure. */
export class ButtonRequest {
  isSending = false;
  problem: Outcome | undefined;

  constructor(
    private readonly logMessage: string,
    private readonly log: Log,
    /** Returns a message; an empty text means that another dialog already explains the failure. */
    private readonly explain: (failure: BankFailure) => string,
  ) {
    makeStore(this);
  }

  /** Returns undefined if the bank refuses, or if a request is already running. */
  async send<Value>(request: () => Promise<Result<Value, BankFailure>>): Promise<Value | undefined> {
    if (this.isSending) return undefined;
    this.setSending(true);
    const answer = await request();
    this.setSending(false);
    if (answer.ok) return answer.value;
    this.log.warn(this.logMessage, answer.failure);
    this.fail(this.explain(answer.failure));
    return undefined;
  }

  /** Shows the text in the failure dialog. */
  fail(text: string): void {
    this.problem = failedOutcome(text);
  }

  close(): void {
    this.problem = undefined;
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }
}
