import { describe, isVisible, squeeze } from "./elements";

/** Content that may need two dimensions, which WCAG 1.4.10 excepts. */
const TWO_DIMENSIONAL = "table, [role=table], [role=grid], canvas, pre";

const FRAMES_MIN = 3;
const FRAMES_MAX = 60;

/** Waits until lists and charts have followed a new width of the window. */
export async function followWindow(): Promise<void> {
  const { documentElement: page } = document;
  for (let frames = 0; frames < FRAMES_MAX; frames++) {
    if (frames >= FRAMES_MIN && page.scrollWidth <= page.clientWidth) return;
    await new Promise(requestAnimationFrame);
  }
}

/** Returns what scrolls sideways or is cut off in a window of the current width (WCAG 1.4.10). */
export function reflowFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on ${clientWidth} px`] : [];
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    const { overflowX } = getComputedStyle(element);
    const isScroller = overflowX === "auto" || overflowX === "scroll";
    if (!isScroller || element.scrollWidth <= element.clientWidth + 1 || !isVisible(element)) continue;
    if (!element.matches(TWO_DIMENSIONAL) && !element.querySelector(TWO_DIMENSIONAL))
      faults.push(`${describe(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);
  }
  return faults;
}

/** Returns the texts that are cut off, by the window or by an element that hides what does not fit. */
export function clippedTexts(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = squeeze(text.textContent ?? "");
    if (!parent || words === "" || parent.closest("script, style, option, [aria-hidden=true]") || !isVisible(parent))
      continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const frame = clippingFrameOf(parent, box);
    if (frame) faults.push(`“${words.slice(0, 60)}” is cut off by ${describe(frame).slice(0, 60)}`);
  }
  return faults;
}

/** Returns the nearest element that cuts the box off. Content that can be scrolled into view is not cut off. */
function clippingFrameOf(parent: HTMLElement, box: DOMRect): HTMLElement | undefined {
  let canScrollX = false;
  let canScrollY = false;
  for (
    let frame: HTMLElement | null = parent;
    frame && frame !== document.documentElement;
    frame = frame.parentElement
  ) {
    const { overflowX, overflowY, position, display } = getComputedStyle(frame);
    if (display === "inline") continue;
    canScrollX ||= isScrollable(overflowX);
    canScrollY ||= isScrollable(overflowY);
    const edge = frame.getBoundingClientRect();
    // Elements of one pixel are for screen readers.
    if (edge.width <= 1 || edge.height <= 1) return undefined;
    const isCutX = !canScrollX && isHiding(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1);
    const isCutY = !canScrollY && isHiding(overflowY) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2);
    if ((isCutX || isCutY) && frame !== document.body) return frame;
    if (position === "fixed") break;
  }
  return undefined;
}

function isScrollable(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

function isHiding(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}

/** The text spacing that users may set without a loss of content (WCAG 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Sets or removes a user's style sheet. It is a constructed one, because no content security policy blocks those. */
export function setTextSpacing(isOn: boolean): void {
  setSheet("text spacing", isOn ? SPACING : "");
}

/** Switches transitions off, so that computed styles are final. */
export function setStill(isOn: boolean): void {
  setSheet("still", isOn ? "*, ::before, ::after { transition: none !important; }" : "");
}

const sheets = new Map<string, CSSStyleSheet>();

function setSheet(name: string, content: string): void {
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  sheets.set(name, sheet);
  sheet.replaceSync(content);
  const others = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  document.adoptedStyleSheets = content ? [...others, sheet] : others;
}
