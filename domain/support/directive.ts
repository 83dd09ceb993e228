/** A file of the regulator that the bank passes on (specification 1, section 3). */
export type Directive = { readonly fileName: string; readonly url: string };

/**
 * The address a link to it may have: https, or a file of the page's own origin. Undefined for everything that could do more than open a
 * file (`javascript:`, `data:`, an address with a password in it), which is then shown as plain text.
 */
export function linkOf({ url }: Directive, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  const isOpenable = address.protocol === "https:" || (address.protocol === "http:" && address.origin === origin);
  return isOpenable && !address.username && !address.password ? address.href : undefined;
}
