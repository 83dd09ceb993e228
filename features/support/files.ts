import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";

/**
 * All that a downloaded file says, read by libraries that the product does not write it with. They are loaded by the story that needs them:
 * nobody else waits for them, least of all a trainer who sets a stage.
 */
export async function textOf(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  return download.suggestedFilename().endsWith(".pdf") ? pdfText(bytes) : workbookText(bytes);
}

/** All that the browser prints of a page on A4, which is narrower than a table of the screen; in the order of the document. */
export const paperText = async (page: Page): Promise<string> =>
  pdfText(await page.pdf({ format: "A4", margin: { left: "2cm", right: "2cm" } }));

async function pdfText(bytes: Buffer): Promise<string> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
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
