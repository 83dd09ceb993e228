import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { roomAddresses } from "./room-addresses";

/** A certificate that this bank made for itself, with its key, both in PEM format. */
export type OwnCertificate = {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 fingerprint, such as "0A:1B:…", which browsers show with the certificate. */
  readonly fingerprint: string;
};

const KEY_FILE = "room-key.pem";
const CERTIFICATE_FILE = "room-certificate.pem";
const DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * Returns the certificate in the folder, so that a browser that accepted it accepts the bank after a restart too. A new
 * one is made if there is none, if it has expired, or if this computer has got another address.
 * @param folder of the bank's data; without one, the certificate lives as long as the process
 */
export async function ownCertificate(folder?: string): Promise<OwnCertificate> {
  const names = [...new Set(["localhost", hostname(), "127.0.0.1", ...roomAddresses()])];
  const kept = folder === undefined ? undefined : readKept(folder);
  if (kept && isUsable(new X509Certificate(kept.cert), names)) return withFingerprint(kept);
  const made = await make(names);
  if (folder !== undefined) keep(folder, made);
  return withFingerprint(made);
}

type Pair = Pick<OwnCertificate, "key" | "cert">;

async function make(names: readonly string[]): Promise<Pair> {
  // Loaded only here, because most starts need no certificate.
  const { generate } = await import("selfsigned");
  const { private: key, cert } = await generate([{ name: "commonName", value: "Mock bank of a training room" }], {
    keyType: "ec",
    algorithm: "sha256",
    notBeforeDate: new Date(Date.now() - DAY_MS),
    notAfterDate: new Date(Date.now() + DAYS * DAY_MS),
    extensions: [
      { name: "basicConstraints", cA: false },
      { name: "extKeyUsage", serverAuth: true },
      { name: "subjectAltName", altNames: names.map(asAlternative) },
    ],
  });
  return { key, cert };
}

const DNS_NAME = 2;
const IP_ADDRESS = 7;
const asAlternative = (name: string) =>
  isAddress(name) ? ({ type: IP_ADDRESS, ip: name } as const) : ({ type: DNS_NAME, value: name } as const);
const isAddress = (name: string): boolean => /^[\d.]+$|:/.test(name);

function isUsable(certificate: X509Certificate, names: readonly string[]): boolean {
  if (Date.parse(certificate.validTo) < Date.now() + DAY_MS) return false;
  return names.every((name) => (isAddress(name) ? certificate.checkIP(name) : certificate.checkHost(name)));
}

const withFingerprint = (pair: Pair): OwnCertificate => ({
  ...pair,
  fingerprint: new X509Certificate(pair.cert).fingerprint256,
});

function readKept(folder: string): Pair | undefined {
  try {
    const read = (file: string): string => readFileSync(join(folder, file), "utf8");
    return { key: read(KEY_FILE), cert: read(CERTIFICATE_FILE) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function keep(folder: string, { key, cert }: Pair): void {
  writeFileSync(join(folder, KEY_FILE), key, { mode: 0o600 });
  writeFileSync(join(folder, CERTIFICATE_FILE), cert);
}
