import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { blueprintStyles } from "./ui/build/blueprint-styles.ts";
import { compressAssets } from "./ui/build/compress-assets.ts";
import { frontDoorGroup } from "./ui/build/front-door-group.ts";
import { leaveOut } from "./ui/build/leave-out.ts";
import { prerenderPages } from "./ui/build/prerender-pages.ts";
import { sharedGroup } from "./ui/build/shared-group.ts";

const root = import.meta.dirname;
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The customers' client, the trainer console and the contract's reading page: separate pages that share no bundle by accident.
 * The fourth signs a trainer's tab in with the client's own code.
 */
const pages = ["index.html", "trainer.html", "docs.html", "open-as.html"].map(at).filter(existsSync);

/** The mock bank that `npm run dev` starts beside Vite. */
const bank = `http://127.0.0.1:${process.env.PORT ?? "4000"}`;
const ofTheBank = [
  "/corporate-banking",
  "/control",
  "/configuration.json",
  "/healthz",
  "/directives",
  "/branch-directory.json",
];

/** Loaded by every page of the client before anything is imported later. */
const alwaysThere = /\/(react|zod|front-door|rolldown-runtime)-[\w-]+\.js$/;
/** Large enough to be fetched side by side; a reading page is small, and what names its parts is paid for by the sign-in page. */
const inParts = /\/(workspace|sign-in-code|[\w-]+-screen)-[\w-]+\.js$/;

/** What is fetched beside a file that is imported later: its styles always, its code where that saves a wait. */
function dependenciesWorthNaming(file: string, needed: string[], { hostType }: { hostType: "html" | "js" }): string[] {
  if (hostType === "html") return needed;
  return needed.filter((name) => name.endsWith(".css") || (inParts.test(file) && !alwaysThere.test(name)));
}

/** Whatever the computer it is built on calls itself: half of React for developers beside half of it for customers does not run. */
const forCustomers: Plugin = {
  name: "for-customers",
  apply: "build",
  config() {
    process.env.NODE_ENV = "production";
  },
};

export default defineConfig({
  root,
  publicDir: "ui/public",
  plugins: [forCustomers, react(), leaveOut(), prerenderPages(), compressAssets()],
  css: { postcss: { plugins: [blueprintStyles(root)] } },
  build: {
    target: ["es2022", "chrome123", "firefox128", "safari17.5"],
    /** Everything is a file of its own: the content policy allows pictures from data URLs, but nothing needs them. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: dependenciesWorthNaming },
    reportCompressedSize: false,
    /** In kB: all of ECharts that is drawn with comes in one piece, once it is needed. */
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: {
          groups: [
            /** With it what fetches a part later, which Vite would give to the first page: the others must not run that one. */
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/, priority: 3 },
            { name: "zod", test: /node_modules\/zod\//, priority: 2 },
            { name: frontDoorGroup(root), debugName: "front door", priority: 1 },
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
    proxy: Object.fromEntries(ofTheBank.map((path) => [path, { target: bank, changeOrigin: true }])),
  },
});
