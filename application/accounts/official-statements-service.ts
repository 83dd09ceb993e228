import type { OfficialStatement } from "../../domain/accounts/official-statement";
import { fail, ok, type Result } from "../../domain/result";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { OfficialStatementsPort } from "./official-statements-port";

/** Orders stamped statements, collected at a branch or sent by e-mail. */
export class OfficialStatementsService {
  constructor(
    private readonly statements: OfficialStatementsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
  ) {}

  order(order: OfficialStatement): ProtectedAction<Acknowledgement> {
    return new ProtectedAction(this.otp, {
      permit: () => this.permit(order),
      prepare: () =>
        this.unanswered.tracked(() => ({ kind: "officialStatement", order }), this.statements.prepare(order)),
    });
  }

  /** Refuses an order that the bank would refuse. Without an answer the order goes on, because the bank checks again. */
  private async permit(order: OfficialStatement): Promise<Result<void, BankFailure>> {
    const checked = await this.statements.refusalOf(order);
    return checked.ok && checked.value ? fail({ kind: "refused", message: checked.value }) : ok(undefined);
  }
}
