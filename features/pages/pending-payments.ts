import type { Locator, Page } from "playwright-core";

/** The widget of the dashboard (specification 3, section 2.2). */
export class PendingPayments {
  readonly widget: Locator;

  constructor(page: Page) {
    this.widget = page.getByRole("region", { name: "Pending Payments", exact: true });
  }

  columns(): Promise<string[]> {
    return this.widget.getByRole("columnheader").allInnerTexts();
  }

  rows(): Locator {
    return this.widget.locator("tbody tr");
  }
}
