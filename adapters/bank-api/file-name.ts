/** The name of a file in a Content-Disposition header (RFC 6266): the one in UTF-8 where there is one; "" where there is none. */
export function fileNameIn(disposition: string): string {
  const [, extended] = /(?:^|;)\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  const decoded = extended && percentDecoded(extended);
  if (decoded) return bare(decoded);
  const [, quoted, plain = ""] = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/i.exec(disposition) ?? [];
  return bare(quoted?.replace(/\\(.)/g, "$1") ?? plain);
}

/** A name is never a path. */
const bare = (name: string): string => name.replace(/^.*[\\/]/, "");

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
