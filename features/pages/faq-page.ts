import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

export class FaqPage {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  questions(): Locator {
    return this.page.getByRole("main").locator("summary");
  }

  /** Opens or closes the answer. */
  async turn(question: string): Promise<void> {
    await this.input.press(this.questions().filter({ hasText: question }));
  }

  async openAll(): Promise<void> {
    await this.input.press(this.page.getByRole("button", { name: "Open all", exact: true }));
  }

  /** The button in the page's content; the layout around it has buttons of the same name. */
  async contact(): Promise<void> {
    await this.input.press(this.page.getByRole("main").getByRole("button", { name: "Contact Us", exact: true }));
  }
}
