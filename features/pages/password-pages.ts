import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** The screens Create New Password, Forgot Password and Reset Password (specification 1, sections 2.4 to 2.6). */
export class PasswordPages {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  async create(password: string, confirmation = password): Promise<void> {
    await this.type("New Password", password);
    await this.type("New Password Confirmation", confirmation);
    await this.press("Submit");
  }

  async forget(userName: string): Promise<void> {
    await this.type("Username", userName);
    await this.press("Continue");
  }

  async reset(defaultPassword: string, password: string, confirmation = password): Promise<void> {
    await this.type("Default Password", defaultPassword);
    await this.type("New Password", password);
    await this.type("Confirmation", confirmation);
    await this.press("Submit");
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  private type(label: string, text: string): Promise<void> {
    return this.input.type(this.field(label), text);
  }

  private press(name: string): Promise<void> {
    return this.input.press(this.page.getByRole("button", { name, exact: true }));
  }
}
