import { action, isObservable, makeObservable, observableRef } from "mobx";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { SessionState } from "../../application/session/session-state";

/**
 * Makes an action observable in place. The application layer does not use MobX, so the screen that shows an action does
 * this.
 */
export function makeActionObservable<Receipt>(plainAction: ProtectedAction<Receipt>): ProtectedAction<Receipt> {
  if (isObservable(plainAction)) return plainAction;
  return makeObservable<ProtectedAction<Receipt>, "move">(plainAction, { step: observableRef, move: action });
}

/** Makes the state of the session observable in place. The bank client continues to write to the same object. */
export function makeSessionObservable(state: SessionState): SessionState {
  if (isObservable(state)) return state;
  return makeObservable(state, { session: observableRef, ended: observableRef, begin: action, end: action });
}
