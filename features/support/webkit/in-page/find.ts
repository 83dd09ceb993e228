import { computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";
import type { Pattern, Query, RoleFilter, Step } from "../query";

/** Returns the elements in the order of the document. Each step means what it means in Playwright. */
export function find(query: Query, root: Document | Element = document): Element[] {
  return query.reduce<readonly (Document | Element)[]>(take, [root]).filter((found) => found instanceof Element);
}

function take(from: readonly (Document | Element)[], step: Step): readonly (Document | Element)[] {
  const elements = from.filter((found) => found instanceof Element);
  switch (step.kind) {
    case "css":
      return below(from, step.selector);
    case "xpath":
      return inOrder(elements.flatMap((element) => byPath(element, step.path)));
    case "role":
      return below(from, selectorFor(step.role)).filter((element) => hasRole(element, step));
    case "text":
      return [...elements, ...below(from, "*")].filter((element) => isInnermostWith(element, step.text));
    case "label":
      return below(from, LABELLED).filter((element) => labelsOf(element).some((label) => matches(label, step.text)));
    case "having text":
      return elements.filter((element) => matches(textOf(element), step.text));
    case "having":
      return elements.filter((element) => find(step.inner, element).length > 0);
    case "visible":
      return elements.filter((element) => isVisible(element) === step.isVisible);
    case "and": {
      const others = new Set(find(step.other));
      return elements.filter((element) => others.has(element));
    }
    case "or":
      return inOrder([...elements, ...find(step.other)]);
    case "at":
      return elements.slice(step.index).slice(0, 1);
  }
}

/** True for an element with a size that is not hidden by a style. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
}

/** Returns the rendered text without the line breaks of blocks at its ends, which WebKit keeps against the standard. */
export const innerText = ({ innerText: text }: HTMLElement): string => text.replace(/^\n+|\n+$/g, "");

/** True for a control that is switched off, by its own attribute or a group's. */
export function isDisabled(element: Element): boolean {
  return element.matches(":disabled") || element.closest("[aria-disabled=true]") !== null;
}

const below = (roots: readonly (Document | Element)[], selector: string): Element[] =>
  inOrder(roots.flatMap((root) => [...root.querySelectorAll(selector)]));

/** Removes duplicates; sorts as in the document. */
function inOrder(elements: readonly Element[]): Element[] {
  return [...new Set(elements)].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

function byPath(element: Element, path: string): Element[] {
  const found = document.evaluate(path, element, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const nodes = Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at));
  return nodes.filter((node) => node instanceof Element);
}

/** Narrows the search to elements that can have the role; the rest is up to {@link roleOf}. */
const TAGS: Readonly<Record<string, string>> = {
  button: "button,input,summary",
  link: "a",
  heading: "h1,h2,h3,h4,h5,h6",
  row: "tr",
  cell: "td",
  listitem: "li",
};
const selectorFor = (role: string): string => (TAGS[role] ? `${TAGS[role]},[role]` : "*");

function hasRole(element: Element, { role, name, level, isSelected, isDisabled: isOff, includesHidden }: RoleFilter) {
  return (
    roleOf(element) === role &&
    (includesHidden || !isInaccessible(element)) &&
    (level === undefined || levelOf(element) === level) &&
    (isSelected === undefined || (element.getAttribute("aria-selected") === "true") === isSelected) &&
    (isOff === undefined || isDisabled(element) === isOff) &&
    (name === undefined || matches(normal(computeAccessibleName(element)), name))
  );
}

/** `getRole` returns "columnheader" for every `th`, also for headings of rows. */
function roleOf(element: Element): string | null {
  return element.matches("th[scope=row]:not([role])") ? "rowheader" : getRole(element);
}

const levelOf = (element: Element): number =>
  Number(element.getAttribute("aria-level") ?? element.localName.replace("h", ""));

const LABELLED = "[aria-label],[aria-labelledby],input,select,textarea,button,output,meter,progress";

function labelsOf(element: Element): string[] {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.flatMap((id) => document.getElementById(id) ?? []);
  if (named.length > 0) return [named.map(textOf).join(" ")];
  const own = element.getAttribute("aria-label");
  if (own) return [normal(own)];
  return "labels" in element && element.labels instanceof NodeList
    ? [...element.labels].map((label) => textOf(label as Element))
    : [];
}

/** True if the element contains the text and none of its children does. */
function isInnermostWith(element: Element, text: Pattern): boolean {
  const hasText = (one: Element) => !one.matches(UNREAD) && matches(textOf(one), text);
  return hasText(element) && ![...element.children].some(hasText);
}

/** Elements whose text is not shown. */
const UNREAD = "head,head *,script,noscript,style";

function textOf(element: Element): string {
  if (element instanceof HTMLInputElement) return element.matches("[type=submit],[type=button]") ? element.value : "";
  if (!element.querySelector(UNREAD)) return normal(element.textContent);
  const copy = element.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll(UNREAD)) unread.remove();
  return normal(copy.textContent);
}

const normal = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

function matches(text: string, pattern: Pattern): boolean {
  if (pattern.kind === "expression") return new RegExp(pattern.source, pattern.flags).test(text);
  const wanted = normal(pattern.text);
  return pattern.isExact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
}
