import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Navigation, NavigationContext } from "../../ui/shared/navigation";
import { Screen } from "../../ui/shared/screen";

/** A page was asked for; what happens while its code is fetched; it is there. */
function arrive(meanwhile: (button: HTMLElement) => void): void {
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
  navigation.go(`/asked-for-${performance.now()}`);
  meanwhile(screen.getByRole("button", { name: "Menu" }));
  rerender(shell("Statement"));
  stop();
}

describe("a page that has arrived", () => {
  it("takes the focus to its heading", () => {
    arrive(() => {});
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Statement" }));
  });

  it("leaves it to somebody who went on by keyboard while the page was fetched", () => {
    arrive((button) => {
      fireEvent.keyDown(document.body, { key: "Tab" });
      button.focus();
    });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Menu" }));
  });
});
