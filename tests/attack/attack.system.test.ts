import { expect, it } from "vitest";
import { attackParts, keepReport } from "./attack";

const { floods: _, ...withoutFloods } = attackParts;

it.each(Object.entries(withoutFloods))("The bank withstands the attack on its %s", async (name, attack) => {
  const part = await attack({ fuzzCalls: 500, isSlice: true });
  keepReport(name, part);
  expect(part.wrong).toEqual([]);
  expect(part.cases).toBeGreaterThan(0);
});
