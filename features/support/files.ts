import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Download } from "playwright-core";
import readXlsxFile from "read-excel-file/node";

/** All that a downloaded file says, read by libraries that the product does not write it with. */
export async function textOf(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  return download.suggestedFilename().endsWith(".pdf") ? pdfText(bytes) : workbookText(bytes);
}

async function pdfText(bytes: Buffer): Promise<string> {
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
  const [sheet] = await readXlsxFile(bytes);
  return (sheet?.data ?? []).flat().filter(Boolean).join(" ");
}
