import { letterPdf } from "../documents/letter-pdf";
import { type Directive, TRAINING_NOTICE } from "./directives";

/** A regulator's directive as a PDF with the bank's letterhead, for customers. */
export const directivePdf = ({ title, sections }: Directive, bankName: string): Promise<Buffer> =>
  letterPdf({
    bankName,
    title,
    fileTitle: title,
    parts: sections.flatMap((section) => [
      { kind: "heading", text: section.title },
      ...section.paragraphs.map((text) => ({ kind: "paragraph" as const, text })),
    ]),
    footer: TRAINING_NOTICE,
  });
