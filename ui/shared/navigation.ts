import { makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from "react";

/** What one screen hands to the next, such as the tab to open; it is kept by the browser, so it holds no account data. */
export type Handover = { readonly tab?: string; readonly subTab?: string };

type Options = { readonly replace?: boolean | undefined; readonly state?: Handover | undefined };
type Entry = { readonly index: number; readonly handover: Handover };

/**
 * Where the browser stands, and the one guard before entered data is lost: by link, tab, back button or closing the window alike
 * (specification 2, section 2.1).
 */
export class Navigation {
  path: string;
  handover: Handover;
  /** What goes on once the leave-page question is answered with yes. */
  pending: (() => void) | undefined;
  private index: number;
  private hasEntries: (() => boolean) | undefined;
  private isReturning = false;
  private isLeaving = false;

  constructor(private readonly browser: Window) {
    const entry = entryOf(browser.history.state);
    this.path = browser.location.pathname;
    this.handover = entry?.handover ?? {};
    this.index = entry?.index ?? 0;
    if (!entry) browser.history.replaceState(entryAt(0, {}), "");
    makeObservable(this, { path: observable, handover: observableRef, pending: observableRef });
  }

  /** Follows the browser until the returned function is called. */
  listen(): () => void {
    this.browser.addEventListener("popstate", this.followHistory);
    this.browser.addEventListener("beforeunload", this.askBrowser);
    return () => {
      this.browser.removeEventListener("popstate", this.followHistory);
      this.browser.removeEventListener("beforeunload", this.askBrowser);
    };
  }

  go = (path: string, { replace = false, state = {} }: Options = {}): void => {
    if (path !== this.path) this.ask(() => this.move(path, replace, state));
  };

  /** Remembers what is shown, so that a reload and the back button find it again. */
  keep(handover: Handover): void {
    this.browser.history.replaceState(entryAt(this.index, handover), "");
    this.become({ handover });
  }

  /** Does it at once, or after the question when entered data would be lost: tabs ask like links do. */
  ask(proceed: () => void): void {
    if (this.hasEntries?.()) this.become({ pending: proceed });
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

  /** One form at a time is guarded. */
  guard = (hasEntries: () => boolean): (() => void) => {
    this.hasEntries = hasEntries;
    return () => {
      if (this.hasEntries === hasEntries) this.hasEntries = undefined;
    };
  };

  private move(path: string, replace: boolean, handover: Handover): void {
    this.index += replace ? 0 : 1;
    const { history } = this.browser;
    history[replace ? "replaceState" : "pushState"](entryAt(this.index, handover), "", path);
    this.become({ path, handover });
  }

  /** The back button has already moved: with entered data we return first, and ask. */
  private followHistory = (): void => {
    if (this.isReturning) {
      this.isReturning = false;
      return;
    }
    const { history, location } = this.browser;
    const entry = entryOf(history.state);
    const index = entry?.index ?? this.index - 1;
    const steps = index - this.index;
    if (steps !== 0 && !this.isLeaving && this.hasEntries?.()) {
      this.isReturning = true;
      history.go(-steps);
      this.become({ pending: () => this.leaveBy(steps) });
      return;
    }
    this.isLeaving = false;
    this.index = index;
    this.become({ path: location.pathname, handover: entry?.handover ?? {} });
  };

  private leaveBy(steps: number): void {
    this.isLeaving = true;
    this.browser.history.go(steps);
  }

  private askBrowser = (event: BeforeUnloadEvent): void => {
    if (this.hasEntries?.()) event.preventDefault();
  };

  private become(changed: Partial<Pick<Navigation, "path" | "handover" | "pending">>): void {
    runInAction(() => Object.assign(this, changed));
  }
}

const entryAt = (index: number, handover: Handover): Entry => ({ index, handover });

/** Entries made before this page was loaded are not ours to trust: anything else of the same browser may have written them. */
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

/** Guards a form while its screen is open. */
export function useLeaveGuard(form: { readonly hasEntries: boolean }): void {
  const navigation = useNavigation();
  useEffect(() => navigation.guard(() => form.hasEntries), [navigation, form]);
}
