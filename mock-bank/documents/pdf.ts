import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import pdfmake, { type PdfDefinition } from "pdfmake";

const fontFolder = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "fonts", "Roboto");
const font = (face: string): string => join(fontFolder, `Roboto-${face}.ttf`);
const faces = {
  normal: font("Regular"),
  bold: font("Medium"),
  italics: font("Italic"),
  bolditalics: font("MediumItalic"),
};
const fontFiles = new Set(Object.values(faces));

// A document is made of its own words: no text in it can make the bank read another file, or anything from elsewhere.
pdfmake.setFonts({ Roboto: faces });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

export const renderPdf = (definition: PdfDefinition): Promise<Buffer> => pdfmake.createPdf(definition).getBuffer();
