import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** A list of requests: a table on a desktop, cards on a phone. Rows are found by the request's number. */
export class RequestsList {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  /** Waits for the list. On a phone the user selects the kind of request first. */
  async waitUntilOpen(): Promise<void> {
    const choice = this.page.getByRole("button", { name: "Between Own Accounts", exact: true });
    await this.rows().or(choice).first().waitFor();
    if (await choice.isVisible()) await this.input.press(choice);
  }

  rows(): Locator {
    return this.page
      .getByRole("main")
      .locator("tbody tr, ul[aria-label] > li")
      .filter({ hasText: /GHS|USD|EUR/ });
  }

  /** Presses the tabs that lead to a list, outermost first. */
  async choose(tabs: readonly string[]): Promise<void> {
    for (const name of tabs) await this.input.press(this.page.getByRole("tab", { name, exact: true }));
  }

  /** Returns a row's text by column heading, without its buttons and without the Actions column. */
  async cellsOf(row: Locator): Promise<Record<string, string>> {
    const headers = await this.columns();
    const shown = row.getByRole("cell");
    const cells = await shown.evaluateAll((found) =>
      found.map((cell) =>
        [...cell.childNodes]
          .filter((part) => part.nodeName !== "BUTTON" || cell.childNodes.length === 1)
          .map((part) => (part instanceof HTMLElement ? part.innerText : part.textContent))
          .join(" ")
          .replace(/\s+/g, " ")
          .trim(),
      ),
    );
    return Object.fromEntries(
      headers.map((header, at) => [header, cells[at] ?? ""]).filter(([header]) => header !== "Actions"),
    );
  }

  row(id: string): Locator {
    return this.rows().filter({ hasText: id });
  }

  async press(button: string, id: string): Promise<void> {
    await this.input.press(this.row(id).getByRole("button", { name: button, exact: true }));
  }

  async openDetails(id: string): Promise<void> {
    await this.press(id, id);
  }

  columns(): Promise<string[]> {
    return this.page.getByRole("main").getByRole("columnheader").allInnerTexts();
  }

  async turnToNextPage(): Promise<void> {
    await this.input.press(this.page.getByRole("button", { name: "Next page", exact: true }));
    await this.isTurned();
  }

  pageSize(): Locator {
    return this.page.getByLabel("Entries per page", { exact: true });
  }

  async showPerPage(size: string): Promise<void> {
    await this.input.choose(this.pageSize(), size);
    await this.isTurned();
  }

  /** Waits until the rows of the previous page are gone. */
  private isTurned(): Promise<void> {
    return this.page.locator("[aria-busy=true]").first().waitFor({ state: "hidden" });
  }
}
