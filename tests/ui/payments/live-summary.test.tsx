import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { LiveSummary } from "../../../ui/payments/live-summary";
import { anAccount } from "../../support/a-payment";
import { kofi, openWorkspace, settle, type } from "../a-workspace";

const nothing = { source: undefined, to: undefined, amount: undefined, charges: [], total: undefined };
const facts = () =>
  Object.fromEntries(
    screen.queryAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it.each([
  ["/transfers", "Between Own Accounts", "Total | To | From | Amount | Fee | Balance after | Arrival"],
  ["/transfers", "To Asempa Bank", "Total | To | From | Amount | Fee | Balance after | Arrival"],
  ["/transfers", "To Another Bank", "Total | To | From | Amount | Fee | Balance after | Arrival"],
  ["/transfers", "Bulk Transfer", "Beneficiaries | From | Available balance"],
  ["/mobileMoney", "Mobile Money Transfer", "Total | To | From | Amount | E-Levy Fee | Charge | Balance after"],
  ["/prepaidCardLoad", "Single Card Load", "Total | To | From | Amount | Fee | Balance after"],
  ["/billPayments", "Ghana Gov", "Total | To | From | Amount | Balance after"],
  ["/billPayments", "SSNIT", "Total | To | From | Amount | Total Penalty Amount | Balance after"],
  [
    "/fxTransferRate",
    "FX Transfer Request",
    "Amount | To | From | Country | Fees | Exchange Rate | Estimated cost | Balance after",
  ],
])("the empty form at %s, %s, has all its facts in their places: %s", async (path, tab, terms) => {
  await openWorkspace(kofi, path);
  fireEvent.click(screen.getByRole("tab", { name: tab }));
  await settle();
  expect(Object.keys(facts()).join(" | ")).toBe(terms);
});

it("a fact that is not known yet is a dash in the summary", () => {
  const { rerender } = render(<LiveSummary {...nothing} arrival="" />);
  expect(new Set(Object.values(facts()))).toEqual(new Set(["–"]));
  const known = { source: anAccount(), to: "Ama", amount: ghs(5_00), total: ghs(5_00), arrival: "today 14:05" };
  rerender(<LiveSummary {...nothing} {...known} />);
  expect(Object.values(facts())).not.toContain("–");
});

it.each(["Between Own Accounts", "To Asempa Bank"])("%s states an arrival once there is an amount", async (name) => {
  await openWorkspace(kofi, "/transfers");
  fireEvent.click(screen.getByRole("tab", { name }));
  await settle();
  expect(facts().Arrival).toBe("–");
  type("Amount", "75");
  await settle();
  expect(facts().Arrival).toMatch(/^today /);
});
