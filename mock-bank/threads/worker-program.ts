import { join } from "node:path";
import { bankFolder, cachedFile } from "../system/build-cache";
import type { WorkerScript } from "./worker-scripts";

/** Builds a worker script once and returns its path. The built bank has `worker-program.built.ts` in place of this module. */
export function workerProgram(script: WorkerScript): () => Promise<string> {
  let program: Promise<string> | undefined;
  return () => {
    program ??= make(script).catch((error: unknown) => {
      // A failed build is not kept, so that the next call tries again.
      program = undefined;
      throw error;
    });
    return program;
  };
}

const make = (script: WorkerScript): Promise<string> =>
  cachedFile({
    name: script.name,
    madeBy: [...script.madeBy, "threads"],
    packages: [...script.packages, ...(script.external ?? []), "vite"],
    make: () => bundle(script),
  });

async function bundle({ source, name, external = [] }: WorkerScript): Promise<Buffer<ArrayBuffer>> {
  // Imported on demand, because Vite is large and only needed after a change of the sources.
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: [...external] },
    build: {
      ssr: join(bankFolder, source),
      write: false,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!("output" in built)) throw new Error(`The script ${name} was not made`);
  return Buffer.from(built.output[0].code);
}
