import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** The screen FX Transfer and Rates (specification 2, section 2.6). */
export class FxPage {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).and(this.page.locator("input, select"));
  }

  /** Selects an option, or types the value if the field is a text field. */
  async fillIn(label: string, value: string): Promise<void> {
    const field = this.field(label);
    await field.waitFor();
    if (await field.evaluate((element) => element.tagName === "SELECT")) return this.input.choose(field, value);
    await this.input.type(field, value);
    if ((await field.getAttribute("role")) === "combobox") await this.page.keyboard.press("Enter");
  }

  /** The options without the placeholder. */
  async choicesOf(label: string): Promise<string[]> {
    const field = this.field(label);
    await field.waitFor();
    if (await field.evaluate((element) => element.tagName === "SELECT"))
      return field.locator("option:not([disabled])").allInnerTexts();
    await this.input.press(field);
    return this.list(label).getByRole("option").allInnerTexts();
  }

  list(label: string): Locator {
    return this.page.getByRole("listbox", { name: label, exact: true });
  }

  drawing(): Locator {
    return this.page.getByRole("figure").locator("svg[version]");
  }

  history(): Locator {
    return this.page.getByRole("figure").getByRole("table");
  }

  /** The label, such as "You Buy:", and its value in the card of the shown currency. */
  card(label: string): Locator {
    return this.page.getByRole("button", { pressed: true }).getByText(label, { exact: true }).locator("..");
  }
}
