import { createHash } from "node:crypto";
import type { Response } from "express";

export const POLICY_HEADER = "Content-Security-Policy";
type Directive = "script-src" | "style-src";
/** Hash sources of a page's inline scripts and styles, by directive of the content security policy. */
export type InlineHashes = Readonly<Record<Directive, string>>;
export const NOTHING_INLINE: InlineHashes = { "script-src": "", "style-src": "" };

/** Hashes the inline elements that the build adds for the first paint; no others have content. */
export function inlineHashes(html: string): InlineHashes {
  const hashes = (element: RegExp) => [...html.matchAll(element)].map(([, content = ""]) => ` ${hashSource(content)}`);
  return {
    "script-src": hashes(/<script>(.*?)<\/script>/gs).join(""),
    "style-src": hashes(/<style>(.*?)<\/style>/gs).join(""),
  };
}

const hashSource = (content: string): string => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Extends the policy by the hashes, so that no other inline code runs. */
export function policyWith(inline: InlineHashes, policy: string): string {
  return policy.replace(
    /(script-src|style-src) 'self'/g,
    (sources, directive: Directive) => sources + inline[directive],
  );
}

/** The policy that `securityHeaders` has set. */
export const policyOf = (response: Response): string => String(response.getHeader(POLICY_HEADER));
