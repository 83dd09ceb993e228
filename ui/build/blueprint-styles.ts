import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CSSOptions } from "vite";
import { purple } from "../app/brand.ts";

type PostcssOptions = Exclude<CSSOptions["postcss"], string | undefined>;
/** PostCSS comes with Vite, and its types by way of Vite's. */
type AnyPlugin = Extract<NonNullable<PostcssOptions["plugins"]>[number], { postcssPlugin: string }>;
type PostcssPlugin = Exclude<AnyPlugin, (...args: never[]) => unknown>;
type Root = Parameters<Extract<PostcssPlugin["Once"], (...args: never[]) => unknown>>[0];

/** Components of Blueprint that nothing here uses, by the name they are imported by, with the class names (without prefix) of their styles. */
const unused: Readonly<Record<string, readonly string[]>> = {
  Breadcrumbs: ["breadcrumb", "breadcrumbs"],
  CardList: ["card-list"],
  Code: ["code", "code-block", "running-text", "blockquote"],
  CompoundTag: ["compound-tag"],
  ControlCard: ["control-card"],
  EditableText: ["editable-text"],
  EntityTitle: ["entity-title"],
  FileInput: ["file-input", "file-upload"],
  HTMLTable: ["html-table"],
  HotkeysDialog: ["hotkey", "hotkeys-dialog"],
  MultistepDialog: ["multistep-dialog", "dialog-step"],
  Navbar: ["navbar"],
  OverflowList: ["overflow-list"],
  PanelStack: ["panel-stack"],
  RadioCard: ["control-card"],
  Section: ["section"],
  SegmentedControl: ["segmented-control"],
  Slider: ["slider"],
  TagInput: ["tag-input"],
  Tree: ["tree", "tree-node"],
};

/** Blueprint's blues, dark to light, as they stand in its style sheets, each with the step of our ramp that takes its place. */
const blues = [
  { hex: "#184a90", rgb: "24, 74, 144", ours: purple[1] },
  { hex: "#215db0", rgb: "33, 93, 176", ours: purple[2] },
  { hex: "#2d72d2", rgb: "45, 114, 210", ours: purple[3] },
  { hex: "#4c90f0", rgb: "76, 144, 240", ours: purple[4] },
  { hex: "#8abbff", rgb: "138, 187, 255", ours: purple[5] },
  { hex: "#99c4ff", rgb: "125, 188, 255", ours: purple[5] },
] as const;

/**
 * Cuts Blueprint's style sheets to what is used and puts our primary colour into them. `front-door.css` keeps only the classes that the
 * front door's plain elements name; every other sheet loses the icon font and the components listed above.
 */
export function blueprintStyles(root: string): PostcssPlugin {
  return {
    postcssPlugin: "blueprint-styles",
    Once(sheet) {
      unwrapSupported(sheet);
      recolour(sheet);
      if (!sheet.source?.input.file?.endsWith("front-door.css")) {
        keepSelectors(sheet, besides(unusedClasses(root)));
        return nameIntents(sheet);
      }
      keepSelectors(sheet, namedIn(literalClasses(root)));
      keepSelectors(sheet, (selector) => !NEVER_AT_THE_FRONT_DOOR.test(selector));
      dropUnreadVariables(sheet);
    },
  };
}

/** States and combinations that its few elements never have, though each of the classes occurs. */
const NEVER_AT_THE_FRONT_DOOR =
  /^(abbr|code|details|fieldset|hr|img|legend|optgroup|pre|progress|select|small|su[bp]|summary|template|textarea)\b|-moz-|file-upload|type=(checkbox|radio|number|search)|:disabled|:empty|\[class|\[readonly|::placeholder|button\S*intent-danger|input.*intent|bp6-icon|bp6-callout.*(primary|bp6-heading)/;

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

/** Every browser that the build aims at knows these colours, so the values for others go. */
function unwrapSupported(sheet: Root): void {
  sheet.walkAtRules("supports", (atRule) => {
    if (atRule.params.startsWith("(color: oklch(from") && atRule.nodes) atRule.replaceWith(atRule.nodes);
  });
}

/** Dark is switched by the class here; Blueprint repeats each of those rules for an attribute. */
const isDuplicate = (selector: string): boolean => selector.includes("[data-bp-color-scheme");

const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.bp6-([\w-]+)/g)].map(([, name = ""]) => name);

const namedIn = (names: ReadonlySet<string>) => (selector: string) =>
  classesOf(selector).every((className) => names.has(className));

const besides = (blocks: readonly string[]) => (selector: string) =>
  !OBSOLETE.test(selector) &&
  !classesOf(selector).some((name) => blocks.some((block) => name === block || name.startsWith(`${block}-`)));

/** The icon font in both spellings, where icons are components; the select before `html-select`; menus within menus. */
const OBSOLETE =
  /\.bp6-icon-[\w-]+::?before|\[class\*="?bp6-icon-"?\]|\.bp6-select(?![\w-])|\.bp6-submenu|\.bp6-menu-item-is-selectable/;

const intents = ["primary", "success", "warning", "danger"].map((intent) => `.bp6-intent-${intent}`).join(", ");

/**
 * By their classes, where Blueprint looks for a part of the attribute: then a browser that sees any class of an element change styles all
 * anew below it that such a rule may be about, at each dialog the whole side menu.
 */
function nameIntents(sheet: Root): void {
  sheet.walkRules((rule) => {
    rule.selector = rule.selector
      .replaceAll(/:not\(\[class\*="?bp6-intent-?"?\]\)/g, `:not(${intents})`)
      .replaceAll(/\[class\*="?bp6-intent-?"?\]/g, `:is(${intents})`);
  });
}

function recolour(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    for (const { hex, rgb, ours } of blues) {
      declaration.value = declaration.value.replaceAll(hex, ours).replaceAll(`(${rgb}`, `(${channels(ours)}`);
    }
  });
}

const channels = (hex: string): string => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ");

/** Blueprint's tokens that no rule of this sheet reads, directly or through another token. */
function dropUnreadVariables(sheet: Root): void {
  const read = new Set<string>();
  const note = (value: string) => {
    for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  };
  sheet.walkDecls((declaration) => {
    if (!declaration.variable) note(declaration.value);
  });
  for (let before = -1; before < read.size; ) {
    before = read.size;
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) note(declaration.value);
    });
  }
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  dropEmpty(sheet);
}

function dropEmpty(sheet: Root): void {
  sheet.walk((node) => {
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  });
}

/** The classes that plain elements of the front door carry. */
function literalClasses(root: string): ReadonlySet<string> {
  const sources = sourcesIn(root, "ui/app/public-layout.tsx", "ui/app/first-paint.ts", "ui/session", "ui/support");
  return new Set(sources.flatMap((source) => [...source.matchAll(/\bbp6-([\w-]+)/g)]).map(([, name = ""]) => name));
}

/** @throws when a component is used after all: its styles would be missing. */
function unusedClasses(root: string): readonly string[] {
  const imports = sourcesIn(root, "ui", "mock-bank").flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from "@blueprintjs\/core"/g),
  ]);
  const imported = imports.flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
  const wrongly = Object.keys(unused).filter((component) => imported.includes(component));
  if (wrongly.length > 0) throw new Error(`In use: strike ${wrongly.join(", ")} from the list of unused components.`);
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
