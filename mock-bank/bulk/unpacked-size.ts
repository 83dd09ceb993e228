import { inflateRawSync } from "node:zlib";
import { sheetLimits } from "../limits/limits";

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const COMMENT_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;

/**
 * Returns why an archive cannot be read: its unpacked size exceeds `max` bytes, or it is damaged or not a plain ZIP as
 * spreadsheets are. It unpacks each part, because declared sizes can be false, and passes it to `look` without keeping
 * it.
 */
export function faultOfArchive(
  archive: Buffer,
  max: number,
  look: (part: Buffer) => void,
): "tooMuch" | "damaged" | undefined {
  try {
    let total = 0;
    for (const packed of entriesOf(archive)) {
      const part =
        packed.method === STORED ? packed.bytes : inflated(packed.bytes, Math.min(max - total, mostOf(packed)));
      total += part.length;
      if (total > max) return "tooMuch";
      look(part);
    }
    return undefined;
  } catch (error) {
    const isTooMuch = error === tooManyParts || (error instanceof Error && "code" in error && error.code === TOO_LARGE);
    // Invalid offsets and corrupt or truncated data.
    return isTooMuch ? "tooMuch" : "damaged";
  }
}

/** Code of the error of zlib about a part that unpacks to more than it may. */
const TOO_LARGE = "ERR_BUFFER_TOO_LARGE";
const tooManyParts = new Error("Too many parts");

const inflated = (bytes: Buffer, max: number): Buffer => inflateRawSync(bytes, { maxOutputLength: Math.max(max, 1) });

const mostOf = ({ bytes }: Packed): number => Math.max(sheetLimits.alwaysFineBytes, bytes.length * sheetLimits.ratio);

/** Returns the unpacked size that a file claims in its directory; for other files their own size. */
export function claimedSize(file: Buffer): number {
  try {
    return entriesOf(file).reduce((sum, { claimed }) => sum + claimed, 0);
  } catch {
    return file.length;
  }
}

type Packed = { readonly method: number; readonly bytes: Buffer; readonly claimed: number };

function entriesOf(archive: Buffer): Packed[] {
  let end = archive.length - END_LENGTH;
  while (archive.readUInt32LE(end) !== END_OF_DIRECTORY)
    if (--end < archive.length - END_LENGTH - COMMENT_MAX) throw noArchive();
  const count = archive.readUInt16LE(end + 10);
  if (count > sheetLimits.parts) throw tooManyParts;
  const entries: Packed[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== ENTRY) throw noArchive();
    entries.push(entryAt(archive, at));
    at += ENTRY_LENGTH + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function entryAt(archive: Buffer, at: number): Packed {
  const method = archive.readUInt16LE(at + 10);
  const length = archive.readUInt32LE(at + 20);
  const local = archive.readUInt32LE(at + 42);
  if (archive.readUInt32LE(local) !== LOCAL || (method !== STORED && method !== DEFLATED)) throw noArchive();
  const start = local + LOCAL_LENGTH + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (start + length > archive.length) throw noArchive();
  return { method, bytes: archive.subarray(start, start + length), claimed: archive.readUInt32LE(at + 24) };
}

const noArchive = () => new Error("Not an archive");
