import { makeObservable, observable, observableRef, runInAction } from "mobx";
import type { FormSnapshot } from "../../../application/session/unfinished-form";
import type { Payee, PayeeKind, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import type { Period } from "../../../domain/calendar";
import type { Category } from "../../../domain/payments/categories";
import type { BankRequest } from "../../../domain/requests/request";
import { FormResume, type OpenForm } from "./form-resume";
import { LeaveGuard } from "./leave-guard";
import { PageFocus } from "./page-focus";
import { HOME_PATH, type ScreenPath } from "./paths";

/**
 * State passed from one screen to the next, such as the tab to open. The browser's history stores it, so it contains no
 * account data.
 */
export type Handover = {
  readonly tab?: string;
  readonly subTab?: string;
  /** Zero-based index of an account in the company's list. */
  readonly account?: number;
  readonly period?: Period;
  /** The ID, or a part of it, that the next screen searches for. */
  readonly search?: string;
  /** Begins the approval run. */
  readonly review?: boolean;
};

type GoOptions = {
  readonly replace?: boolean | undefined;
  readonly state?: Handover | undefined;
  /** The payee that the next screen fills into its form. */
  readonly payee?: Payee | undefined;
  /** The earlier request that the next screen fills into its form. */
  readonly repeated?: BankRequest | undefined;
};
/** Something over the page that has a step of its own in the history, see {@link Navigation.openLayer}. */
type Layer = { readonly close: () => void; index: number | undefined; isGone?: true };
type HistoryEntry = { readonly index: number; readonly handover: Handover };

/**
 * The current path, and what one screen passes to the next. Follows the browser's history (specification 2, section
 * 2.1).
 */
export class Navigation {
  path: string;
  handover: Handover;
  /** Increases with each followed link, so that a link to another tab of the same screen opens that tab. */
  visits = 0;
  readonly leaveGuard = new LeaveGuard();
  readonly formResume = new FormResume();
  readonly pageFocus = new PageFocus();
  /** Kept only in memory because it is account data: a reload or the back button clears it. */
  private payee: Payee | undefined;
  /** Kept only in memory, like {@link payee}. */
  private repeated: BankRequest | undefined;
  private index: number;
  /** True until the browser has reported a step back that was made here. */
  private isReturning = false;
  private afterReturn: (() => void)[] = [];
  private layers: readonly Layer[] = [];
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
    makeObservable(this, { path: observable, visits: observable, handover: observableRef });
  }

  /** Follows the browser's history until the returned function is called. */
  listen(): () => void {
    const { browser } = this;
    const stops = [this.leaveGuard.listen(browser), this.pageFocus.listen(browser)];
    browser.addEventListener("popstate", this.followHistory);
    return () => {
      browser.removeEventListener("popstate", this.followHistory);
      for (const stop of stops) stop();
    };
  }

  /**
   * Adds a step to the history for something that lies over the page, such as a sheet: the browser's Back closes it, not
   * the page. The returned function removes the step, if it is still the last one.
   */
  openLayer = (close: () => void): (() => void) => {
    const layer: Layer = { close, index: undefined };
    this.whenReturned(() => {
      if (layer.isGone) return;
      this.index += 1;
      layer.index = this.index;
      this.layers = [...this.layers, layer];
      this.browser.history.pushState(entryAt(this.index, this.handover), "");
    });
    return () => {
      layer.isGone = true;
      if (!this.layers.includes(layer)) return;
      this.layers = this.layers.filter((each) => each !== layer);
      if (layer.index !== this.index) return;
      this.index -= 1;
      this.isReturning = true;
      this.browser.history.go(-1);
    };
  };

  /** Changes the history only after a step back that was made here, because the browser makes it later. */
  private whenReturned(change: () => void): void {
    if (this.isReturning) this.afterReturn.push(change);
    else change();
  }

  go = (address: ScreenPath, { replace = false, state = {}, payee, repeated }: GoOptions = {}): void => {
    const path = address === HOME_PATH ? this.home : address;
    const isElsewhere = path !== this.path || (state.subTab !== undefined && state.subTab !== this.handover.subTab);
    if (!isElsewhere && state.search === undefined && !repeated && !payee) return;
    this.leaveGuard.ask(() => {
      this.payee = payee;
      this.repeated = repeated;
      this.whenReturned(() => this.move(path, replace, state));
    });
  };

  /** Opens the same tab of the current screen with an empty form. */
  reopen = (): void => {
    this.forgetAccountData();
    this.arrive(this.path, this.handover, this.visits + 1);
  };

  /** Returns the payee that this screen was opened with, to fill in its form (specification 2, section 2.1). */
  payeeOf<Kind extends PayeeKind>(kind: Kind): PayeeOf<Kind> | undefined {
    const { payee } = this;
    // TypeScript cannot infer from the equal `kind` that the payee has this type.
    return payee?.kind === kind ? (payee as PayeeOf<Kind>) : undefined;
  }

  /** Returns the earlier request that this screen was opened with, if it is of the category of the form. */
  repeatedOf<C extends Category>(category: C): BankRequest<C> | undefined {
    const { repeated } = this;
    // TypeScript cannot infer from the equal category that the request has this type.
    return repeated?.category === category ? (repeated as unknown as BankRequest<C>) : undefined;
  }

  private forgetAccountData(): void {
    this.payee = undefined;
    this.repeated = undefined;
  }

  /** Stores the shown state in the history, so that a reload and the back button restore it. */
  replaceHandover(handover: Handover): void {
    this.browser.history.replaceState(entryAt(this.index, handover), "");
    this.forgetAccountData();
    runInAction(() => {
      this.handover = handover;
    });
  }

  /**
   * Guards the entries of a form until the returned function is called, and restores its texts after a time-out.
   * @param record the id of the record that the form edits; the texts are restored only for the same record
   */
  openForm = (form: OpenForm, record?: string): (() => void) => {
    const release = this.leaveGuard.guard(form);
    const close = this.formResume.open(form, this.path, record);
    return () => {
      release();
      close();
    };
  };

  /** The texts that would be lost if the session ended now. */
  get interruptedForm(): FormSnapshot | undefined {
    return this.formResume.formAt({ path: this.path, ...this.handover });
  }

  /** Opens the page of an interrupted form and restores its texts. */
  resume(form: FormSnapshot): void {
    const { path, tab, subTab } = form;
    this.formResume.schedule(form);
    // Forms are only on pages of the table of screens.
    this.go(path as ScreenPath, { state: { ...(tab && { tab }), ...(subTab && { subTab }) } });
    this.formResume.restoreAt(this.path);
  }

  private move(path: string, replace: boolean, handover: Handover): void {
    this.index += replace ? 0 : 1;
    const { history } = this.browser;
    history[replace ? "replaceState" : "pushState"](entryAt(this.index, handover), "", path);
    this.arrive(path, handover, this.visits + 1);
  }

  /** The browser has already gone back. If there is entered data, this returns to the form first and then asks. */
  private followHistory = (): void => {
    if (this.isReturning) {
      this.isReturning = false;
      // The shown tab may have changed while the layer was open.
      this.browser.history.replaceState(entryAt(this.index, this.handover), "");
      const changes = this.afterReturn;
      this.afterReturn = [];
      for (const change of changes) change();
      return;
    }
    const { history, location } = this.browser;
    const entry = entryOf(history.state);
    const index = entry?.index ?? this.index - 1;
    const steps = index - this.index;
    if (steps !== 0 && !this.isLeaving && this.leaveGuard.hasEntries()) {
      this.isReturning = true;
      history.go(-steps);
      this.leaveGuard.ask(() => this.leaveBy(steps));
      return;
    }
    this.isLeaving = false;
    this.index = index;
    const closed = this.layers.filter((layer) => (layer.index ?? 0) > index);
    this.layers = this.layers.filter((layer) => !closed.includes(layer));
    for (const { close } of closed.toReversed()) close();
    if (closed.length > 0 && location.pathname === this.path) return;
    this.forgetAccountData();
    this.arrive(location.pathname, entry?.handover ?? {}, this.visits);
  };

  private leaveBy(steps: number): void {
    this.isLeaving = true;
    this.browser.history.go(steps);
  }

  private arrive(path: string, handover: Handover, visits: number): void {
    this.pageFocus.pageRequested();
    this.formResume.dropUnlessAt(path);
    runInAction(() => Object.assign(this, { path, handover, visits }));
  }
}

const entryAt = (index: number, handover: Handover): HistoryEntry => ({ index, handover });

/**
 * Entries from before this page was loaded are validated, because other pages of the same origin may have written them.
 */
function entryOf(state: unknown): HistoryEntry | undefined {
  const isOurs = typeof state === "object" && state !== null && "index" in state && "handover" in state;
  return isOurs ? (state as HistoryEntry) : undefined;
}
