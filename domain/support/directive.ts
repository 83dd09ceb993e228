/** A file of the regulator that the bank publishes (specification 1, section 3). */
export type Directive = { readonly fileName: string; readonly url: string };

/**
 * Returns the URL for a link to the file: https, or the page's own origin.
 * Returns undefined for URLs that could do more than open a file (`javascript:`, `data:`, or with a password). These
 * are shown as plain text.
 */
export function linkOf({ url }: Directive, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  const isOpenable = address.protocol === "https:" || (address.protocol === "http:" && address.origin === origin);
  return isOpenable && !address.username && !address.password ? address.href : undefined;
}
