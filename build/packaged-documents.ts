import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const FIRST = ["docs/operations.md", "CHANGELOG.md"];

/** Returns the documents of the bank's archive: those for operators, and all files that they link to or name in `docs`. */
export function packagedDocuments(): readonly string[] {
  const found = new Set(FIRST);
  for (const document of found) if (document.endsWith(".md")) for (const file of filesIn(document)) found.add(file);
  return [...found];
}

/** Returns the files that a document links to, relative to the project. */
function filesIn(document: string): readonly string[] {
  const text = readFileSync(join(root, document), "utf8");
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#]+)/g)].map(([, link = ""]) => join(dirname(document), link));
  const named = [...text.matchAll(/`(docs\/[\w/-]+\.md)`/g)].map(([, name = ""]) => name);
  return [...links, ...named];
}
