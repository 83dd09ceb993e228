/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const TRANSPARENT: Colour = [0, 0, 0, 0];

/** Parses a computed colour: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.4)` or `color(srgb 0.1 0.2 0.3 / 0.4)`. */
export function parseColour(style: string): Colour {
  const [, space, figures = ""] = /^(rgba?|color)\((?:srgb )?([^)]*)\)/.exec(style) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = (figures.match(/[\d.e-]+/g) ?? []).map(Number);
  if (space === undefined) return TRANSPARENT;
  const scale = space === "color" ? 255 : 1;
  return [red * scale, green * scale, blue * scale, alpha];
}

/** Returns the colour that results when `colour` is painted on an opaque colour. */
export function over(colour: Colour, surface: Colour): Colour {
  const [red, green, blue, alpha] = colour;
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, surface[0]), mix(green, surface[1]), mix(blue, surface[2]), 1];
}

/** Returns the colour on which the content of an element is painted: its own background, or what is behind it. */
export function surfaceOf(element: Element): Colour {
  return blend([element, ...elementsBehind(element)]);
}

/** Returns the colour around an element. */
export function surfaceAround(element: Element): Colour {
  return blend(elementsBehind(element));
}

/** Returns what is behind the middle of an element, topmost first. That may be more than its ancestors. */
function elementsBehind(element: Element): Element[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const own = stack.findLastIndex((each) => element.contains(each));
  return own >= 0 ? stack.slice(own + 1) : ancestorsOf(element);
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function blend(elements: readonly Element[]): Colour {
  const layers: Colour[] = [];
  for (const element of elements) {
    const layer = parseColour(getComputedStyle(element).backgroundColor);
    layers.push(layer);
    if (layer[3] === 1) break;
  }
  return layers.reduceRight<Colour>((surface, layer) => over(layer, surface), [255, 255, 255, 1]);
}

/** Contrast ratio of two opaque colours according to WCAG 2.2. */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf([red, green, blue]: Colour): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export type Shadow = { readonly colour: Colour; readonly spread: number; readonly isInset: boolean };

/** The shadows of an element that are lines: without offset and without blur. */
export function linesOfShadows(style: string): Shadow[] {
  return (style.match(/(?:rgba?|color)\([^)]*\)[^,]*/g) ?? []).flatMap((text) => {
    const [x = 0, y = 0, blur = 0, spread = 0] = (text.replace(/^[^)]*\)/, "").match(/-?[\d.]+px/g) ?? []).map(
      Number.parseFloat,
    );
    const isLine = x === 0 && y === 0 && blur === 0 && spread > 0;
    return isLine ? [{ colour: parseColour(text), spread, isInset: text.includes("inset") }] : [];
  });
}
