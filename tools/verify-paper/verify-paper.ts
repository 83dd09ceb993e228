import { readSignature } from "../verify-activity/signature";
import { textOf } from "./read-line";

export type PaperVerdict =
  | { readonly kind: "signed"; readonly content: Readonly<Record<string, unknown>>; readonly readAs: string }
  | { readonly kind: "unsigned"; readonly fault: string; readonly readAs: string };

const LINE = /(?:^|#)([\w-]{10,2000}\.[\w-]{10,8000}\.[\w-]{86})/;

/**
 * Checks the signed line of a paper: the text of a PDF, Word or Excel file, the QR code of a picture, or the line itself.
 * @param keys the bank's published key set, as parsed JSON
 */
export async function verifyPaper(file: Buffer, keys: unknown): Promise<PaperVerdict> {
  const { kind: readAs, text } = await textOf(file);
  const [, signature] = LINE.exec(text.replaceAll(/\s/g, "")) ?? [];
  if (!signature)
    return { kind: "unsigned", readAs, fault: `no signed line was found in this file, read as ${readAs}` };
  const read = readSignature(signature, keys, "paper+jws");
  return "fault" in read ? { kind: "unsigned", readAs, ...read } : { kind: "signed", readAs, content: read.content };
}
