import { buildCached } from "../database/build-cache";

type Made = {
  /** The file of the worker. */
  readonly worker: string;
  readonly name: `${string}.cjs`;
  /** Folders below `mock-bank` whose sources are in the script. */
  readonly madeBy: readonly string[];
  readonly packages: readonly string[];
};

/**
 * Builds a worker as one plain script, once: a thread that first loads a TypeScript compiler takes three times as long
 * over a small task.
 */
export function workerProgram(made: Made): () => Promise<string> {
  let program: Promise<string> | undefined;
  return () => {
    program ??= make(made).catch((error: unknown) => {
      // The next call tries again.
      program = undefined;
      throw error;
    });
    return program;
  };
}

async function make({ worker, name, madeBy, packages }: Made): Promise<string> {
  const script = await buildCached({
    name,
    madeBy: [...madeBy, "threads"],
    packages: [...packages, "vite"],
    make: () => bundle(worker, name),
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
