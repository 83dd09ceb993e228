import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTheme as useConsoleTheme } from "../../../mock-bank/console/use-theme";
import { applyTheme, chosenTheme } from "../../../ui/kit/first-paint";
import { chooseTheme, useTheme } from "../../../ui/kit/theme";

let isSystemDark = true;
const followers = new Set<() => void>();

beforeEach(() => {
  isSystemDark = true;
  localStorage.clear();
  document.documentElement.className = "";
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query === "(prefers-color-scheme: dark)" && isSystemDark;
    },
    addEventListener: (_: "change", changed: () => void) => followers.add(changed),
    removeEventListener: (_: "change", changed: () => void) => followers.delete(changed),
  }));
});
afterEach(() => {
  cleanup();
  expect(followers.size).toBe(0);
});

function changeSystem(toDark: boolean): void {
  isSystemDark = toDark;
  act(() => {
    for (const changed of followers) changed();
  });
}

const isPageDark = () => document.documentElement.classList.contains("bp6-dark");

function ThemeOfPage() {
  return <p>{useTheme()}</p>;
}

function open(): void {
  applyTheme(chosenTheme());
  render(<ThemeOfPage />);
}

it("a page without a chosen theme has the theme of the system, and follows its changes", () => {
  open();
  expect([isPageDark(), screen.getByText("dark")]).toEqual([true, expect.anything()]);
  changeSystem(false);
  expect([isPageDark(), screen.getByText("light")]).toEqual([false, expect.anything()]);
});

it("the chosen theme is kept when the system changes, and on the next visit", () => {
  open();
  act(() => chooseTheme("light"));
  changeSystem(false);
  changeSystem(true);
  expect(isPageDark()).toBe(false);
  cleanup();
  open();
  expect(screen.getByText("light")).toBeDefined();
});

it("a browser that refuses storage has the theme of the system", () => {
  const read = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("refused");
  });
  open();
  expect(isPageDark()).toBe(true);
  read.mockRestore();
});

function ThemeOfConsole() {
  const { isDark, switchTheme } = useConsoleTheme();
  return (
    <button type="button" onClick={switchTheme}>
      {isDark ? "Light theme" : "Dark theme"}
    </button>
  );
}

it("the trainer's console follows the system until its theme is switched, and stores nothing before", () => {
  render(<ThemeOfConsole />);
  expect([isPageDark(), localStorage.length]).toEqual([true, 0]);
  changeSystem(false);
  expect(isPageDark()).toBe(false);
  act(() => screen.getByRole("button", { name: "Dark theme" }).click());
  changeSystem(true);
  changeSystem(false);
  expect([isPageDark(), localStorage.getItem("theme")]).toEqual([true, "dark"]);
});
