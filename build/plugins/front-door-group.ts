import { type Modules, reachableModules } from "./reachable.ts";

/**
 * Bundles `main.tsx` with its static imports into one file, although later pages share parts of it. On a slow
 * connection each additional file would delay the first page.
 */
export function frontDoorGroup(entry: string): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    needed ??= reachableModules([entry], modules);
    return needed.has(id) ? "front-door" : null;
  };
}
