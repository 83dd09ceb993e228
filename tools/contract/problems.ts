import { notesOf, type Released } from "./released";
import { changesBetween } from "./surface";

const majorOf = (version: string): number => Number(version.split(".")[0]);

/** Returns what is wrong with the version of a contract, compared with the last release; empty if nothing is. */
export function problemsOf(released: Released, current: Released, changelog: string): readonly string[] {
  const { breaking, added } = changesBetween(released.surface, current.surface);
  const isMajor = majorOf(current.version) > majorOf(released.version);
  const isNew = current.version !== released.version;
  const breaks =
    breaking.length > 0 && !isMajor
      ? [`A breaking change needs version ${majorOf(released.version) + 1}.0.0:`, ...breaking]
      : [];
  const adds = added.length > 0 && !isNew ? ["An addition needs a new minor version:", ...added] : [];
  const notes = notesOf(changelog, current.version) ? [] : [`The change log has no notes of ${current.version}.`];
  return [...breaks, ...adds, ...notes];
}
