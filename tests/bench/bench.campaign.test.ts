import { expect, it } from "vitest";
import { groups } from "./groups";

it.each(Object.keys(groups))("the group %s of the bench is still measured", async (name) => {
  expect((await groups[name]?.())?.length).toBeGreaterThan(0);
});
