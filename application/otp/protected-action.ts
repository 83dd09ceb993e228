import { type ActionEvent, type ActionStep, nextStep } from "../../domain/otp/action-steps";
import type { NameNotConfirmed } from "../../domain/payments/name-check";
import type { OverLimit } from "../../domain/payments/payment-limits";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { Intent, OtpPort } from "./otp-port";

/** `incomplete`: the bank accepted the code but omitted a required value, such as the session id. */
export type ActionFailure =
  | BankFailure
  | OverLimit
  | NameNotConfirmed
  | { readonly kind: "insufficientFunds" }
  /** The review of a request did not load, and the user has not agreed to approve without it. */
  | { readonly kind: "notReviewed" }
  | { readonly kind: "incomplete" };

/**
 * A call that is prepared before its code is requested, so that exactly what the user confirms is sent.
 * Submitting it again is safe: the idempotency key is the same, so the bank executes it once and repeats its answer.
 */
export interface ConfirmedCall<Receipt> {
  readonly intent: Intent | undefined;
  submit(code: string): Promise<Result<Receipt, ActionFailure>>;
  /** Called when the action is closed, with any outcome. */
  onClose?(): void;
}

/** A confirmed call with its idempotency key. */
export interface PreparedCall<Receipt> extends ConfirmedCall<Receipt> {
  readonly key: string;
}

/** The part of the flow that differs between payments, approvals, recalls and so on. */
export interface ActionPlan<Receipt> {
  /** Runs before a code is requested, for example the balance check (specification 2, section 5). */
  precheck?(): Result<void, ActionFailure>;
  /** Asks the bank, before a code is requested, whether it would certainly refuse the action. */
  permit?(): Promise<Result<void, ActionFailure>>;
  /** Returns a promise if a worker prepares the call, because of its many rows. */
  prepare(): ConfirmedCall<Receipt> | Promise<ConfirmedCall<Receipt>>;
}

/**
 * An action that is finished with a one-time code: sign-in, payments, approvals, recalls, e-mailed statements.
 * The visible state is only `step`. Stores and dialogs subscribe to it; tests replay it.
 */
export class ProtectedAction<Receipt> {
  step: ActionStep<Receipt, ActionFailure> = { kind: "idle" };
  private call: ConfirmedCall<Receipt> | undefined;
  private code = "";
  /** Increases when the action is started or closed, so that answers to earlier runs are ignored. */
  private run = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly otp: OtpPort,
    private readonly plan: ActionPlan<Receipt>,
  ) {}

  /** Restores an action whose answer was lost before the page was loaded, so that the user can check it again. */
  static withLostAnswer<Receipt>(otp: OtpPort, call: ConfirmedCall<Receipt>, code: string): ProtectedAction<Receipt> {
    const action = new ProtectedAction<Receipt>(otp, { prepare: () => call });
    action.call = call;
    action.code = code;
    action.step = { kind: "unknown" };
    return action;
  }

  /** Calls the listener after each change of `step`, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async start(): Promise<void> {
    if (this.step.kind !== "idle" && this.step.kind !== "failed") return;
    const run = ++this.run;
    const allowed = this.plan.precheck?.();
    if (allowed && !allowed.ok) return this.move(run, { kind: "failed", failure: allowed.failure });
    this.move(run, { kind: "started" });
    const permitted = await this.plan.permit?.();
    if (run !== this.run) return;
    if (permitted && !permitted.ok) return this.move(run, { kind: "failed", failure: permitted.failure });
    const call = await this.plan.prepare();
    if (run !== this.run) return;
    this.call = call;
    await this.sendCode(run);
  }

  async resend(): Promise<void> {
    if (this.step.kind !== "awaitingCode") return;
    this.move(this.run, { kind: "resendRequested" });
    await this.sendCode(this.run);
  }

  async enter(code: string): Promise<void> {
    if (this.step.kind !== "awaitingCode") return;
    const run = this.run;
    this.code = code;
    this.move(run, { kind: "codeEntered" });
    const checked = await this.otp.check(code);
    if (run !== this.run) return;
    if (checked.ok) {
      this.move(run, { kind: "codeAccepted" });
      return this.submit(run, { again: false });
    }
    const { failure } = checked;
    if (failure.kind !== "wrongCode" && failure.kind !== "codeVoid") return this.move(run, { kind: "failed", failure });
    this.move(run, { kind: "codeRefused", refusal: failure });
    if (this.isRequestingCode()) await this.sendCode(run);
  }

  /** Asks the bank about the outcome of an action whose answer was lost, by repeating the call with the same key. */
  async checkAgain(): Promise<void> {
    if (this.step.kind !== "unknown") return;
    this.move(this.run, { kind: "checkedAgain" });
    await this.submit(this.run, { again: true });
  }

  close(): void {
    this.move(++this.run, { kind: "closed" });
    this.call?.onClose?.();
    this.call = undefined;
    this.code = "";
  }

  private async sendCode(run: number): Promise<void> {
    const sent = await this.otp.send(this.call?.intent);
    this.move(run, sent.ok ? { kind: "codeSent", destination: sent.value } : { kind: "failed", failure: sent.failure });
  }

  private async submit(run: number, { again }: { again: boolean }): Promise<void> {
    if (!this.call) return;
    const submitted = await this.call.submit(this.code);
    if (submitted.ok) return this.move(run, { kind: "done", receipt: submitted.value });
    const { failure } = submitted;
    this.move(run, isAnswerLost(failure, again) ? { kind: "answerLost" } : { kind: "failed", failure });
  }

  private isRequestingCode(): boolean {
    return this.step.kind === "requestingCode";
  }

  /** The only place that changes the step. */
  private move(run: number, event: ActionEvent<Receipt, ActionFailure>): void {
    if (run !== this.run) return;
    this.step = nextStep(this.step, event);
    for (const listener of this.listeners) listener();
  }
}

/**
 * Returns whether the outcome is unknown: an answer is missing or unreadable, or the session ended before the bank
 * could be asked again.
 */
export const isAnswerLost = ({ kind }: ActionFailure, again: boolean): boolean =>
  kind === "unreachable" || kind === "unreadable" || (again && kind === "sessionEnded");
