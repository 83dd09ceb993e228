import type { BankFile } from "./bank-file";
import { token } from "./token";

/** Saves files on the user's computer. */
export interface Downloads {
  save(file: BankFile): void;
  /** Saves several files as one ZIP archive. */
  saveArchive(name: string, files: readonly BankFile[]): Promise<void>;
}
export const Downloads = token<Downloads>("Downloads");
