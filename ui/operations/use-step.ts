import { useSyncExternalStore } from "react";
import type { ActionFailure, ProtectedAction } from "../../application/otp/protected-action";
import type { ActionStep } from "../../domain/otp/action-steps";

/** Returns the step of an action, and renders the component again when it changes. */
export const useStep = <Receipt>(action: ProtectedAction<Receipt>): ActionStep<Receipt, ActionFailure> =>
  useSyncExternalStore(action.subscribe, () => action.step);

/** Returns whether the first code is being requested. The dialog is not open yet then; it is during a resend. */
export const isStarting = (step: ActionStep<unknown, ActionFailure>): boolean =>
  step.kind === "requestingCode" && step.codes.sentCount === 0;
