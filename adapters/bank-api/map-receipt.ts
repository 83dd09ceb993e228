import type { ReceiptFile } from "../../application/payments/payments-port";

const extensions: Readonly<Record<string, string>> = { "image/jpeg": "jpg", "image/jpg": "jpg", "image/png": "png" };

/** Saved as 'Transaction Receipt' with extension jpg, png or pdf, pdf by default (specification 1, section 3). Undefined when it is no base64. */
export function toReceiptFile(wire: { readonly mimeType: string; readonly base64: string }): ReceiptFile | undefined {
  const mimeType = wire.mimeType.toLowerCase();
  const extension = extensions[mimeType] ?? "pdf";
  const bytes = decoded(wire.base64);
  if (!bytes) return undefined;
  return {
    name: `Transaction Receipt.${extension}`,
    mimeType: extension === "pdf" ? "application/pdf" : mimeType,
    bytes,
  };
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
