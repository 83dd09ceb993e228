import { fileURLToPath } from "node:url";
import { madeOnce } from "../database/made-once";

let program: Promise<string> | undefined;

/** What reads a sheet, as one plain script: a thread that first learns TypeScript takes three times as long over a small file. */
export function sheetProgram(): Promise<string> {
  program ??= make().catch((error: unknown) => {
    // The next file tries again.
    program = undefined;
    throw error;
  });
  return program;
}

async function make(): Promise<string> {
  const script = await madeOnce({
    name: "sheet-worker.cjs",
    madeBy: ["bulk"],
    packages: ["xlsx", "vite"],
    make: bundle,
  });
  return script.toString();
}

async function bundle(): Promise<Buffer<ArrayBuffer>> {
  // Large, and needed once after a change.
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL("./sheet-worker.ts", import.meta.url)),
      write: false,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { format: "cjs", codeSplitting: false } },
    },
  });
  if (!("output" in built)) throw new Error("The script that reads sheets was not made");
  return Buffer.from(built.output[0].code);
}
