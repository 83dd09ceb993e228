import { token } from "./token";

/** A file from the bank, for download. */
export type BankFile = { readonly name: string; readonly mimeType: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Saves files on the user's computer. */
export interface Downloads {
  save(file: BankFile): void;
  /** Saves several files as one ZIP archive. */
  saveArchive(name: string, files: readonly BankFile[]): Promise<void>;
}
export const Downloads = token<Downloads>("Downloads");
