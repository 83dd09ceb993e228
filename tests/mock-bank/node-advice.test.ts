import { expect, it } from "vitest";
import { nodeAdvice } from "../../mock-bank/system/node-advice";

it.each([
  ["20.19.0", "Node 20.19.0 works, but gets no more security fixes. Please use Node 22 or 24."],
  ["21.7.3", "Node 21.7.3 works, but gets no more security fixes. Please use Node 22 or 24."],
  ["22.0.0", undefined],
  ["24.11.1", undefined],
])("the advice for Node %s is: %s", (version, advice) => {
  expect(nodeAdvice(version)).toBe(advice);
});
