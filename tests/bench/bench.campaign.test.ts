import { expect, it } from "vitest";
import { groups } from "./groups";

it.each(Object.keys(groups))("the group %s of the bench has figures, each a finite number", async (name) => {
  const rows = (await groups[name]?.()) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ value, ratio = 0 }) => !Number.isFinite(value) || !Number.isFinite(ratio))).toEqual([]);
});
