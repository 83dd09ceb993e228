/** The parts of pdfmake that this bank uses. The package has no types. */
declare module "pdfmake" {
  type Text = { text: string; style?: string; alignment?: "left" | "right"; margin?: Margin };
  type Margin = number | [number, number, number, number];
  type Table = { table: { widths: (string | number)[]; body: Text[][] }; layout?: string; margin?: Margin };
  type Style = { fontSize?: number; bold?: boolean; color?: string };

  export type PdfDefinition = {
    info: { title: string; author: string };
    pageSize: "A4";
    pageMargins: Margin;
    defaultStyle: Style;
    styles: Record<string, Style>;
    content: (Text | Table)[];
    footer?: Text;
  };

  const pdfmake: {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(definition: PdfDefinition): { getBuffer(): Promise<Buffer> };
  };
  // biome-ignore lint/style/noDefaultExport: it is the package's own.
  export default pdfmake;
}
