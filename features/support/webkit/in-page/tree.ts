import { computeAccessibleName } from "dom-accessibility-api";
import type { Query } from "../query";
import { one } from "./act";
import { isDisabled } from "./find";

/** An element as the page sees it. The driver adds its role and its label. */
export type TreePart = {
  /** Absent for an element without a role: the driver need not ask for one. */
  readonly element: Element | undefined;
  /** Place of the parent in the list; -1 for the first element. */
  readonly parent: number;
  /** States in the notation of Playwright's snapshots, such as `[level=1]`. */
  readonly states: readonly string[];
  /** Text directly in the element, or the value of a field. */
  readonly text: string;
  /** The name of an element that is named by its content, such as a cell. */
  readonly content: string;
};

const PLAIN = "div:not([role]), span:not([role])";

/** Returns the element of the query and all that it exposes to assistive technology, in the order of the document. */
export function tree(query: Query): TreePart[] {
  const parts: TreePart[] = [];
  const add = (element: Element, parent: number): void => {
    if (!isExposed(element)) return;
    const part = { states: statesOf(element), text: textOf(element), content: computeAccessibleName(element) };
    const place = parts.push({ element: element.matches(PLAIN) ? undefined : element, parent, ...part }) - 1;
    for (const child of element.children) add(child, place);
  };
  add(one(query), -1);
  return parts;
}

function isExposed(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display !== "none" && visibility === "visible" && !element.matches("[aria-hidden=true], [inert]");
}

function statesOf(element: Element): string[] {
  const [, level = element.getAttribute("aria-level")] = /^H([1-6])$/.exec(element.tagName) ?? [];
  const isSet = (name: string) => element.getAttribute(`aria-${name}`) === "true";
  const states: readonly [boolean, string][] = [
    [element.matches("input:checked") || isSet("checked"), "checked"],
    [isDisabled(element), "disabled"],
    [isSet("expanded"), "expanded"],
    [isSet("invalid"), "invalid"],
    [level !== null, `level=${level}`],
    [isSet("pressed"), "pressed"],
    [isSet("selected") || element.matches("option:checked"), "selected"],
  ];
  return states.flatMap(([is, name]) => (is ? [`[${name}]`] : []));
}

function textOf(element: Element): string {
  const isField = element.matches("textarea, input:not([type=checkbox], [type=radio])");
  if (isField) return (element as HTMLInputElement).value.trim();
  const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  return texts.join(" ").replace(/\s+/g, " ").trim();
}
