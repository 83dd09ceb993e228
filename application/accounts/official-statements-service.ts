import type { OfficialStatement } from "../../domain/accounts/official-statement";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
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
      prepare: () =>
        this.unanswered.tracked(() => ({ kind: "officialStatement", order }), this.statements.prepare(order)),
    });
  }
}
