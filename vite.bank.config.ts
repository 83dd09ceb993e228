import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

const root = import.meta.dirname;

/** What the bank finds beside a source of its own, it finds from its one file, too: a new bank begins with a snapshot. */
const stayingWhereItWas: Plugin = {
  name: "staying-where-it-was",
  transform: (code, id) =>
    code
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id))),
};

/** The bank of `npm start` as one file, which is up in two thirds of the time. Below the project, so that it finds its packages. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [stayingWhereItWas],
  build: {
    ssr: join(root, "mock-bank/start.ts"),
    outDir: "dist-bank",
    target: "node20",
    minify: false,
    rolldownOptions: { output: { entryFileNames: "bank.mjs", chunkFileNames: "[name].mjs" } },
  },
});
