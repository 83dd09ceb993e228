import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../domain/result";
import { ama, button, openWorkspace, press, settle, type } from "../a-workspace";

async function openRates() {
  const opened = await openWorkspace(ama, "/fxTransferRate");
  fireEvent.click(screen.getByRole("tab", { name: "View FX Rate" }));
  await settle();
  return opened;
}

async function view(currency: string): Promise<void> {
  type("From", currency);
  await press("View Rates");
}

const rateOf = (label: string) =>
  screen.getByText(label, { selector: ".fx-pairs [aria-pressed=true] .fx-rate > span" }).nextElementSibling
    ?.textContent;

describe("View FX Rate", () => {
  it("the rates of USD are shown at once, and those of another currency with one press", async () => {
    await openRates();
    expect(rateOf("You Buy:")).toBe("GHS 11.0900");
    await press(/^EUR/);
    expect(rateOf("You Buy:")).toBe("GHS 13.0900");
  });

  it("the form has the currency of the shown rates, and without one no rates can be viewed @S2-2.6-09", async () => {
    await openRates();
    const from = screen.getByLabelText<HTMLSelectElement>("From");
    expect(from.value).toBe("USD");
    await press(/^EUR/);
    expect(from.value).toBe("EUR");
    expect(button("View Rates").getAttribute("aria-disabled")).toBe("false");
    type("From", "");
    expect(button("View Rates").getAttribute("aria-disabled")).toBe("true");
  });

  it("each chosen currency replaces the rates of the previous one @S2-3-176", async () => {
    await openRates();
    const shown: unknown[] = [];
    for (const currency of ["USD", "EUR", "GBP"]) {
      await view(currency);
      shown.push([rateOf("You Buy:"), rateOf("You Sell:"), screen.getByRole("table").querySelector("td")?.textContent]);
    }
    expect(shown).toEqual([
      ["GHS 11.0900", "GHS 11.0400", "11.0500"],
      ["GHS 13.0900", "GHS 13.0400", "13.0500"],
      ["GHS 15.0900", "GHS 15.0400", "15.0500"],
    ]);
  });

  it("rates that cannot be loaded can be requested again", async () => {
    const { person } = await openRates();
    const { rates } = person.fx;
    Object.assign(person.fx, { rates: async () => fail({ kind: "refused", message: "Not now." }) });
    await view("USD");
    expect(screen.getByText("Oops, something went wrong!")).toBeTruthy();
    Object.assign(person.fx, { rates });
    await press("Try again");
    expect(rateOf("You Buy:")).toBe("GHS 11.0900");
  });

  it("the area chart draws the sell rate of each day @S2-2.6-13", async () => {
    await openRates();
    await view("USD");
    const drawn = () => document.querySelector("[data-drawn]")?.getAttribute("data-drawn");
    await expect.poll(drawn).toBe("[11,11.01,11.02,11.03,11.04]");
  });

  it("a shorter period redraws the chart with its own change, up to the newest rate", async () => {
    const { person } = await openRates();
    const rates = await person.fx.rates();
    if (!rates.ok) throw new Error("There are rates");
    const first = rates.value.USD[0];
    const days = Array.from({ length: 40 }, (_, at) => ({
      ...first,
      day: new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10),
      sell: 110_000 + at * 1000,
    }));
    Object.assign(person.fx, { rates: async () => ok({ ...rates.value, USD: days }) });
    await view("USD");
    expect(screen.getByText("+35.5 % since 1 Oct 2026")).toBeTruthy();
    await press("7 days");
    expect(screen.getByText("+4.2 % since 3 Nov 2026")).toBeTruthy();
    expect(screen.getByText("Lowest 14.3000, highest 14.9000")).toBeTruthy();
    expect(screen.getAllByText(/14\.9000/, { selector: "strong" })).toHaveLength(1);
    expect(screen.getByRole("table").querySelectorAll("tbody tr")).toHaveLength(7);
    expect(screen.queryByRole("button", { name: "60 days" })).toBeNull();
  });
});
