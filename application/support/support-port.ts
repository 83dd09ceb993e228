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
  /** Finds the line in a PDF of the bank, or in the QR code of a picture. Empty if there is none. */
  lineIn(file: Blob): Promise<string>;
  /** Checks the signature in a line from a paper in the browser. The bank is asked for its public keys only. */
  checkPaper(line: string): Promise<PaperCheck>;
  /** Asks the bank what became of a paper. A bank without this call answers with a failure. */
  paperToday(signature: string): Promise<Result<PaperToday, BankFailure>>;
}
export const SupportPort = token<SupportPort>("SupportPort");
