import { join } from "node:path";
import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * Gathers `main.tsx` and what it imports before it runs into one file, however many later pages share parts of it:
 * on a slow line each file is a wait of its own.
 */
export function frontDoorGroup(root: string): (id: string, modules: Modules) => string | null {
  const entry = join(root, "main.tsx");
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, modules: Modules): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Imports have no circles here (`.dependency-cruiser.cjs`); in a package's circle this ends the search.
    known.set(id, false);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const needed = id === entry || importers.some((importer) => isNeeded(importer, modules));
    known.set(id, needed);
    return needed;
  };
  return (id, modules) => (isNeeded(id, modules) ? "front-door" : null);
}
