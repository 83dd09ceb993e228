import { networkInterfaces } from "node:os";

/** Returns the IPv4 addresses at which other computers can reach this one. */
export function roomAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

/** Values of `HOST` by which the bank listens at all addresses of this computer. */
const ANY_ADDRESS: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Returns the address for the trainer's own browser, which needs https for any address but the loopback one. */
export const trainerAddress = (host: string, port: number): string =>
  ANY_ADDRESS.has(host) ? `http://127.0.0.1:${port}` : `https://${host}:${port}`;

/** Returns the address at which programs on this computer, such as the stage of a lesson, reach the bank. */
export const programAddress = (host: string, port: number | undefined): string =>
  `http://${ANY_ADDRESS.has(host) ? "127.0.0.1" : host}:${port}`;

/** Returns the addresses that the trainees may type, for a bank that listens at `host`. */
export function roomAddressesAt(host: string, port: number | undefined): readonly string[] {
  const hosts = ANY_ADDRESS.has(host) ? roomAddresses() : [host];
  return hosts.map((each) => `https://${each}:${port}`);
}
