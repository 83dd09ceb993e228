import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Modal } from "../../ui/shared/dialogs/modal";
import { keepFocus } from "../../ui/shared/kept-focus";

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
/** Whoever takes something away has had time to move the focus. */
const passes = () => act(() => vi.advanceTimersByTimeAsync(1000));

describe("the focus of what goes away", () => {
  it.each(surroundings)("goes to what it stood in: %s", async (_, around, role) => {
    const { rerender } = render(<Page>{around(verify)}</Page>);
    focus("Verify");
    rerender(<Page>{around("Verified")}</Page>);
    await passes();
    expect(focused()).toBe(screen.getByRole(role));
    focus("Elsewhere");
    expect(screen.getByRole(role).hasAttribute("tabindex")).toBe(false);
  });

  it("goes to the page's heading where all around it went too", async () => {
    const { rerender } = render(<Page>{<form aria-label="Entry">{verify}</form>}</Page>);
    focus("Verify");
    rerender(<Page>Done</Page>);
    await passes();
    expect(focused()).toBe(screen.getByRole("heading"));
  });

  it("stays with whom it was given to meanwhile", async () => {
    const { rerender } = render(<Page>{verify}</Page>);
    focus("Verify");
    rerender(<Page>Verified</Page>);
    focus("Elsewhere");
    await passes();
    expect(focused()).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });

  it("is not brought back to somebody who clicked beside everything", async () => {
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

  it("goes back to what opened it, through a dialog that closed before it", async () => {
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

  it("goes to what surrounded that, once it has gone", async () => {
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

  it("stays with a field of the page that came instead", async () => {
    const { rerender } = render(page(verify, null));
    focus("Verify");
    rerender(page(verify, [dialog("Time-out")]));
    focus("Go on from Time-out");
    // biome-ignore lint/a11y/noAutofocus: as the pages before the sign-in have it.
    rerender(<Page>{<input aria-label="Username" autoFocus />}</Page>);
    await passes();
    expect(focused()).toBe(screen.getByRole("textbox"));
  });

  it("stays in the dialog below that is open still", async () => {
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
