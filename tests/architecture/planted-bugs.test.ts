import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { plantedBugs } from "../chaos/planted-bugs";

it.each(plantedBugs)("the planted bug “$name” still matches the code of the bank", ({ edits }) => {
  for (const { file, find } of edits)
    expect(readFileSync(file, "utf8").split(find), `${file}: ${find}`).toHaveLength(2);
});
