import { act, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ghs } from "../../domain/money";
import type { PaymentLimits } from "../../domain/payments/payment-limits";
import { fail, ok } from "../../domain/result";
import { mark } from "../laws/law";
import { limitBeforeCode } from "../laws/limit-before-code";
import { requestOf } from "../support/a-person";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, button, efua, enterCode, field, kofi, openWorkspace, press, settle, signedIn, type } from "./a-workspace";
import { fillInForm, type PaymentForm, type PaymentOperation, paymentForms } from "./payment-forms";

const refusal = "This payment is above your limit of GHS 5.00 a transaction.";
const note = () => screen.getByRole("status", { name: "Limits and approvals" });
/** Waits for the pause in typing after which the bank is asked. */
const noteSays = (...lines: readonly string[]) =>
  expect
    .poll(() => [...note().querySelectorAll("p")].map(({ textContent }) => textContent), { timeout: 5000 })
    .toEqual(lines);
const ownTransfer = paymentForms["own accounts"];

describe("A payment above the limits", () => {
  for (const [operation, form] of Object.entries(paymentForms) as [PaymentOperation, PaymentForm][])
    it(`a press on the button shows the refusal and an alternative, and requests no code ${mark(limitBeforeCode.name, operation)}`, async () => {
      const bank = new InMemoryBank();
      bank.limit = ghs(5_00);
      const { person } = await openWorkspace(ama, form.path, { bank });
      await fillInForm(form);
      const asked = vi.spyOn(person.otp, "send");
      await press(form.pays);
      const outcome = screen.getByRole("alertdialog", { name: "Failed" });
      expect(outcome.textContent).toContain(refusal);
      expect(outcome.textContent).toContain("sk the bank for a higher limit.");
      expect(asked).not.toHaveBeenCalled();
      await press("Close", outcome);
      bank.limit = ghs(50_000_00);
      await press(form.pays);
      expect(within(screen.getByRole("dialog")).getByLabelText("One-time code")).toBeTruthy();
      expect(asked).toHaveBeenCalledTimes(1);
    });

  it(`a press on Approve shows the refusal and an alternative, and requests no code ${mark(limitBeforeCode.name, "approval")}`, async () => {
    const bank = new InMemoryBank();
    const { person: maker } = await signedIn(kofi, bank);
    await requestOf(maker);
    const { person } = await openWorkspace(efua, "/pendingRequests", { bank });
    const asked = vi.spyOn(person.otp, "send");
    const limits: PaymentLimits = {
      ofTransaction: ghs(500_00),
      ofDay: ghs(500_00),
      leftToday: ghs(20_00),
      highest: ghs(20_00),
      approvalsNeeded: 0,
      approvers: [],
      refusal: { message: "This payment would pass your limit of GHS 500.00 a day.", isPossibleTomorrow: true },
    };
    const { review } = person.requests;
    vi.spyOn(person.requests, "review").mockImplementation(async (request) => {
      const known = await review(request);
      return known.ok ? ok({ ...known.value, arrivesOn: "2026-11-20", limits }) : known;
    });
    await press(/^Approve /);
    expect(screen.getByRole("alertdialog").textContent).toContain(
      "This payment would pass your limit of GHS 500.00 a day.Approve it tomorrow, reject it or ask the bank for a higher limit.",
    );
    expect(asked).not.toHaveBeenCalled();
    await press("Close");
    await press(/^OT-/);
    const details = screen.getByRole("dialog", { name: "Transaction Details" });
    expect(within(details).getByText("GHS 20.00 of 500.00")).toBeTruthy();
    expect(details.textContent).toContain("Approve it tomorrow, reject it or ask the bank for a higher limit.");
  });
});

describe("The note below the amount", () => {
  it("an Initiator sees what is left, and who must approve once there is an amount", async () => {
    const bank = new InMemoryBank();
    await openWorkspace(kofi, "/transfers", { bank });
    type("Source Account", "1020304050607");
    await noteSays("GHS 50,000.00 of 50,000.00 left today");
    type("Amount", "10");
    await noteSays("GHS 50,000.00 of 50,000.00 left today", "Needs 1 approval, by Efua Asante or Esi Darko");
  });

  it("the amount is marked while it is above the limits, and keeps its text through the refusal", async () => {
    const bank = new InMemoryBank();
    bank.limit = ghs(5_00);
    await openWorkspace(ama, ownTransfer.path, { bank });
    await fillInForm(ownTransfer);
    await expect.poll(() => field("Amount").getAttribute("aria-invalid"), { timeout: 5000 }).toBe("true");
    const ways = "Pay at most GHS 5.00 with all charges or ask the bank for a higher limit.";
    expect(screen.getByText(`${refusal} ${ways}`)).toBeTruthy();
    await press(ownTransfer.pays);
    await press("Close");
    expect(field("Amount").value).toBe("10");
  });

  it("the note corrects itself when the window gets the focus, because others use the same limit", async () => {
    const bank = new InMemoryBank();
    await openWorkspace(ama, ownTransfer.path, { bank });
    await fillInForm(ownTransfer);
    await noteSays("GHS 50,000.00 of 50,000.00 left today");
    bank.limit = ghs(5_00);
    act(() => void window.dispatchEvent(new Event("focus")));
    await settle();
    await noteSays("GHS 5.00 of 5.00 left today");
    expect(field("Amount").getAttribute("aria-invalid")).toBe("true");
  });

  it("the note behind the success dialog does not count the payment again", async () => {
    const bank = new InMemoryBank();
    const { person } = await openWorkspace(ama, ownTransfer.path, { bank });
    await fillInForm(ownTransfer);
    await noteSays("GHS 50,000.00 of 50,000.00 left today");
    await press(ownTransfer.pays);
    await enterCode(await person.codeSent());
    bank.limit = ghs(5_00);
    act(() => void window.dispatchEvent(new Event("focus")));
    await settle();
    await noteSays("GHS 50,000.00 of 50,000.00 left today");
    expect(field("Amount").getAttribute("aria-invalid")).toBe("false");
  });

  it("a bank without the call is asked once, shows nothing, and pays as before", async () => {
    const bank = new InMemoryBank();
    bank.limit = undefined;
    const { person } = await openWorkspace(ama, ownTransfer.path, { bank });
    const asked = vi.spyOn(person.payments, "limits");
    await fillInForm(ownTransfer);
    await expect.poll(() => asked.mock.calls.length, { timeout: 5000 }).toBe(1);
    await press(ownTransfer.pays);
    expect(within(screen.getByRole("dialog")).getByLabelText("One-time code")).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(note().textContent).toBe("");
  });

  it("a payment goes on if the answer about its limits is lost", async () => {
    const { person } = await openWorkspace(ama, ownTransfer.path);
    await fillInForm(ownTransfer);
    vi.spyOn(person.payments, "limits").mockResolvedValue(fail({ kind: "unreachable" }));
    await press(ownTransfer.pays);
    expect(button("Confirm", screen.getByRole("dialog"))).toBeTruthy();
  });
});
