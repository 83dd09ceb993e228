import { beforeEach, describe, expect, it } from "vitest";
import { type FiltersOfDevice, type SavedFilter, SavedFilters } from "../../../application/reports/saved-filters";
import { SessionState } from "../../../application/session/session-state";
import { aSession, aUser } from "../../support/a-session";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";

const aFilter = (over: Partial<SavedFilter> = {}): SavedFilter => ({
  name: "Failed in November",
  category: "fx",
  outcome: "failed",
  id: "",
  transactionId: "",
  days: { start: "2026-11-01", end: "2026-11-30" },
  ...over,
});

let storage: InMemoryObjectStorage<FiltersOfDevice>;

beforeEach(() => {
  storage = new InMemoryObjectStorage();
});

function filtersOf(loginId: string): SavedFilters {
  const state = new SessionState();
  state.begin(aSession({ user: aUser({ loginId }) }), 0);
  return new SavedFilters(storage, state);
}
/** Saves filters in their order and returns those that are left. */
async function saveAll(saved: readonly SavedFilter[]): Promise<readonly SavedFilter[]> {
  for (const filter of saved) await filtersOf("L0002").save(filter);
  return filtersOf("L0002").mine();
}
const numbered = (count: number, over: Partial<SavedFilter> = {}): SavedFilter[] =>
  Array.from({ length: count }, (_, at) => aFilter({ name: `Filter ${at + 1}`, ...over }));

describe("the filters of a user", () => {
  it("a user without saved filters has none", async () => {
    expect(await filtersOf("L0002").mine()).toEqual([]);
    await filtersOf("L0001").save(aFilter());
    expect(await filtersOf("L0002").mine()).toEqual([]);
  });

  it("no filters are offered while no user is signed in", async () => {
    await filtersOf("L0002").save(aFilter());
    expect(await new SavedFilters(storage, new SessionState()).mine()).toEqual([]);
  });

  it("each user of a device sees only their own filters", async () => {
    const [amasFilter, kofisFilter] = [aFilter({ name: "Ama's" }), aFilter({ name: "Kofi's" })];
    await filtersOf("L0001").save(amasFilter);
    await filtersOf("L0002").save(kofisFilter);
    expect(await filtersOf("L0001").mine()).toEqual([amasFilter]);
    expect(await filtersOf("L0002").mine()).toEqual([kofisFilter]);
    expect(storage.kept).toEqual([
      { loginId: "L0001", filters: [amasFilter] },
      { loginId: "L0002", filters: [kofisFilter] },
    ]);
  });

  it("a change of one user's filters keeps the filters of the other users", async () => {
    await filtersOf("L0001").save(aFilter());
    await filtersOf("L0002").save(aFilter());
    await filtersOf("L0002").remove(aFilter());
    expect(await filtersOf("L0001").mine()).toEqual([aFilter()]);
    expect(await filtersOf("L0002").mine()).toEqual([]);
  });
});

describe("saving a filter", () => {
  it("a saved filter follows the earlier ones", async () => {
    const filters = filtersOf("L0002");
    const [first, second] = [aFilter({ name: "First" }), aFilter({ name: "Second" })];
    expect(await filters.save(first)).toEqual([first]);
    expect(await filters.save(second)).toEqual([first, second]);
    expect(await filters.mine()).toEqual([first, second]);
  });

  it("a filter replaces the one with the same category and name only", async () => {
    const otherName = aFilter({ name: "Another name" });
    const otherCategory = aFilter({ category: "ssnit" });
    const changed = aFilter({ outcome: "pending" });
    expect(await saveAll([aFilter(), otherName, otherCategory, changed])).toEqual([otherName, otherCategory, changed]);
  });

  it("a category keeps ten filters", async () => {
    const filters = numbered(10);
    expect(await saveAll(filters)).toEqual(filters);
  });

  it("the eleventh filter of a category removes the oldest one of this category", async () => {
    const ofOtherCategory = numbered(3, { category: "ssnit" });
    const filters = numbered(11);
    expect(await saveAll([...ofOtherCategory, ...filters])).toEqual([...ofOtherCategory, ...filters.slice(1)]);
  });

  it("a full category keeps its other filters if one of them is replaced", async () => {
    const filters = numbered(10);
    const changed = aFilter({ name: "Filter 5", outcome: "all" });
    expect(await saveAll([...filters, changed])).toEqual([...filters.slice(0, 4), ...filters.slice(5), changed]);
  });
});

describe("removing a filter", () => {
  it("only the filter with the same category and name is removed", async () => {
    const otherName = aFilter({ name: "Another name" });
    const otherCategory = aFilter({ category: "ssnit" });
    await saveAll([aFilter(), otherName, otherCategory]);
    expect(await filtersOf("L0002").remove(aFilter())).toEqual([otherName, otherCategory]);
    expect(await filtersOf("L0002").mine()).toEqual([otherName, otherCategory]);
  });
});
