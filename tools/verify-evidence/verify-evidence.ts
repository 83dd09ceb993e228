import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { readSignature } from "../verify-activity/signature";

const MANIFEST = "manifest.json";
const SIGNATURE = "manifest.jws";

export type CheckedEvidence = { readonly faults: readonly string[]; readonly files: number };

/**
 * Checks an archive of the acceptance: the signature of its manifest, and the digest of each file.
 * @param keys the JWK Set of the bank that packed it
 */
export function checkEvidence(archive: Uint8Array, keys: unknown): CheckedEvidence {
  const { [MANIFEST]: manifest, [SIGNATURE]: signature, ...files } = unzipSync(archive);
  if (!manifest || !signature) return { faults: ["the manifest or its signature is missing"], files: 0 };
  const signed = readSignature(textOf(signature), keys, "acceptance+jws");
  if ("fault" in signed) return { faults: [signed.fault], files: 0 };
  if (signed.content.manifest !== sha256(manifest))
    return { faults: ["the manifest is not the one that was signed"], files: 0 };
  // The bank has signed this text.
  const listed = (JSON.parse(textOf(manifest)) as { readonly files: Readonly<Record<string, string>> }).files;
  const faults = [...new Set([...Object.keys(listed), ...Object.keys(files)])].flatMap((name) => {
    const [file, digest] = [files[name], listed[name]];
    if (!file) return [`${name} is missing`];
    if (digest === undefined) return [`${name} was added`];
    return sha256(file) === digest ? [] : [`${name} was changed`];
  });
  return { faults, files: Object.keys(listed).length };
}

const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
const textOf = (content: Uint8Array): string => Buffer.from(content).toString();
