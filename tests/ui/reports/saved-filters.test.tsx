import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FiltersOfDevice } from "../../../application/reports/saved-filters";
import { daysOfRange, rangeOf } from "../../../domain/quick-ranges";
import { InMemoryBank } from "../../support/in-memory-bank";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";
import { ama, button, efua, field, openWorkspace, press, type } from "../a-workspace";

const path = "/transactionReports";

async function save(name: string) {
  await press("Save filter");
  type("Name", name);
  await press("Save");
}

describe("saved filters", () => {
  it("a saved filter is available at the next visit, and one click loads its report", async () => {
    const savedFilters = new InMemoryObjectStorage<FiltersOfDevice>();
    const bank = new InMemoryBank();
    await openWorkspace(ama, path, { bank, savedFilters });
    type("Report Category", "failed");
    type("Schedule ID", "SCH-7");
    await press("This month");
    await save("  What failed  ");
    cleanup();
    await openWorkspace(ama, path, { bank, savedFilters });
    expect(field("Schedule ID").value).toBe("");
    await press("What failed");
    expect(field("Schedule ID").value).toBe("SCH-7");
    expect(field("Report Category").value).toBe("failed");
    expect(screen.getByText("No Transaction Found")).toBeTruthy();
  });

  it("a saved filter is visible only to its user, and can be removed", async () => {
    const savedFilters = new InMemoryObjectStorage<FiltersOfDevice>();
    await openWorkspace(ama, path, { savedFilters });
    await save("Everything");
    cleanup();
    await openWorkspace(efua, path, { savedFilters });
    expect(screen.queryByRole("button", { name: "Everything" })).toBeNull();
    await save("Everything");
    await press("Remove Everything");
    expect(screen.queryByRole("button", { name: "Everything" })).toBeNull();
    cleanup();
    await openWorkspace(ama, path, { savedFilters });
    expect(button("Everything")).toBeTruthy();
  });

  it("a saved filter requires a name, and the same name replaces the filter", async () => {
    await openWorkspace(ama, path);
    await press("Save filter");
    await press("Save");
    expect(screen.getByRole("dialog")).toBeTruthy();
    await press("Cancel");
    await save("Mine");
    type("Schedule ID", "SCH-8");
    await save("Mine");
    expect(screen.getAllByRole("button", { name: "Mine" })).toHaveLength(1);
    await press("Mine");
    expect(field("Schedule ID").value).toBe("SCH-8");
  });
});

describe("quick ranges", () => {
  it("a quick range is calculated by the calendar, across years and short months", () => {
    expect(daysOfRange("today", "2026-03-31")).toEqual({ start: "2026-03-31", end: "2026-03-31" });
    expect(daysOfRange("thisMonth", "2026-03-31")).toEqual({ start: "2026-03-01", end: "2026-03-31" });
    expect(daysOfRange("lastMonth", "2026-03-31")).toEqual({ start: "2026-02-01", end: "2026-02-28" });
    expect(daysOfRange("lastMonth", "2026-01-15")).toEqual({ start: "2025-12-01", end: "2025-12-31" });
  });

  it("the dates of a quick range are recognised, so that a saved range moves with the calendar", () => {
    expect(rangeOf("2026-02-01", "2026-02-28", "2026-03-31")).toBe("lastMonth");
    expect(rangeOf("2026-02-01", "2026-02-27", "2026-03-31")).toBeUndefined();
    expect(rangeOf(undefined, undefined, "2026-03-31")).toBeUndefined();
  });
});
