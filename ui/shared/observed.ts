import { action, isObservable, makeObservable, observableRef } from "mobx";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { SessionState } from "../../application/session/session-state";

/** Application objects know nothing of MobX: a screen makes the one it shows observable, in place. */
export function observedAction<Receipt>(made: ProtectedAction<Receipt>): ProtectedAction<Receipt> {
  if (isObservable(made)) return made;
  return makeObservable<ProtectedAction<Receipt>, "move">(made, { step: observableRef, move: action });
}

/** Like {@link observedAction}; the client of the bank goes on writing to the same object. */
export function observedSession(state: SessionState): SessionState {
  if (isObservable(state)) return state;
  return makeObservable(state, { session: observableRef, ended: observableRef, begin: action, end: action });
}
