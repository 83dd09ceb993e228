import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PdfDefinition } from "pdfmake";

const fontFolder = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "fonts", "Roboto");
const font = (face: string): string => join(fontFolder, `Roboto-${face}.ttf`);
const faces = {
  normal: font("Regular"),
  bold: font("Medium"),
  italics: font("Italic"),
  bolditalics: font("MediumItalic"),
};
const fontFiles = new Set(Object.values(faces));

let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first document, for a bank that starts needs none. */
async function load() {
  const { default: pdfmake } = await import("pdfmake");
  // A document is made of its own words: no text in it can make the bank read another file, or anything from elsewhere.
  pdfmake.setFonts({ Roboto: faces });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  return pdfmake;
}

export async function renderPdf(definition: PdfDefinition): Promise<Buffer> {
  loading ??= load();
  const pdfmake = await loading;
  return pdfmake.createPdf(definition).getBuffer();
}
