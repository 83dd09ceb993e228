import { makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from "react";
import type { FormAtWork, Texts } from "../../application/session/unfinished-form";
import type { Payee, PayeeKind, PayeeOf } from "../../domain/beneficiaries/beneficiary";
import { HOME_PATH } from "./paths";

/**
 * State passed from one screen to the next, such as the tab to open. The browser's history stores it, so it contains no
 * account data.
 */
export type Handover = {
  readonly tab?: string;
  readonly subTab?: string;
  /** Zero-based index of an account in the company's list. */
  readonly account?: number;
  /** The ID, or a part of it, that the next screen searches for. */
  readonly search?: string;
};

/** The open form. A form with `texts` and `retype` is restored after a time-out when it is opened again. */
export type OpenForm = {
  readonly hasEntries: boolean;
  readonly texts?: Texts;
  readonly retype?: (texts: Texts) => void;
};

type Options = {
  readonly replace?: boolean | undefined;
  readonly state?: Handover | undefined;
  /** The payee that the next screen fills into its form. */
  readonly payee?: Payee | undefined;
};
type Entry = { readonly index: number; readonly handover: Handover };

/**
 * The current path, and the guard that asks before entered data is lost. It covers links, tabs, the back button and
 * closing the window (specification 2, section 2.1).
 */
export class Navigation {
  path: string;
  handover: Handover;
  /** Increases with each followed link, so that a link to another tab of the same screen opens that tab. */
  visits = 0;
  /**
   * Whether the user has pressed Tab since this page was requested. A page that loads late then does not take the
   * focus.
   */
  hasTabbedOn = false;
  /** Continues the navigation after the leave-page question is answered with yes. */
  pending: (() => void) | undefined;
  /** Kept only in memory because it is account data: a reload or the back button clears it. */
  private payee: Payee | undefined;
  private index: number;
  private form: OpenForm | undefined;
  /** The id of the record that the form edits. */
  private record: string | undefined;
  /** Texts to restore once a form with the same fields is opened at the same path for the same record. */
  private interrupted: FormAtWork | undefined;
  private withheld = 0;
  private isReturning = false;
  private isLeaving = false;

  /** @param home the page that {@link HOME_PATH} leads to */
  constructor(
    private readonly browser: Window,
    private readonly home: string = HOME_PATH,
  ) {
    const entry = entryOf(browser.history.state);
    this.path = browser.location.pathname;
    this.handover = entry?.handover ?? {};
    this.index = entry?.index ?? 0;
    if (!entry) browser.history.replaceState(entryAt(0, {}), "");
    makeObservable(this, { path: observable, visits: observable, handover: observableRef, pending: observableRef });
  }

  /** Follows the browser's history until the returned function is called. */
  listen(): () => void {
    this.browser.addEventListener("popstate", this.followHistory);
    this.browser.addEventListener("beforeunload", this.askBrowser);
    this.browser.addEventListener("keydown", this.noteTab, true);
    return () => {
      this.browser.removeEventListener("keydown", this.noteTab, true);
      this.browser.removeEventListener("popstate", this.followHistory);
      this.browser.removeEventListener("beforeunload", this.askBrowser);
    };
  }

  go = (address: string, { replace = false, state = {}, payee }: Options = {}): void => {
    const path = address === HOME_PATH ? this.home : address;
    const isElsewhere = path !== this.path || (state.subTab !== undefined && state.subTab !== this.handover.subTab);
    if (!isElsewhere && state.search === undefined) return;
    this.ask(() => {
      this.payee = payee;
      this.move(path, replace, state);
    });
  };

  /** Returns the payee that this screen was opened with, to fill in its form (specification 2, section 2.1). */
  payeeOf<Kind extends PayeeKind>(kind: Kind): PayeeOf<Kind> | undefined {
    const { payee } = this;
    // TypeScript cannot infer from the equal `kind` that the payee has this type.
    return payee?.kind === kind ? (payee as PayeeOf<Kind>) : undefined;
  }

  /** Stores the shown state in the history, so that a reload and the back button restore it. */
  keep(handover: Handover): void {
    this.browser.history.replaceState(entryAt(this.index, handover), "");
    this.payee = undefined;
    this.become({ handover });
  }

  /**
   * Proceeds immediately, or after the leave-page question if entered data would be lost. Tabs use this as links do.
   */
  ask(proceed: () => void): void {
    if (this.form?.hasEntries) this.become({ pending: proceed });
    else proceed();
  }

  leave(): void {
    const proceed = this.pending;
    this.stay();
    proceed?.();
  }

  stay(): void {
    this.become({ pending: undefined });
  }

  /** Guards a form until the returned function is called. Only one form is guarded at a time. */
  guard = (form: OpenForm, record?: string): (() => void) => {
    this.form = form;
    this.record = record;
    this.fillIn();
    return () => {
      if (this.form === form) this.form = undefined;
    };
  };

  /**
   * Until the returned function is called, no form is offered for restoring, because its request may have been
   * executed.
   */
  withhold(): () => void {
    this.withheld += 1;
    return () => {
      this.withheld -= 1;
    };
  }

  /** The texts that would be lost if the session ended now. */
  get formAtWork(): FormAtWork | undefined {
    const { path, handover, form, record } = this;
    if (this.withheld > 0 || !form?.hasEntries || !form.texts) return undefined;
    return { path, ...handover, ...(record && { record }), texts: form.texts };
  }

  /** Opens the page of an interrupted form and restores its texts. */
  resume(form: FormAtWork): void {
    const { path, tab, subTab } = form;
    this.interrupted = form;
    this.go(path, { state: { ...(tab && { tab }), ...(subTab && { subTab }) } });
    this.fillIn();
  }

  private fillIn(): void {
    const { form, interrupted, record } = this;
    if (!interrupted || !form?.texts || !form.retype) return;
    if (interrupted.path !== this.path || interrupted.record !== record) return;
    if (Object.keys(form.texts).join() !== Object.keys(interrupted.texts).join()) return;
    this.interrupted = undefined;
    form.retype(interrupted.texts);
  }

  private move(path: string, replace: boolean, handover: Handover): void {
    this.index += replace ? 0 : 1;
    const { history } = this.browser;
    history[replace ? "replaceState" : "pushState"](entryAt(this.index, handover), "", path);
    this.become({ path, handover, visits: this.visits + 1 });
  }

  /** The browser has already gone back. If there is entered data, this returns to the form first and then asks. */
  private followHistory = (): void => {
    if (this.isReturning) {
      this.isReturning = false;
      return;
    }
    const { history, location } = this.browser;
    const entry = entryOf(history.state);
    const index = entry?.index ?? this.index - 1;
    const steps = index - this.index;
    if (steps !== 0 && !this.isLeaving && this.form?.hasEntries) {
      this.isReturning = true;
      history.go(-steps);
      this.become({ pending: () => this.leaveBy(steps) });
      return;
    }
    this.isLeaving = false;
    this.payee = undefined;
    this.index = index;
    this.become({ path: location.pathname, handover: entry?.handover ?? {} });
  };

  private leaveBy(steps: number): void {
    this.isLeaving = true;
    this.browser.history.go(steps);
  }

  private askBrowser = (event: BeforeUnloadEvent): void => {
    if (this.form?.hasEntries) event.preventDefault();
  };

  private noteTab = ({ key }: KeyboardEvent): void => {
    if (key === "Tab") this.hasTabbedOn = true;
  };

  private become(changed: Partial<Pick<Navigation, "path" | "handover" | "visits" | "pending">>): void {
    if (changed.path !== undefined) this.hasTabbedOn = false;
    if (changed.path !== undefined && changed.path !== this.interrupted?.path) this.interrupted = undefined;
    runInAction(() => Object.assign(this, changed));
  }
}

const entryAt = (index: number, handover: Handover): Entry => ({ index, handover });

/**
 * Entries from before this page was loaded are validated, because other pages of the same origin may have written them.
 */
function entryOf(state: unknown): Entry | undefined {
  const isOurs = typeof state === "object" && state !== null && "index" in state && "handover" in state;
  return isOurs ? (state as Entry) : undefined;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error("No navigation: render inside <NavigationContext>.");
  return navigation;
}

/** The router's view of {@link Navigation}. */
export function useFollowedPath(): [path: string, go: Navigation["go"]] {
  const navigation = useNavigation();
  const follow = useCallback((changed: () => void) => reaction(() => navigation.path, changed), [navigation]);
  return [useSyncExternalStore(follow, () => navigation.path), navigation.go];
}

/**
 * Guards a form while its screen is open, and restores its texts after a time-out.
 * @param record the id of the record that the form edits; the texts are restored only for the same record
 */
export function useLeaveGuard(form: OpenForm, record?: string): void {
  const navigation = useNavigation();
  useEffect(() => navigation.guard(form, record), [navigation, form, record]);
}
