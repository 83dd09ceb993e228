import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { ClientFiles } from "../../mock-bank/web/client-files";
import { securityHeaders } from "../../mock-bank/web/security-headers";

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
