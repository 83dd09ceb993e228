import { type Colour, contrastOf, linesOfShadows, over, parseColour, surfaceAround } from "./colours";
import { describe, isDisabled, isVisible, partsOver, usableScope } from "./elements";

const CONTRAST_MIN = 3;
const FIELDS =
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea, .bp6-control-indicator, [type=checkbox], [type=radio]";

/** The button of a file field has an edge of the browser. */
const EDGED = "input:not([type=file]), select, textarea, .bp6-button, .bp6-control-indicator";

/** Fields whose edge, and buttons whose icon, has a contrast below 3:1 to what is around it (WCAG 1.4.11). */
export function faintEdges(): string[] {
  const scope = usableScope();
  const fields = [...scope.querySelectorAll<HTMLElement>(FIELDS)].filter(
    // A value that cannot be changed is shown as a text, which needs no edge.
    (field) =>
      isVisible(field) &&
      !isDisabled(field) &&
      !field.hasAttribute("readonly") &&
      !field.closest("label")?.querySelector(":disabled"),
  );
  const icons = [...scope.querySelectorAll<SVGElement>("button svg, a[href] svg, summary svg")].filter(
    (icon) => isVisible(icon) && !isDisabled(icon.parentElement ?? icon) && isOnlyContent(icon),
  );
  return [...fields.flatMap(edgeFault), ...icons.flatMap(iconFault)];
}

/** Returns the controls without a border in forced colours, where a browser draws no shadow and no background. */
export function edgesMissingInForcedColours(): string[] {
  const controls = [...document.querySelectorAll(EDGED)].filter(
    // Buttons that look like links need no edge, and a ticked box is one area. The boxes of a code are its edge.
    (control) =>
      isVisible(control) &&
      !control.matches(".open-link, :checked ~ .bp6-control-indicator, :indeterminate ~ .bp6-control-indicator") &&
      !(control instanceof HTMLElement && partsOver(control).length > 0),
  );
  return controls.filter(hasNoBorder).map((control) => `${describe(control)} has no edge in forced colours`);
}

function hasNoBorder(control: Element): boolean {
  const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(control);
  return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || borderTopColor === backgroundColor;
}

function edgeFault(field: HTMLElement): string[] {
  // The edge of a field may be drawn by the group around it, or by boxes below it.
  const drawn = [field, ...partsOver(field), ...ancestorsOfSameSize(field)];
  const best = Math.max(...drawn.flatMap(edgesOf));
  return best >= CONTRAST_MIN ? [] : [`the edge of ${describe(field)} has ${best.toFixed(2)}:1`];
}

function iconFault(icon: SVGElement): string[] {
  const button = icon.parentElement?.closest("button, a, summary") ?? icon;
  const surface = surfaceAround(icon);
  const shape = icon.querySelector("path, use, circle") ?? icon;
  const style = getComputedStyle(shape);
  // A picture from another file takes the text's colour.
  const colours = shape.matches("use") ? [style.color] : [style.fill, style.stroke];
  const painted = colours.map(parseColour).filter(([, , , alpha]) => alpha > 0);
  const best = Math.max(0, ...painted.map((colour) => contrastOf(over(colour, surface), surface)));
  return painted.length === 0 || best >= CONTRAST_MIN
    ? []
    : [`the icon of ${describe(button)} has ${best.toFixed(2)}:1`];
}

function isOnlyContent(icon: SVGElement): boolean {
  const button = icon.parentElement?.closest("button, a, summary");
  return (
    !!button &&
    [...button.querySelectorAll("*")].every((part) => !hasOwnText(part) || !isVisible(part)) &&
    !hasOwnText(button)
  );
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

function ancestorsOfSameSize(field: HTMLElement): HTMLElement[] {
  const { width, height } = field.getBoundingClientRect();
  const found: HTMLElement[] = [];
  for (let around = field.parentElement; around && found.length < 3; around = around.parentElement) {
    const box = around.getBoundingClientRect();
    if (box.height > height + 16 || box.width > width + 96) break;
    found.push(around);
  }
  return found;
}

/** The contrasts of everything that separates an element from its surroundings. */
function edgesOf(element: Element): number[] {
  const style = getComputedStyle(element);
  const outside = surfaceAround(element);
  const borders = (["Top", "Right", "Bottom", "Left"] as const)
    .filter((side) => Number.parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Style`] !== "none")
    .map((side) => parseColour(style[`border${side}Color`]));
  const lines = linesOfShadows(style.boxShadow).map(({ colour }) => colour);
  const fill = parseColour(style.backgroundColor);
  const accent: Colour[] =
    style.appearance !== "none" && element.matches("[type=checkbox], [type=radio]") ? [[118, 118, 118, 1]] : [];
  return [0, ...[...borders, ...lines, fill, ...accent].map((colour) => contrastOf(over(colour, outside), outside))];
}
