import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";

/** A success of a call whose answer is a file: it is sent as it is written, so that none is ever in memory as a whole. */
export type WrittenFile = {
  readonly fileName: string;
  readonly mimeType: string;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

export const isWrittenFile = (answer: object): answer is WrittenFile => "chunks" in answer;

const NAME_LENGTH_MAX = 120;
/** What a name may not hold on one system or another, and what would end the header it stands in. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\/:*?"<>|%;]/gu;

/**
 * A file as it is to be kept, never shown: its own bytes, told by their type alone, under a name that is safe wherever it is saved.
 * One that cannot be written to its end breaks off the connection: nobody takes a part for the whole.
 * @throws what kept it from its end; a customer who leaves is no failure.
 */
export async function sendFile(response: Response, { fileName, mimeType, chunks }: WrittenFile): Promise<void> {
  response.attachment(safeName(fileName));
  response.setHeader("Content-Type", mimeType);
  response.setHeader("X-Content-Type-Options", "nosniff");
  try {
    await pipeline(Readable.from(chunks, { objectMode: false }), response);
  } catch (error) {
    const hasLeft = error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
    if (!hasLeft) throw error;
  }
}

function safeName(name: string): string {
  const characters = [...name.normalize("NFC").replace(UNSAFE, "_").trim()].slice(-NAME_LENGTH_MAX);
  return characters.join("").replace(/^\.+/, "_") || "file";
}
