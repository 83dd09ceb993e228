import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type ConfirmedCall, ProtectedAction } from "../../../application/otp/protected-action";
import type { Candidate, Session } from "../../../application/session/session-port";
import { fail, ok } from "../../../domain/result";
import { SignInScreen } from "../../../ui/session/sign-in-screen";
import { loadCodeDialog, type SignInServices } from "../../../ui/session/use-sign-in";
import { TestClock } from "../../support/a-clock";
import { aPromise } from "../../support/a-promise";
import { aCandidate, aSession } from "../../support/a-session";

type Authenticate = SignInServices["authenticate"];
type Check = (code: string) => Promise<ReturnType<typeof ok<void>>>;

const authenticate = vi.fn<Authenticate>();
const check = vi.fn<Check>();
const submit = vi.fn<ConfirmedCall<Session>["submit"]>();
const isOutdated = vi.fn<() => boolean>();
const onTyping = vi.fn();
const onCodeAsked = vi.fn();
const onConfirmed = vi.fn();

const confirmation = (_candidate: Candidate): ProtectedAction<Session> =>
  new ProtectedAction(
    { send: async () => ok({}), check: (code) => check(code) },
    { prepare: () => ({ intent: undefined, submit }) },
  );

const userName = () => screen.getByLabelText<HTMLInputElement>("Username");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const button = () => screen.getByRole("button", { name: "Log In" });

function fillIn(): void {
  fireEvent.input(userName(), { target: { value: " kofi.boateng " } });
  fireEvent.input(password(), { target: { value: " Secret!1 " } });
}

beforeAll(async () => void (await loadCodeDialog()));
const services = ({ afterTimeOut = false, hasNoStorage = false } = {}): SignInServices => ({
  authenticate,
  session: { confirmation },
  clock: new TestClock(),
  afterTimeOut,
  hasNoStorage,
  isOutdated,
  onTyping,
  onCodeAsked,
  onConfirmed,
});

let show = (_: Parameters<typeof services>[0]) => {};
beforeEach(() => {
  vi.resetAllMocks();
  authenticate.mockResolvedValue(ok(aCandidate()));
  submit.mockResolvedValue(ok(aSession()));
  const { rerender } = render(<SignInScreen services={services()} />);
  show = (notices) => rerender(<SignInScreen services={services(notices)} />);
});

it("a space around a password, as some programs copy it, is announced and kept", () => {
  const announced = () => screen.queryByText("There is a space before or after the password") !== null;
  fillIn();
  expect(announced()).toBe(true);
  expect(password().value).toBe(" Secret!1 ");
  fireEvent.input(password(), { target: { value: "Secret!1" } });
  expect(announced()).toBe(false);
});

it("a user name with a letter of another alphabet is not sent, and the letter is named", () => {
  fireEvent.input(userName(), { target: { value: "kоfi.boateng\u200b" } });
  fireEvent.input(password(), { target: { value: "Secret!1" } });
  fireEvent.click(button());
  expect(authenticate).not.toHaveBeenCalled();
  expect(screen.getByText(/^“о” is none of the letters A to Z/)).toBeTruthy();
});

describe("the sign-in page of a browser that stores nothing", () => {
  it("the page says what will not be kept, and no other page does", () => {
    const notice = () => screen.queryByText(/^Your browser does not let this page store anything\./);
    expect(notice()).toBeNull();
    show({ hasNoStorage: true });
    expect(notice()?.textContent).toMatch(/a reload signs you out, and unfinished forms, saved filters/);
  });
});

describe("the sign-in page after a time-out", () => {
  const reason = () => screen.queryByText("You were signed out because your session timed out. Please log in again.");

  it("the page explains the time-out, but not on a first visit", () => {
    expect(reason()).toBeNull();
    show({ afterTimeOut: true });
    expect(reason()?.getAttribute("role")).toBe("status");
  });
});

describe("username and password", () => {
  it("empty fields are both reported as required, and the first one takes the focus @S1-5-02..03", () => {
    password().focus();
    fireEvent.click(button());
    expect(screen.getByText("Username is required")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    expect(document.activeElement).toBe(userName());
    expect(authenticate).not.toHaveBeenCalled();
  });

  it("a field left empty is reported as required, but not while it is typed", () => {
    act(() => userName().focus());
    expect(screen.queryByText("Username is required")).toBeNull();
    act(() => password().focus());
    expect(screen.getByText("Username is required")).toBeTruthy();
    expect(screen.queryByText("Password is required")).toBeNull();
    fireEvent.input(userName(), { target: { value: "k" } });
    expect(screen.queryByText("Username is required")).toBeNull();
    fireEvent.input(userName(), { target: { value: "" } });
    expect(screen.queryByText("Username is required")).toBeNull();
  });

  it("a user name of blanks is reported as required @S1-5-02", () => {
    fillIn();
    fireEvent.input(userName(), { target: { value: "  " } });
    fireEvent.click(button());
    expect(screen.getByText("Username is required")).toBeTruthy();
    expect(authenticate).not.toHaveBeenCalled();
  });

  it("a missing password takes the focus @S1-5-03", () => {
    fireEvent.input(userName(), { target: { value: "kofi.boateng" } });
    fireEvent.click(button());
    expect(document.activeElement).toBe(password());
    expect(authenticate).not.toHaveBeenCalled();
  });

  it("repeated clicks send the credentials once, and the password exactly as typed", async () => {
    const answer = aPromise<Awaited<ReturnType<Authenticate>>>();
    authenticate.mockReturnValue(answer.promise);
    fillIn();
    fireEvent.click(button());
    fireEvent.click(button());
    fireEvent.submit(password());
    expect(authenticate).toHaveBeenCalledExactlyOnceWith({ userName: "kofi.boateng", password: " Secret!1 " });
    answer.keep(fail({ kind: "refused", message: "Wrong." }));
    await screen.findByText("Wrong.");
    fireEvent.click(button());
    expect(authenticate).toHaveBeenCalledTimes(2);
  });

  it("a password can be shown and hidden, and is hidden again when it is sent", async () => {
    fillIn();
    fireEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(password().type).toBe("text");
    fireEvent.click(button());
    expect(password().type).toBe("password");
    await screen.findByRole("dialog");
  });
});

describe("a sign-in that fails", () => {
  it.each([
    [{ kind: "refused", message: "Wrong username or password." }, "Wrong username or password."],
    [{ kind: "refused", message: undefined }, "Something went wrong. Please try again."],
    [{ kind: "unreadable" }, "Something went wrong. Please try again."],
    [{ kind: "unreachable" }, "Cannot sign-in, network connection required"],
    [{ kind: "incomplete" }, "Login was not successful, please try again."],
    [{ kind: "sessionEnded", why: "inactiveProfile" }, "Your profile is not active. Please contact the bank."],
  ] as const)("the failure %o is shown in an alert, and the entries are kept @S1-8-01..05", async (failure, told) => {
    authenticate.mockResolvedValue(fail(failure));
    fillIn();
    fireEvent.click(button());
    expect((await screen.findByRole("alert")).textContent).toBe(told);
    expect(password().value).toBe(" Secret!1 ");
    expect(onCodeAsked).not.toHaveBeenCalled();
  });

  it("a busy bank is named as such, and the user name and password stay typed", async () => {
    authenticate.mockResolvedValue(fail({ kind: "unreachable", isBusy: true }));
    fillIn();
    fireEvent.click(button());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The bank is busy at the moment. Please try again in a few seconds.",
    );
    expect([userName().value, password().value]).toEqual([" kofi.boateng ", " Secret!1 "]);
    expect((button() as HTMLButtonElement).disabled).toBe(false);
  });

  it("no network failure is reported if a newer client is offered instead, and the entries are kept", async () => {
    authenticate.mockResolvedValue(fail({ kind: "unreachable" }));
    isOutdated.mockReturnValue(true);
    fillIn();
    fireEvent.click(button());
    await waitFor(() => expect(authenticate).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByText("Checking", { exact: false })).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(userName().value).toBe(" kofi.boateng ");
  });
});

describe("the code after the password", () => {
  beforeEach(async () => {
    fillIn();
    fireEvent.click(button());
    await screen.findByRole("dialog");
  });

  const enterCode = async () => {
    const code = screen.getByLabelText("One-time code");
    fireEvent.change(code, { target: { value: "12345" } });
    fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  };

  it("the code is requested in a dialog while the workspace is loading @S1-4-08", () => {
    expect(onCodeAsked).toHaveBeenCalledOnce();
    expect(onConfirmed).not.toHaveBeenCalled();
  });

  it("a correct code opens the session @S1-4-10", async () => {
    check.mockResolvedValue(ok(undefined));
    await enterCode();
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledExactlyOnceWith(aSession()));
  });

  it("a correct code that opens no session ends with our text on the form @S1-8-06", async () => {
    check.mockResolvedValue(ok(undefined));
    submit.mockResolvedValue(fail({ kind: "incomplete" }));
    await enterCode();
    await screen.findByText("Login was not successful, please try again.");
    expect([screen.queryByRole("dialog"), onConfirmed.mock.calls]).toEqual([null, []]);
  });

  it("closing the dialog returns to the form with its entries", async () => {
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(userName().value).toBe(" kofi.boateng ");
    fireEvent.click(button());
    await screen.findByRole("dialog");
    expect(authenticate).toHaveBeenCalledTimes(2);
  });
});
