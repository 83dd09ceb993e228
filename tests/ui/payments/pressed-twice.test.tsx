import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, openWorkspace, settle, type } from "../a-workspace";
import { fillInForm, paymentForms } from "../payment-forms";

/** Simulates an impatient user: two clicks and Enter. */
function pressThreeTimes(name: string): void {
  const pressed = button(name);
  fireEvent.click(pressed);
  fireEvent.click(pressed);
  const form = pressed.closest("form");
  if (form) fireEvent.submit(form);
}

describe("a payment whose buttons are clicked repeatedly is made once", () => {
  it.each(Object.entries(paymentForms))("the form of %s pays once", async (_, form) => {
    const bank = new InMemoryBank();
    const { person } = await openWorkspace(ama, form.path, { bank });
    await fillInForm(form);
    const asked = vi.spyOn(person.otp, "send");
    const made = vi.spyOn(bank, "next");
    pressThreeTimes(form.pays);
    await settle();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
    type("One-time code", await person.codeSent());
    pressThreeTimes("Confirm");
    await settle();
    expect(screen.getByRole("alertdialog").textContent).not.toContain("failed");
    // Two ids are created: the idempotency key of the confirmed call, and the id of the payment. A second payment would
    // create more.
    expect(made).toHaveBeenCalledTimes(2);
  });
});
