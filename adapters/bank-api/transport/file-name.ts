/** Returns the file name of a Content-Disposition header (RFC 6266), preferably the UTF-8 one; "" if there is none. */
export function fileNameIn(disposition: string): string {
  const extended = /(?:^|;)\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const decoded = extended && percentDecoded(extended);
  if (decoded) return bare(decoded);
  const named = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/i.exec(disposition);
  return bare(named?.[1]?.replace(/\\(.)/g, "$1") ?? named?.[2] ?? "");
}

/** Removes any path from the name. */
const bare = (name: string): string => name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
