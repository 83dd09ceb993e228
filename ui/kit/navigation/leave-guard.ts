import { makeObservable, observableRef, runInAction } from "mobx";

/** The form whose entries a navigation would lose. */
type GuardedForm = { readonly hasEntries: boolean };

/** Asks before entered data is lost by a link, a tab, the back button or closing the window. */
export class LeaveGuard {
  /** Continues the navigation after the leave-page question is answered with yes. */
  pending: (() => void) | undefined;
  private form: GuardedForm | undefined;

  constructor() {
    makeObservable(this, { pending: observableRef });
  }

  /** Guards a form until the returned function is called. Only one form is guarded at a time. */
  guard(form: GuardedForm): () => void {
    this.form = form;
    return () => {
      if (this.form === form) this.form = undefined;
    };
  }

  /**
   * Proceeds immediately, or after the leave-page question if entered data would be lost. Tabs use this as links do.
   */
  ask(proceed: () => void): void {
    if (this.hasEntries()) this.setPending(proceed);
    else proceed();
  }

  leave(): void {
    const proceed = this.pending;
    this.stay();
    proceed?.();
  }

  stay(): void {
    this.setPending(undefined);
  }

  hasEntries(): boolean {
    return this.form?.hasEntries ?? false;
  }

  /** Asks the browser to warn before the window is closed, until the returned function is called. */
  listen(browser: Window): () => void {
    const warn = (event: BeforeUnloadEvent) => {
      if (this.hasEntries()) event.preventDefault();
    };
    browser.addEventListener("beforeunload", warn);
    return () => browser.removeEventListener("beforeunload", warn);
  }

  private setPending(pending: (() => void) | undefined): void {
    runInAction(() => {
      this.pending = pending;
    });
  }
}
