import { describe, expect, it } from "vitest";
import type { BulkCategory } from "../../../../domain/payments/categories";
import { bulkColumns } from "../../../../ui/payments/bulk/bulk-columns";
import { layOut } from "../../../../ui/payments/bulk/bulk-layout";

const kinds = ["bulkTransfer", "mobileMoneyBulk", "prepaidCardBulk"] as const satisfies readonly BulkCategory[];
const widths = { place: 3, amount: 20 };

describe.each(kinds)("the layout of a file's list, %s", (category) => {
  const columns = bulkColumns(category);
  const at = (list: number) => layOut(columns, { ...widths, list });

  it("the details of the payee are below its name, and all other columns have tracks where there is room", () => {
    const { classNames, places, lines } = at(400);
    expect(lines).toBe(2);
    for (const [index, { role }] of columns.entries()) {
      if (role === "name") expect(classNames[index]).toContain("below-payee");
      else if (role === "detail") expect(places[index]?.gridRow).toBe(2);
      else expect(classNames[index]).toContain("all-lines");
    }
  });

  it("amount and status are in the first line of the row in every width, and no two columns share a place", () => {
    for (let list = 60; list < 200; list += 1) {
      const { isCards, classNames, places } = at(list);
      if (isCards) continue;
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(columns.length);
      for (const [index, { role }] of columns.entries())
        if (role === "amount" || role === "status")
          expect(classNames[index]?.includes("all-lines") || places[index]?.gridRow === 1).toBe(true);
    }
  });

  it("rows become cards where name, amount and status do not fit next to each other", () => {
    expect([at(60), at(100)].map(({ isCards }) => isCards)).toEqual([true, false]);
  });
});
