import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readBreakOutcomes } from "../../features/support/breaks";
import { readRegister } from "../../features/support/requirements";
import { allBreaks } from "../breaks/all-breaks";
import { withBreak } from "../breaks/break";
import { digestOf } from "../breaks/outcomes";
import { selectBreaks } from "../breaks/select-breaks";

const breaks = await allBreaks();
const register = readRegister();

it("each break still applies: the text to replace occurs exactly once in its file", () => {
  const outdated = breaks.filter((each) => withBreak(readFileSync(each.file, "utf8"), each) === undefined);
  expect(outdated.map(({ row, file, find }) => `${row} ${file}: ${find}`)).toEqual([]);
});

it("each break names one row of the register that needs a proof, and no row has two breaks", () => {
  const provable = new Set(register.filter(({ verify }) => verify !== "none").map(({ id }) => id));
  const rows = breaks.map(({ row }) => row);
  expect(rows.filter((row) => !provable.has(row))).toEqual([]);
  expect(new Set(rows).size).toBe(rows.length);
});

it("each kept result belongs to a break that has not changed since", () => {
  const digests = new Map(breaks.map((each) => [each.row, digestOf(each)]));
  const outdated = Object.entries(readBreakOutcomes()).filter(([row, { edit }]) => digests.get(row) !== edit);
  expect(outdated.map(([row]) => row)).toEqual([]);
});

it("no break is kept as hollow", () => {
  const hollow = Object.entries(readBreakOutcomes()).filter(([, { result }]) => result === "hollow");
  expect(hollow.map(([row, outcome]) => `${row}: ${outcome.break}`)).toEqual([]);
});

it("breaks are selected by row, by area, and by count with a seed", () => {
  const [first] = breaks;
  const area = register.find(({ id }) => id === first?.row)?.area ?? "";
  expect(selectBreaks(breaks, register, [first?.row ?? ""])).toEqual([first]);
  expect(selectBreaks(breaks, register, [area])).toContain(first);
  expect(selectBreaks(breaks, register, ["3:7"])).toHaveLength(3);
  expect(selectBreaks(breaks, register, ["3:7"])).toEqual(selectBreaks(breaks, register, ["3:7"]));
});
