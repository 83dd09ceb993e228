import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Day } from "../../domain/calendar";
import { Chart } from "../../ui/kit/charts/chart";
import { DateField } from "../../ui/kit/fields/date-field";
import { words } from "../../ui/kit/words";

const PERSONAL = "Account 1020304050607 has no balance";

vi.mock("../../ui/kit/fields/calendar", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../../ui/kit/charts/drawing", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../../ui/app/front-door", () => ({
  resolvePage: async () => ({ path: "/login", Page: undefined }),
  FrontDoor: () => {
    throw new RangeError(PERSONAL);
  },
}));

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  for (const kind of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void logged.push(words.map(String).join(" ")));
});

describe("an unexpected error in the client", () => {
  it("an unexpected error shows a page with a reload button, and only its kind is logged @S1-2.13-08..09", async () => {
    document.body.innerHTML = '<div id="root"></div>';
    await import("../../client/main");
    expect((await screen.findByRole("heading")).textContent).toBe("Oops, something went wrong!");
    expect(screen.getByRole("paragraph").textContent).toBe("Please try again later.");
    expect(screen.getByRole("button").textContent).toBe("Try again");
    expect(logged).toEqual(["The page failed: RangeError"]);
  });
});

describe("code that cannot be loaded", () => {
  function Form() {
    const [value, change] = useState("20 Nov 2026");
    return (
      <>
        <input aria-label="Narration" defaultValue="Rent of May" />
        <DateField label="Start" value={value} onChange={change} today={"2026-11-20" as Day} />
      </>
    );
  }

  const start = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Start" });

  it("a calendar that cannot be loaded keeps the entries, and the date can be typed", async () => {
    render(<Form />);
    fireEvent.click(screen.getByRole("button", { name: words.calendar.open("Start") }));
    expect((await screen.findByRole("alert")).textContent).toBe(words.calendar.absent);
    expect(screen.getByLabelText<HTMLInputElement>("Narration").value).toBe("Rent of May");
    fireEvent.change(start(), { target: { value: "21/11/2026" } });
    fireEvent.blur(start());
    expect(start().value).toBe("21 Nov 2026");
  });

  const option = { series: {}, tooltip: {}, grid: {}, xAxis: {}, yAxis: {} };

  it("a drawing that cannot be loaded leaves its figures as a table", async () => {
    render(<Chart option={option} height={100} table={<table aria-label="Figures" />} />);
    await screen.findByText(words.drawingAbsent);
    expect(screen.getByRole("table", { name: "Figures" })).toBeTruthy();
  });
});
