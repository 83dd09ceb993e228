import { join } from "node:path";
import { bankFolder, buildCached } from "../database/build-cache";
import type { WorkerScript } from "./worker-scripts";

/** Builds a worker script once. The built bank has `worker-program.built.ts` in place of this module. */
export function workerProgram(script: WorkerScript): () => Promise<string> {
  let program: Promise<string> | undefined;
  return () => {
    program ??= make(script).catch((error: unknown) => {
      // The next call tries again.
      program = undefined;
      throw error;
    });
    return program;
  };
}

async function make({ source, name, madeBy, packages }: WorkerScript): Promise<string> {
  const script = await buildCached({
    name,
    madeBy: [...madeBy, "threads"],
    packages: [...packages, "vite"],
    make: () => bundle(join(bankFolder, source), name),
  });
  return script.toString();
}

async function bundle(worker: string, name: string): Promise<Buffer<ArrayBuffer>> {
  // A large module that is needed once after a change.
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: worker,
      write: false,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { format: "cjs", codeSplitting: false } },
    },
  });
  if (!("output" in built)) throw new Error(`The script ${name} was not made`);
  return Buffer.from(built.output[0].code);
}
