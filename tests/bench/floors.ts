import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import express from "express";
import { build } from "vite";
import { compressAssets } from "../../build/plugins/compress-assets";
import { ClientFiles } from "../../mock-bank/web/client-files";
import { securityHeaders } from "../../mock-bank/web/security-headers";

const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><p>Empty</p></body></html>`;

const reactPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>React</title></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`;

const reactMain = `
import { useState } from "react";
import { createRoot } from "react-dom/client";
function Page() {
  const [pressed, press] = useState(false);
  return <form onSubmit={(event) => { event.preventDefault(); press(true); }}>
    <label>Username <input aria-invalid={pressed} /></label><button type="submit">Log In</button>
  </form>;
}
createRoot(document.getElementById("root")!).render(<Page />);
`;

/** Builds two pages for comparison: an empty page, and a React page with one field, built like the client. */
export async function buildFloors(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  // Inside the project, so that the React page uses the same React as the client.
  mkdirSync("reports", { recursive: true });
  const source = mkdtempSync(join("reports", "floors-"));
  writeFileSync(join(source, "index.html"), emptyPage);
  writeFileSync(join(source, "react.html"), reactPage);
  writeFileSync(join(source, "main.tsx"), reactMain);
  const folder = join(source, "dist");
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root: source,
    logLevel: "error",
    plugins: [react(), compressAssets()],
    build: {
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: [join(source, "index.html"), join(source, "react.html")] },
    },
  });
  // Vite leaves NODE_ENV at "production", which would close the control API of banks started later.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return { folder, remove: () => rmSync(source, { recursive: true, force: true }) };
}

export type StaticServer = { readonly url: string; readonly close: () => Promise<void> };

/**
 * Serves a built folder with the bank's content policy and nothing else, so that comparisons do not include the bank.
 */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const app = express().use(securityHeaders(false), new ClientFiles(folder).serve);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
