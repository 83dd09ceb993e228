import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OtpPort } from "../../../application/otp/otp-port";
import { ProtectedAction } from "../../../application/otp/protected-action";
import type { CodeDestination } from "../../../domain/otp/action-steps";
import { fail, ok } from "../../../domain/result";
import { OtpDialog } from "../../../ui/operations/otp-dialog";
import { TestClock } from "../../support/a-clock";
import { pressKeys } from "../../support/keys";

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

async function openDialog({ attemptsLeft = 2, destination = {} as CodeDestination } = {}) {
  const clock = new TestClock();
  const checked: string[] = [];
  let sent = 0;
  const otp: OtpPort = {
    send: async () => {
      sent += 1;
      return ok(destination);
    },
    check: async (code) => {
      checked.push(code);
      return code === "12345" ? ok(undefined) : fail({ kind: "wrongCode", message: "No.", attemptsLeft });
    },
  };
  const action = new ProtectedAction(otp, { prepare: () => ({ intent: undefined, submit: async () => ok("done") }) });
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  render(<OtpDialog action={action} clock={clock} />);
  await act(() => action.start());
  await settle();
  return { action, clock, checked, opener, sent: () => sent };
}

const input = () => screen.getByLabelText<HTMLInputElement>("One-time code");
const confirm = () => screen.getByRole("button", { name: "Confirm" });
const resend = () => screen.getByRole<HTMLButtonElement>("button", { name: "Resend" });
const isResendDisabled = () => resend().getAttribute("aria-disabled") === "true";
const type = (digits: string) => fireEvent.change(input(), { target: { value: digits } });
const boxes = () => [...document.querySelectorAll(".code-box")].map((box) => box.textContent);

async function enter(digits: string): Promise<void> {
  type(digits);
  fireEvent.click(confirm());
  await settle();
}

describe("the one-time code", () => {
  it("the code has five boxes over one real field, which has the focus and accepts autofill @S1-5-21", async () => {
    await openDialog();
    expect(screen.getByRole("dialog", { name: "OTP Verification" })).toBeTruthy();
    expect(boxes()).toEqual(["", "", "", "", ""]);
    expect(document.activeElement).toBe(input());
    expect(input().getAttribute("autocomplete")).toBe("one-time-code");
    expect(input().getAttribute("inputmode")).toBe("numeric");
    type("12");
    expect(boxes()).toEqual(["1", "2", "", "", ""]);
  });

  it("a password that a password manager fills in is neither shown nor quoted", async () => {
    await openDialog();
    type("Training@1");
    expect(document.body.textContent).not.toContain("Training");
    expect(screen.getByText(/^This text is not a code of five digits\./)).toBeTruthy();
  });

  it.each([
    [{}, "Enter the 5 digits sent to you."],
    [{ phone: "024*****89" }, "Enter the 5 digits sent to 024*****89."],
    [{ email: "a***@adom.example" }, "Enter the 5 digits sent to a***@adom.example."],
    [
      { phone: "024*****89", email: "a***@adom.example" },
      "Enter the 5 digits sent to 024*****89 and a***@adom.example.",
    ],
  ])("the dialog and its description name the destination %j as “%s”", async (destination, hint) => {
    await openDialog({ destination });
    const hintId = input().getAttribute("aria-describedby")?.split(" ")[0] ?? "";
    expect(document.getElementById(hintId)?.textContent).toBe(hint);
    await enter("54321");
    expect(document.getElementById(hintId)?.textContent).toBe(hint);
  });

  it("a pasted code with spaces is accepted, and one of six digits is refused as a whole @S1-5-21", async () => {
    await openDialog();
    type("12-34 5");
    expect(input().value).toBe("12345");
    type("123456");
    expect(input().value).toBe("12345");
    expect(screen.getByText("“123456” has more than 5 digits. Correct or replace it.")).toBeTruthy();
  });

  it("a pasted text with letters does not reach the boxes @S1-5-22", async () => {
    await openDialog();
    type("12");
    type("12a45");
    expect(input().value).toBe("12");
    expect(boxes()).toEqual(["1", "2", "", "", ""]);
  });

  it("the fifth digit moves the focus to the button and sends nothing @S1-2.3-07", async () => {
    const { checked } = await openDialog();
    type("12345");
    await settle();
    expect(document.activeElement).toBe(confirm());
    expect(checked).toEqual([]);
    fireEvent.click(confirm());
    await settle();
    expect(checked).toEqual(["12345"]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each(["", "1", "1234"])(
    "the code “%s” has fewer than five digits and is not sent @S1-5-23 @S1-5-35 @S3-5-03..04",
    async (digits) => {
      const { checked } = await openDialog();
      await enter(digits);
      expect(screen.getByText("Please enter the 5 digits OTP")).toBeTruthy();
      expect(document.activeElement).toBe(input());
      expect(checked).toEqual([]);
    },
  );

  it("the message about missing digits replaces the notice that a key is not allowed", async () => {
    await openDialog();
    act(() => pressKeys(input(), "12a"));
    expect(screen.getByRole("alert").textContent).toBe("Only digits can be entered here.");
    fireEvent.click(confirm());
    expect(screen.getByRole("alert").textContent).toBe("Please enter the 5 digits OTP");
    expect(input().value).toBe("12");
  });

  it("a wrong code is reported in the dialog, and its digits and the focus are kept @S1-2.7-11 @S3-5-26", async () => {
    await openDialog();
    await enter("54321");
    expect(screen.getByRole("alert").textContent).toBe("OTP is not valid.2 tries left.");
    expect(input().value).toBe("54321");
    expect(document.activeElement).toBe(input());
    expect(document.querySelectorAll(".code-box.active")).toHaveLength(5);
  });

  it("a second wrong code is reported in the dialog as well @S2-4-11 @S3-5-26", async () => {
    await openDialog();
    await enter("54321");
    await enter("54320");
    expect(screen.getByRole("alert").textContent).toBe("OTP is not valid.2 tries left.");
  });

  it("the dialog is busy while a code is being checked, and the code is sent once @S2-4-03 @S3-4-03", async () => {
    const { checked } = await openDialog();
    type("54321");
    fireEvent.click(confirm());
    expect(confirm().getAttribute("aria-busy")).toBe("true");
    fireEvent.click(confirm());
    await settle();
    expect(checked).toEqual(["54321"]);
    expect(confirm().getAttribute("aria-busy")).not.toBe("true");
  });

  it("a void code is reported, its boxes are cleared, and a new code is sent, whose timer starts at two minutes @S1-2.7-08 @S1-2.7-10..12 @S2-4-14 @S3-4-47", async () => {
    const { clock, sent } = await openDialog({ attemptsLeft: 0 });
    act(() => clock.sleep(60));
    expect(screen.getByText(/in 01:00/)).toBeTruthy();
    await enter("54321");
    expect(boxes()).toEqual(["", "", "", "", ""]);
    expect(sent()).toBe(2);
    expect(screen.getByText("OTP is not valid.")).toBeTruthy();
    expect(screen.getByText("A new code has been sent.")).toBeTruthy();
    expect(screen.getByText(/in 02:00/)).toBeTruthy();
  });

  it("a new code is announced only if it replaces a void one", async () => {
    await openDialog();
    await enter("54321");
    expect(screen.queryByText("A new code has been sent.")).toBeNull();
  });

  it("a resend is possible only at zero, by the clock, and restarts the timer @S1-2.7-04..07 @S1-2.7-12 @S3-4-37 @S3-9-01", async () => {
    const { clock, sent } = await openDialog();
    expect(screen.getByText(/in 02:00/)).toBeTruthy();
    act(() => clock.sleep(119));
    expect(isResendDisabled()).toBe(true);
    act(() => clock.pass(1));
    expect(isResendDisabled()).toBe(false);
    fireEvent.click(resend());
    await settle();
    expect(sent()).toBe(2);
    expect(isResendDisabled()).toBe(true);
    expect(screen.getByText(/in 02:00/)).toBeTruthy();
  });

  it("closing the dialog returns the focus to its opener", async () => {
    const { opener, action } = await openDialog();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await settle();
    expect(action.step.kind).toBe("idle");
    expect(document.activeElement).toBe(opener);
  });
});
