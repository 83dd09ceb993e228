import { constants, setPriority } from "node:os";

/**
 * Lowers the priority of this thread, so that calls are answered before it on busy processors. Only on Linux, because
 * other systems would lower the priority of the whole process.
 */
export function lowerPriority(): void {
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
