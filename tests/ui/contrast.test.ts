import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, luminance } from "../../features/support/contrast";
import { purple } from "../../ui/kit/brand";
import { breakpoints } from "../../ui/kit/use-wide";

const sheet = readFileSync("ui/kit/styles/tokens.css", "utf8");
const white = "#ffffff";

/** Returns a function that reads the custom properties of a theme from the style sheet. */
function themeOf(selector: string): (name: string) => string {
  const block = sheet.slice(sheet.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return (name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? `no ${name} in ${selector}`;
}

/** Hue in degrees: 0 red, 120 green, 240 blue, 270 purple. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Files that repeat steps of the brand's purple: styles and pictures cannot import it, the first page has no room. */
const repeating = {
  "ui/kit/styles/tokens.css": [2, 3, 5],
  "ui/app/public-layout.css": ["ink"],
  "ui/support/verify-page.css": ["ink"],
  "ui/kit/front-door/glyphs.tsx": [2],
  "ui/public/favicon.svg": [2],
  "ui/public/mark.svg": [3],
  "ui/public/manifest.webmanifest": [2],
  "mock-bank/console/console.css": [2, 3, 5],
} as const;

it.each(Object.entries(repeating))("%s repeats the brand's purple as it is", (file, steps) => {
  const text = readFileSync(file, "utf8");
  for (const step of steps) expect(text, `step ${step}`).toContain(purple[step]);
});

describe.each([":root", ":root.bp6-dark"])("the theme of %s", (selector) => {
  const token = themeOf(selector);
  const surfaces = ["surface-page", "surface-card", "surface-sunken", "surface-selected"] as const;

  it.each(["text", "text-quiet", "brand", "good", "wait", "bad"])("%s is readable on every surface", (text) => {
    for (const surface of surfaces) expect(contrast(token(text), token(surface)), surface).toBeGreaterThanOrEqual(4.5);
  });

  it("the brand colour is purple @S1-9-10 @S3-9-18", () => {
    for (const colour of [token("brand"), ...Object.values(purple)]) {
      expect(hueOf(colour), colour).toBeGreaterThan(255);
      expect(hueOf(colour), colour).toBeLessThan(295);
    }
  });

  it.each(["good", "wait", "bad"])("%s is readable on its soft background, and so is plain text", (meaning) => {
    for (const text of [meaning, "text"])
      expect(contrast(token(text), token(`${meaning}-soft`)), text).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["line-control", "focus"])("%s is visible on every surface", (line) => {
    for (const surface of surfaces) expect(contrast(token(line), token(surface)), surface).toBeGreaterThanOrEqual(3);
  });
});

describe("the purple ramp", () => {
  it("each step of the purple ramp is lighter than the previous one", () => {
    const steps = [purple.ink, purple[1], purple[2], purple[3], purple[4], purple[5]].map(luminance);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  it.each([purple.ink, purple[1], purple[2], purple[3]])("white text is readable on %s", (colour) => {
    expect(contrast(colour, white)).toBeGreaterThanOrEqual(4.5);
  });

  it("the second purple is readable on white, and the fifth on every dark surface of Blueprint", () => {
    expect(contrast(purple[2], white)).toBeGreaterThanOrEqual(4.5);
    for (const dark of ["#1c2127", "#252a31", "#2f343c"]) expect(contrast(purple[5], dark)).toBeGreaterThanOrEqual(4.5);
  });
});

it("the breakpoints are those of the specification @S1-9-09 @S3-9-17", () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 375, md: 768, lg: 1024, lg1: 1280, xl: 1440, fullhd: 1920 });
});
