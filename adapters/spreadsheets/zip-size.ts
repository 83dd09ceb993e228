/** Number of entries and unpacked bytes that a ZIP archive declares, read from its directory without unpacking. */
export type ZipSize = { readonly parts: number; readonly bytes: number };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_MAX = 0xffff;
/** Placeholder for sizes that are stored in another field; only archives beyond 4 GB need it. */
const IN_ANOTHER_FIELD = 0xffffffff;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Returns undefined if the archive has no readable directory. Archives of 4 GB or more return infinity. */
export function zipSize(bytes: Uint8Array): ZipSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === undefined) return undefined;
  const parts = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let part = 0; part < parts; part++) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
    const size = view.getUint32(at + 24, true);
    unpacked += size === IN_ANOTHER_FIELD ? Number.POSITIVE_INFINITY : size;
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { parts, bytes: unpacked };
}

function endOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return undefined;
}
