import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** The pending payments widget of the dashboard (specification 3, section 2.2). */
export class PendingPayments {
  readonly table: Locator;

  constructor(
    page: Page,
    private readonly input: InputMethod,
  ) {
    this.table = page.getByRole("table", { name: "Pending Payments", exact: true });
  }

  columns(): Promise<string[]> {
    return this.table.getByRole("columnheader").allInnerTexts();
  }

  rows(): Locator {
    return this.table.locator("tbody tr");
  }

  /** The texts of each row without its button. */
  async texts(): Promise<string[][]> {
    const rows = await this.rows().all();
    const cells = await Promise.all(rows.map((row) => row.getByRole("cell").allInnerTexts()));
    return cells.map((texts) => texts.slice(0, -1).map((text) => text.replaceAll("\n", " ")));
  }

  button(amount: string): Locator {
    return this.rows().filter({ hasText: amount }).getByRole("button");
  }

  open(amount: string): Promise<void> {
    return this.input.press(this.button(amount));
  }
}
