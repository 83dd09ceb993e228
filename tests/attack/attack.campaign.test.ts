import { expect, it } from "vitest";
import { attackParts, keepReport } from "./attack";

const { floods, files, fuzz } = attackParts;
const parts = {
  floods: () => floods({ flood: { seconds: 3, isSlice: true } }),
  files: () => files({ fuzzCalls: 0 }),
  fuzz: () => fuzz({ fuzzCalls: 5000 }),
};

it.each(Object.entries(parts))("The bank withstands the long attack on its %s", async (name, attack) => {
  const part = await attack();
  keepReport(name, part);
  expect(part.wrong).toEqual([]);
  expect(part.cases).toBeGreaterThan(0);
});
