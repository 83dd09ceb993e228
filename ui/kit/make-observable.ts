import { action, isObservable, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { SessionState } from "../../application/session/session-state";

const observableActions = new WeakSet<object>();

/**
 * Makes the step of an action observable in place. The application layer does not use MobX, so the screen that shows an
 * action does this.
 */
export function makeActionObservable<Receipt>(plainAction: ProtectedAction<Receipt>): ProtectedAction<Receipt> {
  if (observableActions.has(plainAction)) return plainAction;
  observableActions.add(plainAction);
  const step = observable.box(plainAction.step, { deep: false });
  return Object.defineProperty(plainAction, "step", {
    get: () => step.get(),
    set: (next: typeof plainAction.step) => runInAction(() => step.set(next)),
  });
}

/** Makes the state of the session observable in place. The bank client continues to write to the same object. */
export function makeSessionObservable(state: SessionState): SessionState {
  if (isObservable(state)) return state;
  return makeObservable(state, { session: observableRef, ended: observableRef, begin: action, end: action });
}
