import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { eventually } from "../support/eventually";
import type { UploadFile } from "../support/workbooks";
import type { Screen } from "./screen";

/** Bulk payments, by file or by manual entry (specification 2, sections 2.1 to 2.3). */
export class BulkPage {
  readonly list: Locator;

  constructor(
    private readonly page: Page,
    private readonly screen: Screen,
  ) {
    this.list = page.getByRole("table", { name: "Bulk Transfers List", exact: true });
  }

  choose(...files: UploadFile[]): Promise<void> {
    return this.screen.field("Beneficiary List").setInputFiles(files);
  }

  async upload(source: string, file: UploadFile): Promise<void> {
    await this.screen.choose("Source Account", source);
    await this.choose(file);
    await this.screen.isToldAmongOthers("in the file");
    await this.screen.press("Upload Forms");
    await this.list.or(this.screen.dialogs()).first().waitFor();
  }

  /** Chooses a file with other headings, and waits until all its rows are read. */
  async chooseOther(source: string, file: UploadFile): Promise<void> {
    await this.screen.choose("Source Account", source);
    await this.choose(file);
    await this.screen.isToldAmongOthers("to pay,");
  }

  /** Drops the files on the drop area, like a mouse drag from the desktop. */
  async drop(files: readonly UploadFile[]): Promise<void> {
    const parts = files.map(({ name, buffer }) => ({ name, bytes: [...buffer] }));
    const carried = await this.page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of given) transfer.items.add(new File([new Uint8Array(bytes)], name));
      return transfer;
    }, parts);
    await this.page.getByText("Drag and drop the file here, or").dispatchEvent("drop", { dataTransfer: carried });
  }

  async columns(): Promise<string[]> {
    await this.list.waitFor();
    return this.list.getByRole("columnheader").allInnerTexts();
  }

  /** Waits until the rows show these cells under these headings. */
  async waitForRows(headings: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
    const places = headings.map((heading) => heading);
    const columns = await this.columns();
    await eventually(`the rows ${JSON.stringify(rows)}`, async () => {
      const shown = await Promise.all(
        (await this.list.getByRole("row").all()).slice(1).map(async (row) => {
          const cells = await row.locator("th, td").allInnerTexts();
          return places.map((heading) => cells[columns.indexOf(heading)] ?? "no such column");
        }),
      );
      return JSON.stringify(shown) === JSON.stringify(rows) || undefined;
    });
  }

  row(place: number): Locator {
    return this.list
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name: String(place), exact: true }) });
  }

  async enter(rows: readonly Readonly<Record<string, string>>[]): Promise<void> {
    for (const [at, row] of rows.entries()) {
      if (at > 0) await this.screen.press("Add one more beneficiary");
      for (const [label, text] of Object.entries(row))
        if (text) await this.screen.fillIn(`${label}, row ${at + 1}`, text);
    }
    await this.isLookedUp();
  }

  /** Waits until no lookup of a payee is running. */
  async isLookedUp(): Promise<void> {
    await this.screen.isPressableOf(/^(Make Transfer|Proceed)$/);
  }

  async fill(count: number): Promise<void> {
    const add = this.screen.thing("button", "Add one more beneficiary");
    for (let rows = 1; rows < count; rows++) await add.click();
    assert.equal(await this.page.getByRole("listitem", { name: /^Row \d+$/ }).count(), count);
  }
}
