import type { Rolldown } from "vite";

export type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * The modules given and what they import, all the way down.
 * @param isLater whether what is imported later counts, too
 * @param without a module that is not entered
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
