import type axe from "axe-core";
import { describe, isRendered, isVisible, squeeze, targetsIn, usableScope } from "./elements";

const REFERENCES = [
  "aria-controls",
  "aria-labelledby",
  "aria-describedby",
  "aria-owns",
  "aria-activedescendant",
  "aria-errormessage",
  "aria-details",
  "for",
  "popovertarget",
  "list",
];

/** References by id to elements that do not exist (WCAG 1.3.1 and 4.1.2). */
export function brokenReferences(): string[] {
  const faults: string[] = [];
  for (const attribute of REFERENCES)
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const ids = (element.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean);
      for (const id of ids)
        if (!document.getElementById(id)) faults.push(`${describe(element)}: ${attribute} names no element: ${id}`);
    }
  return faults;
}

/** Accessible names that lack the text that the control shows (WCAG 2.5.3). */
export function labelsNotInNames(): string[] {
  return withNames((nameOf) =>
    targetsIn(usableScope()).flatMap((target) => {
      const name = comparable(nameOf(target));
      const label = comparable(visibleLabelOf(target));
      return label === "" || name.includes(label) ? [] : [`${describe(target)} is named “${nameOf(target)}”`];
    }),
  );
}

/**
 * Buttons of several rows that have the same name, and links with the same name to different places, so that a name does
 * not identify its row (WCAG 2.4.4 and 2.4.6). The days of a calendar are excepted: their column and row are announced.
 */
export function ambiguousRowNames(): string[] {
  return withNames((nameOf) => {
    const placesOf = new Map<string, Set<unknown>>();
    for (const target of usableScope().querySelectorAll<HTMLElement>("button, a[href], [role=button]")) {
      const row = target.closest("tr, [role=row], li, article");
      if (!row || !isRendered(target) || target.matches("[role=gridcell]")) continue;
      const name = `${target.tagName === "A" ? "link" : "button"} “${squeeze(nameOf(target))}”`;
      placesOf.set(name, (placesOf.get(name) ?? new Set()).add(target.getAttribute("href") ?? row));
    }
    return [...placesOf]
      .filter(([, places]) => places.size > 1)
      .map(([name, { size }]) => `${size} rows have a ${name}`);
  });
}

/** Skipped levels of headings, and pages without a first heading (WCAG 1.3.1 and 2.4.6). */
export function headingFaults(): string[] {
  const scope = usableScope();
  const headings = [...scope.querySelectorAll("h1, h2, h3, h4, h5, h6, [role=heading]")].filter(isRendered);
  const faults: string[] = [];
  let last = 0;
  for (const heading of headings) {
    const level = Number(heading.ariaLevel ?? heading.tagName.slice(1));
    if (last > 0 && level > last + 1) faults.push(`${describe(heading)}: level ${level} follows level ${last}`);
    last = level;
  }
  const hasFirst = headings.some((heading) => heading.matches("h1, [role=heading][aria-level='1']"));
  if (scope === document.body && !hasFirst) faults.push("the page has no heading of level 1");
  return faults;
}

const LIVE = "[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], [role=log], [role=alertdialog]";
const ERRORS =
  ".bp6-intent-danger > .bp6-form-content > .bp6-form-helper-text, .field-problem, .otp-problem, .status-problem, .bp6-callout.bp6-intent-danger";

/** Errors that are visible but neither announced nor tied to their field (WCAG 3.3.1 and 4.1.3). */
export function silentErrors(): string[] {
  const described = (field: Element) =>
    ["aria-describedby", "aria-errormessage"].flatMap((name) => (field.getAttribute(name) ?? "").split(/\s+/));
  const fields = [...usableScope().querySelectorAll("[aria-invalid=true]")].filter(isVisible);
  const unexplained = fields.filter(
    (field) => !described(field).some((id) => squeeze(document.getElementById(id)?.textContent ?? "") !== ""),
  );
  const referenced = new Set(
    [...document.querySelectorAll("[aria-describedby], [aria-errormessage]")].flatMap(described),
  );
  const shown = [...usableScope().querySelectorAll(ERRORS)].filter(
    (error) => isVisible(error) && squeeze(error.textContent ?? "") !== "",
  );
  const silent = shown.filter(
    (error) => !error.closest(LIVE) && !error.querySelector(LIVE) && !referenced.has(error.id),
  );
  return [
    ...unexplained.map((field) => `${describe(field)} is invalid, without a description that says why`),
    ...silent.map((error) => `${describe(error)} is not announced`),
  ];
}

/** Calls `act` with a function that computes accessible names; axe prepares the page for it. */
function withNames(act: (nameOf: (element: Element) => string) => string[]): string[] {
  type WithCommons = typeof axe & { commons: { text: { accessibleText(element: Element): string } } };
  const { axe: loaded } = window as unknown as { readonly axe: WithCommons };
  loaded.setup(document);
  try {
    return act((element) => loaded.commons.text.accessibleText(element));
  } finally {
    loaded.teardown();
  }
}

/** The text that a user sees on a control or in front of a field. */
function visibleLabelOf(target: HTMLElement): string {
  const isField = target.matches("input, select, textarea");
  const sources = isField ? [...((target as HTMLInputElement).labels ?? [])] : [target];
  return sources.map(visibleTextOf).join(" ");
}

function visibleTextOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent && isVisible(parent) && !parent.closest("[aria-hidden=true], select, textarea"))
      found.push(text.textContent ?? "");
  }
  return found.join(" ");
}

/** Speech ignores case, punctuation and space. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
