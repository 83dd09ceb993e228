import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { LiveSummary } from "../../../ui/payments/live-summary";
import { anAccount } from "../../support/a-payment";

const nothing = { source: undefined, to: undefined, amount: undefined, charges: [], total: undefined };
const terms = () => screen.queryAllByRole("term").map(({ textContent }) => textContent);

it("the summary of an empty form says what to enter, and states no arrival", () => {
  render(<LiveSummary {...nothing} arrival="Arrives today 10:00" />);
  expect(screen.getByText("Choose an account and enter an amount to see the cost and the arrival.")).toBeTruthy();
  expect(screen.queryByText("Arrives today 10:00")).toBeNull();
  expect(terms()).toEqual([]);
});

it("facts appear in the summary as they become known", () => {
  const { rerender } = render(<LiveSummary {...nothing} source={anAccount()} />);
  expect(terms()).toEqual(["Total", "From"]);
  const known = { source: anAccount(), to: "Ama", amount: ghs(5_00), total: ghs(5_00) };
  rerender(<LiveSummary {...nothing} {...known} arrival="Arrives today 10:00" />);
  expect(terms()).toEqual(["Total", "To", "From", "Amount", "Balance after"]);
  expect(screen.getByText("Arrives today 10:00")).toBeTruthy();
});
