/** A file of the bank's, to keep. */
export type BankFile = { readonly name: string; readonly mimeType: string; readonly bytes: Uint8Array<ArrayBuffer> };
