import { describe, expect, it } from "vitest";
import type { FieldTexts } from "../../../../application/session/unfinished-form";
import type { Payee } from "../../../../domain/beneficiaries/beneficiary";
import { Navigation } from "../../../../ui/kit/navigation/navigation";

/** The parts of a window that navigation uses: a history with entries for back and forward. */
class FakeWindow extends EventTarget {
  private at = 0;
  private readonly entries: { path: string; state: unknown }[] = [{ path: "/dashboard", state: null }];

  readonly history = {
    go: (steps: number) => this.go(steps),
    pushState: (state: unknown, _: string, path = this.location.pathname) => {
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
  const guardWith = (isDirty: boolean) => navigation.openForm({ hasEntries: isDirty });
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

  it("Back closes what lies over a page, and the page stays", () => {
    const { browser, navigation } = open();
    navigation.go("/pendingRequests");
    const closed: string[] = [];
    navigation.openLayer(() => closed.push("sheet"));
    browser.go(-1);
    expect([closed, navigation.path]).toEqual([["sheet"], "/pendingRequests"]);
    browser.go(-1);
    expect(navigation.path).toBe("/dashboard");
  });

  it("what was closed by its own button leaves no step in the history, and keeps the shown tab", () => {
    const { browser, navigation } = open();
    navigation.go("/pendingRequests");
    const remove = navigation.openLayer(() => {});
    navigation.replaceHandover({ tab: "fx" });
    remove();
    expect(new Navigation(browser as unknown as Window).handover).toEqual({ tab: "fx" });
    browser.go(-1);
    expect(navigation.path).toBe("/dashboard");
  });

  it("Back asks before it closes something with entered data", () => {
    const { browser, navigation, guardWith } = open();
    navigation.go("/pendingRequests");
    guardWith(true);
    const closed: string[] = [];
    navigation.openLayer(() => closed.push("sheet"));
    browser.go(-1);
    expect(closed).toEqual([]);
    navigation.leaveGuard.leave();
    expect([closed, navigation.path]).toEqual([["sheet"], "/pendingRequests"]);
  });

  it("the shown tab is remembered for a reload", () => {
    const { browser, navigation } = open();
    navigation.replaceHandover({ tab: "fx" });
    expect(new Navigation(browser as unknown as Window).handover).toEqual({ tab: "fx" });
  });

  it("a link asks before entered data is lost", () => {
    const { navigation, guardWith } = open();
    guardWith(true);
    navigation.go("/transfers");
    expect(navigation.path).toBe("/dashboard");
    expect(navigation.leaveGuard.pending).toBeDefined();
    navigation.leaveGuard.stay();
    expect(navigation.leaveGuard.pending).toBeUndefined();
    navigation.go("/transfers");
    navigation.leaveGuard.leave();
    expect(navigation.path).toBe("/transfers");
  });

  it("the back button asks too, and the page stays in the meantime @S2-2.1-21", () => {
    const { browser, navigation, guardWith } = open();
    navigation.go("/transfers");
    guardWith(true);
    browser.go(-1);
    expect(navigation.path).toBe("/transfers");
    expect(browser.location.pathname).toBe("/transfers");
    navigation.leaveGuard.stay();
    browser.go(-1);
    expect(navigation.path).toBe("/transfers");
    navigation.leaveGuard.leave();
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

  it("history entries of unknown origin are ignored", () => {
    const { browser } = open();
    browser.history.replaceState({ tab: "fx" }, "");
    expect(new Navigation(browser as unknown as Window).handover).toEqual({});
  });

  it("the payee of a link is passed to the next screen once, and only to a form of its kind", () => {
    const { browser, navigation } = open();
    const payee: Payee = {
      kind: "card",
      name: "Fleet",
      cardName: "Fleet",
      customerId: "C-1",
      lastDigits: "1234",
      phone: "0200000001",
    };
    navigation.go("/prepaidCardLoad", { payee });
    expect(navigation.payeeOf("card")).toEqual(payee);
    expect(navigation.payeeOf("wallet")).toBeUndefined();
    browser.go(-1);
    browser.go(1);
    expect(navigation.payeeOf("card")).toBeUndefined();
  });

  it("an interrupted form is restored on its own page", () => {
    const { navigation } = open();
    const form = {
      hasEntries: false,
      texts: { amount: "" },
      setTexts: (texts: FieldTexts) => Object.assign(form, { texts }),
    };
    navigation.resume({ path: "/transfers", tab: "transfers", texts: { amount: "75.00" } });
    expect(navigation).toMatchObject({ path: "/transfers", handover: { tab: "transfers" } });
    navigation.openForm(form);
    expect(form.texts).toEqual({ amount: "75.00" });
  });

  it("an interrupted form is not restored after the user went to another page", () => {
    const { navigation } = open();
    const form = { hasEntries: false, texts: { amount: "" }, setTexts: () => expect.unreachable() };
    navigation.resume({ path: "/transfers", texts: { amount: "75.00" } });
    navigation.go("/dashboard");
    navigation.go("/transfers");
    navigation.openForm(form);
  });
});
