import type { RequestHandler } from "express";
import { directivePdf } from "./directive";
import { type Directive, directives } from "./directives";

const made = new Map<string, Promise<Buffer>>();

/**
 * Serves `/directives/:file` without sign-in. Names are looked up in the list and never used as paths. Each file is
 * generated once per process.
 */
export const directiveFile =
  (bankName: string): RequestHandler<{ file: string }> =>
  async ({ params }, response, next) => {
    const directive = directives.find(({ name }) => params.file === `${name}.pdf`);
    if (!directive) return next();
    const pdf = await pdfOf(directive, bankName);
    response.setHeader("Cache-Control", "public, max-age=3600");
    response.setHeader("Content-Disposition", `inline; filename="${params.file}"`);
    response.type("pdf").send(pdf);
  };

const pdfOf = (directive: Directive, bankName: string): Promise<Buffer> =>
  made.get(directive.name) ?? make(directive, bankName);

function make(directive: Directive, bankName: string): Promise<Buffer> {
  const pdf = directivePdf(directive, bankName);
  made.set(directive.name, pdf);
  pdf.catch(() => made.delete(directive.name));
  return pdf;
}
