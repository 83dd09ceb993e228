import type { Locator, Page } from "playwright-core";
import type { Hands } from "../support/hands";

export class FaqPage {
  constructor(
    private readonly page: Page,
    private readonly hands: Hands,
  ) {}

  questions(): Locator {
    return this.page.getByRole("main").locator("summary");
  }

  /** Opens the answer, or closes it. */
  async turn(question: string): Promise<void> {
    await this.hands.press(this.questions().filter({ hasText: question }));
  }

  answersShown(): Locator {
    return this.page.getByRole("main").locator("details[open]");
  }

  async openAll(): Promise<void> {
    await this.hands.press(this.page.getByRole("button", { name: "Open all", exact: true }));
  }

  /** The page's own button: the layout around it has others of that name. */
  async contact(): Promise<void> {
    await this.hands.press(this.page.getByRole("main").getByRole("button", { name: "Contact Us", exact: true }));
  }
}
