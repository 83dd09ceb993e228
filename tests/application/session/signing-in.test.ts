import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SessionPort } from "../../../application/session/session-port";
import { SessionService } from "../../../application/session/session-service";
import { SessionState } from "../../../application/session/session-state";
import { fail, ok } from "../../../domain/result";
import { TestClock } from "../../support/a-clock";
import { aCandidate, aSession } from "../../support/a-session";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";
import { InMemoryOtherTabs } from "../../support/in-memory-other-tabs";
import { InMemorySessionSharing } from "../../support/in-memory-session-sharing";

const bank = {
  authenticate: vi.fn<SessionPort["authenticate"]>(),
  sendSignInCode: vi.fn<SessionPort["sendSignInCode"]>(),
  checkSignInCode: vi.fn<SessionPort["checkSignInCode"]>(),
  refresh: vi.fn<SessionPort["refresh"]>(),
  signOut: vi.fn<SessionPort["signOut"]>(),
};
const state = new SessionState();
const service = new SessionService({
  bank,
  state,
  stored: new InMemoryObjectStorage(),
  clock: new TestClock(),
  otherTabs: new InMemoryOtherTabs().tab(),
  sharing: new InMemorySessionSharing().tab(new InMemoryObjectStorage()),
});

beforeEach(() => {
  vi.resetAllMocks();
  bank.sendSignInCode.mockResolvedValue(ok({}));
});

describe("the sign-in code", () => {
  it("the code is requested when the dialog opens, for the user with the right password @S1-7-39", async () => {
    await service.confirmation(aCandidate()).start();
    expect(bank.sendSignInCode).toHaveBeenCalledExactlyOnceWith(aCandidate());
  });

  it("the right code returns a session without beginning it @S1-4-09", async () => {
    bank.checkSignInCode.mockResolvedValue(ok(aSession()));
    const confirmation = service.confirmation(aCandidate());
    await confirmation.start();
    await confirmation.enter("12345");
    expect(bank.checkSignInCode).toHaveBeenCalledExactlyOnceWith(aCandidate(), "12345");
    expect(confirmation.step).toEqual({ kind: "succeeded", receipt: aSession() });
    expect(state.session).toBeUndefined();
  });

  it("the code step fails if the bank accepts the code but opens no session @S1-8-06", async () => {
    bank.checkSignInCode.mockResolvedValue(fail({ kind: "incomplete" }));
    const confirmation = service.confirmation(aCandidate());
    await confirmation.start();
    await confirmation.enter("12345");
    expect(confirmation.step).toEqual({ kind: "failed", failure: { kind: "incomplete" } });
  });

  it("the sign-in code follows the same rules as any other code", async () => {
    bank.checkSignInCode.mockResolvedValueOnce(fail({ kind: "wrongCode", message: undefined, attemptsLeft: 0 }));
    bank.checkSignInCode.mockResolvedValueOnce(ok(aSession()));
    const confirmation = service.confirmation(aCandidate());
    await confirmation.start();
    await confirmation.enter("00000");
    expect(bank.sendSignInCode).toHaveBeenCalledTimes(2);
    await confirmation.enter("12345");
    expect(confirmation.step.kind).toBe("succeeded");
  });

  it("the code step can be restarted after a failure, without reusing the session of the earlier run", async () => {
    bank.checkSignInCode.mockResolvedValueOnce(ok(aSession()));
    bank.checkSignInCode.mockResolvedValueOnce(fail({ kind: "incomplete" }));
    const confirmation = service.confirmation(aCandidate());
    await confirmation.start();
    await confirmation.enter("12345");
    confirmation.close();
    await confirmation.start();
    await confirmation.enter("12345");
    expect(confirmation.step).toEqual({ kind: "failed", failure: { kind: "incomplete" } });
  });
});
