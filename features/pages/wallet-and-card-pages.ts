import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

type CommonFields = { readonly from: string; readonly amount: string; readonly isSaved: boolean };
export type WalletPayment = CommonFields & { readonly network: string; readonly wallet: string };
export type CardLoad = CommonFields & { readonly customerId: string; readonly lastDigits: string };

/** The screens Mobile Money and Prepaid Card Load (specification 2, sections 2.2 and 2.3). */
export class WalletAndCardPages {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  async payWallet({ network, wallet, ...typed }: WalletPayment): Promise<void> {
    await this.input.choose(this.field("Network"), network);
    await this.input.type(this.field("Beneficiary Wallet Number"), wallet);
    await this.submit("Make Payment", "Airtime", typed);
  }

  async loadCard({ customerId, lastDigits, ...typed }: CardLoad): Promise<void> {
    await this.input.type(this.field("Customer ID"), customerId);
    await this.input.type(this.field("Last 4 Digits"), lastDigits);
    await this.submit("Make Transfer", "Travel", typed);
  }

  /** Fills in the rest and submits once the lookups of the form are answered. */
  private async submit(button: string, narration: string, { from, amount, isSaved }: CommonFields): Promise<void> {
    await this.input.choose(this.field("Source Account"), from);
    await this.input.type(this.field("Amount"), amount);
    await this.input.type(this.field("Narration"), narration);
    if (isSaved) await this.page.getByText("Save beneficiary", { exact: true }).click();
    const ready = this.page
      .getByRole("button", { name: button, exact: true })
      .and(this.page.locator("[aria-disabled=false]"));
    await this.page.getByText("Looking up…").first().waitFor({ state: "hidden" });
    await ready.waitFor();
    await this.input.press(ready);
  }

  private field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }
}
