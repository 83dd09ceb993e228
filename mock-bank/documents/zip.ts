import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<string> | Iterable<string> };
type Written = {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
};

/**
 * Writes a ZIP archive of up to 4 GB entry by entry while contents arrive; office files are ZIP archives. Sizes and
 * checksums follow each entry in a data descriptor.
 */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name: given, content } of entries) {
    const name = Buffer.from(given);
    const head = localHead(name);
    yield head;
    const sums = { crc: 0, size: 0, packed: 0 };
    for await (const chunk of deflated(content, sums)) {
      sums.packed += chunk.length;
      yield chunk;
    }
    yield descriptor(sums);
    written.push({ name, offset, ...sums });
    offset += head.length + sums.packed + DESCRIPTOR_LENGTH;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield end(written.length, directory.length, offset);
}

function deflated(content: ZipEntry["content"], sums: { crc: number; size: number }): AsyncIterable<Buffer> {
  const counted = async function* () {
    for await (const part of content) {
      const bytes = Buffer.from(part);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  };
  const packed = createDeflateRaw();
  // Errors surface on the stream itself; the promise only repeats them.
  pipeline(Readable.from(counted()), packed).catch(() => undefined);
  return packed;
}

const DESCRIPTOR_LENGTH = 16;
/** Flags: sizes after the content, names in UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first date of the format. The real date is not disclosed. */
const DATE = 0x21;

const localHead = (name: Buffer): Buffer =>
  record(
    0x04034b50,
    [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ],
    name,
  );

const descriptor = ({ crc, packed, size }: Pick<Written, "crc" | "packed" | "size">): Buffer =>
  record(0x08074b50, [
    [4, crc],
    [4, packed],
    [4, size],
  ]);

const directoryEntry = ({ name, offset, crc, packed, size }: Written): Buffer =>
  record(
    0x02014b50,
    [
      ...([
        [2, VERSION],
        [2, VERSION],
        [2, FLAGS],
        [2, DEFLATED],
        [2, 0],
        [2, DATE],
      ] as const),
      ...([
        [4, crc],
        [4, packed],
        [4, size],
        [2, name.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ] as const),
    ],
    name,
  );

const end = (entries: number, size: number, offset: number): Buffer =>
  record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, entries],
    [2, entries],
    [4, size],
    [4, offset],
    [2, 0],
  ]);

type Field = readonly [bytes: number, value: number];

/** Encodes a record: a signature, little-endian numbers, and an optional name. */
function record(signature: number, fields: readonly Field[], name: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 4));
  let at = head.writeUInt32LE(signature, 0);
  for (const [bytes, value] of fields) at = head.writeUIntLE(value, at, bytes);
  return Buffer.concat([head, name]);
}
