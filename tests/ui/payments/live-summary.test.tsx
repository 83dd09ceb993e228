import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { LiveSummary } from "../../../ui/payments/live-summary";
import { anAccount } from "../../support/a-payment";
import { kofi, openWorkspace, press, settle, type } from "../a-workspace";

const nothing = { source: undefined, to: undefined, amount: undefined, charges: [], total: undefined };
const facts = () =>
  Object.fromEntries(
    screen.queryAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

const charged = ["Total", "From", "To", "Amount", "Fee", "Balance after"];
const wallet = ["Total", "From", "To", "Amount", "E-Levy Fee", "Charge", "Balance after", "Arrival"];
const fx = ["Estimated cost", "From", "To", "Amount", "Fees paid by", "Exchange Rate", "Balance after"];

it.each([
  ["/transfers", "Between Own Accounts", [...charged, "Arrival"]],
  ["/transfers", "To Asempa Bank", [...charged, "Arrival"]],
  ["/transfers", "To Another Bank", [...charged, "Arrival"]],
  ["/transfers", "Bulk Transfer", ["Total", "From", "Beneficiaries"]],
  ["/mobileMoney", "Mobile Money Transfer", wallet],
  ["/prepaidCardLoad", "Single Card Load", charged],
  ["/billPayments", "Ghana Gov", []],
  ["/billPayments", "SSNIT", []],
  ["/fxTransferRate", "FX Transfer Request", fx],
])("the summary of the empty form at %s, %s, has all of its lines", async (path, tab, lines) => {
  await openWorkspace(kofi, path);
  fireEvent.click(screen.getByRole("tab", { name: tab }));
  await settle();
  expect(Object.keys(facts())).toEqual(lines);
});

it("the lines of the summary keep their places as they become known", () => {
  const { rerender } = render(<LiveSummary {...nothing} arrival={undefined} />);
  const lines = Object.keys(facts());
  expect(new Set(Object.values(facts()))).toEqual(new Set(["–"]));
  const known = { source: anAccount(), to: "Ama", amount: ghs(5_00), total: ghs(5_00), arrival: "today 14:05" };
  rerender(<LiveSummary {...nothing} {...known} />);
  expect(Object.keys(facts())).toEqual(lines);
  expect(facts()).toMatchObject({ To: "Ama", Total: "GHS 5.00", Arrival: "today 14:05" });
});

it.each<[string, boolean, Partial<Parameters<typeof LiveSummary>[0]>]>([
  ["nothing", true, {}],
  ["a beneficiary", false, { to: "Abena" }],
  ["an amount", false, { amount: ghs(1_00) }],
  ["an arrival", false, { arrival: "today" }],
])("a summary with %s has a sentence in place of its lines: %o", (_, isEmpty, known) => {
  render(<LiveSummary {...nothing} {...known} />);
  expect(screen.queryByText("What you enter, fees and the balance afterwards appear here.") !== null).toBe(isEmpty);
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
  expect(facts().Arrival).toBe("–");
  type("Amount", "75");
  await settle();
  expect(facts().Arrival).toMatch(/^today /);
  expect(screen.getByRole("button", { name: "Make Transfer" }), "the button is not replaced").toBe(button);
});
