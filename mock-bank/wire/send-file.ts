import type { Response } from "express";
import type { FileAnswer } from "../../adapters/bank-api/contract/answers";

const NAME_LENGTH_MAX = 120;
/** What a name may not hold on one system or another, and what would end the header it stands in. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\/:*?"<>|%;]/gu;

/** A file as it is to be kept, never shown: its own bytes, told by their type alone, under a name that is safe wherever it is saved. */
export function sendFile(response: Response, { fileName, mimeType, bytes }: FileAnswer): void {
  response.attachment(safeName(fileName));
  response.setHeader("Content-Type", mimeType);
  response.setHeader("Content-Length", bytes.byteLength);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.end(bytes);
}

function safeName(name: string): string {
  const characters = [...name.normalize("NFC").replace(UNSAFE, "_").trim()].slice(-NAME_LENGTH_MAX);
  return characters.join("").replace(/^\.+/, "_") || "file";
}
