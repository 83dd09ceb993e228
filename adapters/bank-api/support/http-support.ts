import type { PapersPort, SupportPort } from "../../../application/support/support-port";
import { KEY_SET_PATH } from "../../../contract/papers";
import { support } from "../../../contract/support";
import type { BankClient } from "../transport/bank-client";
import { toPaperState } from "../values/read-listed";

export class HttpSupport implements SupportPort, PapersPort {
  constructor(private readonly bank: BankClient) {}

  complain: SupportPort["complain"] = ({ subject, fullName, phone, email, accountNumber, message }) =>
    this.bank.acknowledge(support.complain, {
      accountNumber,
      senderName: fullName,
      phoneNumber: phone,
      emailAddress: email,
      emailSubject: subject,
      emailBody: message,
    });

  directives: SupportPort["directives"] = () =>
    this.bank.read(support.directives, {}, ({ regulatoryDirectives }) =>
      regulatoryDirectives.map(({ fileName, url }) => ({ fileName: fileName || url, url })),
    );

  papers: SupportPort["papers"] = async () => this;

  /** The library that checks signatures is loaded on demand, because few visitors need it. */
  checkPaper: PapersPort["checkPaper"] = async (paper) => {
    const keys = await fetch(KEY_SET_PATH)
      .then((answer): unknown => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
    const loaded = await import("./check-paper").catch(() => undefined);
    return loaded && keys !== undefined ? loaded.checkPaper(await lineOf(paper), keys) : { kind: "noKeys" };
  };

  paperToday: PapersPort["paperToday"] = (signature) =>
    this.bank.read(support.paper, { signature }, ({ state, stateDate, isApprovedByTwo, isReplaced }) => ({
      state: toPaperState(state) ?? "unknown",
      since: stateDate ?? "",
      isApprovedByTwo: String(isApprovedByTwo) === "true",
      isReplaced: String(isReplaced) === "true",
    }));
}

/** Empty if the file has no line. */
async function lineOf(paper: string | Blob): Promise<string> {
  if (typeof paper === "string") return paper;
  const loaded = await import("../../browser/line-in-file").catch(() => undefined);
  return loaded ? loaded.lineInFile(paper) : "";
}
