import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of the register under `features/requirements`: one statement of the specification. */
export type Requirement = {
  readonly id: string;
  readonly section: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
  /** Kind of proof: `browser` and `api` by a scenario, `unit` by a unit test; `none` needs no proof. */
  readonly verify: string;
};

const FOLDER = join("features", "requirements");

export function readRegister(): readonly Requirement[] {
  const files = readdirSync(FOLDER).filter((name) => name.startsWith("requirements-"));
  return files.sort().flatMap((name) => rowsOf(readFileSync(join(FOLDER, name), "utf8")));
}

/** Names of the sections of the specification, by document and number, such as `S1-2.7`. */
export function sectionNames(): ReadonlyMap<string, string> {
  const [, ...lines] = readFileSync(join(FOLDER, "sections.tsv"), "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => line.split("\t") as [string, string]));
}

function rowsOf(table: string): Requirement[] {
  const [, ...lines] = table.split("\n").filter(Boolean);
  return lines.map((line) => {
    const [id = "", section = "", area = "", kind = "", text = "", verify = ""] = line.split("\t");
    return { id, section, area, kind, text, verify };
  });
}

/** Finds the requirement tags in scenario tags and unit test names, including ranges and malformed tags. */
export const requirementTags = (text: string): string[] => text.match(/@S\d[\w.-]*/g) ?? [];

const TAG = /^@(S\d-[\d.]+-)(\d+)(?:\.\.(\d+))?$/;

/** Returns the ids of a tag: ten for `@S3-2.1-27..36`, one for `@S3-2.1-27`, none for a malformed tag. */
export function idsNamedBy(tag: string): readonly string[] {
  const [, prefix, first = "", last = first] = TAG.exec(tag) ?? [];
  if (prefix === undefined) return [];
  const length = Math.max(0, Number(last) - Number(first) + 1);
  return Array.from({ length }, (_, step) => prefix + String(Number(first) + step).padStart(first.length, "0"));
}

/** Returns the tags that are malformed or name a row that is not in the register. */
export function unknownTags(tags: readonly string[], register: ReadonlySet<string>): string[] {
  const isKnown = (tag: string) => {
    const ids = idsNamedBy(tag);
    return ids.length > 0 && ids.every((id) => register.has(id));
  };
  return [...new Set(tags)].filter((tag) => !isKnown(tag));
}
