import type { ActionFailure } from "../../application/otp/protected-action";
import { unreachable } from "../../domain/never";
import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import { failureWords as words } from "./failure-words";

/**
 * Converts each failure to its message (specification 1, section 8). An empty text means that another dialog already
 * explains it.
 */
export function explain(failure: ActionFailure | WrongCode | CodeVoid, fallback: string = words.fallback): string {
  switch (failure.kind) {
    case "refused":
      return failure.message ?? fallback;
    case "wrongCode":
    case "codeVoid":
      return failure.message ?? words.fallback;
    case "overLimit":
      return failure.refusal.message;
    case "nameNotConfirmed":
      return words.nameNotConfirmed;
    case "insufficientFunds":
      return words.insufficientFunds;
    case "incomplete":
      return words.incompleteSignIn;
    case "unreachable":
      return failure.isBusy ? words.busy : words.unreachable;
    case "sessionEnded":
    case "notReviewed":
      return "";
    case "unreadable":
      return fallback;
    default:
      return unreachable(failure);
  }
}

export type ExplainRefusal = (refusal: WrongCode | CodeVoid) => string;

/**
 * Sign-in, forgot password and payments show our text for a wrong code. Approvals and recalls show the bank's
 * (spec gaps, one-time codes).
 */
export const explainRefusal: Record<"ours" | "bank", ExplainRefusal> = {
  ours: () => words.wrongCode,
  bank: (refusal) => refusal.message ?? words.wrongCode,
};
