import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CSSOptions } from "vite";
import { purple } from "../../ui/kit/brand.ts";

type PostcssOptions = Exclude<CSSOptions["postcss"], string | undefined>;
/** The types of PostCSS, derived from Vite's types because PostCSS is no direct dependency. */
type AnyPlugin = Extract<NonNullable<PostcssOptions["plugins"]>[number], { postcssPlugin: string }>;
type PostcssPlugin = Exclude<AnyPlugin, (...args: never[]) => unknown>;
type Once = Parameters<Extract<PostcssPlugin["Once"], (...args: never[]) => unknown>>;
type Root = Once[0];
type Helpers = Once[1];

/**
 * Blueprint components that are not used here, by import name, with the CSS classes (without prefix) of their styles.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  Alert: ["alert"],
  Breadcrumbs: ["breadcrumb", "breadcrumbs"],
  CardList: ["card-list"],
  Code: ["code", "code-block", "running-text", "blockquote"],
  Collapse: ["collapse"],
  CompoundTag: ["compound-tag"],
  ControlCard: ["control-card"],
  ControlGroup: ["control-group"],
  Drawer: ["drawer"],
  EditableText: ["editable-text"],
  EntityTitle: ["entity-title"],
  FileInput: ["file-input", "file-upload"],
  HotkeysDialog: ["hotkey", "hotkeys-dialog"],
  HTMLTable: ["html-table"],
  MultistepDialog: ["multistep-dialog", "dialog-step"],
  Navbar: ["navbar"],
  NonIdealState: ["non-ideal-state"],
  NumericInput: ["numeric-input"],
  OverflowList: ["overflow-list"],
  OverlayToaster: ["toast", "toast-container"],
  PanelStack2: ["panel-stack2"],
  PanelStack: ["panel-stack"],
  RadioCard: ["control-card"],
  Section: ["section"],
  SegmentedControl: ["segmented-control"],
  Slider: ["slider"],
  TagInput: ["tag-input"],
  Tree: ["tree", "tree-node"],
};

/**
 * Blueprint's blues from dark to light, as written in its style sheets, each with the step of our colour that replaces
 * it.
 */
const blues = [
  { hex: "#184a90", rgb: "24, 74, 144", replacement: purple[1] },
  { hex: "#215db0", rgb: "33, 93, 176", replacement: purple[2] },
  { hex: "#2d72d2", rgb: "45, 114, 210", replacement: purple[3] },
  { hex: "#4c90f0", rgb: "76, 144, 240", replacement: purple[4] },
  { hex: "#8abbff", rgb: "138, 187, 255", replacement: purple[5] },
  { hex: "#99c4ff", rgb: "125, 188, 255", replacement: purple[5] },
] as const;

/**
 * Reduces Blueprint's style sheets to the rules in use and applies our primary colour. `front-door.css` keeps only
 * classes that the front door's plain elements use. Other sheets lose the icon font and the unused components listed
 * above.
 */
export function blueprintStyles(root: string): PostcssPlugin {
  return {
    postcssPlugin: "blueprint-styles",
    Once(sheet, helpers) {
      unwrapSupported(sheet);
      forceColoursInEveryScheme(sheet);
      recolour(sheet);
      if (sheet.source?.input.file?.endsWith("front-door.css")) {
        keepSelectors(sheet, usesOnly(literalClasses(root)));
        keepSelectors(sheet, (selector) => !UNUSED_AT_FRONT_DOOR.test(selector));
        dropUnreadVariables(sheet);
        dropUnplayedKeyframes(sheet);
      } else {
        keepSelectors(sheet, withoutBlocks(unusedClasses(root)));
        replaceIntentSelectors(sheet);
      }
      keepDarkFromPaper(sheet, helpers);
    },
  };
}

/** Selectors for states and combinations that never occur on the front door, although their classes do. */
const UNUSED_AT_FRONT_DOOR =
  /^(abbr|code|details|fieldset|hr|img|legend|optgroup|pre|progress|select|small|su[bp]|summary|template|textarea)\b|-moz-|-ms-|file-upload|type=(checkbox|radio|number|search)|:disabled|:empty|\[class|\[readonly|::placeholder|button\S*intent-danger|form-group.*primary|input.*intent|bp6-icon|bp6-callout.*(primary|bp6-heading)/;

function keepSelectors(sheet: Root, isKept: (selector: string) => boolean): void {
  sheet.walkRules((rule) => {
    if (!rule.source?.input.file?.includes("node_modules") || isKeyframe(rule.selector)) return;
    const kept = rule.selectors.filter((selector) => !isDuplicate(selector) && isKept(selector));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  dropEmpty(sheet);
}

const isKeyframe = (selector: string): boolean => /^(from|to|[\d.]+%)/.test(selector);

/** All target browsers support these colours, so the fallbacks are removed. */
function unwrapSupported(sheet: Root): void {
  sheet.walkAtRules("supports", (atRule) => {
    if (atRule.params.startsWith("(color: oklch(from") && atRule.nodes) atRule.replaceWith(atRule.nodes);
  });
}

/** Blueprint gives controls an edge in forced colours only if these are dark. They need it in light ones as well. */
function forceColoursInEveryScheme(sheet: Root): void {
  sheet.walkAtRules("media", (atRule) => {
    atRule.params = atRule.params.replace(
      "(forced-colors: active) and (prefers-color-scheme: dark)",
      "(forced-colors: active)",
    );
  });
}

/** Restricts Blueprint's rules of the dark theme to screens, because paper is white. */
function keepDarkFromPaper(sheet: Root, { AtRule }: Helpers): void {
  const isDark = (selector: string): boolean => selector.includes(".bp6-dark");
  const rules: Parameters<Parameters<Root["walkRules"]>[0]>[0][] = [];
  sheet.walkRules((rule) => {
    if (rule.source?.input.file?.includes("node_modules") && rule.selectors.some(isDark)) rules.push(rule);
  });
  for (const rule of rules) {
    const onScreen = new AtRule({ name: "media", params: "screen" });
    onScreen.append(rule.clone({ selectors: rule.selectors.filter(isDark) }));
    rule.after(onScreen);
    const others = rule.selectors.filter((selector) => !isDark(selector));
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  }
}

/** The dark theme is switched by a class here. Blueprint repeats each of these rules for an attribute. */
const isDuplicate = (selector: string): boolean => selector.includes("[data-bp-color-scheme");

const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.bp6-([\w-]+)/g)].map(([, name = ""]) => name);

const usesOnly = (names: ReadonlySet<string>) => (selector: string) =>
  classesOf(selector).every((className) => names.has(className));

const withoutBlocks = (blocks: readonly string[]) => (selector: string) =>
  !OBSOLETE.test(selector) &&
  !classesOf(selector).some((name) => blocks.some((block) => name === block || name.startsWith(`${block}-`)));

/**
 * Selectors that are not used: the icon font in both spellings, because icons are components; the old select; submenus.
 */
const OBSOLETE =
  /\.bp6-icon-[\w-]+::?before|\[class\*="?bp6-icon-"?\]|\.bp6-select(?![\w-])|\.bp6-submenu|\.bp6-menu-item-is-selectable/;

const intents = ["primary", "success", "warning", "danger"].map((intent) => `.bp6-intent-${intent}`).join(", ");

/**
 * Replaces Blueprint's substring selectors of intents (`[class*=…]`) by class selectors. Because of the former,
 * browsers recalculated the styles of everything below an element at each change of its classes. Each dialog restyled
 * the whole side menu.
 */
function replaceIntentSelectors(sheet: Root): void {
  sheet.walkRules((rule) => {
    rule.selector = rule.selector
      .replaceAll(/:not\(\[class\*="?bp6-intent-?"?\]\)/g, `:not(${intents})`)
      .replaceAll(/\[class\*="?bp6-intent-?"?\]/g, `:is(${intents})`);
  });
}

function recolour(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    for (const { hex, rgb, replacement } of blues) {
      declaration.value = declaration.value
        .replaceAll(hex, replacement)
        .replaceAll(`(${rgb}`, `(${channels(replacement)}`);
    }
  });
}

const channels = (hex: string): string => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ");

/** Removes Blueprint's tokens that no rule of this sheet reads, directly or through another token. */
function dropUnreadVariables(sheet: Root): void {
  const read = new Set<string>();
  const collectReads = (value: string) => {
    for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  };
  sheet.walkDecls((declaration) => {
    if (!declaration.variable) collectReads(declaration.value);
  });
  for (let before = -1; before < read.size; ) {
    before = read.size;
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) collectReads(declaration.value);
    });
  }
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  dropEmpty(sheet);
}

function dropUnplayedKeyframes(sheet: Root): void {
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  sheet.walkAtRules("keyframes", (atRule) => {
    if (!animations.some((value) => value.includes(atRule.params))) atRule.remove();
  });
}

function dropEmpty(sheet: Root): void {
  sheet.walk((node) => {
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  });
}

/** Returns the Blueprint classes that the front door's plain elements use. */
function literalClasses(root: string): ReadonlySet<string> {
  const sources = sourcesIn(
    root,
    "ui/app/public-layout.tsx",
    "ui/kit/first-paint.ts",
    "ui/kit/front-door",
    "ui/session",
    "ui/support",
  );
  return new Set(sources.flatMap((source) => [...source.matchAll(/\bbp6-([\w-]+)/g)]).map(([, name = ""]) => name));
}

/** @throws if one of these components is in use, because its styles would be missing */
function unusedClasses(root: string): readonly string[] {
  const imports = sourcesIn(root, "ui", "mock-bank").flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from "@blueprintjs\/core"/g),
  ]);
  const imported = imports.flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
  const used = Object.keys(unused).filter((component) => imported.includes(component));
  if (used.length > 0)
    throw new Error(`Remove ${used.join(", ")} from the list of unused components, because they are in use.`);
  return Object.values(unused).flat();
}

const sourcesIn = (root: string, ...paths: readonly string[]): string[] =>
  paths
    .map((path) => join(root, path))
    .flatMap((path) =>
      statSync(path).isFile()
        ? [path]
        : readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8"));
