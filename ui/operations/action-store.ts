import { reaction, runInAction } from "mobx";
import type { ActionFailure, ProtectedAction } from "../../application/otp/protected-action";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { ActionStep, CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { explain } from "../kit/explain";
import type { Fact } from "../kit/facts";
import { makeStore } from "../kit/make-store";
import { words } from "../kit/words";
import { limitWaysOut } from "./limit-words";
import { isStarting } from "./use-step";

type ActionOptions = {
  /**
   * Called when the action has ended with any outcome, and again when an unknown outcome becomes known: the screen's
   * data may be out of date.
   */
  readonly onEnd?: () => void;
  /**
   * Called when the action has failed and its form can be corrected: data in the form, such as balances, may be out of
   * date.
   */
  readonly onFailed?: () => void;
};

/** The protected action that a screen is running, and the state of its dialogs. */
export class ActionStore<Receipt> {
  action: ProtectedAction<Receipt> | undefined;
  /** The step of the action; `idle` without one. */
  step: ActionStep<Receipt, ActionFailure> = { kind: "idle" };
  description: OperationDescription<Receipt> | undefined;
  private isChecking = false;

  constructor(options: ActionOptions = {}) {
    makeStore(this);
    reaction(
      () => this.outcome?.kind,
      (kind) => {
        if (kind) options.onEnd?.();
        if (kind === "failed") options.onFailed?.();
      },
    );
  }

  /** Closes the action before it, such as one whose code is still being requested. */
  begin(action: ProtectedAction<Receipt>, description: OperationDescription<Receipt>): Promise<void> {
    this.close();
    this.continueWith(action, description);
    return action.start();
  }

  /** Continues an action that was started elsewhere. */
  continueWith(action: ProtectedAction<Receipt>, description: OperationDescription<Receipt>): void {
    this.description = description;
    this.action = action;
    this.step = action.step;
    action.subscribe(() => this.follow(action));
  }

  /** True while the first code is being requested: the button that started the action is busy. */
  get isStarting(): boolean {
    return isStarting(this.step);
  }

  /** True while the user can enter a code or an answer is pending: leaving the page now would lose the action. */
  get isUnderWay(): boolean {
    const at = this.step.kind;
    return at !== "idle" && at !== "failed" && at !== "succeeded";
  }

  /** True if the operation has failed. Otherwise it was or may have been carried out, and must not be sent again. */
  get mayBeCorrected(): boolean {
    return this.step.kind === "failed";
  }

  /** True if the bank may have carried out the action: its input must not be offered for another submission. */
  get isSubmitted(): boolean {
    const at = this.step.kind;
    return this.isChecking || at === "submitting" || at === "unknown" || at === "succeeded";
  }

  /**
   * The action as the code dialog sees it. Undefined while an unknown outcome is looked up, so that the code dialog
   * stays closed.
   */
  get dialogAction(): ProtectedAction<Receipt> | undefined {
    return this.isChecking ? undefined : this.action;
  }

  /** The bank's answer; undefined until the action has succeeded. */
  get receipt(): Receipt | undefined {
    return this.step.kind === "succeeded" ? this.step.receipt : undefined;
  }

  /** Undefined while the action is running, and after a failure that the session's own dialog already explains. */
  get outcome(): Outcome | undefined {
    const { step } = this;
    if (this.isChecking) return { kind: "unknown", isChecking: true };
    if (step.kind === "succeeded") return { kind: "succeeded", message: this.description?.success(step.receipt) ?? "" };
    if (step.kind === "unknown") return { kind: "unknown", isChecking: false };
    if (step.kind !== "failed") return undefined;
    return outcomeOfFailure(step.failure, this.description?.failure);
  }

  async checkAgain(): Promise<void> {
    this.isChecking = true;
    await this.action?.checkAgain();
    runInAction(() => {
      this.isChecking = false;
    });
  }

  close(): void {
    const { action } = this;
    this.action = undefined;
    this.step = { kind: "idle" };
    action?.close();
  }

  private follow(action: ProtectedAction<Receipt>): void {
    if (this.action === action) this.step = action.step;
  }
}

/**
 * Returns the outcome of a failed change that needs no code. A lost answer leaves it unknown; the change cannot be
 * repeated under the same idempotency key.
 */
export function failedChange(failure: ActionFailure, fallback?: string): Outcome | undefined {
  const isUnknown = failure.kind === "unreachable" || failure.kind === "unreadable";
  if (isUnknown) return { kind: "unknown", isChecking: false, message: words.status.unknownChange };
  return failedOutcome(explain(failure, fallback));
}

/** Returns undefined if the message is empty, because another dialog then explains the failure. */
export const failedOutcome = (message: string, effect?: string): Outcome | undefined =>
  message ? { kind: "failed", message, effect } : undefined;

/** Returns the outcome of an action that failed before the bank executed it. */
export const outcomeOfFailure = (
  failure: ActionFailure | WrongCode | CodeVoid,
  fallback?: string,
): Outcome | undefined => failedOutcome(explain(failure, fallback), effectOf(failure));

/**
 * An action is `unreachable` only before it is submitted. If the answer to a submitted action is lost, the step is
 * `unknown`.
 */
function effectOf(failure: ActionFailure | WrongCode | CodeVoid): string | undefined {
  if (failure.kind === "overLimit") return limitWaysOut(failure);
  return failure.kind === "unreachable" ? words.status.notSent : undefined;
}

/**
 * The texts of an operation that a code confirms. Its dialogs show them when it is made, and again when it is checked
 * after a lost answer.
 */
export type OperationDescription<Receipt = Acknowledgement> = {
  /** The title of the code dialog, if it is not the usual one. */
  readonly title?: string;
  readonly facts: readonly Fact[];
  readonly success: (receipt: Receipt) => string;
  /** The message used if the bank refuses without one. */
  readonly failure?: string;
};

/** Returns the bank's message, or this text if it sends none. */
export const messageOr =
  (text: string) =>
  ({ message }: Acknowledgement): string =>
    message ?? text;
