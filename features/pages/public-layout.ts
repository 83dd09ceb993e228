import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** The layout around every page for users who are signed out. */
export class PublicLayout {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  async contact(): Promise<void> {
    await this.input.press(this.page.getByRole("button", { name: "Contact Us", exact: true }));
  }

  async openMenu(): Promise<void> {
    await this.input.press(this.menu().getByRole("button", { name: "Menu", exact: true }));
  }

  menuEntries(): Locator {
    return this.menu().getByRole("link");
  }

  /** The buttons next to the form. Most of them are links. */
  helpButtons(): Locator {
    const help = this.page.getByRole("region", { name: "Help", exact: true });
    const links = help.getByRole("link").filter({ hasNotText: "opens in a new tab" });
    return links.or(help.getByRole("button"));
  }

  private menu(): Locator {
    return this.page.getByRole("navigation", { name: "Menu", exact: true });
  }

  /** The visible block Head Office or Contact Center, on the page or in the dialog. */
  block(title: string): Locator {
    const heading = this.page.getByRole("heading", { name: title, exact: true });
    return this.page.locator("section").filter({ has: heading, visible: true }).last();
  }
}
