import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

const root = join(import.meta.dirname, "..");

/** Replaces each module `x.ts` that has a sibling `x.built.ts`: the built bank reads files that the sources make. */
const builtModules: Plugin = {
  name: "built-modules",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.startsWith(".") || source.endsWith(".built")) return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    const built = resolved?.id.replace(/\.ts$/, ".built.ts");
    return built?.endsWith(".built.ts") && existsSync(built) ? built : resolved;
  },
};

/** Folders in which the files below were already written; tests build many banks into one folder. */
const prepared = new Set<string>();

/** Writes the files that the bank would otherwise make from its sources. */
const preparedFiles: Plugin = {
  name: "prepared-files",
  writeBundle({ dir = "." }) {
    if (prepared.has(dir)) return;
    execFileSync(process.execPath, ["--import", "tsx", join(root, "build/prepare-bank.ts"), dir], {
      cwd: root,
      stdio: "inherit",
    });
    prepared.add(dir);
  },
};

/**
 * Bundles the mock bank of `npm start`, which shortens its start by a third. The built bank knows no path of the
 * computer that built it: it finds the client, the console and its packages from the folder above its own.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [builtModules, preparedFiles],
  // Bundled, because loading these packages from about fifty files would slow down each start.
  ssr: { noExternal: ["prom-client", "@opentelemetry/api", "tdigest", "bintrees"] },
  build: {
    ssr: true,
    outDir: "dist-bank",
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: {
        bank: join(root, "mock-bank/start.ts"),
        "server-thread": join(root, "mock-bank/database/server-thread-program.ts"),
      },
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      checks: { pluginTimings: false },
    },
  },
});
