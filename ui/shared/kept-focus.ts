/**
 * The focused element and its ancestors, nearest first. When elements are removed, the nearest remaining one can be
 * found in this list.
 */
export type FocusPlace = readonly Element[];

/** Elements that can receive the focus when a focused element inside them is removed. */
const SURROUNDINGS = "tr, li, form, section, [role='tabpanel'], [role='dialog'], [role='alertdialog'], main";
/** Milliseconds. Code that removes a focused element usually moves the focus itself within this time. */
const PATIENCE_MS = 50;

export const placeOfFocus = (): FocusPlace => [...outwards(document.activeElement)];

function* outwards(element: Element | null): Generator<Element> {
  for (let each = element; each && each !== document.body; each = each.parentElement) yield each;
}

/**
 * Focuses the element that had the focus, or its nearest remaining ancestor, or the heading of the page. An element
 * that has received the focus in the meantime, such as a field of a new page, keeps it.
 */
export function focusWhatIsLeft(place: FocusPlace): void {
  const [had] = place;
  if (had instanceof HTMLElement && had.isConnected) had.focus();
  else if (isNowhere()) focus(nearestLeft(place));
}

function nearestLeft(place: FocusPlace): Element | null {
  const left = place.find((each) => each.isConnected && each.matches(SURROUNDINGS));
  if (left && !left.matches("main")) return left;
  return document.querySelector("main h1") ?? document.querySelector("main");
}

/**
 * When a focused element is removed, browsers silently reset the focus to the body, and screen readers announce
 * nothing. Until the returned function is called, the focus then moves to the nearest remaining ancestor.
 */
export function keepFocus(): () => void {
  let place: FocusPlace = [];
  const note = () => {
    place = placeOfFocus();
  };
  /** If the user clicked on an empty part of the page, the focus is not restored. */
  const leave = () =>
    queueMicrotask(() => {
      if (isNowhere() && place[0]?.isConnected) place = [];
    });
  const isLost = () => isNowhere() && place[0]?.isConnected === false;
  const mend = () => {
    if (isLost()) focusWhatIsLeft(place);
  };
  const removals = new MutationObserver(() => {
    if (isLost()) setTimeout(mend, PATIENCE_MS);
  });
  document.addEventListener("focusin", note);
  document.addEventListener("focusout", leave);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    removals.disconnect();
    document.removeEventListener("focusout", leave);
    document.removeEventListener("focusin", note);
  };
}

const isNowhere = () => document.activeElement === document.body;

/**
 * Focuses an element without scrolling. An element that is not focusable becomes so only until its next blur, so that a
 * later click does not focus it.
 */
function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
