import { ok, type Result } from "../../domain/result";
import type { OtpPort } from "../otp/otp-port";
import { type ActionFailure, type PreparedCall, ProtectedAction } from "../otp/protected-action";
import type { LimitsService } from "../payments/limits-service";
import type { Acknowledgement } from "../ports/acknowledgement";
import {
  type ConfirmedOperation,
  type OperationKind,
  type OperationPorts,
  operationKinds,
  type ReceiptOf,
} from "./operation-kinds";
import type { UnansweredOperation, UnansweredOperations } from "./unanswered-operations";

/** Confirms operations with a one-time code, and checks those whose answers were lost. */
export class Operations {
  constructor(
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
    private readonly limits: LimitsService,
    private readonly ports: OperationPorts,
  ) {}

  /**
   * Returns the operation as an action that a code confirms.
   * @param current is asked again when the call is sent: the name of a new payee is entered together with the code
   * @param permit replaces the check that the table of kinds names
   */
  confirm<Operation extends ConfirmedOperation>(
    current: () => Operation,
    permit?: () => Promise<Result<void, ActionFailure>>,
  ): ProtectedAction<ReceiptOf<Operation>> {
    const operation = current();
    const { precheck, permit: permitByBank } = kindOf(operation);
    return new ProtectedAction<ReceiptOf<Operation>>(this.otp, {
      ...(precheck && { precheck: () => precheck(operation) }),
      permit:
        permit ?? (async () => permitByBank?.(operation, this.limits, this.ports[operation.kind]) ?? ok(undefined)),
      prepare: () => this.prepare(current),
    });
  }

  /** Returns the operation as an action whose outcome is unknown. A check sends the same call with the same key. */
  async resume({ operation, code, key }: UnansweredOperation): Promise<ProtectedAction<Acknowledgement>> {
    this.unanswered.show(key);
    return ProtectedAction.withLostAnswer(this.otp, await this.prepare(() => operation, key), code);
  }

  private async prepare<Operation extends ConfirmedOperation>(
    current: () => Operation,
    key?: string,
  ): Promise<PreparedCall<ReceiptOf<Operation>>> {
    const operation = current();
    const { prepare, isStorable } = kindOf(operation);
    const call = await prepare(this.ports[operation.kind], current, key);
    const isStored = isStorable?.(operation) ?? true;
    // The kind of the operation determines its receipt, which the table of kinds cannot express.
    return (isStored ? this.unanswered.tracked(current, call) : call) as PreparedCall<ReceiptOf<Operation>>;
  }
}

/** The row of an operation accepts it, which TypeScript cannot see while its kind is a union. */
const kindOf = ({ kind }: ConfirmedOperation) =>
  operationKinds[kind] as unknown as OperationKind<ConfirmedOperation, unknown, Acknowledgement>;
