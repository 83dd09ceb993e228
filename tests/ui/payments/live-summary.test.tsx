import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { LiveSummary } from "../../../ui/payments/live-summary";
import { anAccount } from "../../support/a-payment";
import { kofi, openWorkspace, settle, type } from "../a-workspace";

const nothing = { source: undefined, to: undefined, amount: undefined, charges: [], total: undefined };
const terms = () => screen.queryAllByRole("term").map(({ textContent }) => textContent);

it.each([
  ["/transfers", ["Choose an account and enter an amount to see the cost and the arrival."]],
  ["/mobileMoney", ["Choose an account and enter an amount to see the cost."]],
  ["/prepaidCardLoad", ["Choose an account and enter an amount to see the cost."]],
  ["/billPayments", []],
])("the empty form at %s has no facts, and says what it shows after which entries: %j", async (path, hints) => {
  await openWorkspace(kofi, path);
  expect(screen.queryAllByText(/^Choose an account and/).map(({ textContent }) => textContent)).toEqual(hints);
  expect(terms()).toEqual([]);
});

it("facts appear in the summary as they become known", () => {
  const { rerender } = render(<LiveSummary {...nothing} source={anAccount()} />);
  expect(terms()).toEqual(["Total", "From"]);
  const known = { source: anAccount(), to: "Ama", amount: ghs(5_00), total: ghs(5_00) };
  rerender(<LiveSummary {...nothing} {...known} />);
  expect(terms()).toEqual(["Total", "To", "From", "Amount", "Balance after"]);
});

it.each(["Between Own Accounts", "To Asempa Bank"])("%s states an arrival once there is an amount", async (name) => {
  await openWorkspace(kofi, "/transfers");
  fireEvent.click(screen.getByRole("tab", { name }));
  await settle();
  expect(screen.queryByText(/^Arrives/)).toBeNull();
  type("Amount", "75");
  await settle();
  expect(screen.getByText(/^Arrives/)).toBeTruthy();
});
