import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Break } from "./break";

const FOLDER = join(import.meta.dirname, "rows");

/** Returns the breaks of all files in `rows`, in the order of their rows. */
export async function allBreaks(): Promise<readonly Break[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ts"));
  const modules = files.map((name) => import(pathToFileURL(join(FOLDER, name)).href) as Promise<{ breaks: Break[] }>);
  const breaks = (await Promise.all(modules)).flatMap((module) => module.breaks);
  return breaks.sort((one, other) => one.row.localeCompare(other.row, "en", { numeric: true }));
}
