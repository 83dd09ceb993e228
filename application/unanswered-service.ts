import { unreachable } from "../domain/never";
import type { OfficialStatementsPort } from "./accounts/official-statements-port";
import type { ApprovalsPort } from "./approvals/approvals-port";
import type { FxPort } from "./fx/fx-port";
import type { ConfirmedOperation, UnansweredOperation, UnansweredOperations } from "./operations/unanswered-operations";
import type { OtpPort } from "./otp/otp-port";
import { type PreparedCall, ProtectedAction } from "./otp/protected-action";
import type { BulkPaymentsPort } from "./payments/bulk-payments-port";
import type { PaymentsPort } from "./payments/payments-port";
import type { Acknowledgement } from "./ports/acknowledgement";
import type { RequestsPort } from "./requests/requests-port";
import type { SchedulesPort } from "./schedules/schedules-port";

/** The ports that prepare the call of each operation. */
type PreparingPorts = {
  readonly payments: Pick<PaymentsPort, "prepare">;
  readonly bulkPayments: Pick<BulkPaymentsPort, "prepare">;
  readonly fx: Pick<FxPort, "prepare">;
  readonly schedules: Pick<SchedulesPort, "change">;
  readonly approvals: Pick<ApprovalsPort, "approval">;
  readonly requests: Pick<RequestsPort, "recall">;
  readonly officialStatements: Pick<OfficialStatementsPort, "prepare">;
};

/** Checks operations whose answers were lost. The same call is sent with the same key, so the bank executes it once. */
export class UnansweredService {
  constructor(
    private readonly unanswered: UnansweredOperations,
    private readonly ports: PreparingPorts,
    private readonly otp: OtpPort,
  ) {}

  /** Returns the operation as an action whose outcome is unknown, ready to be checked. */
  async resume({ operation, code, key }: UnansweredOperation): Promise<ProtectedAction<Acknowledgement>> {
    this.unanswered.show(key);
    const call = await this.callOf(operation, key);
    return ProtectedAction.withLostAnswer(
      this.otp,
      this.unanswered.tracked(() => operation, call),
      code,
    );
  }

  private async callOf(operation: ConfirmedOperation, key: string): Promise<PreparedCall<Acknowledgement>> {
    switch (operation.kind) {
      case "payment":
        return this.ports.payments.prepare(operation.payment, () => operation.payeeName, key);
      case "bulkPayment":
        return this.ports.bulkPayments.prepare(operation.payment, () => operation.payeeName, key);
      case "fx":
        return this.ports.fx.prepare(operation.transfer, key);
      case "scheduleChange":
        return this.ports.schedules.change(operation.change, key);
      case "approval":
        return this.ports.approvals.approval(operation.request, key);
      case "recall":
        return this.ports.requests.recall(operation.request, key);
      case "officialStatement":
        return this.ports.officialStatements.prepare(operation.order, key);
      default:
        return unreachable(operation);
    }
  }
}
