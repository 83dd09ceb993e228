import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { PapersPort, SupportPort } from "../../application/support/support-port";
import { ok, type Result } from "../../domain/result";
import type { Complaint } from "../../domain/support/complaint";
import type { PaperCheck, PaperToday } from "../../domain/support/paper";
import { refused } from "./in-memory-bank";

const PER_DEVICE_MAX = 5;

/** The support port of one browser. It applies the bank's hourly limit of complaints, and the hour never ends. */
export class InMemorySupport implements SupportPort, PapersPort {
  private readonly complaints = new Set<string>();

  async complain(complaint: Complaint): Promise<Result<Acknowledgement, BankFailure>> {
    const written = JSON.stringify(complaint);
    if (!this.complaints.has(written) && this.complaints.size >= PER_DEVICE_MAX) return refused("Too many complaints.");
    this.complaints.add(written);
    return ok({ message: `Your complaint was received. Reference: C${[...this.complaints].indexOf(written) + 1}` });
  }

  async papers() {
    return this;
  }

  async checkPaper(): Promise<PaperCheck> {
    return { kind: "foreign" };
  }

  async paperToday(): Promise<Result<PaperToday, BankFailure>> {
    return refused("This is no paper of this bank.");
  }

  async directives() {
    return ok([{ fileName: "Data Protection Act", url: "/directives/data-protection.pdf" }]);
  }
}
