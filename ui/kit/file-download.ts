import { runInAction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { BankFile, Downloads } from "../../application/ports/downloads";
import type { Result } from "../../domain/result";
import { makeStore } from "./make-store";

/** A button that downloads a file. It ignores further clicks while a download is running. */
export class FileDownload {
  isBusy = false;
  /** The reason why the last file was not saved. */
  failure: BankFailure | undefined;

  constructor(private readonly downloads: Downloads) {
    makeStore(this);
  }

  /**
   * @param name replaces the bank's name of the file
   * @returns undefined if another download is running
   */
  async save(
    fetch: () => Promise<Result<BankFile, BankFailure>>,
    name?: string,
  ): Promise<Result<BankFile, BankFailure> | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    this.failure = undefined;
    const file = await fetch();
    if (file.ok) this.downloads.save(name ? { ...file.value, name } : file.value);
    runInAction(() => {
      this.isBusy = false;
      this.failure = file.ok ? undefined : file.failure;
    });
    return file;
  }

  forget(): void {
    this.failure = undefined;
  }
}
