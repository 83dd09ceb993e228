import type { BankFile } from "../../application/ports/downloads";

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
  async saveArchive(name: string, files: readonly BankFile[]): Promise<void> {
    const { zipSync } = await import("fflate");
    // Contents are stored as they are: PDF and Excel files are compressed already.
    const bytes = zipSync(Object.fromEntries(unlike(files).map((file) => [file.name, file.bytes])), { level: 0 });
    this.save({ name, mimeType: "application/zip", bytes });
  },
};

/** Numbers files that would have the same name, because the last digits of their accounts are masked. */
function unlike(files: readonly BankFile[]): readonly BankFile[] {
  const seen = new Map<string, number>();
  return files.map((file) => {
    const count = (seen.get(file.name) ?? 0) + 1;
    seen.set(file.name, count);
    return count === 1 ? file : { ...file, name: file.name.replace(/(\.\w+)$/, `-${count}$1`) };
  });
}
