import type { Result } from "../../domain/result";
import type { Complaint } from "../../domain/support/complaint";
import type { Directive } from "../../domain/support/directive";
import type { PaperCheck, PaperToday } from "../../domain/support/paper";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The bank's support, available with and without a session. */
export interface SupportPort {
  /** The bank's message contains its reference of the complaint. */
  complain(complaint: Complaint): Promise<Result<Acknowledgement, BankFailure>>;
  directives(): Promise<Result<readonly Directive[], BankFailure>>;
  /** Loads the check of papers, which few visitors need; undefined if it cannot be loaded. */
  papers(): Promise<PapersPort | undefined>;
}
export const SupportPort = token<SupportPort>("SupportPort");

/** Papers of the bank, for anyone who has one. */
export interface PapersPort {
  /**
   * Checks the signature in a line from a paper, in a PDF of the bank or in a picture of a code. It is read in the browser;
   * the bank is asked for its public keys only.
   */
  checkPaper(paper: string | Blob): Promise<PaperCheck>;
  /** Asks the bank what became of a paper. A bank without this call answers with a failure. */
  paperToday(signature: string): Promise<Result<PaperToday, BankFailure>>;
}
