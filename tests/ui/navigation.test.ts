import { describe, expect, it } from "vitest";
import type { Texts } from "../../application/session/unfinished-form";
import { Navigation } from "../../ui/shared/navigation";

/** The parts of a window that navigation uses: a history with entries for back and forward. */
class FakeWindow extends EventTarget {
  private at = 0;
  private readonly entries: { path: string; state: unknown }[] = [{ path: "/dashboard", state: null }];

  readonly history = {
    go: (steps: number) => this.go(steps),
    pushState: (state: unknown, _: string, path: string) => {
      this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, { path, state });
      this.at += 1;
    },
    replaceState: (state: unknown, _: string, path = this.location.pathname) => {
      this.entries[this.at] = { path, state };
    },
  };
  readonly location = { pathname: "" };

  constructor() {
    super();
    Object.defineProperty(this.history, "state", { get: () => this.entries[this.at]?.state });
    Object.defineProperty(this.location, "pathname", { get: () => this.entries[this.at]?.path });
  }

  go(steps: number): void {
    this.at += steps;
    this.dispatchEvent(new Event("popstate"));
  }
}

function open() {
  const browser = new FakeWindow();
  // The fake has all members that navigation uses.
  const navigation = new Navigation(browser as unknown as Window);
  navigation.listen();
  const guardWith = (isDirty: boolean) => navigation.guard({ hasEntries: isDirty });
  return { browser, navigation, guardWith };
}

describe("navigation", () => {
  it("links and the back and forward buttons change the path and the handover", () => {
    const { browser, navigation } = open();
    navigation.go("/pendingRequests", { state: { tab: "bills" } });
    expect(navigation).toMatchObject({ path: "/pendingRequests", handover: { tab: "bills" } });
    browser.go(-1);
    expect(navigation).toMatchObject({ path: "/dashboard", handover: {} });
    browser.go(1);
    expect(navigation).toMatchObject({ path: "/pendingRequests", handover: { tab: "bills" } });
  });

  it("the shown tab is remembered for a reload", () => {
    const { browser, navigation } = open();
    navigation.keep({ tab: "fx" });
    expect(new Navigation(browser as unknown as Window).handover).toEqual({ tab: "fx" });
  });

  it("a link asks before entered data is lost", () => {
    const { navigation, guardWith } = open();
    guardWith(true);
    navigation.go("/transfers");
    expect(navigation.path).toBe("/dashboard");
    expect(navigation.pending).toBeDefined();
    navigation.stay();
    expect(navigation.pending).toBeUndefined();
    navigation.go("/transfers");
    navigation.leave();
    expect(navigation.path).toBe("/transfers");
  });

  it("the back button asks too, and the page stays in the meantime", () => {
    const { browser, navigation, guardWith } = open();
    navigation.go("/transfers");
    guardWith(true);
    browser.go(-1);
    expect(navigation.path).toBe("/transfers");
    expect(browser.location.pathname).toBe("/transfers");
    navigation.stay();
    browser.go(-1);
    expect(navigation.path).toBe("/transfers");
    navigation.leave();
    expect(navigation.path).toBe("/dashboard");
    expect(browser.location.pathname).toBe("/dashboard");
  });

  it("no question is asked without entries or after the form was closed", () => {
    const { navigation, guardWith } = open();
    guardWith(false);
    navigation.go("/transfers");
    expect(navigation.path).toBe("/transfers");
    const release = guardWith(true);
    release();
    navigation.go("/dashboard");
    expect(navigation.path).toBe("/dashboard");
  });

  it("the browser asks when the window is closed", () => {
    const { browser, guardWith } = open();
    const closing = () => {
      const event = new Event("beforeunload", { cancelable: true });
      browser.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    guardWith(true);
    expect(closing()).toBe(true);
  });

  it("a form stays guarded after another tab was chosen", () => {
    const { navigation, guardWith } = open();
    guardWith(true);
    let chosen = 0;
    navigation.ask(() => chosen++);
    navigation.leave();
    expect(chosen).toBe(1);
    navigation.go("/transfers");
    expect(navigation.path).toBe("/dashboard");
  });

  it("history entries of unknown origin are ignored", () => {
    const { browser } = open();
    browser.history.replaceState({ tab: "fx" }, "");
    expect(new Navigation(browser as unknown as Window).handover).toEqual({});
  });

  it("interrupted texts are restored only in the form of the same record", () => {
    const { navigation } = open();
    navigation.go("/scheduleTransfers");
    const formOf = (record: string) => {
      const form = {
        hasEntries: true,
        texts: { amount: "10.00" },
        retype: (texts: Texts) => Object.assign(form, { texts }),
      };
      return { form, close: navigation.guard(form, record) };
    };
    const interrupted = formOf("S-1");
    interrupted.form.texts = { amount: "75.00" };
    const kept = navigation.formAtWork;
    expect(kept).toMatchObject({ record: "S-1", texts: { amount: "75.00" } });
    interrupted.close();
    if (kept) navigation.resume(kept);
    const other = formOf("S-2");
    expect(other.form.texts).toEqual({ amount: "10.00" });
    other.close();
    expect(formOf("S-1").form.texts).toEqual({ amount: "75.00" });
  });
});
