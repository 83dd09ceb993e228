import { describe, expect, it } from "vitest";
import { allCategories } from "../../domain/requests/categories";
import { type Law, law, mark, marksIn, outcomesOf, unknownMarks } from "./law";
import { operationsOfCategory } from "./operations";

const promise = law<"fx" | "cards" | "bills">({
  name: "one effect",
  text: "Each submission has one effect",
  cells: { fx: "tested", cards: "tested", bills: { reason: "A bill is paid once by its number." } },
}) as Law;

describe("The outcomes of a law", () => {
  it("a cell of a law counts as proved if all tests marked with the cell passed", () => {
    const ran = [
      { title: "FX is paid once (law: one effect; fx)", passed: true },
      { title: "A card is loaded once (law: one effect; cards)", passed: true },
      { title: "A card is loaded once by hand (law: one effect; cards)", passed: false },
    ];
    expect(outcomesOf([promise], ran)).toEqual([
      { law: "one effect", kind: "fx", holds: true, tests: [ran[0]?.title] },
      { law: "one effect", kind: "cards", holds: false, tests: [ran[1]?.title, ran[2]?.title] },
      { law: "one effect", kind: "bills", reason: "A bill is paid once by its number." },
    ]);
  });

  it("a cell of a law that no test names does not hold", () => {
    const [fx] = outcomesOf([promise], []);
    expect(fx).toEqual({ law: "one effect", kind: "fx", holds: false, tests: [] });
  });

  it("a mark of a misspelt kind, or of a kind that needs no test, is unknown", () => {
    const titles = [mark("one effect", "fxx"), mark("one effect", "bills"), mark("one effect", "fx")];
    expect(unknownMarks([promise], titles)).toEqual([mark("one effect", "fxx"), mark("one effect", "bills")]);
  });

  it("a title may name several cells, and kinds may contain commas", () => {
    const title = `A lost answer ${mark("lost answer", "FX, local")} ${mark("lost answer", "SSNIT")}`;
    expect(marksIn(title)).toEqual([
      { law: "lost answer", kind: "FX, local" },
      { law: "lost answer", kind: "SSNIT" },
    ]);
  });
});

describe("The operations", () => {
  it("every category has an operation, and no operation belongs to two categories", () => {
    const all = allCategories.flatMap((category) => operationsOfCategory[category]);
    expect(new Set(all).size).toBe(all.length);
  });
});
