import type { Surface } from "./surface";

/** The surface of the last released version, as committed: its version in the first line. */
export const RELEASED_FILE = "docs/contract/released.txt";
/** The rules of all calls, written for engineers who build a bank. */
export const GUIDE_FILE = "docs/contract/README.md";
export const CHANGELOG_FILE = "docs/contract/CHANGELOG.md";

export type Released = { readonly version: string; readonly surface: Surface };

/** Writes a surface, with the lines of a call indented under it. */
export function writtenOf({ version, surface }: Released): string {
  const lines = surface.map((line) => (isOfCall(line) ? line : `  ${line.split(" ").slice(2).join(" ")}`));
  return `${[`contract ${version}`, ...lines].join("\n")}\n`;
}

/** The first line of a call says what it is; the others begin with a sign for what is sent, answered or related. */
const isOfCall = (line: string): boolean => line.split(" ")[2] === "is";

/** @throws if the first line names no version */
export function readReleased(text: string): Released {
  const [first = "", ...lines] = text.trimEnd().split("\n");
  const version = /^contract (\d+\.\d+\.\d+)$/.exec(first)?.[1];
  if (version === undefined) throw new Error(`${RELEASED_FILE} begins with no version.`);
  let call = "";
  const surface = lines.map((line) => {
    if (line.startsWith("  ")) return `${call} ${line.trim()}`;
    call = line.split(" ").slice(0, 2).join(" ");
    return line;
  });
  return { version, surface };
}

/** Returns the notes of a version in the change log; undefined if it has none. */
export function notesOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^## /m);
  const notes = sections.find((section) => section.split(/\s/, 1)[0] === version)?.replace(/^.*\n/, "");
  return notes?.trim() || undefined;
}
