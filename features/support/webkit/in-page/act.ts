import type { Query } from "../query";
import { find, isDisabled, isVisible } from "./find";

/** The reason why an action is not possible yet. The driver retries until its timeout. */
class NotYet extends Error {
  override readonly name = "NotYet";
}

/** Returns the only element; several are a mistake of the scenario. */
export function one(query: Query): Element {
  const found = find(query);
  const [only] = found;
  if (!only) throw new NotYet("no element is found");
  if (found.length > 1) throw new Error(`${found.length} elements are found: ${found.map(describe).join(", ")}`);
  return only;
}

/** Waits until the element is there, shown, hidden or gone; a hidden one may also be gone. */
export function reach(query: Query, state: "attached" | "detached" | "visible" | "hidden"): void {
  const wanted = state === "attached" || state === "visible";
  const found = wanted ? [one(query)] : find(query);
  const isThere = found.some((element) => state === "attached" || state === "detached" || isVisible(element));
  if (isThere !== wanted) throw new NotYet(`an element is not ${state}`);
}

export function waitUntil(isTrue: unknown): void {
  if (!isTrue) throw new NotYet("a condition is not true");
}

/** Returns the point to press, once the element is visible, enabled, not moving and not covered. */
export async function pointOf(query: Query, isForced: boolean): Promise<{ x: number; y: number }> {
  const element = one(query);
  if (!isForced && isDisabled(element)) throw new NotYet("the element is disabled");
  if (!isForced && !isVisible(element)) throw new NotYet("the element is hidden");
  show(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  if (isForced) return point;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const later = element.getBoundingClientRect();
  if (later.x !== x || later.y !== y) throw new NotYet("the element moves");
  const hit = document.elementFromPoint(point.x, point.y);
  if (!element.contains(hit)) throw new NotYet(`the element is covered by ${hit ? describe(hit) : "nothing"}`);
  return point;
}

/** Replaces the text as if it was pasted, with one input event that is equal to a real one. */
export function fill(query: Query, text: string): void {
  const field = one(query);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`${describe(field)} is no text field`);
  if (field.readOnly || isDisabled(field) || !isVisible(field)) throw new NotYet("the field cannot be filled in");
  show(field);
  field.focus();
  field.select();
  document.execCommand(text ? "insertText" : "delete", false, text);
}

/** Selects the option with this label. */
export function select(query: Query, label: string): void {
  const field = one(query);
  if (!(field instanceof HTMLSelectElement)) throw new Error(`${describe(field)} has no options`);
  const option = [...field.options].find((one) => one.label.trim() === label.trim());
  if (!option || isDisabled(field)) throw new NotYet(`no option “${label}” can be selected`);
  option.selected = true;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Scrolls to the middle, where no pinned bar covers the element. */
function show(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight || isScrolledAway(element))
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
}

/** True if a scroll container, such as a list in a dialog, hides a part of the element. */
function isScrolledAway(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflow === "visible") continue;
    const frame = box.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom || left < frame.left || right > frame.right) return true;
  }
  return false;
}

const describe = (element: Element): string => (element.cloneNode(false) as Element).outerHTML.slice(0, 200);
