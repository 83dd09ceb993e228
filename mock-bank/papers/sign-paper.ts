import { encodeQR } from "qr";
import { certaintyOf, PAPER_TYPE, type PaperContent, VERIFY_PATH } from "../../contract/papers";
import type { Settings } from "../core/settings";
import type { Connection } from "../database/tables";
import type { Minor } from "../ledger/minor-units";
import { signerOf } from "../signing/sign";
import { wireMoment } from "../values/wire-dates";
import { issueOf } from "./replaced-papers";

/** What a paper says about itself. */
export type Paper = {
  readonly kind: PaperContent["kind"];
  readonly reference: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly payer: string;
  /** Undefined if there are several, or none. */
  readonly beneficiary?: string | undefined;
  /** Whether only the payer gave the beneficiary's name. */
  readonly isNameGiven?: boolean;
  /** Of an account, wallet or card; only its last four digits are signed. */
  readonly number?: string | undefined;
  readonly at: Date;
};

/** The signature of a paper as it is printed. */
export type PaperCode = {
  /** The page that checks it. */
  readonly page: string;
  /** The address with the signature in its fragment. */
  readonly line: string;
  /** Rows of the QR code of the line, with its quiet zone; true is dark. */
  readonly modules: readonly (readonly boolean[])[];
  readonly signature: string;
  readonly reference: string;
  /** 2 or more for a paper that replaces an earlier one. */
  readonly issue: number;
};

const DIGITS = 4;
/** In modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Signs a paper. Undefined if this bank has no address at which the paper could be checked. */
export async function signPaper(
  db: Connection,
  settings: Settings,
  { isNameGiven, number, at, beneficiary, ...paper }: Paper,
): Promise<PaperCode | undefined> {
  const { bankName, papersUrl } = settings;
  if (!papersUrl) return undefined;
  const issue = await issueOf(db, paper);
  const content: PaperContent = {
    kind: paper.kind,
    bank: bankName,
    reference: paper.reference,
    amount: Number(paper.amount),
    currency: paper.currency,
    payer: paper.payer,
    ...(beneficiary && { beneficiary }),
    ...(beneficiary && isNameGiven && { isNameGiven }),
    ...(number && { lastDigits: number.slice(-DIGITS) }),
    date: wireMoment(at),
    certain: certaintyOf(paper.kind),
    ...(issue > 1 && { issue }),
  };
  const sign = await signerOf(db, settings);
  const signature = await sign(PAPER_TYPE, content);
  const page = `${papersUrl}${VERIFY_PATH}`;
  const line = `${page}#${signature}`;
  return {
    page,
    line,
    modules: encodeQR(line, "raw", { ecc: "low", border: QUIET_ZONE }),
    signature,
    reference: paper.reference,
    issue,
  };
}
