import { renderPdf } from "./pdf";

export type LabelledPage = {
  readonly bankName: string;
  readonly title: string;
  /** Added to the title in the file's properties. */
  readonly id: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly footer: string;
};

/** One page with the bank's letterhead and a list of labelled values. */
export const labelledPage = ({ bankName, title, id, lines, footer }: LabelledPage): Promise<Buffer> =>
  renderPdf({
    info: { title: `${title} ${id}`, author: bankName },
    pageSize: "A4",
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { fontSize: 10.5, color: "#24202b" },
    styles: {
      bank: { fontSize: 20, bold: true, color: "#5b2a86" },
      title: { fontSize: 13, color: "#5a5463" },
      label: { color: "#5a5463" },
      value: { bold: true },
    },
    content: [
      { text: bankName, style: "bank" },
      { text: title, style: "title", margin: [0, 2, 0, 20] },
      {
        table: { widths: [150, "*"], body: lines.map(([label, value]) => row(label, value)) },
        layout: "lightHorizontalLines",
      },
    ],
    footer: { text: footer, style: "label", margin: [56, 0, 56, 0] },
  });

const row = (label: string, value: string) => [
  { text: label, style: "label", margin: 4 },
  { text: value, style: "value", margin: 4 },
];
