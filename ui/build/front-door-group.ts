import { join } from "node:path";
import { type Modules, reachable } from "./reachable.ts";

/**
 * Gathers `main.tsx` and what it imports before it runs into one file, however many later pages share parts of it:
 * on a slow line each file is a wait of its own.
 */
export function frontDoorGroup(root: string): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    needed ??= reachable([join(root, "main.tsx")], modules);
    return needed.has(id) ? "front-door" : null;
  };
}
