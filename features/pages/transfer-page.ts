import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";
import { defaultNarration } from "../support/settings";

export type OwnTransfer = {
  /** Account numbers. */
  readonly from: string;
  readonly to: string;
  /** Digits as typed, such as "1,000.01". */
  readonly amount: string;
};

/** The form Between Own Accounts (specification 2, section 2.1). */
export class TransferPage {
  readonly source: Locator;
  readonly destination: Locator;
  readonly amount: Locator;
  readonly narration: Locator;
  private readonly category: Locator;

  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {
    this.source = page.getByLabel("Source Account", { exact: true });
    this.destination = page.getByLabel("Destination Account", { exact: true });
    this.amount = page.getByLabel("Amount", { exact: true });
    this.narration = page.getByLabel("Narration", { exact: true });
    this.category = page.getByRole("button", { name: "Between Own Accounts", exact: true });
  }

  /** Waits for the form. On a phone the user selects the kind of transfer first. */
  async waitUntilOpen(): Promise<void> {
    await this.source.or(this.category).first().waitFor();
    if (!(await this.source.isVisible())) await this.input.press(this.category);
    await this.source.waitFor();
  }

  async submit(payment: OwnTransfer): Promise<void> {
    await this.fillIn(payment);
    await this.input.press(this.page.getByRole("button", { name: "Make Transfer", exact: true }));
  }

  /** The cursor is in the last field afterwards. */
  async fillIn({ from, to, amount }: OwnTransfer): Promise<void> {
    await this.waitUntilOpen();
    await this.input.choose(this.source, from);
    await this.input.choose(this.destination, to);
    await this.input.type(this.amount, amount);
    await this.input.type(this.narration, defaultNarration);
  }

  async choose(label: "Source Account" | "Destination Account", account: string): Promise<void> {
    await this.input.choose(label === "Source Account" ? this.source : this.destination, account);
  }

  /** A line of the payment summary next to the form. */
  summaryLine(label: string, value: string): Locator {
    const summary = this.page.getByRole("heading", { name: "Summary", exact: true }).locator("..");
    const term = this.page.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) });
    return summary.locator("div").filter({ has: term }).getByRole("definition").filter({ hasText: value });
  }

  /** The number of the selected account. */
  async chosen(label: string): Promise<string> {
    return (await this.page.getByLabel(label, { exact: true }).inputValue()).slice(0, 13);
  }
}
