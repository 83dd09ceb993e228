import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { blueprintStyles } from "./build/plugins/blueprint-styles.ts";
import { compressAssets } from "./build/plugins/compress-assets.ts";
import { browsers, forProduction } from "./build/plugins/for-production.ts";
import { frontDoorGroup } from "./build/plugins/front-door-group.ts";
import { omitModules } from "./build/plugins/omit-modules.ts";
import { prerenderPages } from "./build/plugins/prerender-pages.ts";
import { sharedGroup } from "./build/plugins/shared-group.ts";

const project = import.meta.dirname;
const at = (path: string): string => join(project, "client", path);

/** The customers' client is one page. The trainers' pages are built separately (build/vite.console.config.ts). */
const pages = [at("index.html")];

/** The mock bank that `npm run dev` starts in addition to Vite. */
const bank = `http://127.0.0.1:${process.env.PORT ?? "4000"}`;
const bankPaths = [
  "/corporate-banking",
  "/control",
  "/configuration.json",
  "/healthz",
  "/field-figures",
  "/directives",
  "/branch-directory.json",
  "/.well-known/jwks.json",
];

/** Chunks that every page of the client loads first. */
const alwaysLoaded = /\/(react|zod|front-door|rolldown-runtime)-[\w-]+\.js$/;
/**
 * Chunks that are large enough for parallel loading. Other chunks are small, and the list of their dependencies would
 * enlarge the sign-in page.
 */
const loadedInParts = /\/(workspace|sign-in-code|[\w-]+-screen)-[\w-]+\.js$/;

/**
 * Returns the files that are preloaded with a dynamic import: always its styles, and its code if that saves a round
 * trip.
 */
function preloadedDependencies(file: string, needed: string[], { hostType }: { hostType: "html" | "js" }): string[] {
  if (hostType === "html") return needed;
  return needed.filter((name) => name.endsWith(".css") || (loadedInParts.test(file) && !alwaysLoaded.test(name)));
}

export default defineConfig({
  root: at("."),
  publicDir: join(project, "ui/public"),
  plugins: [forProduction(), react(), omitModules(), prerenderPages(), compressAssets()],
  css: { postcss: { plugins: [blueprintStyles(project)] } },
  /**
   * Each worker is one file. In Safari, a part that is loaded later and uses the first file runs that file a second time,
   * and the second one answers without what the first one knows.
   */
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
  build: {
    outDir: join(project, "dist"),
    emptyOutDir: true,
    target: browsers,
    /** Never inlines assets. The Content Security Policy allows images from data URLs, but none are needed. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedDependencies },
    reportCompressedSize: false,
    /** In kB. The used parts of ECharts form one chunk, which is loaded on demand. */
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: {
          groups: [
            /**
             * Includes Vite's preload helper. Otherwise Vite puts the helper into the first page,
             * whose code other pages must not run.
             */
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/, priority: 3 },
            { name: "zod", test: /node_modules\/zod\//, priority: 2 },
            { name: frontDoorGroup(at("main.tsx")), debugName: "front door", priority: 1 },
            {
              name: sharedGroup(at("workspace.tsx"), pages),
              debugName: "shared",
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(bankPaths.map((path) => [path, { target: bank, changeOrigin: true }])),
  },
});
