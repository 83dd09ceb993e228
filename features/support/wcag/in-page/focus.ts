import { type Colour, contrastOf, linesOfShadows, over, parseColour, surfaceAround, surfaceOf } from "./colours";
import { describe, isRendered, partsOver, usableScope } from "./elements";

const RING_MIN_PX = 2;
const CONTRAST_MIN = 3;
const TABBABLE =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]";
const DARK = "bp6-dark";
/**
 * Maximum number of Tab keys in a row with the focus outside of the page: on the browser's controls at its two ends.
 */
const OUTSIDE_MAX = 2;
/** Fields with several parts, such as day and month; Tab moves from part to part. */
const PARTED = "[type=date], [type=datetime-local], [type=time], [type=month]";

let expected: readonly HTMLElement[] = [];
let reached = new Set<Element>();
let first: Element | null = null;
let previous: Element | null = null;
let stepsOutside = 0;
let wasDark = false;
/** Header and menu stay when the screen changes, so only the first walk in a loaded page includes them. */
let isFrameWalked = false;
/** The part that the walk goes through: the main part of the page, or undefined for all of it. */
let part: Element | undefined;

export function isInDialog(): boolean {
  return usableScope() !== document.body;
}

/** Begins a walk by Tab in the light theme; {@link stepOfWalk} follows each key. */
export function beginWalk(): void {
  wasDark = setDark(false);
  first = document.activeElement;
  reached = new Set();
  previous = null;
  stepsOutside = 0;
  const whole = tabbable();
  const main = document.querySelector("main");
  const inMain = whole.filter((element) => main?.contains(element));
  const before = inMain[0] && whole[whole.indexOf(inMain[0]) - 1];
  part = isFrameWalked && before && !isInDialog() ? (main ?? undefined) : undefined;
  expected = part ? inMain : whole;
  if (part) before?.focus();
}

/** The faults that a key of the walk found, and whether the walk has ended. */
export type Step = { readonly faults: readonly string[]; readonly isLast: boolean };

/** Measures the element that Tab led to. The walk ends at an element that was reached before. */
export function stepOfWalk(): Step {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused === document.documentElement) {
    stepsOutside += 1;
    const isLost = stepsOutside > OUTSIDE_MAX;
    return { faults: isLost ? ["the focus is lost"] : [], isLast: isLost };
  }
  stepsOutside = 0;
  const isInSameField = focused === previous && focused.matches(PARTED);
  previous = focused;
  if (isInSameField) return { faults: [], isLast: false };
  if (reached.has(focused) || (part && !part.contains(focused))) return { faults: [], isLast: true };
  reached.add(focused);
  if (isGuard(focused)) return { faults: [], isLast: false };
  return { faults: [...ringFaults(focused, "light"), ...obscuredFaults(focused)], isLast: false };
}

/** Returns the faults of the rings in the dark theme and what the walk did not reach. Gives the focus back. */
export async function endWalk(key: string): Promise<string[]> {
  const faults = await darkRingFaults();
  setDark(wasDark);
  isFrameWalked ||= !isInDialog();
  if (first instanceof HTMLElement && first.isConnected && first !== document.body) first.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const names = new Set([...reached].map(radioGroupOf).filter(Boolean));
  const notReached = expected
    .filter((element) => !reached.has(element) && !names.has(radioGroupOf(element) ?? "-"))
    .filter((element) => isRendered(element) && isTabbable(element))
    .map((element) => `${key} does not reach ${describe(element)}`);
  return [...faults, ...notReached];
}

/** The theme changes once for all rings, because each change makes the browser compute the styles of the whole page. */
async function darkRingFaults(): Promise<string[]> {
  setDark(true);
  const faults: string[] = [];
  for (const element of reached) {
    if (!(element instanceof HTMLElement) || isGuard(element)) continue;
    element.focus();
    // The ring of some fields follows the caret in the next frame.
    if (ringFault(element)) await new Promise(requestAnimationFrame);
    if (document.activeElement === element) faults.push(...ringFaults(element, "dark"));
  }
  return faults;
}

/** @returns whether the page was dark */
function setDark(isDark: boolean): boolean {
  const { classList } = document.documentElement;
  const before = classList.contains(DARK);
  classList.toggle(DARK, isDark);
  return before;
}

/** Gives the focus to each element by script and returns those that something covers. */
export function obscuredElements(): string[] {
  const held = document.activeElement;
  const faults = tabbable().flatMap((element) => {
    // An element that has the focus already is not scrolled into view by it.
    if (document.activeElement === element) element.scrollIntoView({ block: "nearest" });
    else element.focus();
    return document.activeElement === element ? obscuredFaults(element) : [];
  });
  if (held instanceof HTMLElement) held.focus();
  return faults;
}

/** Returns the elements without a ring in forced colours, where a browser draws outlines and borders only. */
export function ringsMissingInForcedColours(): string[] {
  const held = document.activeElement;
  const faults = tabbable().flatMap((element) => {
    element.focus();
    if (document.activeElement !== element || !element.matches(":focus-visible")) return [];
    const hasRing = ringBearers(element).some((bearer) => outlineWidth(getComputedStyle(bearer)) >= RING_MIN_PX);
    return hasRing ? [] : [`${describe(element)} has no ring in forced colours`];
  });
  if (held instanceof HTMLElement) held.focus();
  return faults;
}

function tabbable(): HTMLElement[] {
  return [...usableScope().querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => isRendered(element) && isTabbable(element) && !isGuard(element),
  );
}

function isTabbable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(":disabled") && !element.closest("[inert]");
}

/** The invisible elements at both ends of a dialog that keep the focus inside. */
function isGuard(element: HTMLElement): boolean {
  return element.matches(".bp6-overlay-start-focus-trap, .bp6-overlay-end-focus-trap, [data-focus-guard]");
}

/** Tab reaches one radio button of a group. */
function radioGroupOf(element: Element): string | undefined {
  return element instanceof HTMLInputElement && element.type === "radio" ? element.name : undefined;
}

function ringFaults(element: HTMLElement, theme: "light" | "dark"): string[] {
  const fault = ringFault(element);
  return fault === undefined ? [] : [`${describe(element)}: ${fault} in the ${theme} theme`];
}

/** Returns why the ring around a focused element is not visible enough (WCAG 2.4.7 and 1.4.11). */
function ringFault(element: HTMLElement): string | undefined {
  const rings = ringBearers(element).flatMap(ringsOf);
  if (rings.length === 0) return "no ring shows the focus";
  const best = Math.max(...rings);
  return best >= CONTRAST_MIN ? undefined : `the ring has ${best.toFixed(2)}:1`;
}

/** The elements that may draw the ring: the element, the picture of a tick box, and groups around it. */
function ringBearers(element: HTMLElement): Element[] {
  const label = element.closest("label");
  const parts = label ? [...label.querySelectorAll(".bp6-control-indicator")] : [];
  const around: Element[] = [];
  for (let at = element.parentElement; at && around.length < 3 && at !== document.body; at = at.parentElement)
    around.push(at);
  return [element, ...(label ? [label] : []), ...parts, ...partsOver(element), ...around];
}

/** The contrasts of the rings that an element draws. */
function ringsOf(bearer: Element): number[] {
  const style = getComputedStyle(bearer);
  const [outside, inside] = [surfaceAround(bearer), surfaceOf(bearer)];
  const against = (colour: Colour, surface: Colour) => contrastOf(over(colour, surface), surface);
  const isInside = Number.parseFloat(style.outlineOffset) < 0;
  const outline =
    outlineWidth(style) >= RING_MIN_PX ? [against(parseColour(style.outlineColor), isInside ? inside : outside)] : [];
  const lines = linesOfShadows(style.boxShadow).filter(({ spread }) => spread >= RING_MIN_PX);
  return [...outline, ...lines.map(({ colour, isInset }) => against(colour, isInset ? inside : outside))];
}

function outlineWidth(style: CSSStyleDeclaration): number {
  return style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
}

/** Returns that a focused element is outside of the window or covered as a whole (WCAG 2.4.11). */
function obscuredFaults(element: HTMLElement): string[] {
  // An invisible tick box has its label's place.
  const shown = element.closest("label") ?? element;
  const box = shown.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) return [`${describe(element)} has the focus outside of the window`];
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const covers = parts.flatMap((across) =>
    parts.map((down) => document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)),
  );
  if (covers.some((cover) => cover && (shown.contains(cover) || cover.contains(shown)))) return [];
  return [`${describe(element)} has the focus behind ${covers[0] ? describe(covers[0]) : "something"}`];
}
