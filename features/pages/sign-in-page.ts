import type { Page } from "playwright-core";
import type { Hands } from "../support/hands";

export class SignInPage {
  constructor(
    private readonly page: Page,
    private readonly hands: Hands,
  ) {}

  async open(): Promise<void> {
    await this.page.goto("/login");
  }

  async enter(userName: string, password: string): Promise<void> {
    await this.hands.type(this.page.getByLabel("Username", { exact: true }), userName);
    await this.hands.type(this.page.getByLabel("Password", { exact: true }), password);
    await this.hands.press(this.page.getByRole("button", { name: "Log In", exact: true }));
  }
}
