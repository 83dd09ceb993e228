import { setImmediate } from "node:timers/promises";

/** How long a loop may keep the event loop. */
const SLICE_MS = 20;
/** Items between two looks at the time. */
const STEP = 100;

/** Maps a list that may be long; other calls are served in between. */
export async function mapInSlices<From, To>(
  list: readonly From[],
  map: (item: From, index: number) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  let startedAt = performance.now();
  for (const [index, item] of list.entries()) {
    mapped.push(map(item, index));
    if (index % STEP !== 0 || performance.now() - startedAt < SLICE_MS) continue;
    await setImmediate();
    startedAt = performance.now();
  }
  return mapped;
}
