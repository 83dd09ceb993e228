import type { PaperContent } from "../../contract/papers";
import type { PrintedCode } from "../documents/code-block";
import { wireMoment } from "../values/wire-dates";
import type { PaperCode } from "./sign-paper";

const certainties: Readonly<Record<PaperContent["certain"], string>> = {
  paid: "When this paper was issued, the money had left the payer for the beneficiary.",
  booked: "When this paper was issued, the balance was that of the bank's books.",
};

/** The code of a paper with the words that explain it. */
export const printedCode = (
  { modules, line, page, issue }: PaperCode,
  certain: PaperContent["certain"],
): PrintedCode => ({
  modules,
  line,
  heading: "Check this paper",
  hints: [
    `Scan the code, or open ${page} and paste the line below. The page says whether this bank has issued the paper, what it said, and what became of it since.`,
    certainties[certain],
    ...(issue > 1 ? [`This is issue ${issue}. It replaces the earlier ones.`] : []),
  ],
});

/** The last line of a paper. */
export const issuedBy = (bankName: string, at: Date, code: PaperCode | undefined): string =>
  `Issued by ${bankName} on its books of ${wireMoment(at)}. ${code ? "The code proves it." : "No signature is needed."}`;
