import { cachedFile } from "../system/build-cache.built";
import type { WorkerScript } from "./worker-scripts";

/** Returns the path of a worker script that the build has put next to the built bank. */
export const workerProgram = (script: WorkerScript) => (): Promise<string> => cachedFile(script);
