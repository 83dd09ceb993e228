import type { OwnPasswordPort } from "../../../application/session/passwords-port";
import { passwords } from "../../../contract/passwords";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";

export class HttpOwnPassword implements OwnPasswordPort {
  constructor(private readonly bank: BankClient) {}

  replace: OwnPasswordPort["replace"] = async ({ password, newPassword }) => {
    const reply = await this.bank.call(passwords.replace, { password, newPassword, confirmPassword: newPassword });
    return reply.ok ? ok(reply.value.description || undefined) : reply;
  };
}
