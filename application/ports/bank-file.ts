/** A file from the bank, for download. */
export type BankFile = { readonly name: string; readonly mimeType: string; readonly bytes: Uint8Array<ArrayBuffer> };
