import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ProtectedAction } from "../../../application/otp/protected-action";
import type { PasswordService } from "../../../application/session/password-service";
import type { PasswordsPort } from "../../../application/session/passwords-port";
import { fail, ok } from "../../../domain/result";
import { CreatePasswordPage, SessionWarning } from "../../../ui/session/create-password-page";
import { ForgotPasswordPage } from "../../../ui/session/forgot-password-page";
import { PasswordContext } from "../../../ui/session/password-context";
import { ResetPasswordPage } from "../../../ui/session/reset-password-page";
import { loadCodeDialog } from "../../../ui/session/use-sign-in";
import { SupportContext } from "../../../ui/support/support-context";
import { TestClock } from "../../support/a-clock";
import { aPromise } from "../../support/a-promise";
import { InMemorySupport } from "../../support/in-memory-support";

const NEW = " Harmattan#27 ";
const resetForgotten = vi.fn<PasswordService["resetForgotten"]>();
const replaceDefault = vi.fn<PasswordsPort["replaceDefault"]>();
const create = vi.fn<PasswordService["create"]>();
const onChangeLeft = vi.fn();
const countdown = { secondsLeft: () => 300, watch: () => () => {}, keep: async () => {} };

type KnownUserNames = Pick<PasswordService, "resetUserName" | "userWhoMustChangePassword">;
function open(page: ReactNode, known: Partial<KnownUserNames> = {}) {
  const passwords = { resetUserName: "", userWhoMustChangePassword: undefined, resetForgotten, create, ...known };
  const support = new InMemorySupport();
  return render(
    <SupportContext value={{ support, customer: undefined, goTo: vi.fn() }}>
      <PasswordContext value={{ passwords, replaceDefault, clock: new TestClock(), countdown, onChangeLeft }}>
        {page}
      </PasswordContext>
    </SupportContext>,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.resetAllMocks();
  window.history.replaceState(null, "", "/here");
});

it("Keep Me Logged In asks the bank for more time before a new password is created @S1-4-37", async () => {
  const keep = vi.fn(async () => {});
  const running = { ...countdown, secondsLeft: () => (keep.mock.calls.length === 0 ? 45 : 300), keep };
  render(<SessionWarning countdown={running} onEnd={vi.fn()} />);
  expect(screen.getByText("Your session will expire in 00:45. You will automatically be logged out")).toBeTruthy();
  fireEvent.click(screen.getByText("Keep Me Logged In"));
  await waitFor(() => expect(screen.queryByText("Keep Me Logged In")).toBeNull());
  expect(keep).toHaveBeenCalledTimes(1);
});

describe("Create New Password", () => {
  const fill = (confirmation = NEW) => {
    type("New Password", NEW);
    type("New Password Confirmation", confirmation);
    press("Submit");
  };

  it("the page redirects to the sign-in page unless the password must be changed @S1-2.1-29", () => {
    open(<CreatePasswordPage />);
    expect(window.location.pathname).toBe("/login");
    expect(screen.queryByRole("heading")).toBeNull();
    cleanup();
    expect(onChangeLeft).not.toHaveBeenCalled();
  });

  it("the page asks only for the new password, twice @S1-2.4-03..05", () => {
    open(<CreatePasswordPage />, { userWhoMustChangePassword: "kofi" });
    expect(
      screen.getByText("Should have 8 characters with at least one uppercase and one special character"),
    ).toBeTruthy();
    for (const label of ["New Password", "New Password Confirmation"])
      expect([field(label).type, field(label).autocomplete]).toEqual(["password", "new-password"]);
    expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe("kofi");
  });

  it("the password is sent once as typed, and after the confirmation the sign-in page opens @S1-2.4-06..07 @S1-4-12", async () => {
    const answer = aPromise<Awaited<ReturnType<typeof create>>>();
    create.mockReturnValue(answer.promise);
    open(<CreatePasswordPage />, { userWhoMustChangePassword: "kofi" });
    fill();
    press("Submit");
    expect(create).toHaveBeenCalledExactlyOnceWith(NEW);
    answer.keep(ok("Changed, says the bank."));
    await screen.findByText("Changed, says the bank.");
    press("Continue to Login");
    await waitFor(() => expect(window.location.pathname).toBe("/login"));
    expect(create).toHaveBeenCalledOnce();
  });

  it("our message is shown if the bank sends none @S1-2.4-07", async () => {
    create.mockResolvedValue(ok(undefined));
    open(<CreatePasswordPage />, { userWhoMustChangePassword: "kofi" });
    fill();
    await screen.findByText("Password has been successfully reset!");
  });

  it("leaving the page ends its session", () => {
    const { unmount } = open(<CreatePasswordPage />, { userWhoMustChangePassword: "kofi" });
    expect(onChangeLeft).not.toHaveBeenCalled();
    unmount();
    expect(onChangeLeft).toHaveBeenCalledOnce();
  });

  it.each([
    [{ kind: "refused", message: "Too common. Choose another one." }, "Too common. Choose another one."],
    [{ kind: "refused", message: undefined }, "Something went wrong. Please try again."],
    [{ kind: "unreachable" }, "Cannot sign-in, network connection required"],
    [{ kind: "sessionEnded", why: "timeout" }, "Your session has expired. Please sign in again."],
    [{ kind: "sessionEnded", why: "inactiveProfile" }, "Your profile is not active. Please contact the bank."],
  ] as const)(
    "the failure %o is shown, the password is kept, and can be sent again @S1-8-21..22",
    async (failure, told) => {
      create.mockResolvedValue(fail(failure));
      open(<CreatePasswordPage />, { userWhoMustChangePassword: "kofi" });
      fill();
      expect((await screen.findByRole("alert")).textContent).toBe(told);
      expect(field("New Password").value).toBe(NEW);
      press("Submit");
      await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    },
  );

  it("a field shows its problem after blur, not while typing, and hides it when it is corrected", () => {
    open(<CreatePasswordPage />, { userWhoMustChangePassword: "kofi" });
    act(() => field("New Password").focus());
    type("New Password", "h");
    expect(field("New Password").getAttribute("aria-invalid")).toBe("false");
    act(() => field("New Password Confirmation").focus());
    expect(field("New Password").getAttribute("aria-invalid")).toBe("true");
    type("New Password", NEW);
    expect(field("New Password").getAttribute("aria-invalid")).toBe("false");
  });

  it("the first invalid field takes the focus @S1-5-09", () => {
    open(<CreatePasswordPage />, { userWhoMustChangePassword: "kofi" });
    fill("Harmattan#28");
    expect(screen.getByText("Passwords do not match!")).toBeTruthy();
    expect(document.activeElement).toBe(field("New Password Confirmation"));
    expect(create).not.toHaveBeenCalled();
  });

  it("a password can be pasted, is hidden again when it is sent, and never appears in the markup", () => {
    create.mockReturnValue(new Promise(() => {}));
    open(<CreatePasswordPage />, { userWhoMustChangePassword: "kofi" });
    press("Show New Password");
    expect(field("New Password").type).toBe("text");
    expect(fireEvent.paste(field("New Password"))).toBe(true);
    fill();
    expect(field("New Password").type).toBe("password");
    expect(document.body.innerHTML).not.toContain("Harmattan");
  });
});

describe("Reset Password", () => {
  const fill = () => {
    type("Default Password", " Tq7m ");
    type("New Password", NEW);
    type("Confirmation", NEW);
    press("Submit");
  };

  it("a forgotten password is replaced, and the page confirms it @S1-2.6-01..05 @S1-8-20", async () => {
    replaceDefault.mockResolvedValue(ok("Other words."));
    open(<ResetPasswordPage />, { resetUserName: "kofi" });
    expect(screen.queryByLabelText("Username")).toBeNull();
    expect(screen.getByText("Enter the default password sent to you")).toBeTruthy();
    expect(field("Default Password").autocomplete).toBe("current-password");
    fill();
    await screen.findByText("Password has been successfully reset!");
    expect(replaceDefault).toHaveBeenCalledExactlyOnceWith({
      userName: "kofi",
      defaultPassword: " Tq7m ",
      newPassword: NEW,
    });
    press("Continue to Login");
    await waitFor(() => expect(window.location.pathname).toBe("/login"));
  });

  it("the page asks for the user name if it is unknown @S1-7-43", async () => {
    replaceDefault.mockResolvedValue(fail({ kind: "refused", message: "Wrong." }));
    open(<ResetPasswordPage />);
    fill();
    expect(screen.getByText("Username is required")).toBeTruthy();
    expect(document.activeElement).toBe(field("Username"));
    type("Username", " kofi ");
    press("Submit");
    await screen.findByText("Wrong.");
    expect(replaceDefault.mock.lastCall?.[0].userName).toBe("kofi");
  });
});

describe("Forgot Password", () => {
  beforeAll(async () => void (await loadCodeDialog()));
  const check = vi.fn();
  const action = () =>
    ok(
      new ProtectedAction<void>(
        { send: async () => ok({}), check },
        { prepare: () => ({ intent: undefined, submit: async () => ok(undefined) }) },
      ),
    );
  const ask = () => {
    type("Username", " kofi ");
    press("Continue");
  };

  it("a dialog asks for the code once, and a correct code opens Reset Password @S1-2.5-03..04", async () => {
    resetForgotten.mockResolvedValue(action());
    check.mockResolvedValue(ok(undefined));
    open(<ForgotPasswordPage />);
    ask();
    press("Continue");
    await screen.findByRole("dialog");
    expect(resetForgotten).toHaveBeenCalledExactlyOnceWith("kofi");
    fireEvent.change(screen.getByLabelText("One-time code"), { target: { value: "12345" } });
    press("Confirm");
    await waitFor(() => expect(window.location.pathname).toBe("/reset-password"));
  });

  it("Continue opens the dialog again after it was closed @S1-2.5-03", async () => {
    resetForgotten.mockResolvedValue(action());
    open(<ForgotPasswordPage />);
    ask();
    await screen.findByRole("dialog");
    press("Close");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(window.location.pathname).toBe("/here");
    press("Continue");
    await screen.findByRole("dialog");
  });

  it("the user name is required, and a code that cannot be sent shows the reason @S1-5-12 @S1-8-01", async () => {
    resetForgotten.mockResolvedValue(fail({ kind: "unreachable" }));
    open(<ForgotPasswordPage />);
    press("Continue");
    expect(screen.getByText("Username is required")).toBeTruthy();
    ask();
    expect((await screen.findByRole("alert")).textContent).toBe("Cannot sign-in, network connection required");
  });
});
