import { ok, type Result } from "../../domain/result";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { PasswordsPort } from "./passwords-port";
import type { SessionState } from "./session-state";

/**
 * Sets a new password: after Forgot Password, or because the bank requires it at sign-in (specification 1, section 4).
 */
export class PasswordService {
  /**
   * The user name of a completed Forgot Password in this visit. If it is empty, Reset Password asks for the user name.
   */
  resetUserName = "";

  constructor(
    private readonly passwords: PasswordsPort,
    private readonly state: SessionState,
  ) {}

  /** The signed-in user who must set a new password before anything else; otherwise undefined. */
  get userWhoMustChangePassword(): string | undefined {
    const { session, ended } = this.state;
    return session?.mustChangePassword && !ended ? session.user.userName : undefined;
  }

  /** Validates the user name first. After the code that follows, the bank sends a default password. */
  async resetForgotten(userName: string): Promise<Result<ProtectedAction<void>, BankFailure>> {
    const { passwords } = this;
    const validated = await passwords.validateUserName(userName);
    if (!validated.ok) return validated;
    const otp: OtpPort = {
      send: () => passwords.sendForgottenCode(userName),
      check: async (code) => {
        const checked = await passwords.checkForgottenCode(userName, code);
        if (checked.ok) this.resetUserName = userName;
        return checked;
      },
    };
    return ok(new ProtectedAction(otp, { prepare: () => ({ intent: undefined, submit: async () => ok(undefined) }) }));
  }

  /** Ends the session, as the bank does, because it only served to set the password. */
  async create(newPassword: string): Promise<Result<string | undefined, BankFailure>> {
    const created = await this.passwords.create(newPassword);
    if (created.ok) this.state.end("signedOut");
    return created;
  }
}
