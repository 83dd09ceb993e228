import { setImmediate } from "node:timers/promises";

/** Milliseconds for which a loop may block the event loop. */
const SLICE_MS = 20;

/** Maps a list that can be long; other calls are served in between. */
export async function mapInSlices<From, To>(
  list: readonly From[],
  map: (item: From, index: number) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  let startedAt = performance.now();
  for (const [index, item] of list.entries()) {
    mapped.push(map(item, index));
    if (performance.now() - startedAt < SLICE_MS) continue;
    await setImmediate();
    startedAt = performance.now();
  }
  return mapped;
}
