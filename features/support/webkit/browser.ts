import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Browser, BrowserContext } from "playwright-core";
import { build } from "vite";
import { type ContextOptions, WebKitContext } from "./context";
import { onlyOffered } from "./only-offered";

/** Starts an X display; each browser context then starts a WebKit of its own. */
export async function launchWebKit(): Promise<Browser> {
  const [script, display] = await Promise.all([scriptOfPages(), startDisplay()]);
  const contexts = new Set<WebKitContext>();
  return onlyOffered("Browser", {
    async newContext(options: ContextOptions): Promise<BrowserContext> {
      const context = await WebKitContext.open(options, display.name, script);
      contexts.add(context);
      return context.asContext();
    },
    async close(): Promise<void> {
      await Promise.all([...contexts].map((context) => context.close()));
      display.stop();
    },
  });
}

/** Returns the driver's half in the page as one script. */
async function scriptOfPages(): Promise<string> {
  const entry = join(import.meta.dirname, "in-page", "start.ts");
  const lib = { entry, formats: ["iife" as const], name: "driver" };
  const built = await build({ configFile: false, logLevel: "warn", build: { write: false, lib } });
  const bundles = Array.isArray(built) ? built : [built];
  return bundles.flatMap((bundle) => ("output" in bundle ? bundle.output[0].code : [])).join("\n");
}

async function startDisplay() {
  const options = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const stop = () => void server.kill();
  process.once("exit", stop);
  const [number] = await once(server.stdio[3] as Readable, "data");
  return { name: `:${String(number).trim()}`, stop };
}
