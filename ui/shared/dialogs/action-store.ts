import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { ActionFailure, ProtectedAction } from "../../../application/otp/protected-action";
import type { CodeVoid, WrongCode } from "../../../domain/otp/action-steps";
import { explain } from "../explain";
import { observedAction } from "../observed";
import { words } from "../words";
import { isStarting } from "./otp-dialog";
import type { Outcome } from "./status-dialog";

type Telling<Receipt> = {
  readonly success: (receipt: Receipt) => string;
  /** Where the bank refuses without a word. */
  readonly failure?: string;
  /** It ended, well or badly, or nobody knows how, and once more when that is known: what the screen shows may be out of date. */
  readonly onEnd?: () => void;
  /** It failed, and is corrected in the form it came from: what that reckons with may be out of date. */
  readonly onFailed?: () => void;
};

/** The protected action that a screen has under way, with what its dialogs show. */
export class ActionStore<Receipt> {
  action: ProtectedAction<Receipt> | undefined;
  private isChecking = false;

  constructor(private readonly telling: Telling<Receipt>) {
    makeAutoObservable<this, "telling">(this, { action: observableRef, telling: false }, { autoBind: true });
    reaction(
      () => this.outcome?.is,
      (is) => {
        if (is) telling.onEnd?.();
        if (is === "failed") telling.onFailed?.();
      },
    );
  }

  begin(action: ProtectedAction<Receipt>): Promise<void> {
    this.action = observedAction(action);
    return this.action.start();
  }

  /** Goes on with one that was begun elsewhere. */
  take(action: ProtectedAction<Receipt>): void {
    this.action = observedAction(action);
  }

  /** A first code is on its way: the button that began it is busy. */
  get isStarting(): boolean {
    return isStarting(this.action);
  }

  /** A code may be typed, or an answer be awaited: leaving now would lose it. */
  get isUnderWay(): boolean {
    const at = this.action?.step.at ?? "idle";
    return at !== "idle" && at !== "failed" && at !== "succeeded";
  }

  /** It may have been carried out: what was typed for it is not to be offered again. */
  get isSubmitted(): boolean {
    const at = this.action?.step.at;
    return this.isChecking || at === "submitting" || at === "unknown" || at === "succeeded";
  }

  /** For the code's dialog, which is not to come back while an unknown outcome is looked up. */
  get confirmed(): ProtectedAction<Receipt> | undefined {
    return this.isChecking ? undefined : this.action;
  }

  /** Undefined while under way, and where the session's own dialog already tells why it ended. */
  get outcome(): Outcome | undefined {
    const step = this.action?.step;
    if (this.isChecking) return { is: "unknown", isChecking: true };
    if (step?.at === "succeeded") return { is: "succeeded", message: this.telling.success(step.receipt) };
    if (step?.at === "unknown") return { is: "unknown", isChecking: false };
    if (step?.at !== "failed") return undefined;
    return failureOutcome(step.failure, this.telling.failure);
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
    action?.close();
  }
}

/** How a change that needs no code failed: a lost answer leaves it unknown, and it cannot be sent again under the same key. */
export function changeFailed(failure: ActionFailure, fallback?: string): Outcome | undefined {
  const isUnknown = failure.kind === "unreachable" || failure.kind === "unreadable";
  if (isUnknown) return { is: "unknown", isChecking: false, message: words.status.unknownChange };
  return failedWith(explain(failure, fallback));
}

/** Undefined without a message: another dialog explains the failure. */
export const failedWith = (message: string, effect?: string): Outcome | undefined =>
  message ? { is: "failed", message, effect } : undefined;

/** The outcome of an action that failed before the bank acted. */
export const failureOutcome = (failure: ActionFailure | WrongCode | CodeVoid, fallback?: string): Outcome | undefined =>
  failedWith(explain(failure, fallback), effectOf(failure));

/** An action fails as unreachable only before it is submitted; a lost answer to a submitted one is `unknown`. */
const effectOf = ({ kind }: ActionFailure | WrongCode | CodeVoid): string | undefined =>
  kind === "unreachable" ? words.status.notSent : undefined;
