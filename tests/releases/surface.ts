import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contractVersion } from "../../contract/description/version";
import { variableNames } from "../../mock-bank/operator/variables";

const root = join(import.meta.dirname, "..", "..");
const migrationsFolder = join(root, "mock-bank", "database", "migrations");
export const releasedFile = join(import.meta.dirname, "released.json");

/** What an update or an operator relies on, so that a change of it needs a release. */
export type Surface = {
  readonly contract: { readonly version: string; readonly hash: string };
  /** SHA-256 of the files by name. */
  readonly migrations: Readonly<Record<string, string>>;
  readonly variables: readonly string[];
};

export function currentSurface(): Surface {
  const files = readdirSync(migrationsFolder).sort();
  return {
    contract: { version: contractVersion, hash: hashOf(join(root, "docs", "contract", "released.txt")) },
    migrations: Object.fromEntries(files.map((file) => [file, hashOf(join(migrationsFolder, file))])),
    variables: [...variableNames].sort(),
  };
}

const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");
