import { type Modules, reachableModules } from "./reachable.ts";

/**
 * Bundles code that several screens share into few files. By default the bundler creates a file for each set of screens
 * that share something, and the first screen waits for fifty files. Here the workspace and its screens count as one,
 * because a user of the workspace will need most of that code. Code that the workspace shares with other pages is in
 * separate files. Wherever a module is used, its imports are used too, so no two of these files depend on each other.
 * @param pages the modules that a browser requests by address
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
  const outsideWorkspace = reachableModules(pages, modules, { followsDynamic: true, stopAt: workspace });
  const own = reachableModules([workspace], modules);
  const users = new Map<string, { readonly count: number; readonly groups: ReadonlySet<string> }>();
  for (const root of reachableModules(pages, modules, { followsDynamic: true })) {
    if (!isRoot(root, modules)) continue;
    const group = outsideWorkspace.has(root) ? groupOf(root) : "workspace";
    for (const id of reachableModules([root], modules)) {
      const { count, groups } = users.get(id) ?? { count: 0, groups: new Set() };
      users.set(id, { count: count + 1, groups: new Set([...groups, group]) });
    }
  }
  const shared = [...users].filter(([id, { count }]) => count > 1 || own.has(id));
  const kinds = [...new Set(shared.map(([, { groups }]) => nameOf(groups)))];
  return new Map(
    shared.map(([id, { groups }]) => {
      const kind = nameOf(groups);
      return [id, kind === "workspace" ? kind : `shared-${kinds.indexOf(kind)}`];
    }),
  );
}

/** Returns the group of a page. Rarely visited pages form one group, because the code they share is small. */
function groupOf(root: string): string {
  if (root.includes("/mock-bank/console/") || /\/trainer\.html$/.test(root)) return "console";
  return /-page\.tsx$/.test(root) ? "pages" : root;
}

const nameOf = (groups: ReadonlySet<string>): string => [...groups].sort().join(" ");

/** Returns whether a browser requests the module by itself: a page or a dynamic import. */
function isRoot(id: string, modules: Modules): boolean {
  const info = modules.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
}
