import type { BankFile } from "./bank-file";
import { token } from "./token";

/** Saves files on the user's computer. */
export interface Downloads {
  save(file: BankFile): void;
}
export const Downloads = token<Downloads>("Downloads");
