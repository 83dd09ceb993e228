import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** The dialog Request Rejection (specification 3, section 4). */
export class RejectionDialog {
  readonly dialog: Locator;

  constructor(
    page: Page,
    private readonly input: InputMethod,
  ) {
    this.dialog = page.getByRole("dialog", { name: "Request Rejection", exact: true });
  }

  async give(reason: string): Promise<void> {
    await this.input.type(this.dialog.getByLabel("Reason", { exact: true }), reason);
    await this.confirm();
  }

  confirm(): Promise<void> {
    return this.input.press(this.dialog.getByRole("button", { name: "Reject", exact: true }));
  }
}
