import { expect, it } from "vitest";
import { attackParts, keepReport } from "./attack";

it("The bank withstands short floods of calls, messages, uploads and sign-ins", async () => {
  const part = await attackParts.floods({ flood: { seconds: 3, isSlice: true } });
  keepReport("floods", part);
  expect(part.wrong).toEqual([]);
  expect(part.cases).toBeGreaterThan(0);
});
