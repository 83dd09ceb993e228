import { describe, expect, it } from "vitest";
import type { ConfirmedOperation } from "../../../application/operations/operation-kinds";
import { type OperationsOfUser, UnansweredOperations } from "../../../application/operations/unanswered-operations";
import type { PreparedCall } from "../../../application/otp/protected-action";
import { SessionState } from "../../../application/session/session-state";
import { fail, ok } from "../../../domain/result";
import { anFxTransfer } from "../../support/a-fx-transfer";
import { anOwnTransfer } from "../../support/a-payment";
import { aSession, aUser } from "../../support/a-session";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";

type Answer = Awaited<ReturnType<PreparedCall<string>["submit"]>>;
const lost: Answer = fail({ kind: "unreachable" });
const payment: ConfirmedOperation = { kind: "payment", payment: anOwnTransfer(), payeeName: "Payroll" };
const fx: ConfirmedOperation = { kind: "fx", transfer: anFxTransfer() };

const stateOf = (loginId = aUser().loginId) => {
  const state = new SessionState();
  state.begin(aSession({ user: aUser({ loginId }) }), 0);
  return state;
};

/** A page with its stored operations, and the keys of the operations that it reports. */
function aPage(kept = new InMemoryObjectStorage<OperationsOfUser>(), state = stateOf()) {
  const unanswered = new UnansweredOperations(kept, state);
  const notified: string[][] = [];
  const stop = unanswered.watch((left) => notified.push(left.map(({ key }) => key)));
  const callOf = (key: string, operation: ConfirmedOperation, answer: Answer): PreparedCall<string> =>
    unanswered.tracked(() => operation, { key, intent: undefined, submit: async () => answer });
  return { kept, state, unanswered, told: notified, stop, callOf };
}

describe("operations without an answer", () => {
  it("all operations without an answer are stored, each with its code and key", async () => {
    const { kept, callOf } = aPage();
    await callOf("key-1", payment, lost).submit("12345");
    await callOf("key-2", fx, lost).submit("54321");
    expect(kept.kept?.operations).toEqual([
      { operation: payment, code: "12345", key: "key-1" },
      { operation: fx, code: "54321", key: "key-2" },
    ]);
  });

  it.each<[string, Answer]>([
    ["accepted", ok("T1")],
    ["refused", fail({ kind: "refused", message: "Blocked." })],
  ])("an operation that the bank has %s is removed, and the others stay", async (_, answer) => {
    const { kept, callOf } = aPage();
    await callOf("key-1", payment, lost).submit("12345");
    await callOf("key-2", fx, answer).submit("54321");
    expect(kept.kept?.operations.map(({ key }) => key)).toEqual(["key-1"]);
    await callOf("key-1", payment, answer).submit("12345");
    expect(kept.kept).toBeUndefined();
  });

  it("an operation stays if the session ended before the bank could be asked again", async () => {
    const { kept, callOf } = aPage();
    await callOf("key-1", payment, fail({ kind: "sessionEnded", why: "timeout" })).submit("12345");
    expect(kept.kept?.operations).toHaveLength(1);
  });

  it("an operation is reported when its dialog is closed, and immediately after a reload", async () => {
    const { kept, told, callOf } = aPage();
    const call = callOf("key-1", payment, lost);
    await call.submit("12345");
    expect(told.flat()).toEqual([]);
    call.onClose?.();
    expect(told.at(-1)).toEqual(["key-1"]);

    const reloaded = aPage(kept);
    await Promise.resolve();
    await Promise.resolve();
    expect(reloaded.told).toEqual([["key-1"]]);
  });

  it("an operation is not reported while a dialog shows it", async () => {
    const { unanswered, told, callOf } = aPage();
    const call = callOf("key-1", payment, lost);
    await call.submit("12345");
    call.onClose?.();
    unanswered.show("key-1");
    expect(told.at(-1)).toEqual([]);
  });

  it("operations of another user are deleted unread", async () => {
    const { kept, callOf } = aPage();
    await callOf("key-1", payment, lost).submit("12345");
    const other = aPage(kept, stateOf("L0999"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(other.told.flat()).toEqual([]);
    expect(kept.kept).toBeUndefined();
  });

  it("operations are available again when the same user signs in after the end of a session", async () => {
    const { kept, state, callOf } = aPage();
    await callOf("key-1", payment, lost).submit("12345");
    state.end("signedOut");
    const next = aPage(kept);
    await new Promise((resolve) => setTimeout(resolve));
    expect(next.told).toEqual([["key-1"]]);
  });

  it("stored operations are deleted unread if no user is signed in", async () => {
    const { kept, callOf } = aPage();
    await callOf("key-1", payment, lost).submit("12345");
    const next = aPage(kept, new SessionState());
    await new Promise((resolve) => setTimeout(resolve));
    expect(next.told).toEqual([[]]);
    expect(kept.kept).toBeUndefined();
  });

  it("an operation is sent but not stored if no user is signed in", async () => {
    const { kept, callOf } = aPage(new InMemoryObjectStorage(), new SessionState());
    expect(await callOf("key-1", payment, lost).submit("12345")).toEqual(lost);
    expect(kept.kept).toBeUndefined();
  });

  it("a screen that stops watching receives no more operations", async () => {
    const { told, stop, callOf } = aPage();
    const call = callOf("key-1", payment, lost);
    await call.submit("12345");
    stop();
    call.onClose?.();
    expect(told.flat()).toEqual([]);
  });
});
