import { unreachable } from "../never";

/** The bank refused a code; `attemptsLeft` 0 means that the code is void (specification 1, section 2.7). */
export type WrongCode = {
  readonly kind: "wrongCode";
  readonly message: string | undefined;
  readonly attemptsLeft: number;
};

/** The current code can no longer be used ("Otp is nullified"). A new one is sent automatically, once per action. */
export type CodeVoid = { readonly kind: "codeVoid"; readonly message: string | undefined };

/** The masked phone number and e-mail address that a code was sent to, as far as the bank says. */
export type CodeDestination = { readonly phone?: string | undefined; readonly email?: string | undefined };

/**
 * The state of an action that is confirmed with a one-time code (specification 1, section 4).
 * The names in the specification are: idle DEFAULT; requestingCode and submitting PENDING; checkingCode PIN_PENDING;
 * awaitingCode after one or two wrong codes FIRST_WRONG_OTP and SECOND_WRONG_OTP; succeeded SUCCESS; failed FAILURE, or
 * PIN_BLOCKED after too many wrong codes.
 * `unknown` is added by this project: the answer to the submitted action was lost, so it is unclear whether the money
 * moved.
 */
export type ActionStep<Receipt, Failure> =
  | { readonly kind: "idle" }
  | { readonly kind: "requestingCode"; readonly codes: CodeHistory }
  | { readonly kind: "awaitingCode"; readonly codes: CodeHistory }
  | { readonly kind: "checkingCode"; readonly codes: CodeHistory }
  | { readonly kind: "submitting" }
  | { readonly kind: "unknown" }
  | { readonly kind: "succeeded"; readonly receipt: Receipt }
  | { readonly kind: "failed"; readonly failure: Failure | WrongCode | CodeVoid };

/** History of the codes of one action. */
export type CodeHistory = {
  /** Number of codes sent, including resent ones. A change restarts the resend timer. */
  readonly sentCount: number;
  readonly wrongCount: number;
  /** Whether a void code was already replaced automatically. This happens once, to prevent an endless loop. */
  readonly hasReplacement: boolean;
  /** Where the latest code was sent; absent if the bank does not say. */
  readonly destination?: CodeDestination;
  readonly refusal?: WrongCode | CodeVoid;
};

export type ActionEvent<Receipt, Failure> =
  | { readonly kind: "started" }
  | { readonly kind: "codeSent"; readonly destination: CodeDestination }
  | { readonly kind: "resendRequested" }
  | { readonly kind: "codeEntered" }
  | { readonly kind: "codeRefused"; readonly refusal: WrongCode | CodeVoid }
  | { readonly kind: "codeAccepted" }
  | { readonly kind: "answerLost" }
  | { readonly kind: "checkedAgain" }
  | { readonly kind: "done"; readonly receipt: Receipt }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "closed" };

/**
 * The third wrong code ends the action, unless it voids a code that can still be replaced (spec gaps, one-time codes).
 */
const WRONG_CODES_TOLERATED = 2;

const noCodes: CodeHistory = { sentCount: 0, wrongCount: 0, hasReplacement: false };

/** State machine of a protected action. Ignores an event that does not fit the current step. */
export function nextStep<R, F>(step: ActionStep<R, F>, event: ActionEvent<R, F>): ActionStep<R, F> {
  switch (event.kind) {
    case "started":
      return step.kind === "idle" || step.kind === "failed" ? { kind: "requestingCode", codes: noCodes } : step;
    case "codeSent":
      return step.kind === "requestingCode"
        ? {
            kind: "awaitingCode",
            codes: { ...step.codes, sentCount: step.codes.sentCount + 1, destination: event.destination },
          }
        : step;
    case "resendRequested":
      return step.kind === "awaitingCode" ? { kind: "requestingCode", codes: withoutRefusal(step.codes) } : step;
    case "codeEntered":
      return step.kind === "awaitingCode" ? { kind: "checkingCode", codes: withoutRefusal(step.codes) } : step;
    case "codeRefused":
      return step.kind === "checkingCode" ? afterRefusal(step.codes, event.refusal) : step;
    case "codeAccepted":
      return step.kind === "checkingCode" ? { kind: "submitting" } : step;
    case "answerLost":
      return step.kind === "submitting" ? { kind: "unknown" } : step;
    case "checkedAgain":
      return step.kind === "unknown" ? { kind: "submitting" } : step;
    case "done":
      return step.kind === "submitting" ? { kind: "succeeded", receipt: event.receipt } : step;
    case "failed":
      return mayFail(step) ? { kind: "failed", failure: event.failure } : step;
    case "closed":
      return { kind: "idle" };
    default:
      return unreachable(event);
  }
}

/** An action cannot fail while it waits for the user, or after the bank executed it or may have executed it. */
const mayFail = ({ kind }: ActionStep<unknown, unknown>): boolean =>
  kind !== "awaitingCode" && kind !== "unknown" && kind !== "succeeded";

function afterRefusal<R, F>(codes: CodeHistory, refusal: WrongCode | CodeVoid): ActionStep<R, F> {
  const wrongCount = codes.wrongCount + (refusal.kind === "wrongCode" ? 1 : 0);
  const isVoid = refusal.kind === "codeVoid" || refusal.attemptsLeft === 0;
  if (isVoid && !codes.hasReplacement)
    return { kind: "requestingCode", codes: { ...codes, wrongCount, hasReplacement: true, refusal } };
  if (isVoid || wrongCount > WRONG_CODES_TOLERATED) return { kind: "failed", failure: refusal };
  return { kind: "awaitingCode", codes: { ...codes, wrongCount, refusal } };
}

function withoutRefusal({ refusal: _, ...codes }: CodeHistory): CodeHistory {
  return codes;
}
