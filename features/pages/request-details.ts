import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** The dialog Transaction Details (specification 1, section 2.13). */
export class RequestDetails {
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {
    this.dialog = page.getByRole("dialog", { name: "Transaction Details", exact: true });
  }

  async press(button: string): Promise<void> {
    await this.input.press(this.dialog.getByRole("button", { name: button, exact: true }).last());
  }

  value(label: string): Locator {
    return this.dialog
      .getByRole("term")
      .and(this.page.getByText(label, { exact: true }))
      .locator("xpath=following-sibling::dd");
  }
}
