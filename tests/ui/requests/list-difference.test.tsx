import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import type { ListNames as Names } from "../../../domain/payments/name-check";
import type { Review } from "../../../domain/requests/review";
import { ListNames, ListWarnings } from "../../../ui/requests/list-difference";

const names: Names = {
  matching: 60,
  close: 51,
  different: 1,
  notChecked: 2,
  checkedAt: "2026-11-26T09:40:00Z",
  accepted: 1,
  differences: [
    { row: 3, name: "Kofi", number: "0244123456", accountName: "Ama Mensah", isClose: false, isAccepted: false },
    { row: 9, name: "Esi", number: "0244123457", accountName: "Esi Addo", isClose: true, isAccepted: true },
  ],
};
const textOf = (shown: Names) => render(<ListNames names={shown} />).container.textContent;

it("an approver reads the counts, the requester's check, and each row with another name", () => {
  const { container } = render(<ListNames names={names} />);
  const text = container.textContent;
  expect(text).toContain("1 different, 51 close. 2 names cannot be checked.");
  expect(text).toContain("The requester checked the names 26 Nov 2026, 09:40 and accepted 1 of the other ones.");
  expect(text).toContain("50 more are marked in the list below.");
  expect([...container.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
    "KofiRow 3 0244123456Ama MensahDifferent",
    "EsiRow 9 0244123457Esi AddoClose accepted by the requester",
  ]);
});

it.each([
  ["nothing was checked", { checkedAt: "", accepted: 0 }, "The requester did not check the names."],
  ["nothing was accepted", { accepted: 0 }, "and accepted none of the other ones."],
  ["one row is not listed", { close: 2 }, "1 more is marked in the list below."],
] as const)("an approver reads that %s", (_, remark, says) => {
  expect(textOf({ ...names, ...remark })).toContain(says);
});

it("a list whose names all match, and were not checked, needs no note", () => {
  expect(textOf({ ...names, close: 0, different: 0, checkedAt: "", differences: [] })).toBe("");
});

const checkedNames = { matching: 60, notChecked: 2, checkedAt: "", accepted: 1, differences: [] };
const last = { id: "BLK1", at: "2026-10-28T09:00:00Z", changes: [] };
const nothing = { added: 0, missing: 0, changed: 0, difference: ghs(0) };

it.each([
  [{}, ""],
  [
    { listNames: { ...checkedNames, different: 1, close: 51 } },
    "Names of the list and of the accounts: 1 different, 51 close. The requester accepted 1 of them.",
  ],
  [{ listNames: { ...checkedNames, different: 0, close: 0 } }, ""],
  [
    { lastList: { ...last, added: 2, missing: 0, changed: 1, difference: ghs(9_000_00) } },
    "Compared with the last such list, BLK1 of 28 Oct 2026: 2 new, 1 with another amount, 0 missing. GHS 9,000.00 more in total.",
  ],
  [
    { lastList: { ...last, ...nothing } },
    "Compared with the last such list, BLK1 of 28 Oct 2026: The same beneficiaries with the same amounts.",
  ],
] satisfies readonly (readonly [Pick<Review, "listNames" | "lastList">, string])[])(
  "an approver reads above the code what is unusual about a list (%o)",
  (known, text) => {
    // The warnings read only these parts of a review.
    expect(render(<ListWarnings review={known as Review} />).container.textContent).toBe(text);
  },
);
