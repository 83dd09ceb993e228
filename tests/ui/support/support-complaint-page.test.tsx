import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { SupportPort } from "../../../application/support/support-port";
import { fail, ok, type Result } from "../../../domain/result";
import type { OpenForm } from "../../../ui/shared/navigation";
import { ComplaintPage } from "../../../ui/support/complaint-page";
import { SupportContext, type SupportSetting } from "../../../ui/support/support-setting";

function open(complain: SupportPort["complain"], setting: Partial<SupportSetting> = {}) {
  const goTo = vi.fn();
  const support = { complain, directives: async () => ok([]) };
  render(
    <SupportContext value={{ support, customer: undefined, goTo, ...setting }}>
      <ComplaintPage />
    </SupportContext>,
  );
  return { goTo };
}

const typed = { "Full Name": "Ama Mensah", "Phone Number": "0244123456", "Enquiry Message": "It never came." };
function fillIn(): void {
  fireEvent.change(screen.getByLabelText("Subject"), { target: { value: "Setup Issues" } });
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isOff = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

describe("the complaint page", () => {
  it("is off while wrong, and leads to the first wrong field", () => {
    const complain = vi.fn();
    open(complain);
    expect(isOff("Submit")).toBe(true);
    press("Submit");
    expect(complain).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText("Subject"));
    expect(screen.getByText("Full Name is required")).toBeTruthy();
  });

  it("sends one complaint however often it is pressed", async () => {
    let answer = (_: Result<void, BankFailure>) => {};
    const complain = vi.fn(() => new Promise<Result<void, BankFailure>>((resolve) => (answer = resolve)));
    open(complain);
    fillIn();
    press("Submit");
    press("Submit");
    expect(isOff("Submit")).toBe(true);
    answer(ok(undefined));
    await screen.findByText("Complaint has been sent!");
    expect(complain).toHaveBeenCalledOnce();
  });

  it("keeps what was typed after a failure, and tries again", async () => {
    const complain = vi
      .fn<SupportPort["complain"]>()
      .mockResolvedValueOnce(fail({ kind: "refused", message: "Too many complaints were sent." }))
      .mockResolvedValueOnce(ok(undefined));
    open(complain);
    fillIn();
    press("Submit");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Something went wrong. Please try again.");
    expect(alert.textContent).toContain("Too many complaints were sent.");
    expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Ama Mensah");
    press("Retry");
    await screen.findByText("Complaint has been sent!");
  });

  it("is silent when the session ended, for that has a dialog of its own", async () => {
    open(async () => fail({ kind: "sessionEnded", why: "timeout" }));
    fillIn();
    press("Submit");
    await waitFor(() => expect(isOff("Submit")).toBe(false));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("asks before entries are lost, and no more once they are sent", async () => {
    let hasEntries = () => false;
    const guard = (form: OpenForm) => {
      hasEntries = () => form.hasEntries;
      return () => {};
    };
    open(async () => ok(undefined), { guard, customer: { fullName: "Ama Mensah", accountNumber: "1020304050607" } });
    expect(hasEntries()).toBe(false);
    fillIn();
    expect(hasEntries()).toBe(true);
    press("Submit");
    await screen.findByText("Complaint has been sent!");
    await waitFor(() => expect(hasEntries()).toBe(false));
  });
});
