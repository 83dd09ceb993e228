import { createServer } from "node:net";

/** Returns a free port of this computer. */
export async function sparePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => probe.once("listening", ready));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === "string") throw new Error("No free port found");
  return address.port;
}
