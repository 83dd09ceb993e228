import type { ProtectedAction } from "../../../application/otp/protected-action";
import { explain } from "../explain";

/** How something ended, in words; `unknown` means that the answer was lost. */
export type Outcome =
  | { readonly is: "succeeded"; readonly message: string }
  | { readonly is: "failed"; readonly message: string }
  | { readonly is: "unknown" };

/** Undefined while the action is under way, and where the session's own dialog already tells why it ended. */
export function outcomeOf<Receipt>(
  action: ProtectedAction<Receipt> | undefined,
  tellSuccess: (receipt: Receipt) => string,
): Outcome | undefined {
  const step = action?.step;
  if (step?.at === "succeeded") return { is: "succeeded", message: tellSuccess(step.receipt) };
  if (step?.at === "unknown") return { is: "unknown" };
  if (step?.at !== "failed") return undefined;
  const message = explain(step.failure);
  return message ? { is: "failed", message } : undefined;
}
