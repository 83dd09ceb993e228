import { MOVEMENTS_MAX, type StatementRange } from "../../domain/accounts/statement";
import { ok } from "../../domain/result";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { SentReceipt, StatementsPort } from "./statements-port";

/** The statement of an account: on the screen, as a file, by e-mail. */
export class StatementsService {
  constructor(
    private readonly statements: StatementsPort,
    private readonly otp: OtpPort,
  ) {}

  /** The first so many of what the bank lists (specification 1, section 3). */
  movements: StatementsPort["movements"] = async (range) => {
    const listed = await this.statements.movements(range);
    return listed.ok ? ok(listed.value.slice(0, MOVEMENTS_MAX)) : listed;
  };

  download: StatementsPort["download"] = (range, format) => this.statements.download(range, format);

  email(range: StatementRange, address: string): ProtectedAction<SentReceipt> {
    return new ProtectedAction(this.otp, { prepare: () => this.statements.prepareEmail(range, address) });
  }
}
