import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import type { InPage } from "./in-page/start";
import { onlyOffered } from "./only-offered";
import type { Pattern, Query, Step } from "./query";

/** Exists in the page, where the functions below run. */
declare const inPage: InPage;

export type TextOptions = { readonly exact?: boolean };
export type RoleOptions = TextOptions & {
  readonly name?: string | RegExp;
  readonly level?: number;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  readonly includeHidden?: boolean;
};
/** The part of a page that its locators use. */
export interface Tab {
  readonly owner: { readonly folder: string };
  readonly keyboard: { press(keys: string): Promise<unknown> };
  asPage(): Page;
  /** Runs the function in the page until it has nothing to wait for. */
  call<Given extends unknown[], Value>(run: (...given: Given) => Value, ...given: Given): Promise<Awaited<Value>>;
  /** As `call`, with the source of the function. */
  callSource<Value>(source: string, given: readonly unknown[]): Promise<Value>;
  /** Presses and releases the mouse at a point of the viewport. */
  press(point: { readonly x: number; readonly y: number }, times: number): Promise<void>;
  /** Types with the driver, as needed for the paths of files. */
  typeInto(query: Query, text: string): Promise<void>;
  /** Returns what the engine exposes to assistive technology. */
  readTree(query: Query): Promise<string>;
}
type Force = { readonly force?: boolean };
type ChosenFile = { readonly name: string; readonly buffer: Buffer };

export const locatorOf = (page: Tab, query: Query): Locator => onlyOffered("Locator", new WebKitLocator(page, query));

/** The part of Playwright's locators that scenarios use in WebKit. */
class WebKitLocator {
  constructor(
    private readonly tab: Tab,
    readonly query: Query,
  ) {}

  page(): Page {
    return this.tab.asPage();
  }

  toString(): string {
    return JSON.stringify(this.query);
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.plus(byRole(role, options));
  }

  getByText(text: string | RegExp, options?: TextOptions): Locator {
    return this.plus(byText(text, options));
  }

  getByLabel(text: string | RegExp, options?: TextOptions): Locator {
    return this.plus(byLabel(text, options));
  }

  locator(selector: string): Locator {
    return this.plus(bySelector(selector));
  }

  filter({ has, hasText, visible }: { has?: Locator; hasText?: string | RegExp; visible?: boolean } = {}): Locator {
    return this.plus(
      ...(has ? [{ kind: "having" as const, inner: queryOf(has) }] : []),
      ...(hasText === undefined ? [] : [{ kind: "having text" as const, text: patternOf(hasText) }]),
      ...(visible === undefined ? [] : [{ kind: "visible" as const, isVisible: visible }]),
    );
  }
  and(other: Locator): Locator {
    return this.plus({ kind: "and", other: queryOf(other) });
  }

  or(other: Locator): Locator {
    return this.plus({ kind: "or", other: queryOf(other) });
  }

  nth(index: number): Locator {
    return this.plus({ kind: "at", index });
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async click({ force = false }: Force = {}): Promise<void> {
    await this.pressAt(1, force);
  }

  async dblclick({ force = false }: Force = {}): Promise<void> {
    await this.pressAt(2, force);
  }

  async fill(text: string): Promise<void> {
    await this.tab.call((query, value) => inPage.fill(query, value), this.query, text);
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => element.focus());
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.tab.keyboard.press(key);
  }

  async check(options?: Force): Promise<void> {
    await this.setChecked(true, options);
  }

  async setChecked(isChecked: boolean, options?: Force): Promise<void> {
    if ((await this.isChecked()) !== isChecked) await this.click(options);
  }

  async selectOption({ label }: { readonly label: string }): Promise<string[]> {
    await this.tab.call((query, chosen) => inPage.select(query, chosen), this.query, label);
    return [label];
  }

  /** Browsers open files from a disk only, so they are written to one first. */
  async setInputFiles(files: ChosenFile | readonly ChosenFile[]): Promise<void> {
    const paths = [files].flat().map(({ name, buffer }) => {
      const folder = join(this.tab.owner.folder, randomUUID());
      mkdirSync(folder);
      writeFileSync(join(folder, name), buffer);
      return join(folder, name);
    });
    await this.waitFor({ state: "attached" });
    await this.tab.typeInto(this.query, paths.join("\n"));
  }

  async waitFor({ state = "visible" }: { readonly state?: Parameters<InPage["reach"]>[1] } = {}): Promise<void> {
    await this.tab.call((query, wanted) => inPage.reach(query, wanted), this.query, state);
  }

  evaluate<Value, Given>(read: (element: HTMLElement, given: Given) => Value, given?: Given): Promise<Awaited<Value>> {
    return this.tab.callSource(`(query, given) => (${read})(inPage.one(query), given)`, [this.query, given]);
  }

  evaluateAll<Value>(read: (elements: HTMLElement[]) => Value): Promise<Awaited<Value>> {
    return this.tab.callSource(`(query) => (${read})(inPage.find(query))`, [this.query]);
  }

  count(): Promise<number> {
    return this.evaluateAll((found) => found.length);
  }

  isVisible(): Promise<boolean> {
    return this.evaluateAll((found) => found.some(inPage.isVisible));
  }

  isDisabled(): Promise<boolean> {
    return this.evaluate((element) => inPage.isDisabled(element));
  }

  isEditable(): Promise<boolean> {
    return this.evaluate((element) => !element.matches(":disabled,[readonly]"));
  }

  isChecked(): Promise<boolean> {
    return this.evaluate((element) => element.matches(":checked,[aria-checked=true]"));
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, asked) => element.getAttribute(asked), name);
  }

  inputValue(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value);
  }

  innerText(): Promise<string> {
    return this.evaluate((element) => inPage.innerText(element));
  }

  allInnerTexts(): Promise<string[]> {
    return this.evaluateAll((found) => found.map(inPage.innerText));
  }

  allTextContents(): Promise<string[]> {
    return this.evaluateAll((found) => found.map((element) => element.textContent ?? ""));
  }

  boundingBox(): Promise<DOMRect> {
    return this.evaluate((element) => element.getBoundingClientRect().toJSON());
  }

  ariaSnapshot(): Promise<string> {
    return this.tab.readTree(this.query);
  }

  private plus(...steps: readonly Step[]): Locator {
    return locatorOf(this.tab, [...this.query, ...steps]);
  }

  private async pressAt(times: number, force: boolean): Promise<void> {
    const point = await this.tab.call((query, isForced) => inPage.pointOf(query, isForced), this.query, force);
    await this.tab.press(point, times);
  }
}

export const byRole = (
  role: string,
  { name, level, selected, disabled, exact, includeHidden }: RoleOptions = {},
): Step => ({
  kind: "role",
  role,
  includesHidden: includeHidden ?? false,
  ...(name !== undefined && { name: patternOf(name, { exact }) }),
  ...(level !== undefined && { level }),
  ...(selected !== undefined && { isSelected: selected }),
  ...(disabled !== undefined && { isDisabled: disabled }),
});
export const byText = (text: string | RegExp, options?: TextOptions): Step => ({
  kind: "text",
  text: patternOf(text, options),
});
export const byLabel = (text: string | RegExp, options?: TextOptions): Step => ({
  kind: "label",
  text: patternOf(text, options),
});

/** Takes CSS, and XPath after "xpath=" or as "..". */
export function bySelector(selector: string): Step {
  const [, path = selector === ".." ? ".." : undefined] = /^xpath=(.*)$/.exec(selector) ?? [];
  return path === undefined ? { kind: "css", selector } : { kind: "xpath", path };
}

const patternOf = (text: string | RegExp, { exact = false }: { readonly exact?: boolean | undefined } = {}): Pattern =>
  typeof text === "string"
    ? { kind: "text", text, isExact: exact }
    : { kind: "expression", source: text.source, flags: text.flags };

// Every locator of a WebKit page is made above.
const queryOf = (locator: Locator): Query => (locator as unknown as WebKitLocator).query;
