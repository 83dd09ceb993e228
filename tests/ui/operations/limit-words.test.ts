import { expect, it } from "vitest";
import { namesText } from "../../../ui/operations/limit-words";

it.each([
  [["Ama", "Esi"], 10, "Ama, Esi and 8 others"],
  [["Ama", "", "Esi"], 3, "Ama, Esi and 1 other"],
  [["Ama", "Esi", "Kofi"], 4, "Ama, Esi, Kofi and 1 other"],
  [["Ama", "Esi", "Kofi", "Yaw"], 4, "Ama, Esi, Kofi and Yaw"],
  [["Ama", "Esi", "Kofi", "Yaw"], 5, "Ama, Esi, Kofi and 2 others"],
  [["", ""], 10, ""],
])("the names %j of %i payees are written as %j", (names, count, text) => {
  expect(namesText(names, "and", count)).toBe(text);
});
