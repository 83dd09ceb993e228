import { extractRawText } from "mammoth";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import readXlsxFile from "read-excel-file/node";

/** The texts of each page of a PDF, read by a library that this project does not write with. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const texts = numbers.map(async (number) => {
    const { items } = await (await document.getPage(number)).getTextContent();
    return items.flatMap((item) => ("str" in item && item.str.trim() ? [item.str] : [])).join(" ");
  });
  return Promise.all(texts);
}

type CellValue = string | number | boolean | Date | null;

/** The rows of a workbook's first sheet, likewise: a figure is a number and a day is a date, or the file is wrong. */
export async function rowsOf(xlsx: Uint8Array): Promise<CellValue[][]> {
  const [sheet] = await readXlsxFile(Buffer.from(xlsx));
  // The library names its cells by the constructors of their values.
  return (sheet?.data ?? []) as unknown as CellValue[][];
}

/** What a Word document says, each cell of a table a paragraph, likewise. */
export async function documentTextOf(docx: Uint8Array): Promise<string> {
  return (await extractRawText({ buffer: Buffer.from(docx) })).value;
}
