import { beforeEach, describe, expect, it, vi } from "vitest";
import { PasswordService } from "../../../application/session/password-service";
import type { PasswordsPort } from "../../../application/session/passwords-port";
import { SessionState } from "../../../application/session/session-state";
import { fail, ok } from "../../../domain/result";
import { aSession } from "../../support/a-session";

const bank = {
  validateUserName: vi.fn<PasswordsPort["validateUserName"]>(),
  sendForgottenCode: vi.fn<PasswordsPort["sendForgottenCode"]>(),
  checkForgottenCode: vi.fn<PasswordsPort["checkForgottenCode"]>(),
  replaceDefault: vi.fn<PasswordsPort["replaceDefault"]>(),
  create: vi.fn<PasswordsPort["create"]>(),
};
let state = new SessionState();
let passwords = new PasswordService(bank, state);

beforeEach(() => {
  vi.resetAllMocks();
  bank.validateUserName.mockResolvedValue(ok(undefined));
  bank.sendForgottenCode.mockResolvedValue(ok({}));
  bank.checkForgottenCode.mockResolvedValue(ok(undefined));
  state = new SessionState();
  passwords = new PasswordService(bank, state);
});

const begun = async () => {
  const action = await passwords.resetForgotten("kofi");
  if (!action.ok) throw new Error(action.failure.kind);
  await action.value.start();
  return action.value;
};

describe("a forgotten password", () => {
  it("the user name is validated before the code is requested @S1-4-15..16", async () => {
    const action = await begun();
    expect(action.step.kind).toBe("awaitingCode");
    expect(bank.validateUserName).toHaveBeenCalledExactlyOnceWith("kofi");
    expect(bank.sendForgottenCode).toHaveBeenCalledExactlyOnceWith("kofi");
    expect(bank.validateUserName.mock.invocationCallOrder[0]).toBeLessThan(
      bank.sendForgottenCode.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it("no code is requested if the user name is refused @S1-4-15..16", async () => {
    bank.validateUserName.mockResolvedValue(fail({ kind: "refused", message: "No." }));
    expect(await passwords.resetForgotten("kofi")).toEqual(fail({ kind: "refused", message: "No." }));
    expect(bank.sendForgottenCode).not.toHaveBeenCalled();
  });

  it("the user name is remembered after the right code, and not before @S1-7-43", async () => {
    const action = await begun();
    bank.checkForgottenCode.mockResolvedValueOnce(fail({ kind: "wrongCode", message: undefined, attemptsLeft: 2 }));
    await action.enter("00000");
    expect(passwords.resetUserName).toBe("");
    await action.enter("12345");
    expect(action.step.kind).toBe("succeeded");
    expect(passwords.resetUserName).toBe("kofi");
  });
});

describe("a required password", () => {
  it("only a signed-in user who must change the password is asked for a new one @S1-2.4-01..02", () => {
    expect(passwords.userWhoMustChangePassword).toBeUndefined();
    state.begin(aSession(), 0);
    expect(passwords.userWhoMustChangePassword).toBeUndefined();
    state.begin(aSession({ mustChangePassword: true }), 0);
    expect(passwords.userWhoMustChangePassword).toBe(aSession().user.userName);
    state.end("timeout");
    expect(passwords.userWhoMustChangePassword).toBeUndefined();
  });

  it("a created password ends the session, a refused one does not @S1-4-12", async () => {
    state.begin(aSession({ mustChangePassword: true }), 0);
    bank.create.mockResolvedValueOnce(fail({ kind: "refused", message: "Common." }));
    await passwords.create("Harmattan#27");
    expect(state.ended).toBeUndefined();
    bank.create.mockResolvedValueOnce(ok("Done."));
    expect(await passwords.create("Harmattan#27")).toEqual(ok("Done."));
    expect(state.ended?.why).toBe("signedOut");
  });
});
