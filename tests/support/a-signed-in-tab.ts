import { vi } from "vitest";
import type { OperationPorts } from "../../application/operations/operation-kinds";
import { Operations } from "../../application/operations/operations";
import { type OperationsOfUser, UnansweredOperations } from "../../application/operations/unanswered-operations";
import type { OtpPort } from "../../application/otp/otp-port";
import type { PreparedCall } from "../../application/otp/protected-action";
import { LimitsService } from "../../application/payments/limits-service";
import type { PaymentsPort } from "../../application/payments/payments-port";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import { SessionState } from "../../application/session/session-state";
import { fail, ok } from "../../domain/result";
import { TestClock } from "./a-clock";
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
  const unanswered = new UnansweredOperations(storage, state);
  const operationsOf = (ports: PartsOfPorts, limits: PaymentsPort["limits"] = async () => noLimits) => {
    const limitsService = new LimitsService({ limits } as PaymentsPort, new TestClock());
    // Each test makes only operations of the kinds that it names.
    return new Operations(otp, unanswered, limitsService, ports as OperationPorts);
  };
  return { otp, unanswered, storage, operationsOf };
}

/** The ports of some kinds of operations, with the methods that a test uses. */
export type PartsOfPorts = { readonly [Kind in keyof OperationPorts]?: Partial<OperationPorts[Kind]> };
const noLimits = fail({ kind: "refused", message: "No such call." } as const);

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
