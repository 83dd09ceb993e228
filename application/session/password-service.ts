import { ok, type Result } from "../../domain/result";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { DefaultPassword, PasswordsPort } from "./passwords-port";
import type { SessionState } from "./session-state";

/** The two ways to a new password: because it was forgotten, or because the bank demands one at sign-in (specification 1, section 4). */
export class PasswordService {
  /** Who proved in this visit to have forgotten it; else Reset Password asks for the user name. */
  forgottenBy = "";

  constructor(
    private readonly passwords: PasswordsPort,
    private readonly state: SessionState,
  ) {}

  /** Whoever signed in and may do nothing before there is a new password. */
  get changingUser(): string | undefined {
    const { session, ended } = this.state;
    return session?.mustChangePassword && !ended ? session.user.userName : undefined;
  }

  /** The user name is validated first; the code that follows makes the bank send a default password. */
  async forgotten(userName: string): Promise<Result<ProtectedAction<void>, BankFailure>> {
    const { passwords } = this;
    const validated = await passwords.validateUserName(userName);
    if (!validated.ok) return validated;
    const otp: OtpPort = {
      send: () => passwords.sendForgottenCode(userName),
      check: async (code) => {
        const checked = await passwords.checkForgottenCode(userName, code);
        if (checked.ok) this.forgottenBy = userName;
        return checked;
      },
    };
    return ok(new ProtectedAction(otp, { prepare: () => ({ intent: undefined, submit: async () => ok(undefined) }) }));
  }

  replaceDefault(replaced: DefaultPassword): Promise<Result<string | undefined, BankFailure>> {
    return this.passwords.replaceDefault(replaced);
  }

  /** The session was good for this alone: the bank ends it, and so do we. */
  async create(newPassword: string): Promise<Result<string | undefined, BankFailure>> {
    const created = await this.passwords.create(newPassword);
    if (created.ok) this.state.end("signedOut");
    return created;
  }
}
