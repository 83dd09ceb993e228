import { extractRawText } from "mammoth";
import readXlsxFile from "read-excel-file/node";
import { getDocumentProxy } from "unpdf";

/** Returns the text of each page of a PDF, read by a library that the product does not use. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const texts = numbers.map(async (number) => {
    const { items } = await (await document.getPage(number)).getTextContent();
    return items.flatMap((item) => ("str" in item && item.str.trim() ? [item.str] : [])).join(" ");
  });
  return Promise.all(texts);
}

type CellValue = string | number | boolean | Date | null;

/**
 * Returns the rows of a workbook's first sheet, read by a library that the product does not use. Numbers and dates must
 * have their types.
 */
export async function rowsOf(xlsx: Uint8Array): Promise<CellValue[][]> {
  const [sheet] = await readXlsxFile(Buffer.from(xlsx));
  // The library declares the types of cells as constructors, such as `typeof Date`.
  return (sheet?.data ?? []) as unknown as CellValue[][];
}

/**
 * Returns the text of a Word document, one paragraph for each table cell, read by a library that the product does not
 * use.
 */
export async function documentTextOf(docx: Uint8Array): Promise<string> {
  return (await extractRawText({ buffer: Buffer.from(docx) })).value;
}
