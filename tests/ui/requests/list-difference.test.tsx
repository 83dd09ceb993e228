import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ListNames as Names } from "../../../domain/payments/name-check";
import { ListNames } from "../../../ui/requests/list-difference";

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
