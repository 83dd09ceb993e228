/**
 * The focused element and its ancestors, nearest first. When elements are removed, the nearest remaining one can be
 * found in this list.
 */
export type FocusPath = readonly Element[];

/** Elements that can receive the focus when a focused element inside them is removed. */
const SURROUNDINGS = "tr, li, form, section, [role='tabpanel'], [role='dialog'], [role='alertdialog'], main";
/** Milliseconds. Code that removes a focused element usually moves the focus itself within this time. */
const RESTORE_DELAY_MS = 50;

export const currentFocusPath = (): FocusPath => [...withAncestors(document.activeElement)];

function* withAncestors(element: Element | null): Generator<Element> {
  for (let each = element; each && each !== document.body; each = each.parentElement) yield each;
}

/**
 * Focuses the element that had the focus, or its nearest remaining ancestor, or the heading of the page. An element
 * that has received the focus in the meantime, such as a field of a new page, keeps it.
 */
export function restoreFocus(path: FocusPath): void {
  const [previous] = path;
  if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
  else if (isFocusOnBody()) focus(nearestRemaining(path));
}

function nearestRemaining(path: FocusPath): Element | null {
  const remaining = path.find((each) => each.isConnected && each.matches(SURROUNDINGS));
  if (remaining && !remaining.matches("main")) return remaining;
  return document.querySelector("main h1") ?? document.querySelector("main");
}

/**
 * When a focused element is removed, browsers silently reset the focus to the body, and screen readers announce
 * nothing. Until the returned function is called, the focus then moves to the nearest remaining ancestor.
 */
export function keepFocus(): () => void {
  let path: FocusPath = [];
  const rememberFocus = () => {
    path = currentFocusPath();
  };
  /** If the user clicked on an empty part of the page, the focus is not restored. */
  const forgetFocus = () =>
    queueMicrotask(() => {
      if (isFocusOnBody() && path[0]?.isConnected) path = [];
    });
  const isLost = () => isFocusOnBody() && path[0]?.isConnected === false;
  const restoreLostFocus = () => {
    if (isLost()) restoreFocus(path);
  };
  const removals = new MutationObserver(() => {
    if (isLost()) setTimeout(restoreLostFocus, RESTORE_DELAY_MS);
  });
  document.addEventListener("focusin", rememberFocus);
  document.addEventListener("focusout", forgetFocus);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    removals.disconnect();
    document.removeEventListener("focusout", forgetFocus);
    document.removeEventListener("focusin", rememberFocus);
  };
}

const isFocusOnBody = () => document.activeElement === document.body;

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
