import { expect, it } from "vitest";
import { attackParts, keepReport } from "./attack";

it.each(Object.entries(attackParts))("The bank withstands the attack on its %s", async (name, attack) => {
  const part = await attack({ fuzzCalls: 1500, flood: { seconds: 3, isSlice: true } });
  keepReport(name, part);
  expect(part.wrong).toEqual([]);
  expect(part.cases).toBeGreaterThan(0);
});
