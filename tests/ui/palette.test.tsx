import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ama, button, openWorkspace, press, settle } from "./a-workspace";

const typed = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Screen, payment or action" });

/** Down, and up wherever the focus is by then. */
async function pressEnter(): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
  await act(async () => void fireEvent.keyUp(document.activeElement ?? document.body, { key: "Enter" }));
}

describe("the palette", () => {
  it("stays closed once Enter has taken a result, though the button that opened it has the focus again", async () => {
    await openWorkspace(ama, "/dashboard");
    button("Search").focus();
    await press("Search");
    fireEvent.input(typed(), { target: { value: "dark theme" } });
    typed().focus();
    await pressEnter();
    await settle();
    expect(screen.queryByRole("combobox", { name: "Screen, payment or action" })).toBeNull();
    expect(document.activeElement).toBe(button("Search"));
    expect(button("Dark theme").getAttribute("aria-pressed")).toBe("true");
    await press("Dark theme");
  });

  it("leads to another tab of the screen that is open", async () => {
    await openWorkspace(ama, "/myRequests");
    await press("Search");
    fireEvent.input(typed(), { target: { value: "my requests ssnit" } });
    typed().focus();
    await pressEnter();
    expect(await screen.findByRole("tab", { name: "SSNIT", selected: true })).toBeTruthy();
  });
});
