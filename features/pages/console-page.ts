import type { Locator, Page } from "playwright-core";
import { controlToken } from "../support/control-token";

/** As the bank prints it at its start. */
const CONSOLE = `/trainer#token=${controlToken}`;

/** The trainer console, in a browser of its own. */
export class ConsolePage {
  constructor(readonly page: Page) {}

  async openRoom(): Promise<void> {
    await this.page.goto(CONSOLE);
    await this.page.getByRole("heading", { name: "Personas" }).waitFor();
  }

  async open(part: string): Promise<void> {
    if (!this.page.url().includes("/trainer")) await this.page.goto(CONSOLE);
    await this.page.getByRole("link", { name: part, exact: true }).click();
    await this.page.getByRole("link", { name: part, exact: true }).and(this.current()).waitFor();
  }

  press(name: string): Promise<void> {
    return this.page.getByRole("button", { name, exact: true }).click();
  }

  sees(text: string): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  searchTraffic(words: string): Promise<void> {
    return this.page.getByRole("searchbox", { name: "Only calls with", exact: true }).fill(words);
  }

  /** Opens a user's workspace and returns the tab that the click opens. */
  async openAs(company: string, username: string): Promise<Page> {
    await this.page.getByText(company, { exact: true }).click();
    // Waits for longer than the press, so that a press that fails is reported as one.
    const opened = this.page.context().waitForEvent("page", { timeout: 20_000 });
    const [tab] = await Promise.all([opened, this.press(`Open as ${username}`)]);
    return tab;
  }

  private current(): Locator {
    return this.page.locator("[aria-current=page]");
  }
}
