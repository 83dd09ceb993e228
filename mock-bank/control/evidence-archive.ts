import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { Bank } from "../calls/bank";
import { type Refusal, refuse } from "../core/handler";
import { signerOf } from "../signing/sign";
import { projectFolder } from "../system/project-folder";

/** Files and folders below `reports` that show what was proved, and how. */
const EVIDENCE = [
  "requirements.html",
  "requirements.json",
  "acceptance.json",
  "acceptance-pictures",
  "acceptance-runs",
  "failures",
  "features.html",
  "features.xml",
  "vitest.xml",
  "vitest-system.xml",
  "engines.json",
  "flaky.json",
] as const;
const SIGN_OFFS = join("features", "requirements", "sign-offs.json");
/** Pictures are compressed already. */
const STORED = /\.(jpg|png)$/;
const MANIFEST = "manifest.json";
const SIGNATURE = "manifest.jws";

/**
 * All evidence of the last run as a ZIP file: the page, its pictures, the results, the kept runs and the sign-offs. The
 * manifest has the digest of each file, and the bank signs it with the key of its papers.
 */
export async function evidenceArchive({ db, settings, version }: Bank, reports: string): Promise<Buffer | Refusal> {
  if (!existsSync(join(reports, "requirements.html")))
    return refuse("There is no run yet: npm run features makes one.");
  const contents = contentsOf(reports);
  if (!contents) return refuse("A run is changing its files. Try again when it has ended.");
  const sign = await signerOf(db, settings);
  const manifest = {
    title: "Evidence of the acceptance",
    bankVersion: version,
    packedAt: new Date().toISOString(),
    files: Object.fromEntries([...contents].map(([name, content]) => [name, sha256(content)])),
  };
  const files: Zippable = { [MANIFEST]: strToU8(JSON.stringify(manifest, null, 2)) };
  files[SIGNATURE] = strToU8(await sign("acceptance+jws", { manifest: sha256(files[MANIFEST] as Uint8Array) }));
  for (const [name, content] of contents) files[name] = [content, { level: STORED.test(name) ? 0 : 6 }];
  return Buffer.from(zipSync(files));
}

/** Returns undefined if a file was removed while the files were read, as a new run does. */
function contentsOf(reports: string): ReadonlyMap<string, Uint8Array> | undefined {
  const signOffs = join(projectFolder, SIGN_OFFS);
  try {
    return new Map([
      ...EVIDENCE.flatMap((name) => filesIn(reports, name)).map((name) => [name, read(reports, name)] as const),
      ...(existsSync(signOffs) ? [["sign-offs.json", readFileSync(signOffs)] as const] : []),
    ]);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
const read = (folder: string, name: string): Uint8Array => readFileSync(join(folder, name));

/** The files of that name or below it, by their paths with slashes. */
function filesIn(folder: string, name: string): readonly string[] {
  const path = join(folder, name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [name] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}
