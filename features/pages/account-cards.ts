import type { Locator, Page } from "playwright-core";
import { eventually } from "../support/eventually";
import type { InputMethod } from "../support/input-method";

/** The strip of accounts on the dashboard (specification 1, section 2.10). */
export class AccountCards {
  private readonly strip: Locator;

  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {
    this.strip = page.getByRole("list", { name: "Accounts", exact: true });
  }

  card(number: string): Locator {
    return this.all().filter({ hasText: number });
  }

  async open(number: string): Promise<void> {
    await this.input.press(this.card(number).getByRole("button"));
  }

  /** The value of a line in the account details dialog. */
  detail(label: string): Locator {
    return this.page
      .getByRole("dialog", { name: "Account Details", exact: true })
      .locator("dl > div")
      .filter({ has: this.page.getByRole("term").getByText(label, { exact: true }) })
      .locator("dd");
  }

  arrows(): Locator {
    return this.arrow("Forward").or(this.arrow("Back"));
  }

  async turn(name: "Forward" | "Back"): Promise<void> {
    await this.input.press(this.arrow(name));
  }

  private arrow(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async waitForVisible(count: number): Promise<void> {
    await eventually(`${count} cards in view`, async () => (await this.inView()).length === count || undefined);
  }

  async waitForFirstVisible(position: number): Promise<void> {
    await eventually(
      `card ${position} first in view`,
      async () => (await this.firstVisible()) === position || undefined,
    );
  }

  async firstVisible(): Promise<number> {
    return (await this.inView())[0] ?? -1;
  }

  /** Positions of the cards that are completely inside the strip. */
  private async inView(): Promise<number[]> {
    const frame = await this.strip.boundingBox();
    const cards = await Promise.all((await this.all().all()).map((card) => card.boundingBox()));
    const isInside = (card: (typeof cards)[number]) =>
      card !== null && frame !== null && card.x >= frame.x - 1 && card.x + card.width <= frame.x + frame.width + 1;
    return cards.flatMap((card, position) => (isInside(card) ? [position] : []));
  }

  all(): Locator {
    return this.strip.getByRole("listitem");
  }
}
