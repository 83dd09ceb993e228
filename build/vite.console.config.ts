import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { blueprintStyles } from "./plugins/blueprint-styles.ts";
import { compressAssets } from "./plugins/compress-assets.ts";
import { browsers, forProduction } from "./plugins/for-production.ts";
import { omitModules } from "./plugins/omit-modules.ts";

const root = join(import.meta.dirname, "..");
const source = join(root, "mock-bank/console");

/**
 * Builds the trainers' pages, which only the mock bank serves: the console, the contract as a readable page, and the
 * page that signs a trainer's tab in with the client's own code. They are not in the folder of the customers' client,
 * which a bank may put on any web server. Their files are below `/trainer`, which a proxy can hide.
 */
export default defineConfig({
  root: source,
  base: "/trainer/",
  publicDir: false,
  plugins: [forProduction(), react(), omitModules(), compressAssets()],
  css: { postcss: { plugins: [blueprintStyles(root)] } },
  build: {
    outDir: join(root, "dist-console"),
    emptyOutDir: true,
    target: browsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: ["trainer.html", "docs.html", "open-as.html"].map((page) => join(source, page)) },
  },
});
