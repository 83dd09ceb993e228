import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import type { SavedFile } from "./downloads";

/**
 * Returns the text of a downloaded file, read with other libraries than those that wrote it. They are imported on
 * demand, so that other scenarios and the staging of lessons start faster.
 */
export async function textOf(download: SavedFile): Promise<string> {
  const bytes = await readFile(await download.path());
  return download.suggestedFilename().endsWith(".pdf") ? pdfText(bytes) : workbookText(bytes);
}

/**
 * Returns the printed text of a page on A4 paper, which is narrower than the tables on the screen, in document order.
 */
export const paperText = async (page: Page): Promise<string> =>
  pdfText(await page.pdf({ format: "A4", margin: { left: "2cm", right: "2cm" } }));

async function pdfText(bytes: Buffer): Promise<string> {
  const { getDocumentProxy } = await import("unpdf");
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => (await document.getPage(number)).getTextContent()));
  return pages
    .flatMap(({ items }) => items)
    .map((item) => ("str" in item ? item.str : ""))
    .join(" ")
    .replace(/\s+/g, " ");
}

export async function workbookText(bytes: Buffer): Promise<string> {
  const { default: readXlsxFile } = await import("read-excel-file/node");
  const [sheet] = await readXlsxFile(bytes);
  return (sheet?.data ?? []).flat().filter(Boolean).join(" ");
}
