import { checkFxFunds, limitedFxOf, type PricedFxTransfer } from "../../domain/fx/fx-transfer";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { LimitsService } from "../payments/limits-service";
import type { PaymentReceipt } from "../payments/payments-port";
import type { FxPort } from "./fx-port";

/** Rates, and requests for transfers in a foreign currency. */
export class FxService {
  constructor(
    private readonly fx: FxPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
    private readonly limits: LimitsService,
  ) {}

  requestTransfer(transfer: PricedFxTransfer): ProtectedAction<PaymentReceipt> {
    return new ProtectedAction(this.otp, {
      precheck: () => checkFxFunds(transfer),
      permit: () => this.limits.permit(limitedFxOf(transfer)),
      prepare: () => this.unanswered.tracked(() => ({ kind: "fx", transfer }), this.fx.prepare(transfer)),
    });
  }
}
