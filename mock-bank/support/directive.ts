import { renderPdf } from "../documents/pdf";
import { type Directive, TRAINING_NOTICE } from "./directives";

/** A regulator's directive as a one-page PDF with the bank's letterhead, for customers. */
export const directivePdf = ({ title, sections }: Directive, bankName: string): Promise<Buffer> =>
  renderPdf({
    info: { title, author: bankName },
    pageSize: "A4",
    pageMargins: [56, 56, 56, 72],
    defaultStyle: { fontSize: 10.5, color: "#24202b" },
    styles: {
      bank: { fontSize: 20, bold: true, color: "#5b2a86" },
      title: { fontSize: 13, color: "#5a5463" },
      section: { fontSize: 12, bold: true },
      notice: { fontSize: 9, color: "#5a5463" },
    },
    content: [
      { text: bankName, style: "bank" },
      { text: title, style: "title", margin: [0, 2, 0, 12] },
      ...sections.flatMap((section) => [
        { text: section.title, style: "section", margin: [0, 12, 0, 4] as Margin },
        ...section.paragraphs.map((text) => ({ text, margin: [0, 0, 0, 8] as Margin })),
      ]),
    ],
    footer: { text: TRAINING_NOTICE, style: "notice", margin: [56, 16, 56, 0] },
  });

type Margin = [number, number, number, number];
