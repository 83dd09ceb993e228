import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Navigation } from "../../../../ui/kit/navigation/navigation";
import { Screen } from "../../../../ui/kit/navigation/screen";
import { NavigationContext } from "../../../../ui/kit/navigation/use-navigation";

/** Requests a page, runs the given steps while its code loads, and then renders it. */
function openScreen(meanwhile: (button: HTMLElement) => void): void {
  const navigation = new Navigation(window);
  const stop = navigation.listen();
  const shell = (page: string | undefined) => (
    <NavigationContext value={navigation}>
      <button type="button">Menu</button>
      {page && <Screen title={page}>Its content</Screen>}
    </NavigationContext>
  );
  const { rerender } = render(shell(undefined));
  fireEvent.keyDown(document.body, { key: "Tab" });
  navigation.go(navigation.path === "/transfers" ? "/dashboard" : "/transfers");
  meanwhile(screen.getByRole("button", { name: "Menu" }));
  rerender(shell("Statement"));
  stop();
}

describe("a page that has loaded", () => {
  it("the heading of the page takes the focus", () => {
    openScreen(() => {});
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Statement" }));
  });

  it("the page does not take the focus from a user who has pressed Tab in the meantime", () => {
    openScreen((button) => {
      fireEvent.keyDown(document.body, { key: "Tab" });
      button.focus();
    });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Menu" }));
  });
});
