import type { Rolldown } from "vite";

export type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * Returns the given modules and all that they import, directly or indirectly.
 * @param followsDynamic whether to follow dynamic imports too
 * @param stopAt a module at which the search stops
 */
export function reachableModules(
  from: readonly string[],
  modules: Modules,
  { followsDynamic = false, stopAt }: { readonly followsDynamic?: boolean; readonly stopAt?: string } = {},
): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const info = found.has(id) || id === stopAt ? null : modules.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    queue.push(...info.importedIds, ...(followsDynamic ? info.dynamicallyImportedIds : []));
  }
  return found;
}
