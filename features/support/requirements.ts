import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One row of the register under `features/requirements`: a statement of the specification, taken apart. */
export type Requirement = {
  readonly id: string;
  readonly section: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
  /** Where it shows: `browser` and `api` in a scenario, `unit` in a unit test; `none` needs no proof. */
  readonly verify: string;
};

const FOLDER = join("features", "requirements");

export function readRegister(): readonly Requirement[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".tsv"));
  return files.sort().flatMap((name) => rowsOf(readFileSync(join(FOLDER, name), "utf8")));
}

function rowsOf(table: string): Requirement[] {
  const [, ...lines] = table.split("\n").filter(Boolean);
  return lines.map((line) => {
    const [id = "", section = "", area = "", kind = "", text = "", verify = ""] = line.split("\t");
    return { id, section, area, kind, text, verify };
  });
}

/** Anything meant to name requirements, ranges included; found in tags of scenarios and in names of unit tests. */
export const requirementTags = (text: string): string[] => text.match(/@S\d[\w.-]*/g) ?? [];

const TAG = /^@(S\d-[\d.]+-)(\d+)(?:\.\.(\d+))?$/;

/** `@S3-2.1-27..36` names ten rows, `@S3-2.1-27` one; a tag of another form names none. */
export function idsNamedBy(tag: string): readonly string[] {
  const [, prefix, first = "", last = first] = TAG.exec(tag) ?? [];
  if (prefix === undefined) return [];
  const length = Math.max(0, Number(last) - Number(first) + 1);
  return Array.from({ length }, (_, step) => prefix + String(Number(first) + step).padStart(first.length, "0"));
}

/** The tag as written, where it or a row in its range is not in the register. */
export function unknownTags(tags: readonly string[], register: ReadonlySet<string>): string[] {
  const isKnown = (tag: string) => {
    const ids = idsNamedBy(tag);
    return ids.length > 0 && ids.every((id) => register.has(id));
  };
  return [...new Set(tags)].filter((tag) => !isKnown(tag));
}
