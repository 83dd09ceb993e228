import type { SupportPort } from "../../../application/support/support-port";
import { support } from "../../../contract/support";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";

export class HttpSupport implements SupportPort {
  constructor(private readonly bank: BankClient) {}

  complain: SupportPort["complain"] = async ({ subject, fullName, phone, email, accountNumber, message }) => {
    const reply = await this.bank.call(support.complain, {
      accountNumber,
      senderName: fullName,
      phoneNumber: phone,
      emailAddress: email,
      emailSubject: subject,
      emailBody: message,
    });
    return reply.ok ? ok(undefined) : reply;
  };

  directives: SupportPort["directives"] = async () => {
    const reply = await this.bank.call(support.directives, {});
    if (!reply.ok) return reply;
    return ok(reply.value.regulatoryDirectives.map(({ fileName, url }) => ({ fileName: fileName || url, url })));
  };
}
