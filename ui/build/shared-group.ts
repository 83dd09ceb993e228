import { type Modules, reachable } from "./reachable.ts";

/**
 * Gathers what several screens share into few files. Left to itself the bundler makes one of every set of screens that share something, and the
 * first screen waits for fifty. Here the workspace counts as one with its screens, for whoever is in it comes to need most of what they share; what
 * other pages use with it is apart from what it has alone. A module's imports are used wherever it is, so no two of these files need each other.
 * @param pages what a browser asks for by its address
 */
export function sharedGroup(
  workspace: string,
  pages: readonly string[],
): (id: string, modules: Modules) => string | null {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, modules) => {
    files ??= sharedFiles(workspace, pages, modules);
    return files.get(id) ?? null;
  };
}

function sharedFiles(workspace: string, pages: readonly string[], modules: Modules): ReadonlyMap<string, string> {
  const elsewhere = reachable(pages, modules, { isLater: true, without: workspace });
  const own = reachable([workspace], modules);
  const users = new Map<string, { readonly count: number; readonly places: ReadonlySet<string> }>();
  for (const root of reachable(pages, modules, { isLater: true })) {
    if (!isRoot(root, modules)) continue;
    const place = elsewhere.has(root) ? placeOf(root) : "workspace";
    for (const id of reachable([root], modules)) {
      const { count, places } = users.get(id) ?? { count: 0, places: new Set() };
      users.set(id, { count: count + 1, places: new Set([...places, place]) });
    }
  }
  const shared = [...users].filter(([id, { count }]) => count > 1 || own.has(id));
  const kinds = [...new Set(shared.map(([, { places }]) => nameOf(places)))];
  return new Map(
    shared.map(([id, { places }]) => {
      const kind = nameOf(places);
      return [id, kind === "workspace" ? kind : `shared-${kinds.indexOf(kind)}`];
    }),
  );
}

/** Where few go counts as one, for what is shared there is small. */
function placeOf(root: string): string {
  if (root.includes("/mock-bank/console/") || /\/trainer\.html$/.test(root)) return "console";
  return /-page\.tsx$/.test(root) ? "pages" : root;
}

const nameOf = (places: ReadonlySet<string>): string => [...places].sort().join(" ");

/** What a browser asks for by itself: a page, or what is imported later. */
function isRoot(id: string, modules: Modules): boolean {
  const info = modules.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
}
