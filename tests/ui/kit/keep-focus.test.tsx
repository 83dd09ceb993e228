import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Modal } from "../../../ui/kit/dialogs/modal";
import { keepFocus } from "../../../ui/kit/keep-focus";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Page({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <main>
      <h1>Payments</h1>
      <button type="button">Elsewhere</button>
      {children}
    </main>
  );
}

const verify = <button type="button">Verify</button>;
const surroundings: readonly [string, (inside: ReactNode) => ReactNode, string][] = [
  ["a row's entry", (inside) => <ul>{<li>Row {inside}</li>}</ul>, "listitem"],
  ["a form", (inside) => <form aria-label="Entry">{inside}</form>, "form"],
  ["a tab's panel", (inside) => <div role="tabpanel">{inside}</div>, "tabpanel"],
  ["the page alone", (inside) => <div>{inside}</div>, "heading"],
];

const focused = () => document.activeElement;
const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());
/** Waits longer than code that removes an element needs to move the focus. */
const passes = () => act(() => vi.advanceTimersByTimeAsync(1000));

describe("the focus after its element was removed", () => {
  it.each(surroundings)("the focus moves to the surrounding element: %s", async (_, around, role) => {
    const { rerender } = render(<Page>{around(verify)}</Page>);
    focus("Verify");
    rerender(<Page>{around("Verified")}</Page>);
    await passes();
    expect(focused()).toBe(screen.getByRole(role));
    focus("Elsewhere");
    expect(screen.getByRole(role).hasAttribute("tabindex")).toBe(false);
  });

  it("the focus moves to the page's heading if the surrounding elements were removed too", async () => {
    const { rerender } = render(<Page>{<form aria-label="Entry">{verify}</form>}</Page>);
    focus("Verify");
    rerender(<Page>Done</Page>);
    await passes();
    expect(focused()).toBe(screen.getByRole("heading"));
  });

  it("the focus stays on an element that received it in the meantime", async () => {
    const { rerender } = render(<Page>{verify}</Page>);
    focus("Verify");
    rerender(<Page>Verified</Page>);
    focus("Elsewhere");
    await passes();
    expect(focused()).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });

  it("the focus is not restored after a click on an empty part of the page", async () => {
    const { rerender } = render(<Page>{verify}</Page>);
    focus("Verify");
    screen.getByRole("button", { name: "Verify" }).blur();
    await passes();
    rerender(<Page>Verified</Page>);
    await passes();
    expect(focused()).toBe(document.body);
  });
});

describe("the focus after a dialog", () => {
  const page = (entry: ReactNode, dialogs: ReactNode) => (
    <Page>
      <form aria-label="Entry">{entry}</form>
      {dialogs}
    </Page>
  );
  const dialog = (name: string) => (
    <Modal key={name} title={name} onClose={() => {}}>
      <button type="button">{`Go on from ${name}`}</button>
    </Modal>
  );

  it("the focus returns to the first opener after a dialog that another dialog opened", async () => {
    const { rerender } = render(page(verify, null));
    focus("Verify");
    rerender(page(verify, [dialog("Code")]));
    focus("Go on from Code");
    rerender(page(verify, [dialog("Outcome")]));
    focus("Go on from Outcome");
    rerender(page(verify, null));
    await passes();
    expect(focused()).toBe(screen.getByRole("button", { name: "Verify" }));
  });

  it("the focus moves to the opener's surroundings if the opener was removed", async () => {
    const { rerender } = render(page(verify, null));
    focus("Verify");
    rerender(page(verify, [dialog("Code")]));
    focus("Go on from Code");
    rerender(page("Verified", [dialog("Outcome")]));
    focus("Go on from Outcome");
    rerender(page("Verified", null));
    await passes();
    expect(focused()).toBe(screen.getByRole("form"));
  });

  it("the focus stays in a field of the page that replaced the opener's", async () => {
    const { rerender } = render(page(verify, null));
    focus("Verify");
    rerender(page(verify, [dialog("Time-out")]));
    focus("Go on from Time-out");
    // biome-ignore lint/a11y/noAutofocus: as the pages before the sign-in have it.
    rerender(<Page>{<input aria-label="Username" autoFocus />}</Page>);
    await passes();
    expect(focused()).toBe(screen.getByRole("textbox"));
  });

  it("the focus stays in an underlying dialog that is still open", async () => {
    const { rerender } = render(page(verify, [dialog("Details")]));
    focus("Go on from Details");
    const details = (
      <Modal key="Details" title="Details" onClose={() => {}}>
        Recalled
      </Modal>
    );
    rerender(page(verify, [dialog("Details"), dialog("Recall")]));
    focus("Go on from Recall");
    rerender(page(verify, [details]));
    await passes();
    expect(focused()?.closest("[role=dialog]")).toBe(screen.getByRole("dialog"));
  });
});
