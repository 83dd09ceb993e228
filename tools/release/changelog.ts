const UNRELEASED = "## Unreleased\n";

/**
 * Returns the changelog with the notes of "Unreleased" under a version and a day (YYYY-MM-DD), or undefined if there
 * are no notes.
 */
export function withRelease(changelog: string, version: string, day: string): string | undefined {
  const [head = "", rest = ""] = changelog.split(UNRELEASED);
  const end = rest.search(/^## /m);
  const notes = (end < 0 ? rest : rest.slice(0, end)).trim();
  if (notes === "") return undefined;
  const older = end < 0 ? "" : `\n${rest.slice(end)}`;
  return `${head}${UNRELEASED}\n## ${version} - ${day}\n\n${notes}\n${older}`;
}
