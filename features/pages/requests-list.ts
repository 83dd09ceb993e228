import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** Columns without a heading of their own. */
const unnamed = new Set(["Selection", "Actions"]);

/** A list of requests. Rows are found by the request's number. */
export class RequestsList {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  /** Waits for the list. On a phone the user selects the kind of request first. */
  async waitUntilOpen(): Promise<void> {
    const choice = this.page.getByRole("button", { name: "Between Own Accounts", exact: true });
    await this.page.getByRole("main").locator("tbody tr").or(choice).first().waitFor();
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

  /** Returns a row's text by column heading, without its buttons, checkbox, and the labels of a card. */
  async cellsOf(row: Locator): Promise<Record<string, string>> {
    const headers = await this.headings();
    const shown = row.getByRole("cell");
    const cells = await shown.evaluateAll((found) =>
      found.map((cell) =>
        [...cell.childNodes]
          .filter((part) => part.nodeName !== "BUTTON" || cell.childNodes.length === 1)
          .filter((part) => !(part instanceof HTMLElement && part.matches(".cell-label")))
          .map((part) => (part instanceof HTMLElement ? part.innerText : part.textContent))
          .join(" ")
          .replace(/\s+/g, " ")
          .trim(),
      ),
    );
    return Object.fromEntries(
      headers.map((header, at) => [header, cells[at] ?? ""] as const).filter(([header]) => !unnamed.has(header)),
    );
  }

  row(id: string): Locator {
    return this.rows().filter({ hasText: id });
  }

  /** Presses a button of a row. Its name may go on with what it is about, such as "Approve GHS 150.00 to Savings". */
  async press(button: string, id: string): Promise<void> {
    await this.input.press(this.button(button, id));
  }

  button(name: string, id: string): Locator {
    return this.row(id).getByRole("button", { name: new RegExp(`^${name}( |$)`) });
  }

  async openDetails(id: string): Promise<void> {
    await this.press(id, id);
  }

  async columns(): Promise<string[]> {
    return (await this.headings()).filter((heading) => !unnamed.has(heading));
  }

  private headings(): Promise<string[]> {
    return this.page.getByRole("main").getByRole("columnheader").allInnerTexts();
  }

  pageSize(): Locator {
    return this.page.getByLabel("Entries per page", { exact: true });
  }
}
