import { createHash } from "node:crypto";
import type { Response } from "express";

type Directive = "script-src" | "style-src";
/** What stands inside a page, by the directive of the content policy that must know its hash. */
export type InlineHashes = Readonly<Record<Directive, string>>;
export const NOTHING_INLINE: InlineHashes = { "script-src": "", "style-src": "" };

/** Of the elements that the build put into the page for its first paint; there are none with content besides. */
export function inlineHashes(html: string): InlineHashes {
  const hashes = (element: RegExp) => [...html.matchAll(element)].map(([, content = ""]) => ` ${hashSource(content)}`);
  return {
    "script-src": hashes(/<script>(.*?)<\/script>/gs).join(""),
    "style-src": hashes(/<style>(.*?)<\/style>/gs).join(""),
  };
}

const hashSource = (content: string): string => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** The policy of every answer, which lets nothing inline run but these very texts. */
export function policyWith(inline: InlineHashes, response: Response): string {
  const policy = String(response.getHeader("Content-Security-Policy"));
  return policy.replace(
    /(script-src|style-src) 'self'/g,
    (sources, directive: Directive) => sources + inline[directive],
  );
}
