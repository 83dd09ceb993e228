import { createHash } from "node:crypto";
import { type UnzipFileInfo, unzipSync } from "fflate";
import { readSignature } from "../verify-activity/signature";

const MANIFEST = "manifest.json";
const SIGNATURE = "manifest.jws";
/** Bytes of an archive without its content and names: for each file, in two headers, and at its end. */
const BYTES = { ofFile: 30 + 46, atEnd: 22 };

export type CheckedEvidence = { readonly faults: readonly string[]; readonly files: number };

/**
 * Checks an archive of the acceptance: the signature of its manifest, and the digest of each file.
 * @param keys the JWK Set of the bank that packed it
 */
export function checkEvidence(archive: Uint8Array, keys: unknown): CheckedEvidence {
  const { names, files, isExact } = entriesOf(archive);
  const [manifest, signature] = [files.get(MANIFEST), files.get(SIGNATURE)];
  if (!manifest || !signature) return { faults: ["the manifest or its signature is missing"], files: 0 };
  const signed = readSignature(textOf(signature), keys, "acceptance+jws");
  if ("fault" in signed) return { faults: [signed.fault], files: 0 };
  if (signed.content.manifest !== sha256(manifest))
    return { faults: ["the manifest is not the one that was signed"], files: 0 };
  // The bank has signed this text.
  const content = JSON.parse(textOf(manifest)) as { readonly files: Readonly<Record<string, string>> };
  const listed = new Map(Object.entries(content.files));
  const others = names.filter((name) => name !== MANIFEST && name !== SIGNATURE);
  const faults = [...new Set([...listed.keys(), ...others])].flatMap((name) => {
    const [file, digest] = [files.get(name), listed.get(name)];
    if (digest === undefined) return [`${name} was added`];
    if (!file) return [`${name} is missing`];
    return sha256(file) === digest ? [] : [`${name} was changed`];
  });
  const repeated = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  faults.push(...repeated.map((name) => `${name} is there more than once`));
  if (!isExact) faults.push("the archive has bytes that belong to no listed file");
  return { faults, files: listed.size };
}

/** Lists all names, also those that repeat or that no object can have as a key: fflate returns only the last of each. */
function entriesOf(archive: Uint8Array) {
  const names: string[] = [];
  let bytes = BYTES.atEnd;
  const filter = ({ name, size }: UnzipFileInfo) => {
    names.push(name);
    bytes += BYTES.ofFile + 2 * Buffer.byteLength(name) + size;
    return true;
  };
  const files = new Map(Object.entries(unzipSync(archive, { filter })));
  return { names, files, isExact: bytes === archive.length };
}

const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
const textOf = (content: Uint8Array): string => Buffer.from(content).toString();
