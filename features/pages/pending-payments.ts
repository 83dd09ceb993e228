import type { Locator, Page } from "playwright-core";

/** The pending payments widget of the dashboard (specification 3, section 2.2). */
export class PendingPayments {
  readonly table: Locator;

  constructor(page: Page) {
    this.table = page.getByRole("table", { name: "Pending Payments", exact: true });
  }

  columns(): Promise<string[]> {
    return this.table.getByRole("columnheader").allInnerTexts();
  }

  rows(): Locator {
    return this.table.locator("tbody tr");
  }
}
