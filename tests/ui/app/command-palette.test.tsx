import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import { menuTitles, permissionsOf } from "../../../domain/session/permissions";
import { PaletteStore } from "../../../ui/app/palette-store";
import { anAccountPayee } from "../../support/a-beneficiary";
import { requestOf } from "../../support/a-person";
import { aUser } from "../../support/a-session";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, efua, field, kofi, openWorkspace, press, settle, signedIn } from "../a-workspace";

const typed = () =>
  screen.getByRole<HTMLInputElement>("combobox", {
    name: "Screen, account, beneficiary, amount, action or transaction ID",
  });

/** Presses Enter on the focused element, and releases it on the element that has the focus by then. */
async function pressEnter(): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
  await act(async () => void fireEvent.keyUp(document.activeElement ?? document.body, { key: "Enter" }));
}

describe("the palette", () => {
  it("the palette stays closed after Enter has selected a result, although its button has the focus again", async () => {
    await openWorkspace(ama, "/dashboard");
    button("Search").focus();
    await press("Search");
    fireEvent.input(typed(), { target: { value: "dark theme" } });
    typed().focus();
    await pressEnter();
    await settle();
    expect(
      screen.queryByRole("combobox", { name: "Screen, account, beneficiary, amount, action or transaction ID" }),
    ).toBeNull();
    expect(document.activeElement).toBe(button("Search"));
    expect(button("Dark theme").getAttribute("aria-pressed")).toBe("true");
    await press("Dark theme");
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    "Enter that ends a word of an input method opens nothing: %j",
    async (key) => {
      await openWorkspace(ama, "/dashboard");
      await press("Search");
      fireEvent.input(typed(), { target: { value: "dark theme" } });
      fireEvent.keyDown(typed(), { key: "Enter", ...key });
      expect(typed().value).toBe("dark theme");
    },
  );

  it("a transaction ID opens its details above the report of its kind, also from the reports themselves", async () => {
    const bank = new InMemoryBank();
    const { person } = await signedIn(kofi, bank);
    const [first, second] = [await requestOf(person), await requestOf(person)];
    await openWorkspace(ama, "/dashboard", { bank });
    for (const { id } of [first, second]) {
      await press("Search");
      fireEvent.input(typed(), { target: { value: ` ${id}` } });
      typed().focus();
      await pressEnter();
      expect(within(await screen.findByRole("dialog")).getByText(id)).toBeTruthy();
      await press("Close");
      await screen.findByRole("button", { name: id });
      expect(field("Transaction ID").value).toBe(id);
      expect(screen.getAllByRole("row")).toHaveLength(2);
    }
  });

  it.each([
    ["recalled", kofi, "/myRequests"],
    ["pending", efua, "/pendingRequests"],
  ] as const)("an amount finds a %s request, whose list is then searched for it", async (status, user, path) => {
    const bank = new InMemoryBank();
    const { person } = await signedIn(kofi, bank);
    const [, wanted] = [await requestOf(person), await requestOf(person, { amount: ghs(1250_00) })];
    bank.requests = bank.requests.map((request) => (request.id === wanted.id ? { ...request, status } : request));
    await openWorkspace(user, "/dashboard", { bank });
    for (const typedAmount of ["1250", "1,250.00"]) {
      await press("Search");
      fireEvent.input(typed(), { target: { value: typedAmount } });
      await settle();
      const found = within(screen.getByRole("group", { name: "Requests" })).getAllByRole("option");
      expect(found.map((option) => option.textContent)).toEqual([expect.stringContaining("GHS 1,250.00 to ")]);
      typed().focus();
      await pressEnter();
      await settle();
    }
    expect(window.location.pathname).toBe(path);
    expect(field("Amount, name or ID").value).toBe("1250.00");
    expect(screen.getByText("1-1 from 1")).toBeTruthy();
    expect(document.body.textContent).toContain(wanted.id);
  });

  it("requests that did not load are reported, although the accounts answer later", async () => {
    const { services } = await signedIn(kofi);
    vi.spyOn(services.requests, "mine").mockResolvedValue(fail<BankFailure>({ kind: "unreachable" }));
    const store = new PaletteStore(services, kofi);
    let answer = () => {};
    vi.spyOn(services.accounts, "list").mockReturnValue(new Promise((resolve) => (answer = () => resolve(ok([])))));
    const loaded = store.load();
    await store.loadRequests();
    answer();
    await loaded;
    expect(store.isIncomplete).toBe(true);
  });

  it("a transaction ID finds nothing for users without the menu of reports", async () => {
    await openWorkspace(aUser({ permissions: permissionsOf([menuTitles.dashboard]) }), "/dashboard");
    await press("Search");
    fireEvent.input(typed(), { target: { value: "T261120WWWQQQNNN" } });
    expect(within(screen.getByRole("listbox", { name: "Results" })).queryByRole("option")).toBeNull();
  });

  it("the palette finds no screen for which the user lacks the permission", async () => {
    await openWorkspace(aUser({ permissions: permissionsOf([menuTitles.dashboard]) }), "/dashboard");
    await press("Search");
    fireEvent.input(typed(), { target: { value: "transfers" } });
    expect(within(screen.getByRole("listbox", { name: "Results" })).queryByRole("option")).toBeNull();
  });

  it("the arrow keys choose a result, and Escape closes the palette without any change", async () => {
    await openWorkspace(ama, "/dashboard");
    await press("Search");
    const chosen = () =>
      within(screen.getByRole("listbox", { name: "Results" }))
        .getAllByRole("option")
        .findIndex((option) => option.getAttribute("aria-selected") === "true");
    expect(chosen()).toBe(0);
    fireEvent.keyDown(typed(), { key: "ArrowDown" });
    expect(chosen()).toBe(1);
    fireEvent.keyDown(typed(), { key: "Escape" });
    await settle();
    expect(
      screen.queryByRole("combobox", { name: "Screen, account, beneficiary, amount, action or transaction ID" }),
    ).toBeNull();
    expect(window.location.pathname).toBe("/dashboard");
  });

  it.each([
    ["volta", "Pay Volta Agro Ltd1441 0002 34567 Ecobank Ghana", "/transfers"],
    ["1441 0002", "Pay Volta Agro Ltd1441 0002 34567 Ecobank Ghana", "/transfers"],
    ["1020304050608", "Adom Trading Ltd Payroll1020 3040 50608 · GHS 0.00", "/bankStatements"],
    ["limit", "TransfersGT", "/transfers"],
    ["approve", "Pending RequestsGP", "/pendingRequests"],
  ])("%j finds %j first, and Enter opens it", async (text, name, path) => {
    const bank = new InMemoryBank();
    bank.beneficiaries = [{ ...anAccountPayee({ name: "Volta Agro Ltd" }), id: "B1" }];
    await openWorkspace(ama, "/dashboard", { bank });
    await press("Search");
    fireEvent.input(typed(), { target: { value: text } });
    await settle();
    expect(screen.getAllByRole("option")[0]?.textContent).toBe(name);
    typed().focus();
    await pressEnter();
    await settle();
    expect(window.location.pathname).toBe(path);
  });

  it("users who may not pay find no beneficiary", async () => {
    const bank = new InMemoryBank();
    bank.beneficiaries = [{ ...anAccountPayee({ name: "Volta Agro Ltd" }), id: "B1" }];
    await openWorkspace(efua, "/dashboard", { bank });
    await press("Search");
    fireEvent.input(typed(), { target: { value: "volta" } });
    await settle();
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("a result opens another tab of the current screen", async () => {
    await openWorkspace(ama, "/myRequests");
    await press("Search");
    fireEvent.input(typed(), { target: { value: "my requests ssnit" } });
    typed().focus();
    await pressEnter();
    expect(await screen.findByRole("tab", { name: "SSNIT", selected: true })).toBeTruthy();
  });
});

describe("the shortcuts of the page", () => {
  it("a letter opens its screen only after g, also in the first moments of a page", async () => {
    await openWorkspace(ama, "/dashboard");
    await pressAt(500, "s");
    expect(window.location.pathname).toBe("/dashboard");
    await pressAt(600, "g");
    await pressAt(700, "s");
    expect(window.location.pathname).toBe("/scheduleTransfers");
  });
});

/** Presses a key at a time in milliseconds after the page was loaded. */
async function pressAt(time: number, key: string): Promise<void> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: time });
  act(() => void document.body.dispatchEvent(event));
  await settle();
}
