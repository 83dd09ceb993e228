import type { Device } from "../../../application/session/device-port";
import type { PasswordsPort } from "../../../application/session/passwords-port";
import { otp } from "../../../contract/otp";
import { session } from "../../../contract/session";
import { fail, ok, type Result } from "../../../domain/result";
import { destinationIn, refusedCode } from "../otp/http-otp";
import type { BankClient, CallFailure } from "../transport/bank-client";

export class HttpPasswords implements PasswordsPort {
  constructor(
    private readonly bank: BankClient,
    private readonly device: Pick<Device, "id">,
  ) {}

  validateUserName: PasswordsPort["validateUserName"] = async (username) => {
    const validated = await this.bank.call(session.validateUsername, { username });
    return validated.ok ? ok(undefined) : validated;
  };

  sendForgottenCode: PasswordsPort["sendForgottenCode"] = async (username) =>
    destinationIn(await this.bank.call(otp.sendSignedOut, { deviceId: await this.device.id(), username }));

  checkForgottenCode: PasswordsPort["checkForgottenCode"] = async (userName, code) => {
    const checked = await this.bank.call(otp.verifyForgotPassword, { otp: code, userName });
    return checked.ok ? ok(undefined) : fail(refusedCode(checked.failure));
  };

  /**
   * Sends the user name as `loginId`, which is unknown before the sign-in; the bank accepts that (spec gaps, sign-in).
   */
  replaceDefault: PasswordsPort["replaceDefault"] = async ({ userName, defaultPassword, newPassword }) =>
    messageOf(
      await this.bank.call(session.resetDefaultPassword, {
        password: defaultPassword,
        newPassword,
        confirmPassword: newPassword,
        deviceID: await this.device.id(),
        loginId: userName,
      }),
    );

  create: PasswordsPort["create"] = async (newPassword) =>
    messageOf(await this.bank.call(session.changePassword, { newPassword, confirmPassword: newPassword }));
}

type DescribedReply = { readonly description?: string | null | undefined };

const messageOf = (reply: Result<DescribedReply, CallFailure>): Result<string | undefined, CallFailure> =>
  reply.ok ? ok(reply.value.description || undefined) : reply;
