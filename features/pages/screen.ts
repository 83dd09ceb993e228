import assert from "node:assert/strict";
import type { Locator, Page, Request } from "playwright-core";
import { engine } from "../support/engine";
import { eventually } from "../support/eventually";
import type { InputMethod } from "../support/input-method";

export const kinds = ["heading", "button", "link", "field", "tab", "dialog", "group"] as const;
export type Kind = (typeof kinds)[number];

/** A page with many calls may take longer on a busy machine. */
const SETTLED_WITHIN_MS = 20_000;

/** Milliseconds without a change. A fresh page also decrypts its session and answers, which shows nothing. */
const QUIET_MS = { fresh: 300, used: 50 };

const FORMS = "form, [role=dialog], [role=alertdialog], main";
const selectorOf: Readonly<Record<Kind, string>> = {
  heading: "h1, h2, h3, h4",
  button: "button, a[role=button]",
  link: "a[href]:not([role=button])",
  field: "input, select, textarea",
  tab: "[role=tab]",
  dialog: "[role=dialog], [role=alertdialog]",
  group: "fieldset, [role=group]",
};

/** The elements of any screen, found by their role and accessible name. */
export class Screen {
  private readonly underWay = new Set<Request>();
  /** Number of requests sent so far. */
  private sent = 0;
  /** True from the load of a page until it has settled. */
  private isFresh = true;

  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {
    page.on("request", (request) => {
      if (engine !== "chromium" && request.resourceType() !== "fetch") return;
      this.sent++;
      this.underWay.add(request);
    });
    page.on("domcontentloaded", () => {
      this.isFresh = true;
    });
    const forget = (request: Request) => void this.underWay.delete(request);
    page.on("requestfinished", forget);
    page.on("requestfailed", forget);
  }

  thing(kind: Kind, name: string): Locator {
    if (kind === "field") return this.field(name);
    const found = this.page.getByRole(kind, { name, exact: true });
    return kind === "dialog" ? found.or(this.page.getByRole("alertdialog", { name, exact: true })) : found;
  }

  /** Names of all visible elements of the kind, in order, in the form, dialog or row of tabs that has the named one. */
  async namesNear(kind: Kind, name: string): Promise<string[]> {
    await this.thing(kind, name).first().waitFor();
    await this.isSettled();
    return this.thing(kind, name)
      .filter({ visible: true })
      .first()
      .evaluate(namesAround, { within: kind === "tab" ? "[role=tablist]" : FORMS, selector: selectorOf[kind] });
  }

  field(label: string): Locator {
    // The open list of a field has the same label as the field.
    return this.page.getByLabel(label, { exact: true }).and(this.page.locator(":not([role=listbox])"));
  }

  dialogs(): Locator {
    return this.page.getByRole("dialog").or(this.page.getByRole("alertdialog"));
  }

  async press(name: string): Promise<void> {
    const pressable = this.thing("button", name).or(this.thing("link", name)).or(this.thing("tab", name));
    await this.input.press(pressable.filter({ visible: true }));
    await this.hasFollowed();
  }

  async pressTab(name: string): Promise<void> {
    await this.input.press(this.thing("tab", name));
    await this.hasFollowed();
  }

  /** Waits for the content of a pressed tab, which may render later, so that nothing is typed into the old content. */
  private async hasFollowed(): Promise<void> {
    await this.page.locator("[role=tabpanel][aria-busy=true]").waitFor({ state: "detached" });
  }

  async type(label: string, text: string): Promise<void> {
    await this.input.type(this.field(label), text);
  }

  /** Types key by key at the end of the field; {@link type} replaces the whole text. */
  async pressKeys(label: string, keys: string): Promise<void> {
    await this.field(label).focus();
    await this.page.keyboard.press("End");
    await this.page.keyboard.type(keys);
  }

  /** Copies from a text area next to the field, because only Chromium lets a script write to the clipboard. */
  async paste(label: string, text: string): Promise<void> {
    const field = this.field(label);
    await field.evaluate((element, copied) => {
      const source = document.createElement("textarea");
      source.value = copied;
      element.after(source);
      source.focus();
      source.select();
    }, text);
    await this.page.keyboard.press("ControlOrMeta+c");
    await field.evaluate((element) => element.nextElementSibling?.remove());
    await field.focus();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.press("ControlOrMeta+v");
  }

  async choose(label: string, option: string): Promise<void> {
    await this.input.choose(this.field(label), option);
  }

  /** The options of a field, both for native selects and for filtered lists. */
  async choicesOf(label: string): Promise<string[]> {
    const field = this.field(label);
    if (await field.evaluate((element) => element.tagName === "SELECT"))
      return field.locator("option:not([disabled])").allInnerTexts();
    await field.click();
    const list = this.page.getByRole("listbox", { name: label, exact: true });
    const offered = await list.getByRole("option").allInnerTexts();
    await field.press("Escape");
    return offered;
  }

  /** Ticks a radio button, checkbox or switch by its label. */
  async tick(label: string): Promise<void> {
    await this.input.press(this.page.locator("label").filter({ hasText: label }));
  }

  /** Types the value, or selects it if the field has options. */
  async fillIn(label: string, value: string): Promise<void> {
    const field = this.field(label);
    await field.waitFor();
    const isChoice = await field.evaluate(
      (element) => element instanceof HTMLSelectElement || element.role === "combobox",
    );
    await (isChoice ? this.input.choose(field, value) : this.input.type(field, value));
  }

  async waitForValue(label: string, value: string): Promise<void> {
    await eventually(
      `“${value}” in ${label}`,
      async () => (await this.field(label).inputValue()) === value || undefined,
    );
  }

  async waitForCount(things: Locator, count: number): Promise<void> {
    await eventually(`${count} of ${things}`, async () => (await things.count()) === count || undefined);
  }

  /** A button with `aria-disabled` counts as not pressable. */
  async isPressable(name: string, expected: boolean): Promise<void> {
    const button = this.thing("button", name);
    await eventually(`${name} to be ${expected ? "" : "not "}pressable`, async () => {
      const isOff = (await button.isDisabled()) || (await button.getAttribute("aria-disabled")) === "true";
      return isOff !== expected || undefined;
    });
  }

  /** Waits until the button is enabled. */
  async isPressableOf(name: RegExp): Promise<void> {
    const button = this.page.getByRole("button", { name });
    await eventually(
      `${name} to be pressable`,
      async () => (await button.getAttribute("aria-disabled")) === "false" || undefined,
    );
  }

  /** Waits for a visible element, such as a message or a cell, whose whole text is the given one. */
  async isTold(text: string): Promise<void> {
    await this.text(text).waitFor();
  }

  /** Waits for a visible element that contains the words, in the same case. */
  async isToldAmongOthers(words: string): Promise<void> {
    await this.page
      .getByText(new RegExp(literally(words)))
      .filter({ visible: true })
      .first()
      .waitFor();
  }

  shows(text: string): Promise<boolean> {
    return this.text(text).isVisible();
  }

  async isNotTold(text: string): Promise<void> {
    await this.isSettled();
    assert.equal(await this.page.getByText(text).filter({ visible: true }).count(), 0, `“${text}” is shown`);
  }

  async isOn(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
  }

  /** Waits until the page has loaded completely, so that an absent element will not appear later. */
  async isSettled(): Promise<void> {
    await this.page.getByRole("heading", { level: 1, includeHidden: true }).first().waitFor();
    if (engine !== "chromium") await this.page.waitForLoadState("networkidle");
    await this.hasNoRequestUnderWay();
    await this.loading().waitFor({ state: "hidden" });
  }

  /**
   * Waits until every request is answered and the page, when it has rendered, has sent no other one. Playwright's
   * "networkidle" waits half a second instead, which the other engines need.
   */
  async hasNoRequestUnderWay(): Promise<true> {
    const isDone = async () => {
      const { sent } = this;
      if (this.underWay.size > 0) return undefined;
      if (engine === "chromium")
        await this.page.evaluate(waitForRendering, this.isFresh ? QUIET_MS.fresh : QUIET_MS.used);
      return (this.underWay.size === 0 && this.sent === sent) || undefined;
    };
    const done = await eventually("the answers to all requests", isDone, SETTLED_WITHIN_MS);
    this.isFresh = false;
    return done;
  }

  loading(): Locator {
    return this.page.getByRole("status", { name: "Loading", exact: true }).first();
  }

  async isFilledByDialog(): Promise<void> {
    const dialog = this.dialogs().first();
    await dialog.waitFor();
    const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 };
    const screen = this.page.viewportSize();
    assert.deepEqual({ width: Math.round(width), height: Math.round(height) }, screen);
  }

  /** The visible element whose whole text is the given one, in the same case. */
  text(text: string): Locator {
    return this.page.getByText(text, { exact: true }).filter({ visible: true }).first();
  }
}

const literally = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");

/**
 * Runs in the page. Waits until the page has not changed for a time and shows no placeholder, but at most two seconds,
 * because some placeholders stay.
 */
async function waitForRendering(quietMs: number): Promise<void> {
  const mostAt = performance.now() + 2000;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  // No function has a name here, because its compiled form calls a helper that the page does not have. A timer, because
  // a page behind another one draws no frames.
  while (
    (performance.now() - changedAt < quietMs || document.querySelector(".bp6-skeleton")) &&
    performance.now() < mostAt
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
}

/** Runs in the page. A field is named by its label, other elements by their text, unless `aria-label` names them. */
function namesAround(
  element: Element,
  { within, selector }: { readonly within: string; readonly selector: string },
): string[] {
  const found = [...(element.closest(within)?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return found
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const label = "labels" in each ? (each.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
      return each.ariaLabel ?? (label ?? each).innerText.trim();
    });
}
