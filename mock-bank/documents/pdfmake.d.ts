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

/** PDFKit, the engine of pdfmake. */
declare module "pdfmake/js/PDFDocument.js" {
  type Reference = { readonly data: Record<string, unknown>; end(content?: string): void };
  type Options = { autoFirstPage: boolean; info: { Title: string; Author: string } };

  export class PdfKit {
    constructor(fonts: object, images: object, patterns: object, attachments: object, options: Options);
    on(event: "data", listener: (chunk: Buffer) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    /** The current page, with its drawings by name. */
    page: { xobjects: Record<string, Reference> };
    /** The current font with its word cache. The ascender is in thousandths of the size. */
    _font: {
      layoutCache: object;
      readonly id: string;
      readonly ascender: number;
      ref(): Reference;
      encode(text: string): [glyphs: string[], positions: unknown];
    };
    /** Creates an object of the file; it is written when it ends. */
    ref(data: Record<string, unknown>): Reference;
    /** Adds drawing operations in PDF syntax. */
    addContent(operations: string): this;
    addPage(options: { size: [width: number, height: number]; margin: number }): this;
    font(file: string): this;
    fontSize(points: number): this;
    fillColor(ink: string): this;
    fill(ink: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    text(text: string, x: number, y: number, options: { lineBreak: boolean }): this;
    widthOfString(text: string): number;
    end(): void;
  }
  // biome-ignore lint/style/noDefaultExport: it is the package's own.
  export default PdfKit;
}
