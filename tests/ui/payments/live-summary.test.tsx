import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { LiveSummary } from "../../../ui/payments/live-summary";
import { anAccount } from "../../support/a-payment";
import { kofi, openWorkspace, press, settle, type } from "../a-workspace";

const nothing = { source: undefined, to: undefined, amount: undefined, charges: [], total: undefined };
const hint = "Enter beneficiary and amount to see fee, total and arrival.";
const facts = () =>
  Object.fromEntries(
    screen.queryAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it.each([
  [
    "/transfers",
    "Between Own Accounts",
    "Choose the destination account and enter the amount to see fee, total and arrival.",
  ],
  ["/transfers", "To Asempa Bank", hint],
  ["/transfers", "To Another Bank", hint],
  ["/transfers", "Bulk Transfer", "Choose a file to see how many beneficiaries it has."],
  ["/mobileMoney", "Mobile Money Transfer", "Enter wallet and amount to see E-Levy, charge and total."],
  ["/prepaidCardLoad", "Single Card Load", "Enter card and amount to see fee and total."],
  ["/billPayments", "Ghana Gov", "Verify the invoice to see customer, amount and total."],
  ["/billPayments", "SSNIT", "Verify the advice to see contribution, penalty and total."],
  ["/fxTransferRate", "FX Transfer Request", "Enter beneficiary, currency and amount to see rate and cost."],
])("the summary of the empty form at %s, %s, has no dashes, and says: %s", async (path, tab, text) => {
  await openWorkspace(kofi, path);
  fireEvent.click(screen.getByRole("tab", { name: tab }));
  await settle();
  expect(screen.getByText(text)).toBeTruthy();
  expect(Object.values(facts())).not.toContain("–");
  if (path !== "/fxTransferRate") expect(["", "From,Available balance"]).toContain(Object.keys(facts()).join());
});

it("the summary gains facts as they become known, and loses its hint", () => {
  const { rerender } = render(<LiveSummary {...nothing} category="sameBank" />);
  expect([facts(), screen.queryAllByText(hint).length]).toEqual([{}, 1]);
  const source = { source: anAccount() };
  rerender(<LiveSummary {...nothing} {...source} category="sameBank" />);
  expect([Object.keys(facts()), screen.queryAllByText(hint).length]).toEqual([["From", "Available balance"], 1]);
  const known = { ...source, to: "Ama", amount: ghs(5_00), total: ghs(5_00), arrival: "today 14:05" };
  rerender(<LiveSummary {...nothing} {...known} category="sameBank" />);
  expect(Object.keys(facts()).join(" | ")).toBe(
    "Total | To | From | Available balance | Amount | Balance after | Arrival",
  );
  expect(screen.queryByText(hint)).toBeNull();
});

it("the arrival beside the code follows the time", async () => {
  const { clock } = await openWorkspace(kofi, "/transfers");
  type("Source Account", "1020304050607");
  type("Destination Account", "1020304050608");
  type("Amount", "75");
  type("Narration", "Float");
  await settle();
  await press("Make Transfer");
  const arrival = () => /today (\d\d:\d\d)/.exec(screen.getByRole("dialog").textContent ?? "")?.[1];
  expect(arrival()).toBe("09:00");
  act(() => clock.sleep(120));
  expect(arrival()).toBe("09:02");
});

it.each(["Between Own Accounts", "To Asempa Bank"])("%s states an arrival once there is an amount", async (name) => {
  await openWorkspace(kofi, "/transfers");
  fireEvent.click(screen.getByRole("tab", { name }));
  await settle();
  const button = screen.getByRole("button", { name: "Make Transfer" });
  expect(facts().Arrival).toBeUndefined();
  type("Amount", "75");
  await settle();
  expect(facts().Arrival).toMatch(/^today /);
  expect(screen.getByRole("button", { name: "Make Transfer" }), "the button is not replaced").toBe(button);
});
