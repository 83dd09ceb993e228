import type { Locator, Page } from "playwright-core";
import { engine } from "./engine";

/**
 * Input methods for a page. All page objects use them, so a scenario can run with the mouse or with the keyboard only.
 */
export interface InputMethod {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Selects the option whose text contains `text`. */
  choose(select: Locator, text: string): Promise<void>;
}

export class Mouse implements InputMethod {
  press(target: Locator): Promise<void> {
    return target.click();
  }

  type(field: Locator, text: string): Promise<void> {
    return field.fill(text);
  }

  async choose(select: Locator, text: string): Promise<void> {
    if (await isComboboxField(select)) {
      await this.type(select, text);
      return select.page().getByRole("option").filter({ hasText: text }).first().click();
    }
    const options = select.locator("option");
    await options.filter({ hasText: text }).first().waitFor({ state: "attached" });
    const offered = await options.allTextContents();
    const label = offered.find((option) => option === text) ?? offered.find((option) => option.includes(text));
    await select.selectOption({ label: label ?? text });
  }
}

/** Types key by key. Playwright's `fill` sets the value of a field in Firefox by a script, which React overlooks. */
class FirefoxMouse extends Mouse {
  override async type(field: Locator, text: string): Promise<void> {
    await field.press("ControlOrMeta+a");
    await (text ? field.pressSequentially(text) : field.press("Delete"));
  }
}

/** @param usesKeyboard whether the keyboard alone is used, and otherwise the mouse */
export function inputMethodOf(page: Page, usesKeyboard: boolean): InputMethod {
  if (usesKeyboard) return new Keyboard(page);
  return engine === "firefox" ? new FirefoxMouse() : new Mouse();
}

/** More than the controls of any screen; reaching it means a focus trap or an unreachable control. */
const TABS_MAX = 150;

/** The keyboard waits until a button is enabled, as the mouse does. */
const ENABLED = ':not([aria-disabled="true"]):not(:disabled)';

/**
 * After a key press some element must have the focus, except on pages without the signed-in layout. The selector
 * `:focus` would also need the browser's window to have the focus, which WebKit's driver cannot give back.
 */
const hasFocus = (): boolean => document.activeElement !== document.body || !document.querySelector(".shell");

/** Uses Tab, Enter and typed text, never a click or a focus by script. */
class Keyboard implements InputMethod {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.and(this.page.locator(ENABLED)).waitFor();
    await this.reach(target);
    await this.page.keyboard.press("Enter");
    await this.page.waitForFunction(hasFocus);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  async choose(select: Locator, text: string): Promise<void> {
    await this.reach(select);
    const isCombobox = await isComboboxField(select);
    await this.page.keyboard.type(text);
    if (isCombobox) await this.page.keyboard.press("Enter");
  }

  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    if (await isOtherTab(target)) return this.walkTo(target);
    for (let tabs = 0; tabs < TABS_MAX; tabs++) {
      if (await target.evaluate((element) => element.contains(document.activeElement))) return;
      await this.page.keyboard.press("Tab");
      if (engine === "firefox") await this.returnToPage();
    }
    throw new Error(`The Tab key does not reach ${target}`);
  }

  /** After the last control of a page, Firefox goes on to controls of its own. A change of tabs leads back to the page. */
  private async returnToPage(): Promise<void> {
    if (await this.page.evaluate(() => document.hasFocus())) return;
    await this.page.context().pages()[0]?.bringToFront();
    await this.page.bringToFront();
  }

  /** Moves within a row of tabs: Tab reaches the selected tab, then the arrow keys move on. */
  private async walkTo(tab: Locator): Promise<void> {
    await this.reach(tab.locator("xpath=ancestor::*[@role='tablist'][1]").locator("[aria-selected=true]"));
    for (let steps = 0; steps < TABS_MAX; steps++) {
      if (await tab.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("ArrowRight");
    }
    throw new Error(`The arrow keys do not reach ${tab}`);
  }
}

/** A combobox, which shows its options after typing. */
const isComboboxField = async (field: Locator): Promise<boolean> => (await field.getAttribute("role")) === "combobox";

const isOtherTab = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.getAttribute("role") === "tab" && element.ariaSelected !== "true");
