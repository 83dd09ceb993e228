import type { SupportPort } from "../../../application/support/support-port";
import { KEY_SET_PATH } from "../../../contract/papers";
import { support } from "../../../contract/support";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import { toPaperState } from "../values/read-listed";

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
    return reply.ok ? ok({ message: reply.value.description || undefined }) : reply;
  };

  directives: SupportPort["directives"] = async () => {
    const reply = await this.bank.call(support.directives, {});
    if (!reply.ok) return reply;
    return ok(reply.value.regulatoryDirectives.map(({ fileName, url }) => ({ fileName: fileName || url, url })));
  };

  lineIn: SupportPort["lineIn"] = async (file) => {
    const loaded = await import("../../browser/line-in-file").catch(() => undefined);
    return loaded ? loaded.lineInFile(file) : "";
  };

  /** The library that checks signatures is loaded on demand, because few visitors need it. */
  checkPaper: SupportPort["checkPaper"] = async (line) => {
    const keys = await fetch(KEY_SET_PATH)
      .then((answer): unknown => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
    const loaded = await import("./check-paper").catch(() => undefined);
    return loaded && keys !== undefined ? loaded.checkPaper(line, keys) : { kind: "noKeys" };
  };

  paperToday: SupportPort["paperToday"] = async (signature) => {
    const reply = await this.bank.call(support.paper, { signature });
    if (!reply.ok) return reply;
    const { state, stateDate, isApprovedByTwo, isReplaced } = reply.value;
    return ok({
      state: toPaperState(state) ?? "unknown",
      since: stateDate ?? "",
      isApprovedByTwo: String(isApprovedByTwo) === "true",
      isReplaced: String(isReplaced) === "true",
    });
  };
}
