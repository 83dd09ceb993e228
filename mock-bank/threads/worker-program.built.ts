import { buildCached } from "../database/build-cache.built";
import type { WorkerScript } from "./worker-scripts";

/** Returns a worker script that the build has put next to the built bank. */
export function workerProgram({ name }: WorkerScript): () => Promise<string> {
  let program: Promise<string> | undefined;
  return () => {
    program ??= buildCached({ name }).then(String);
    return program;
  };
}
