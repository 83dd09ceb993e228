import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Acknowledgement } from "../../../application/ports/acknowledgement";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { SupportPort } from "../../../application/support/support-port";
import { fail, ok, type Result } from "../../../domain/result";
import { subjects } from "../../../domain/support/complaint";
import type { OpenForm } from "../../../ui/kit/navigation/form-resume";
import { ComplaintPage } from "../../../ui/support/complaint-page";
import { SupportContext, type SupportContextValue } from "../../../ui/support/support-context";
import { InMemorySupport } from "../../support/in-memory-support";

function open(complain: SupportPort["complain"], setting: Partial<SupportContextValue> = {}) {
  const goTo = vi.fn();
  const support = Object.assign(new InMemorySupport(), { complain });
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
  it("Submit is disabled while the complaint is invalid, and focuses the first invalid field", () => {
    const complain = vi.fn();
    open(complain);
    expect(isOff("Submit")).toBe(true);
    press("Submit");
    expect(complain).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText("Subject"));
    expect(screen.getByText("Full Name is required")).toBeTruthy();
  });

  it.each(["Subject", "Full Name", "Phone Number", "Enquiry Message"])(
    "Submit is disabled if only %s is invalid @S1-5-33",
    (label) => {
      open(vi.fn());
      fillIn();
      expect(isOff("Submit")).toBe(false);
      fireEvent.change(screen.getByLabelText(label), { target: { value: "" } });
      expect(isOff("Submit")).toBe(true);
    },
  );

  it("Other Subject is shown only if the subject is Other @S1-2.15-03", () => {
    open(vi.fn());
    const subject = screen.getByLabelText<HTMLSelectElement>("Subject");
    const shownFor = ["", ...subjects].filter((value) => {
      fireEvent.change(subject, { target: { value } });
      return screen.queryByLabelText("Other Subject") !== null;
    });
    expect(shownFor).toEqual(["Other"]);
  });

  it("repeated clicks send one complaint, whose reference is shown @S1-5-34", async () => {
    let answer = (_: Result<Acknowledgement, BankFailure>) => {};
    const complain = vi.fn(() => new Promise<Result<Acknowledgement, BankFailure>>((resolve) => (answer = resolve)));
    open(complain);
    fillIn();
    press("Submit");
    press("Submit");
    expect(isOff("Submit")).toBe(true);
    answer(ok({ message: "Your complaint was received. Reference: C7" }));
    await screen.findByText("Complaint has been sent!");
    expect(screen.getByText("Your complaint was received. Reference: C7")).toBeTruthy();
    expect(complain).toHaveBeenCalledOnce();
  });

  it("a failure keeps the entries, and Retry sends the complaint again @S1-7-40 @S1-8-19 @S1-8-28", async () => {
    const complain = vi
      .fn<SupportPort["complain"]>()
      .mockResolvedValueOnce(fail({ kind: "refused", message: "Too many complaints were sent." }))
      .mockResolvedValueOnce(fail({ kind: "unreachable" }))
      .mockResolvedValueOnce(ok({ message: undefined }));
    open(complain);
    fillIn();
    press("Submit");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Something went wrong. Please try again.");
    expect(alert.textContent).toContain("Too many complaints were sent.");
    expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Ama Mensah");
    press("Retry");
    await waitFor(() =>
      expect(screen.queryByRole("alert")?.textContent).toBe("Something went wrong. Please try again."),
    );
    press("Retry");
    await screen.findByText("Complaint has been sent!");
  });

  it("the end of the session shows no alert, because it has its own dialog", async () => {
    open(async () => fail({ kind: "sessionEnded", why: "timeout" }));
    fillIn();
    press("Submit");
    await waitFor(() => expect(isOff("Submit")).toBe(false));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("unsent entries are guarded, and sent ones are not", async () => {
    let hasEntries = () => false;
    const guard = (form: OpenForm) => {
      hasEntries = () => form.hasEntries;
      return () => {};
    };
    open(async () => ok({ message: undefined }), {
      guard,
      customer: { fullName: "Ama Mensah", accountNumber: "1020304050607" },
    });
    expect(hasEntries()).toBe(false);
    fillIn();
    expect(hasEntries()).toBe(true);
    press("Submit");
    await screen.findByText("Complaint has been sent!");
    await waitFor(() => expect(hasEntries()).toBe(false));
  });
});
