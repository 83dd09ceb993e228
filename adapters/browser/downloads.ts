import type { BankFile } from "../../application/ports/bank-file";

/** Long enough for the browser to start the download. */
const REVOKED_AFTER_MS = 60_000;

/** Saves a file of the bank in the browser's downloads folder. */
export const downloads = {
  save({ name, mimeType, bytes }: BankFile): void {
    const url = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS);
  },
};
