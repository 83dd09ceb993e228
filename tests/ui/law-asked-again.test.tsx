import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../domain/money";
import { allCategories } from "../../domain/payments/categories";
import type { ListDifference as Difference, Review } from "../../domain/requests/review";
import { ListDifference } from "../../ui/requests/list-difference";
import { Warnings } from "../../ui/requests/request-review";
import { aRequestOf } from "../support/a-request";

const rejection = { id: "T-1", by: "Efua Mensah", at: "2026-11-19T09:30:00Z", reason: "Wrong supplier", changes: [] };
const review: Review = {
  approvals: 0,
  approvalsNeeded: 1,
  history: [],
  receipt: undefined,
  availableAfter: undefined,
  arrivesOn: "2026-11-20",
  limits: undefined,
  isFirstToPayee: false,
  duplicates: [],
};

it.each(allCategories)(
  "a request of %s that was rejected before says who rejected it, why, and what changed",
  (kind) => {
    const changes = [{ label: "Total Amount", before: "GHS 100.00", after: "GHS 150.00" }];
    const request = aRequestOf(kind);
    const { rerender } = render(<Warnings request={request} review={{ ...review, askedAgain: rejection }} />);
    expect(
      screen.getByText("Asked again: T-1 was rejected by Efua Mensah on 19 Nov 2026: Wrong supplier"),
    ).toBeTruthy();
    expect(screen.getByText("Nothing has changed since.")).toBeTruthy();
    rerender(<Warnings request={request} review={{ ...review, askedAgain: { ...rejection, changes } }} />);
    expect(screen.getByText("Total Amount: GHS 150.00, was GHS 100.00")).toBeTruthy();
  },
);

const list: Difference = {
  id: "B-1",
  at: "2026-10-26T09:30:00Z",
  added: 1,
  changed: 1,
  missing: 52,
  difference: ghs(-4_00),
  changes: [
    { name: "Yaw", number: "1020304050607", before: undefined, after: ghs(5_00) },
    { name: "Ama", number: "0244123456", before: ghs(10_00), after: ghs(11_00) },
    { name: "Kojo", number: "7712345678 4242", before: ghs(10_00), after: undefined },
  ],
};

it("a list says which payees are new, missing or get another amount, and the difference of the totals", () => {
  const { container } = render(<ListDifference list={list} />);
  expect(screen.getByRole("heading", { name: "Compared with the last such list, B-1 of 26 Oct 2026" })).toBeTruthy();
  expect(container.textContent).toContain("1 new, 1 with another amount, 52 missing. GHS 4.00 less in total.");
  const lines = [...container.querySelectorAll("li")].map((line) =>
    [".difference-amount", ".difference-kind"].map((part) => line.querySelector(part)?.textContent),
  );
  expect(lines).toEqual([
    ["GHS 5.00", "New"],
    ["GHS 11.00", "was GHS 10.00"],
    ["GHS 10.00", "Missing"],
  ]);
  expect(screen.getByText("51 smaller changes are not shown.")).toBeTruthy();
});

it("a list without a difference says that it is the same", () => {
  render(<ListDifference list={{ ...list, added: 0, changed: 0, missing: 0, difference: ghs(0), changes: [] }} />);
  expect(screen.getByText("The same beneficiaries with the same amounts.")).toBeTruthy();
});
