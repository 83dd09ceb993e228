import { describe, expect, it } from "vitest";
import { isZip, zipSize } from "../../../adapters/spreadsheets/zip-size";

type Entry = {
  readonly size: number;
  readonly signature?: number;
  readonly name?: number;
  readonly extra?: number;
  readonly comment?: number;
};

/** An entry of a directory, followed by as many zeros as its name, extra field and comment are long. */
function entryOf({ size, signature = 0x02014b50, name = 0, extra = 0, comment = 0 }: Entry): Buffer {
  const entry = Buffer.alloc(46 + name + extra + comment);
  entry.writeUInt32LE(signature, 0);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name, 28);
  entry.writeUInt16LE(extra, 30);
  entry.writeUInt16LE(comment, 32);
  return entry;
}

/** The end of an archive: the number of entries and where the directory starts. */
function endOf(parts: number, start: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts, 10);
  end.writeUInt32LE(start, 16);
  return end;
}

const sizeOf = (...pieces: readonly Buffer[]) => zipSize(new Uint8Array(Buffer.concat(pieces)));

describe("the signature of a ZIP archive", () => {
  it.each([
    ["PK", true],
    ["Pk", false],
    ["XK", false],
    ["P", false],
    ["", false],
  ])("a file that starts with %j is an archive: %s", (start, expected) => {
    expect(isZip(new TextEncoder().encode(start))).toBe(expected);
  });
});

describe("the unpacked size of a ZIP archive", () => {
  it("an archive without entries has the size zero", () => {
    expect(sizeOf(endOf(0, 0))).toEqual({ parts: 0, bytes: 0 });
  });

  it("the size is the sum of all entries, whose names, extra fields and comments have any length", () => {
    const first = entryOf({ size: 70_000, name: 259, extra: 258, comment: 260 });
    expect(sizeOf(first, entryOf({ size: 5 }), endOf(2, 0))).toEqual({ parts: 2, bytes: 70_005 });
  });

  it("the size of an entry that is stored in another field is infinite", () => {
    const entries = [entryOf({ size: 0xffffffff }), entryOf({ size: 1 })];
    expect(sizeOf(...entries, endOf(2, 0))).toEqual({ parts: 2, bytes: Number.POSITIVE_INFINITY });
    expect(sizeOf(entryOf({ size: 0xfffffffe }), endOf(1, 0))).toEqual({ parts: 1, bytes: 0xfffffffe });
  });

  it("a view of a larger buffer is read from its own start", () => {
    const bytes = new Uint8Array(Buffer.concat([Buffer.alloc(7), entryOf({ size: 5 }), endOf(1, 0)]));
    expect(zipSize(bytes.subarray(7))).toEqual({ parts: 1, bytes: 5 });
  });

  it("an entry may reach to the end of the file, but not beyond it", () => {
    const entry = entryOf({ size: 5 });
    expect(sizeOf(endOf(1, 22), entry)).toEqual({ parts: 1, bytes: 5 });
    expect(sizeOf(endOf(1, 22), entry.subarray(0, 45))).toBeUndefined();
  });

  it("an archive whose directory is outside the file or not a directory has no size", () => {
    expect(sizeOf(endOf(1, 10_000))).toBeUndefined();
    expect(sizeOf(entryOf({ size: 5, signature: 0x02014b51 }), endOf(1, 0))).toBeUndefined();
    expect(sizeOf(entryOf({ size: 5 }), endOf(2, 0))).toBeUndefined();
  });

  it("a file without the end of an archive has no size", () => {
    expect(sizeOf(Buffer.alloc(30))).toBeUndefined();
    expect(sizeOf(Buffer.alloc(3))).toBeUndefined();
  });

  it("the end of an archive is found before a comment of up to 65,535 bytes", () => {
    const content = [Buffer.alloc(9), entryOf({ size: 5 }), endOf(1, 9)];
    expect(sizeOf(...content, Buffer.alloc(0xffff))).toEqual({ parts: 1, bytes: 5 });
    expect(sizeOf(...content, Buffer.alloc(0xffff + 1))).toBeUndefined();
  });
});
