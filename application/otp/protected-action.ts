import { type ActionEvent, type ActionStep, nextStep } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { Intent, OtpPort } from "./otp-port";

/** `incomplete`: the bank accepted the code but left out what it must give, such as the session id. */
export type ActionFailure = BankFailure | { readonly kind: "insufficientFunds" } | { readonly kind: "incomplete" };

/**
 * A call made ready before its code is asked for: what the user confirms is what is sent.
 * Submitting it again is safe: it carries the same idempotency key, so the bank acts once and repeats its answer.
 */
export interface ConfirmedCall<Receipt> {
  readonly intent: Intent | undefined;
  submit(code: string): Promise<Result<Receipt, ActionFailure>>;
  /** Called when the action is closed, with any outcome. */
  leave?(): void;
}

/** A confirmed call with the key under which the bank acts once. */
export interface PreparedCall<Receipt> extends ConfirmedCall<Receipt> {
  readonly key: string;
}

/** What a payment, an approval or a recall supplies; the rest of the flow is the same for all. */
export interface ProtectedWork<Receipt> {
  /** Runs before any code is asked for (specification 2, section 5: the balance check precedes the OTP). */
  precheck?(): Result<void, ActionFailure>;
  /** Long ones are fixed away from the page, which takes a while. */
  prepare(): ConfirmedCall<Receipt> | Promise<ConfirmedCall<Receipt>>;
}

/**
 * Everything finished by a one-time code: sign-in, payments, approvals, recalls, e-mailed statements.
 * The step is the only state; a store makes it observable, a test replays it.
 */
export class ProtectedAction<Receipt> {
  step: ActionStep<Receipt, ActionFailure> = { at: "idle" };
  private call: ConfirmedCall<Receipt> | undefined;
  private code = "";
  /** Rises whenever the action is started or closed: an answer to an earlier run is stale and moves nothing. */
  private run = 0;

  constructor(
    private readonly otp: OtpPort,
    private readonly work: ProtectedWork<Receipt>,
  ) {}

  /** One whose answer was lost before this page was loaded: it can be checked again as if it had just happened. */
  static lost<Receipt>(otp: OtpPort, call: ConfirmedCall<Receipt>, code: string): ProtectedAction<Receipt> {
    const action = new ProtectedAction<Receipt>(otp, { prepare: () => call });
    action.call = call;
    action.code = code;
    action.step = { at: "unknown" };
    return action;
  }

  async start(): Promise<void> {
    if (this.step.at !== "idle" && this.step.at !== "failed") return;
    const run = ++this.run;
    const allowed = this.work.precheck?.();
    if (allowed && !allowed.ok) return this.move(run, { type: "failed", failure: allowed.failure });
    this.move(run, { type: "started" });
    const call = await this.work.prepare();
    if (run !== this.run) return;
    this.call = call;
    await this.sendCode(run);
  }

  async resend(): Promise<void> {
    if (this.step.at !== "awaitingCode") return;
    this.move(this.run, { type: "resendAsked" });
    await this.sendCode(this.run);
  }

  async enter(code: string): Promise<void> {
    if (this.step.at !== "awaitingCode") return;
    const run = this.run;
    this.code = code;
    this.move(run, { type: "codeEntered" });
    const checked = await this.otp.check(code);
    if (run !== this.run) return;
    if (checked.ok) {
      this.move(run, { type: "codeAccepted" });
      return this.submit(run, { again: false });
    }
    const { failure } = checked;
    if (failure.kind !== "wrongCode" && failure.kind !== "codeVoid") return this.move(run, { type: "failed", failure });
    this.move(run, { type: "codeRefused", refusal: failure });
    if (this.isRequestingCode()) await this.sendCode(run);
  }

  /** Asks the bank what became of an action whose answer was lost, by sending the same call with the same key. */
  async checkAgain(): Promise<void> {
    if (this.step.at !== "unknown") return;
    this.move(this.run, { type: "checkedAgain" });
    await this.submit(this.run, { again: true });
  }

  close(): void {
    this.move(++this.run, { type: "closed" });
    this.call?.leave?.();
    this.call = undefined;
    this.code = "";
  }

  private async sendCode(run: number): Promise<void> {
    const sent = await this.otp.send(this.call?.intent);
    this.move(run, sent.ok ? { type: "codeSent" } : { type: "failed", failure: sent.failure });
  }

  private async submit(run: number, { again }: { again: boolean }): Promise<void> {
    if (!this.call) return;
    const submitted = await this.call.submit(this.code);
    if (submitted.ok) return this.move(run, { type: "done", receipt: submitted.value });
    const { failure } = submitted;
    this.move(run, isLost(failure, again) ? { type: "answerLost" } : { type: "failed", failure });
  }

  private isRequestingCode(): boolean {
    return this.step.at === "requestingCode";
  }

  /** The only mutation of the step. */
  private move(run: number, event: ActionEvent<Receipt, ActionFailure>): void {
    if (run === this.run) this.step = nextStep(this.step, event);
  }
}

/**
 * An answer that never came, or cannot be read, says nothing about whether the money moved;
 * nor does a session that ended before the bank could be asked again.
 */
export const isLost = ({ kind }: ActionFailure, again: boolean): boolean =>
  kind === "unreachable" || kind === "unreadable" || (again && kind === "sessionEnded");
