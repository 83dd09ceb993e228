import { vi } from "vitest";
import { type OperationsOfUser, UnansweredOperations } from "../../application/operations/unanswered-operations";
import type { OtpPort } from "../../application/otp/otp-port";
import type { PreparedCall } from "../../application/otp/protected-action";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import { SessionState } from "../../application/session/session-state";
import { fail, ok } from "../../domain/result";
import { aSession } from "./a-session";
import { InMemoryObjectStorage } from "./in-memory-object-storage";

/** The tab of a signed-in user. The bank accepts every code; the tab stores operations without an answer. */
export function aSignedInTab() {
  const state = new SessionState();
  state.begin(aSession(), 0);
  const storage = new InMemoryObjectStorage<OperationsOfUser>();
  const otp = {
    send: vi.fn<OtpPort["send"]>(async () => ok({})),
    check: vi.fn<OtpPort["check"]>(async () => ok(undefined)),
  };
  return { otp, unanswered: new UnansweredOperations(storage, state), storage };
}

/** A call with the key "key-1" that the bank executes. */
export const anExecutedCall = (): PreparedCall<Acknowledgement> => ({
  key: "key-1",
  intent: undefined,
  submit: async () => ok({ message: "Done." }),
});

/** A call with the key "key-1" whose answer is lost. */
export const aLostCall = (): PreparedCall<Acknowledgement> => ({
  ...anExecutedCall(),
  submit: async () => fail({ kind: "unreachable" }),
});
