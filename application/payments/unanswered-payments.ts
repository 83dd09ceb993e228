import type { BulkPayment } from "../../domain/payments/bulk";
import type { Payment } from "../../domain/payments/payment";
import { type ConfirmedCall, isLost } from "../otp/protected-action";
import type { Kept } from "../ports/kept";
import { token } from "../ports/token";
import type { SessionState } from "../session/session-state";
import type { PayeeName, PaymentReceipt, PreparedPayment } from "./payments-port";

/** A payment that was sent and whose answer has not arrived: all that it takes to send the very same call again. */
type UnansweredPayment = {
  readonly payment: Payment | BulkPayment;
  readonly payeeName: string;
  readonly code: string;
  readonly key: string;
};
export type OwnedPayment = UnansweredPayment & { readonly loginId: string };

export const UnansweredPaymentsKept = token<Kept<OwnedPayment>>("UnansweredPaymentsKept");

/** Survives a reload of the tab, for the same user; what somebody else left behind is destroyed unread. */
export class UnansweredPayments {
  constructor(
    private readonly kept: Kept<OwnedPayment>,
    private readonly state: SessionState,
  ) {}

  /** Written down before it is sent, and forgotten once it is known what became of it. */
  remembered(
    payment: UnansweredPayment["payment"],
    payeeName: PayeeName,
    call: PreparedPayment,
  ): ConfirmedCall<PaymentReceipt> {
    const submit = async (code: string) => {
      await this.remember({ payment, payeeName: payeeName(), code, key: call.key });
      const answer = await call.submit(code);
      if (answer.ok || !isLost(answer.failure, true)) await this.forget();
      return answer;
    };
    return { ...call, submit };
  }

  private async remember(payment: UnansweredPayment): Promise<void> {
    const { session } = this.state;
    if (session) await this.kept.save({ ...payment, loginId: session.user.loginId });
  }

  async found(): Promise<UnansweredPayment | undefined> {
    const found = await this.kept.load();
    if (!found || found.loginId === this.state.session?.user.loginId) return found;
    await this.forget();
    return undefined;
  }

  /** A time-out may have cut the payment off, so it stays for its user; every other end of a session leaves nothing behind. */
  async sessionEnded(): Promise<void> {
    const { ended } = this.state;
    if (ended?.why !== "expired" && ended?.why !== "timeout") await this.forget();
  }

  forget(): Promise<void> {
    return this.kept.clear();
  }
}
