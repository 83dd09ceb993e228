/** What had the focus, and all that it stood in, nearest first: what of it is left can be found once it has gone. */
export type FocusPlace = readonly Element[];

/** What takes the focus for what stood in it and has gone. */
const SURROUNDINGS = "tr, li, form, section, [role='tabpanel'], [role='dialog'], [role='alertdialog'], main";
/** Most often whoever took something away moves the focus too, a little later. */
const PATIENCE_MS = 50;

export const placeOfFocus = (): FocusPlace => [...outwards(document.activeElement)];

function* outwards(element: Element | null): Generator<Element> {
  for (let each = element; each && each !== document.body; each = each.parentElement) yield each;
}

/**
 * To what had it; where that has gone to the nearest that is left of what it stood in, and of a page to its heading. What has it by then,
 * such as a field of the page that came instead, keeps it.
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
 * What had the focus may go away without anybody thinking of the focus: the browser lets it fall to nothing, and whoever hears the page
 * is told nothing. Until the returned function is called it goes to what is left around it.
 */
export function keepFocus(): () => void {
  let place: FocusPlace = [];
  const note = () => {
    place = placeOfFocus();
  };
  /** Given up by somebody who clicked beside everything, it is not brought back. */
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

/** The page stays where it is. What takes the focus only now, a click does not give it to later. */
function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
