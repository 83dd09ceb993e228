import { join } from "node:path";
import type { Page, ViewportSize } from "playwright-core";
import { phoneViewport } from "../settings";
import { phoneWidths, touchFaults, widthFaults } from "../touch-layout";
import { axeViolations, ibmViolations, loadAxe } from "./engines";
import type { InPage } from "./in-page/start";

/** Returns one line for each fault of the page. A measurement restores what it changes. */
type Measure = (page: Page) => Promise<readonly string[]>;

/** More than the elements of any screen of the client. A walk through a longer list ends here. */
const TABS_MAX = 250;
/** The window of a desktop with 1280 x 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const REFLOW = { width: 320, height: 256 };
/** The window between those of a desk and of a phone in which layouts change. */
const TABLET = { width: 1024, height: 768 };

/** Measurements of one state of a page, in the current theme. docs/accessibility.md uses these names. */
const ofState = {
  axe: (page) => axeViolations(page),
  references: (page) => call(page, "brokenReferences"),
  "label in name": (page) => call(page, "labelsNotInNames"),
  "row names": (page) => call(page, "ambiguousRowNames"),
  headings: (page) => call(page, "headingFaults"),
  "announced errors": (page) => call(page, "silentErrors"),
  "target size": (page) => call(page, "smallTargets"),
  edges: (page) => call(page, "faintEdges"),
} satisfies Record<string, Measure>;

/** Measurements that a theme can affect. */
const ofColours = {
  axe: (page) => axeViolations(page, "colours"),
  edges: ofState.edges,
} satisfies Record<string, Measure>;

/** Further measurements at a desk. Most move the focus or change the window. They cover both themes. */
const atDesk = {
  focus: walkByTab,
  "forced colours": inForcedColours,
  "text spacing": withTextSpacing,
  reflow: atReflow,
} satisfies Record<string, Measure>;

/** As {@link atDesk}, but slow: a second of IBM's engine for each screen. Only a thorough run makes them. */
const thoroughlyAtDesk = {
  "IBM Equal Access": ibmViolations,
  motion: findMotion,
  "text at 200 %": atDoubleSize,
} satisfies Record<string, Measure>;

/** Further measurements on a phone. */
const onPhone = {
  finger: touchFaults,
  "phone widths": onPhones,
} satisfies Record<string, Measure>;

/** Keyboards of phones are rare, and the desk has the same elements. */
const thoroughlyOnPhone = { focus: walkByTab } satisfies Record<string, Measure>;

const all = { ...ofState, ...atDesk, ...thoroughlyAtDesk, ...onPhone };
/** Whether the measurements of the night are made. */
export const isThorough = process.env.MEASUREMENTS === "all";
const groups = {
  ofState,
  ofColours,
  atDesk: { ...atDesk, ...(isThorough && thoroughlyAtDesk) },
  onPhone: { ...onPhone, ...(isThorough && thoroughlyOnPhone) },
};
export type MeasurementGroup = keyof typeof groups;
export type Measurement = keyof typeof all;

/** Returns what a group of measurements finds, each line with the name of its measurement. */
export async function faultsOf(page: Page, group: MeasurementGroup): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, measure] of Object.entries<Measure>(groups[group])) {
    const found = await measure(page);
    faults.push(...[...new Set(found)].map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Returns what one measurement finds. */
export function measure(page: Page, name: Measurement): Promise<readonly string[]> {
  return all[name](page);
}

/** Switches transitions off, so that colours and sizes are final. */
export function setStill(page: Page, isOn: boolean): Promise<void> {
  return call(page, "setStill", isOn);
}

async function findMotion(page: Page): Promise<readonly string[]> {
  const wanted = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const faults = await call(page, "endlessMotion");
  await page.emulateMedia({ reducedMotion: wanted ? "reduce" : null });
  return faults;
}

/**
 * Walks through the page by Tab, and through a dialog by Shift+Tab too, because in a dialog Tab returns from the last
 * control to the first.
 */
async function walkByTab(page: Page): Promise<readonly string[]> {
  const address = page.url();
  await call(page, "setStill", true);
  const faults = await walkBy(page, "Tab");
  if (page.url() !== address) return [...faults, `the focus has opened ${page.url()}`];
  if (await call(page, "isInDialog")) faults.push(...(await walkBy(page, "Shift+Tab")));
  await call(page, "setStill", false);
  return faults;
}

/** Presses the key until it leads to an element for the second time. */
async function walkBy(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  await call(page, "beginWalk");
  const faults: string[] = [];
  let isOver = false;
  for (let keys = 0; keys < TABS_MAX && !isOver; keys++) {
    await page.keyboard.press(key);
    const step = await call(page, "stepOfWalk");
    faults.push(...step.faults);
    isOver = step.isLast;
  }
  const notReached = await call(page, "endWalk", key);
  return isOver ? [...faults, ...notReached] : faults;
}

async function inForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const faults = [
    ...(await call(page, "ringsMissingInForcedColours")),
    ...(await call(page, "edgesMissingInForcedColours")),
  ];
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** Only texts that are complete without the spacing can be cut off by it. */
async function withTextSpacing(page: Page): Promise<readonly string[]> {
  const before = new Set(await call(page, "clippedTexts"));
  await call(page, "setTextSpacing", true);
  const faults = [...(await call(page, "clippedTexts")), ...(await call(page, "reflowFaults"))];
  await call(page, "setTextSpacing", false);
  return faults.filter((fault) => !before.has(fault));
}

/** A zoom of 200 % halves the window, measured in CSS pixels. */
function atDoubleSize(page: Page): Promise<readonly string[]> {
  const { width, height } = page.viewportSize() ?? REFLOW;
  return inWindow(page, { width: Math.max(REFLOW.width, width / 2), height: height / 2 }, async () => [
    ...(await call(page, "reflowFaults")),
    ...(await call(page, "clippedTexts")),
  ]);
}

async function atReflow(page: Page): Promise<readonly string[]> {
  const onTablet = await inWindow(page, TABLET, () => widthFaults(page));
  const atZoom = await inWindow(page, REFLOW, async () => [
    ...(await call(page, "reflowFaults")),
    ...(await call(page, "clippedTexts")),
    ...(await call(page, "obscuredElements")),
  ]);
  return [...onTablet, ...atZoom];
}

async function onPhones(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of phoneWidths)
    faults.push(...(await inWindow(page, { width, height: phoneViewport.height }, () => widthFaults(page))));
  return faults;
}

async function inWindow<Found>(page: Page, size: ViewportSize, act: () => Promise<Found>): Promise<Found> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await call(page, "followWindow");
  try {
    return await act();
  } finally {
    if (before) await page.setViewportSize(before);
  }
}

let script: Promise<string> | undefined;

/** Calls a function of `in-page/start.ts`, which is loaded into a page with the first call. */
async function call<Name extends keyof InPage>(
  page: Page,
  name: Name,
  ...args: Parameters<InPage[Name]>
): Promise<ReturnType<InPage[Name]>> {
  const called = { name, args: args as readonly unknown[] };
  let answer = await page.evaluate(callInPage, called);
  if (!answer) {
    script ??= bundle();
    await page.evaluate(await script);
    await loadAxe(page);
    answer = await page.evaluate(callInPage, called);
  }
  return answer?.result as ReturnType<InPage[Name]>;
}

/** Runs in the page. @returns nothing if the page has no measurements yet */
async function callInPage({ name, args }: { readonly name: string; readonly args: readonly unknown[] }) {
  const { wcag } = window as unknown as { readonly wcag?: Record<string, (...given: readonly unknown[]) => unknown> };
  return wcag?.[name] && { result: await wcag[name](...args) };
}

async function bundle(): Promise<string> {
  // Loaded here, because most runs measure nothing.
  const { build } = await import("vite");
  const lib = { entry: join(import.meta.dirname, "in-page", "start.ts"), formats: ["iife" as const], name: "started" };
  const built = await build({ configFile: false, logLevel: "warn", build: { write: false, lib } });
  const bundles = Array.isArray(built) ? built : [built];
  return bundles.flatMap((bundled) => ("output" in bundled ? bundled.output[0].code : [])).join("\n");
}
