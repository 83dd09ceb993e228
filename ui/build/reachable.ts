import type { Rolldown } from "vite";

export type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * Returns the given modules and all that they import, directly or indirectly.
 * @param isLater whether to follow dynamic imports too
 * @param without a module at which the search stops
 */
export function reachable(
  from: readonly string[],
  modules: Modules,
  { isLater = false, without }: { readonly isLater?: boolean; readonly without?: string } = {},
): ReadonlySet<string> {
  const found = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const info = found.has(id) || id === without ? null : modules.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    left.push(...info.importedIds, ...(isLater ? info.dynamicallyImportedIds : []));
  }
  return found;
}
