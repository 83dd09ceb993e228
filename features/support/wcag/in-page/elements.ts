/** Elements that a pointer can press. */
const TARGETS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=switch]";

/** The topmost dialog, because the page behind it cannot be used; otherwise the whole page. */
export function usableScope(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog], dialog[open]");
  return [...dialogs].filter(isRendered).at(-1) ?? document.body;
}

/** Includes elements that are transparent or only for screen readers. */
export function isRendered(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

/** Excludes elements that only a screen reader finds. */
export function isVisible(element: Element): boolean {
  if (!isRendered(element) || !element.checkVisibility({ opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

export function isDisabled(element: Element): boolean {
  return element.matches(":disabled, [aria-disabled=true], :disabled *, [inert] *");
}

export function targetsIn(scope: HTMLElement): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(TARGETS)].filter(isRendered);
}

/** The siblings at the place of a transparent field that draw it, such as the boxes of a code. */
export function partsOver(field: HTMLElement): Element[] {
  const box = field.getBoundingClientRect();
  return [...(field.parentElement?.children ?? [])].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isOver = left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
    return part !== field && part.ariaHidden === "true" && isOver;
  });
}

/** Describes an element for a person who looks for it on the screen. */
export function describe(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  const words = element.ariaLabel ?? label ?? element.textContent ?? "";
  const kind = element.role ?? element.tagName.toLowerCase();
  const short = squeeze(words).slice(0, 60);
  const classes = typeof element.className === "string" ? element.className.split(/\s+/).slice(0, 2).join(".") : "";
  return short ? `${kind} “${short}”` : `${kind}.${classes}`;
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
