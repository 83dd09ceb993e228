import { unreachable } from "../never";

/** The bank refused a code; `attemptsLeft` 0 means that the code is void (specification 1, section 2.7). */
export type WrongCode = {
  readonly kind: "wrongCode";
  readonly message: string | undefined;
  readonly attemptsLeft: number;
};

/** The current code can no longer be used ("Otp is nullified"). A new one is sent automatically, once per action. */
export type CodeVoid = { readonly kind: "codeVoid"; readonly message: string | undefined };

/**
 * The state of an action that is confirmed with a one-time code (specification 1, section 4).
 * The names in the specification are: idle DEFAULT; requestingCode and submitting PENDING; checkingCode PIN_PENDING;
 * awaitingCode after one or two wrong codes FIRST_WRONG_OTP and SECOND_WRONG_OTP; succeeded SUCCESS; failed FAILURE, or
 * PIN_BLOCKED after too many wrong codes.
 * `unknown` is added by this project: the answer to the submitted action was lost, so it is unclear whether the money
 * moved.
 */
export type ActionStep<Receipt, Failure> =
  | { readonly at: "idle" }
  | { readonly at: "requestingCode"; readonly codes: Codes }
  | { readonly at: "awaitingCode"; readonly codes: Codes }
  | { readonly at: "checkingCode"; readonly codes: Codes }
  | { readonly at: "submitting" }
  | { readonly at: "unknown" }
  | { readonly at: "succeeded"; readonly receipt: Receipt }
  | { readonly at: "failed"; readonly failure: Failure | WrongCode | CodeVoid };

/** History of the codes of one action. */
export type Codes = {
  /** Number of codes sent, including resent ones. A change restarts the resend timer. */
  readonly sent: number;
  readonly wrong: number;
  /** Whether a void code was already replaced automatically. This happens once, to prevent an endless loop. */
  readonly replaced: boolean;
  readonly refusal?: WrongCode | CodeVoid;
};

export type ActionEvent<Receipt, Failure> =
  | { readonly type: "started" }
  | { readonly type: "codeSent" }
  | { readonly type: "resendAsked" }
  | { readonly type: "codeEntered" }
  | { readonly type: "codeRefused"; readonly refusal: WrongCode | CodeVoid }
  | { readonly type: "codeAccepted" }
  | { readonly type: "answerLost" }
  | { readonly type: "checkedAgain" }
  | { readonly type: "done"; readonly receipt: Receipt }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "closed" };

/**
 * The third wrong code ends the action, unless it voids a code that can still be replaced (spec gaps, one-time codes).
 */
const WRONG_CODES_TOLERATED = 2;

const noCodes: Codes = { sent: 0, wrong: 0, replaced: false };

/** State machine of a protected action. Ignores an event that does not fit the current step. */
export function nextStep<R, F>(step: ActionStep<R, F>, event: ActionEvent<R, F>): ActionStep<R, F> {
  switch (event.type) {
    case "started":
      return step.at === "idle" || step.at === "failed" ? { at: "requestingCode", codes: noCodes } : step;
    case "codeSent":
      return step.at === "requestingCode"
        ? { at: "awaitingCode", codes: { ...step.codes, sent: step.codes.sent + 1 } }
        : step;
    case "resendAsked":
      return step.at === "awaitingCode" ? { at: "requestingCode", codes: withoutRefusal(step.codes) } : step;
    case "codeEntered":
      return step.at === "awaitingCode" ? { at: "checkingCode", codes: withoutRefusal(step.codes) } : step;
    case "codeRefused":
      return step.at === "checkingCode" ? afterRefusal(step.codes, event.refusal) : step;
    case "codeAccepted":
      return step.at === "checkingCode" ? { at: "submitting" } : step;
    case "answerLost":
      return step.at === "submitting" ? { at: "unknown" } : step;
    case "checkedAgain":
      return step.at === "unknown" ? { at: "submitting" } : step;
    case "done":
      return step.at === "submitting" ? { at: "succeeded", receipt: event.receipt } : step;
    case "failed":
      return mayFail(step) ? { at: "failed", failure: event.failure } : step;
    case "closed":
      return { at: "idle" };
    default:
      return unreachable(event);
  }
}

/** An action cannot fail while it waits for the user, or after the bank executed it or may have executed it. */
const mayFail = ({ at }: ActionStep<unknown, unknown>): boolean =>
  at !== "awaitingCode" && at !== "unknown" && at !== "succeeded";

function afterRefusal<R, F>(codes: Codes, refusal: WrongCode | CodeVoid): ActionStep<R, F> {
  const wrong = codes.wrong + (refusal.kind === "wrongCode" ? 1 : 0);
  const isVoid = refusal.kind === "codeVoid" || refusal.attemptsLeft === 0;
  if (isVoid && !codes.replaced) return { at: "requestingCode", codes: { ...codes, wrong, replaced: true, refusal } };
  if (isVoid || wrong > WRONG_CODES_TOLERATED) return { at: "failed", failure: refusal };
  return { at: "awaitingCode", codes: { ...codes, wrong, refusal } };
}

function withoutRefusal({ sent, wrong, replaced }: Codes): Codes {
  return { sent, wrong, replaced };
}
