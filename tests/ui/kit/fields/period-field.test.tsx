import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Period } from "../../../../domain/calendar";
import { PeriodField } from "../../../../ui/kit/fields/period-field";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};

describe("the field of a period", () => {
  let chosen: Period[] = [];
  beforeEach(() => {
    chosen = [];
    render(
      <PeriodField
        label="Date range"
        period={{ start: "2026-10-21", end: "2027-01-19" }}
        ranges={["thisMonth", "lastMonth"]}
        today="2026-11-20"
        limits={{ startMax: "2026-11-20" }}
        onChoose={(period) => chosen.push(period)}
      />,
    );
    button("Date range 21 Oct 2026 – 19 Jan 2027").focus();
    fireEvent.click(button("Date range 21 Oct 2026 – 19 Jan 2027"));
  });

  it("the dialog opens with the current period", () => {
    expect(within(screen.getByRole("dialog", { name: "Date Period" })).getByLabelText("Start date")).toBeTruthy();
    expect([field("Start date").value, field("End date").value]).toEqual(["21 Oct 2026", "19 Jan 2027"]);
  });

  it("typed dates are accepted and shown with the name of the month on blur", () => {
    type("Start date", "1/11/26");
    expect(field("Start date").value).toBe("1 Nov 2026");
    fireEvent.click(button("Apply"));
    expect(chosen).toEqual([{ start: "2026-11-01", end: "2027-01-19" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("an invalid period is reported and not applied @S1-5-24", () => {
    type("End date", "20/10/2026");
    fireEvent.click(button("Apply"));
    expect(screen.getByText("Start date should not be greater than end date")).toBeTruthy();
    expect(document.activeElement).toBe(field("Start date"));
    expect(chosen).toEqual([]);
  });

  it("the dialog stays closed after Enter has applied it, although the key is released over its opener", () => {
    type("Start date", "1/11/26");
    fireEvent.keyDown(field("Start date"), { key: "Enter" });
    fireEvent.submit(screen.getByRole("form", { name: "Date Period" }));
    expect(chosen).toHaveLength(1);
    expect(document.activeElement).toBe(button("Date range 21 Oct 2026 – 19 Jan 2027"));
    fireEvent.keyUp(document.activeElement ?? document.body, { key: "Enter" });
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
    fireEvent.keyUp(document.activeElement ?? document.body, { key: "Enter" });
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("Cancel leaves the period unchanged", () => {
    type("Start date", "1/11/26");
    fireEvent.click(button("Cancel"));
    expect(chosen).toEqual([]);
  });

  it("the calendar offers no start date in the future @S1-2.12-29", async () => {
    type("Start date", "20 Nov 2026");
    fireEvent.click(button("Choose start date from a calendar"));
    const calendar = await screen.findByRole("grid");
    const day = (date: number) => within(calendar).getAllByRole("gridcell", { name: String(date) });
    expect(day(20).every((cell) => cell.hasAttribute("disabled"))).toBe(false);
    expect(day(21).every((cell) => cell.hasAttribute("disabled"))).toBe(true);
  });

  it("a day chosen in the calendar fills the field, and the focus returns to the calendar button", async () => {
    fireEvent.click(button("Choose start date from a calendar"));
    const calendar = await screen.findByRole("grid");
    const [day] = within(calendar).getAllByRole("gridcell", { name: "15" });
    if (day) fireEvent.click(day);
    expect(field("Start date").value).toBe("15 Oct 2026");
    expect(document.activeElement).toBe(button("Choose start date from a calendar"));
    expect(screen.queryByRole("grid")).toBeNull();
  });

  it("Escape closes the calendar, but not the dialog", async () => {
    fireEvent.click(button("Choose end date from a calendar"));
    fireEvent.keyDown(await screen.findByRole("grid"), { key: "Escape" });
    expect(screen.queryByRole("grid")).toBeNull();
    expect(screen.getByRole("dialog", { name: "Date Period" })).toBeTruthy();
  });
});
