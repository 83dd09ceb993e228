import type { Locator, Page } from "playwright-core";
import { eventually } from "../support/eventually";
import type { InputMethod } from "../support/input-method";

/** The dialog that asks for a one-time code: five boxes over one input (specification 1, section 2.7). */
export class CodeDialog {
  readonly dialog: Locator;
  readonly resend: Locator;
  private readonly field: Locator;
  private readonly confirm: Locator;

  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {
    this.field = page.getByLabel("One-time code", { exact: true });
    this.dialog = page.getByRole("dialog").filter({ has: this.field });
    this.resend = this.dialog.getByRole("button", { name: "Resend", exact: true });
    this.confirm = this.dialog.getByRole("button", { name: "Confirm", exact: true });
  }

  /** Waits until the dialog is open and accepts digits. */
  async waitUntilAsked(): Promise<void> {
    await this.field.and(this.page.locator("input:not([readonly])")).waitFor();
  }

  async type(digits: string): Promise<void> {
    await this.waitUntilAsked();
    await this.input.type(this.field, digits);
  }

  /** Types key by key; {@link type} replaces the whole code. */
  async pressKeys(keys: string): Promise<void> {
    await this.waitUntilAsked();
    await this.field.focus();
    await this.page.keyboard.type(keys);
  }

  async enter(digits: string): Promise<void> {
    await this.type(digits);
    await this.input.press(this.confirm);
  }

  /** Presses the button twice before the bank can answer the first press. */
  async enterTwice(digits: string): Promise<void> {
    await this.type(digits);
    await this.confirm.dblclick();
  }

  async waitForDigits(digits: string): Promise<void> {
    await eventually(`“${digits}” in the boxes`, async () => (await this.field.inputValue()) === digits || undefined);
  }

  /** The visible boxes, one for each digit. */
  boxes(): Locator {
    return this.dialog.locator(".code-box");
  }
}
