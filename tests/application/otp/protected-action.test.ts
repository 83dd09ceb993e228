import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Intent, OtpPort } from "../../../application/otp/otp-port";
import { type ActionFailure, type ConfirmedCall, ProtectedAction } from "../../../application/otp/protected-action";
import { ok, type Result } from "../../../domain/result";
import { aPromise } from "../../support/a-promise";

type CheckResult = Awaited<ReturnType<OtpPort["check"]>>;

const failing = <F>(failure: F) => ({ ok: false, failure }) as const;
const wrong = (attemptsLeft: number) =>
  failing({ kind: "wrongCode", message: "OTP is not valid.", attemptsLeft } as const);
const nullified = failing({ kind: "codeVoid", message: "OTP validation: Otp is nullified" } as const);
const unreachable = failing({ kind: "unreachable" } as const);
const refused = failing({ kind: "refused", message: "Not today." } as const);
const timedOut = failing({ kind: "sessionEnded", why: "timeout" } as const);

// Only the adapter creates intents, so the test has to cast.
const intent = "call=/transfer/toSelf; sha256=x" as Intent;

const otp = {
  send: vi.fn<OtpPort["send"]>(),
  check: vi.fn<OtpPort["check"]>(),
};
const submit = vi.fn<ConfirmedCall<string>["submit"]>();
const prepare = vi.fn<() => ConfirmedCall<string> | Promise<ConfirmedCall<string>>>();
const precheck = vi.fn<() => Result<void, ActionFailure>>();
const permit = vi.fn<() => Promise<Result<void, ActionFailure>>>();

let action: ProtectedAction<string>;
const at = () => action.step.kind;

beforeEach(() => {
  vi.resetAllMocks();
  otp.send.mockResolvedValue(ok({}));
  otp.check.mockResolvedValue(ok(undefined));
  submit.mockResolvedValue(ok("receipt"));
  prepare.mockImplementation(() => ({ intent, submit }));
  precheck.mockReturnValue(ok(undefined));
  action = new ProtectedAction(otp, { precheck, prepare });
});

describe("a protected action", () => {
  it("an action sends a code for the prepared call, checks the code, submits the call and keeps the receipt @S1-4-20 @S2-4-05", async () => {
    await action.start();
    expect(otp.send).toHaveBeenCalledExactlyOnceWith(intent);
    await action.enter("12345");
    expect(otp.check).toHaveBeenCalledExactlyOnceWith("12345");
    expect(submit).toHaveBeenCalledExactlyOnceWith("12345");
    expect(action.step).toEqual({ kind: "succeeded", receipt: "receipt" });
  });

  it.each([
    ["is wrong", wrong(2)],
    ["was the last try", wrong(0)],
    ["is void", nullified],
    ["cannot be checked", unreachable],
  ])("an action submits nothing if its code %s @S1-4-20 @S2-4-06 @S3-4-38 @S3-4-56 @S3-4-63", async (_, answer) => {
    otp.check.mockResolvedValue(answer);
    await action.start();
    await action.enter("12345");
    expect(submit).not.toHaveBeenCalled();
  });

  it("an action prepares nothing and requests no code if its precheck fails @S2-4-04", async () => {
    precheck.mockReturnValue(failing({ kind: "insufficientFunds" }));
    await action.start();
    expect(action.step).toEqual({ kind: "failed", failure: { kind: "insufficientFunds" } });
    expect(prepare).not.toHaveBeenCalled();
    expect(otp.send).not.toHaveBeenCalled();
  });

  it("an action without a precheck requests its code immediately", async () => {
    action = new ProtectedAction(otp, { prepare });
    await action.start();
    expect(at()).toBe("awaitingCode");
    expect(otp.send).toHaveBeenCalledExactlyOnceWith(intent);
  });

  it("an action prepares nothing and requests no code if the bank would refuse it", async () => {
    permit.mockResolvedValue(refused);
    action = new ProtectedAction(otp, { permit, prepare });
    await action.start();
    expect(action.step).toEqual({ kind: "failed", failure: refused.failure });
    expect(prepare).not.toHaveBeenCalled();
    expect(otp.send).not.toHaveBeenCalled();
  });

  it("an action requests its code if the bank would accept it", async () => {
    permit.mockResolvedValue(ok(undefined));
    action = new ProtectedAction(otp, { permit, prepare });
    await action.start();
    expect(at()).toBe("awaitingCode");
    expect(otp.send).toHaveBeenCalledExactlyOnceWith(intent);
  });

  it("an action fails if the code cannot be sent", async () => {
    otp.send.mockResolvedValue(refused);
    await action.start();
    expect(action.step).toEqual({ kind: "failed", failure: refused.failure });
  });

  it("an action fails without submitting if the code cannot be checked", async () => {
    otp.check.mockResolvedValue(unreachable);
    await action.start();
    await action.enter("12345");
    expect(action.step).toEqual({ kind: "failed", failure: unreachable.failure });
    expect(submit).not.toHaveBeenCalled();
  });

  it("an action can be started again after a failure, with a newly prepared call", async () => {
    otp.send.mockResolvedValueOnce(unreachable);
    await action.start();
    await action.start();
    expect(at()).toBe("awaitingCode");
    expect(prepare).toHaveBeenCalledTimes(2);
  });
});

describe("repeated clicks", () => {
  it("an action that is started repeatedly starts once", async () => {
    await Promise.all([action.start(), action.start(), action.start()]);
    expect(otp.send).toHaveBeenCalledTimes(1);
    await action.start();
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it("an action checks and submits once if Enter is pressed twice", async () => {
    await action.start();
    await Promise.all([action.enter("12345"), action.enter("12345"), action.enter("54321")]);
    expect(otp.check).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("one code is sent if Resend is pressed twice, and none while a code is being checked", async () => {
    await action.start();
    await Promise.all([action.resend(), action.resend()]);
    expect(otp.send).toHaveBeenCalledTimes(2);
    const checked = aPromise<CheckResult>();
    otp.check.mockReturnValue(checked.promise);
    const entering = action.enter("12345");
    await action.resend();
    expect(otp.send).toHaveBeenCalledTimes(2);
    checked.keep(ok(undefined));
    await entering;
    expect(at()).toBe("succeeded");
  });

  it("codes are ignored before one was sent and after the end of the action", async () => {
    await action.enter("12345");
    expect(otp.check).not.toHaveBeenCalled();
    await action.start();
    await action.enter("12345");
    await action.enter("12345");
    await action.resend();
    await action.checkAgain();
    await action.start();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(at()).toBe("succeeded");
  });
});

describe("wrong codes", () => {
  it("an action asks again after two wrong codes and fails with the bank's message after the third @S1-4-21 @S1-4-46 @S3-4-06", async () => {
    otp.check.mockResolvedValue(wrong(1));
    await action.start();
    await action.enter("00000");
    await action.enter("00001");
    expect(action.step).toMatchObject({ kind: "awaitingCode", codes: { wrongCount: 2 } });
    await action.enter("00002");
    expect(action.step).toEqual({ kind: "failed", failure: wrong(1).failure });
    expect(otp.send).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
  });

  it("a code without attempts left is replaced automatically, for the same call @S1-2.7-08 @S1-2.7-13", async () => {
    otp.check.mockResolvedValueOnce(wrong(2)).mockResolvedValueOnce(wrong(1)).mockResolvedValueOnce(wrong(0));
    await action.start();
    for (const code of ["00000", "00001", "00002"]) await action.enter(code);
    expect(otp.send.mock.calls).toEqual([[intent], [intent]]);
    expect(action.step).toMatchObject({ kind: "awaitingCode", codes: { sentCount: 2, refusal: { attemptsLeft: 0 } } });
    await action.enter("12345");
    expect(at()).toBe("succeeded");
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it("a nullified code is replaced automatically, once @S1-2.7-09", async () => {
    otp.check.mockResolvedValue(nullified);
    await action.start();
    await action.enter("12345");
    expect(at()).toBe("awaitingCode");
    await action.enter("12345");
    expect(action.step).toEqual({ kind: "failed", failure: nullified.failure });
    expect(otp.send).toHaveBeenCalledTimes(2);
  });

  it("an action fails if the replacement cannot be sent", async () => {
    otp.send.mockResolvedValueOnce(ok({})).mockResolvedValueOnce(refused);
    otp.check.mockResolvedValue(wrong(0));
    await action.start();
    await action.enter("00000");
    expect(action.step).toEqual({ kind: "failed", failure: refused.failure });
  });
});

describe("a lost answer", () => {
  beforeEach(() => action.start());

  it.each([
    ["no answer", unreachable],
    ["an answer that cannot be read", failing({ kind: "unreadable" } as const)],
  ])("%s leaves the outcome unknown, because the call may have been executed", async (_, lost) => {
    submit.mockResolvedValue(lost);
    await action.enter("12345");
    expect(action.step).toEqual({ kind: "unknown" });
  });

  it("a check repeats the same call with the same code, and requests no other code", async () => {
    submit.mockResolvedValueOnce(unreachable);
    await action.enter("12345");
    await action.checkAgain();
    expect(submit.mock.calls).toEqual([["12345"], ["12345"]]);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(otp.send).toHaveBeenCalledTimes(1);
    expect(otp.check).toHaveBeenCalledTimes(1);
    expect(action.step).toEqual({ kind: "succeeded", receipt: "receipt" });
  });

  it("the outcome stays unknown while the bank does not answer, and if the session ends meanwhile", async () => {
    submit.mockResolvedValueOnce(unreachable).mockResolvedValueOnce(unreachable).mockResolvedValueOnce(timedOut);
    await action.enter("12345");
    await action.checkAgain();
    expect(at()).toBe("unknown");
    await action.checkAgain();
    expect(at()).toBe("unknown");
  });

  it("an action with an unknown outcome cannot be restarted, because that could pay twice", async () => {
    submit.mockResolvedValueOnce(unreachable);
    await action.enter("12345");
    await action.start();
    await action.resend();
    expect(at()).toBe("unknown");
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it("one check is sent if Check again is pressed twice", async () => {
    submit.mockResolvedValueOnce(unreachable);
    await action.enter("12345");
    await Promise.all([action.checkAgain(), action.checkAgain()]);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it("a refusal of the repeated call makes the action fail", async () => {
    submit.mockResolvedValueOnce(unreachable).mockResolvedValueOnce(refused);
    await action.enter("12345");
    await action.checkAgain();
    expect(action.step).toEqual({ kind: "failed", failure: refused.failure });
  });

  it("an action fails immediately if the session had ended before the call was executed", async () => {
    submit.mockResolvedValue(timedOut);
    await action.enter("12345");
    expect(action.step).toEqual({ kind: "failed", failure: timedOut.failure });
  });
});

describe("an answer that was lost before the page was loaded", () => {
  beforeEach(() => {
    action = ProtectedAction.withLostAnswer(otp, { intent, submit }, "12345");
  });

  it("a restored action sends nothing until the user checks it", () => {
    expect(action.step).toEqual({ kind: "unknown" });
    expect(submit).not.toHaveBeenCalled();
    expect(otp.send).not.toHaveBeenCalled();
  });

  it("a check of a restored action sends its call with the saved code, and requests no other code", async () => {
    await action.checkAgain();
    expect(submit).toHaveBeenCalledExactlyOnceWith("12345");
    expect(otp.send).not.toHaveBeenCalled();
    expect(otp.check).not.toHaveBeenCalled();
    expect(action.step).toEqual({ kind: "succeeded", receipt: "receipt" });
  });

  it("a restored action that the bank refuses can be started again, with a new code for its call", async () => {
    submit.mockResolvedValueOnce(refused);
    await action.checkAgain();
    expect(action.step).toEqual({ kind: "failed", failure: refused.failure });
    await action.start();
    expect(otp.send).toHaveBeenCalledExactlyOnceWith(intent);
    await action.enter("54321");
    expect(submit.mock.calls).toEqual([["12345"], ["54321"]]);
    expect(at()).toBe("succeeded");
  });
});

describe("a call that takes time to prepare", () => {
  it("an action is busy while its call is prepared, and requests the code for that call", async () => {
    const fixed = aPromise<ConfirmedCall<string>>();
    prepare.mockReturnValue(fixed.promise);
    const starting = action.start();
    expect(at()).toBe("requestingCode");
    await action.start();
    expect(otp.send).not.toHaveBeenCalled();
    fixed.keep({ intent, submit });
    await starting;
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(otp.send).toHaveBeenCalledExactlyOnceWith(intent);
  });

  it("no code is requested for an action that was closed meanwhile", async () => {
    const fixed = aPromise<ConfirmedCall<string>>();
    prepare.mockReturnValue(fixed.promise);
    const starting = action.start();
    action.close();
    fixed.keep({ intent, submit });
    await starting;
    expect(at()).toBe("idle");
    expect(otp.send).not.toHaveBeenCalled();
  });
});

describe("late answers to a closed action", () => {
  it("a code that is sent late does not change a closed action", async () => {
    const sent = aPromise<Awaited<ReturnType<OtpPort["send"]>>>();
    otp.send.mockReturnValue(sent.promise);
    const starting = action.start();
    action.close();
    sent.keep(ok({}));
    await starting;
    expect(at()).toBe("idle");
  });

  it.each([
    ["accepted", ok(undefined)],
    ["refused", wrong(0)],
    ["lost", unreachable],
  ])("a code that is %s late does not change a closed action, submits nothing and sends no code", async (_, answer) => {
    const checked = aPromise<CheckResult>();
    otp.check.mockReturnValue(checked.promise);
    await action.start();
    const entering = action.enter("12345");
    action.close();
    checked.keep(answer);
    await entering;
    expect(at()).toBe("idle");
    expect(submit).not.toHaveBeenCalled();
    expect(otp.send).toHaveBeenCalledTimes(1);
  });

  it("the end of an earlier run does not affect the current run", async () => {
    const [first, second] = [aPromise<Result<string, ActionFailure>>(), aPromise<Result<string, ActionFailure>>()];
    submit.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    await action.start();
    const entering = action.enter("12345");
    await vi.waitFor(() => expect(at()).toBe("submitting"));
    action.close();
    await action.start();
    const enteringAgain = action.enter("54321");
    await vi.waitFor(() => expect(at()).toBe("submitting"));
    first.keep(ok("the first receipt"));
    await entering;
    expect(at()).toBe("submitting");
    second.keep(ok("the second receipt"));
    await enteringAgain;
    expect(action.step).toEqual({ kind: "succeeded", receipt: "the second receipt" });
  });

  it("a code accepted in an earlier run does not count for the current run, whose code may be wrong", async () => {
    const [first, second] = [aPromise<CheckResult>(), aPromise<CheckResult>()];
    otp.check.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    await action.start();
    const entering = action.enter("12345");
    action.close();
    await action.start();
    const enteringAgain = action.enter("00000");
    first.keep(ok(undefined));
    await entering;
    expect(at()).toBe("checkingCode");
    expect(submit).not.toHaveBeenCalled();
    second.keep(wrong(2));
    await enteringAgain;
    expect(at()).toBe("awaitingCode");
  });

  it("closing an action discards its call, so that nothing can be sent again", async () => {
    submit.mockResolvedValueOnce(unreachable);
    await action.start();
    await action.enter("12345");
    action.close();
    await action.checkAgain();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("closing an action informs its call once", async () => {
    const onClose = vi.fn<() => void>();
    prepare.mockReturnValue({ intent, submit, onClose });
    await action.start();
    expect(onClose).not.toHaveBeenCalled();
    action.close();
    action.close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
