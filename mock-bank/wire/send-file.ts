import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import type { WrittenFile } from "../core/handler";

const NAME_LENGTH_MAX = 120;
/** Characters that a system does not allow in file names, or that would end the header. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\/:*?"<>|%;]/gu;

/**
 * Sends a file as a download that browsers do not display, with its media type and a name that is safe on every system.
 * An incomplete file closes the connection, so that it is not mistaken for the whole.
 * @throws the error that stopped the file; not if the customer disconnects
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
