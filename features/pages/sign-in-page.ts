import type { Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

export class SignInPage {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  async open(): Promise<void> {
    await this.page.goto("/login");
  }

  async enter(userName: string, password: string): Promise<void> {
    await this.input.type(this.page.getByLabel("Username", { exact: true }), userName);
    await this.input.type(this.page.getByLabel("Password", { exact: true }), password);
    await this.input.press(this.page.getByRole("button", { name: "Log In", exact: true }));
  }
}
