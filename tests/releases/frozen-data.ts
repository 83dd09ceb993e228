import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import { openPostgres } from "../../mock-bank/database/postgres";
import { openFolder } from "../../mock-bank/opening/embedded";
import type { StoreChoice } from "../../mock-bank/operator/configuration";
import { newPostgresUrl } from "../support/postgres";

/** Releases whose data is frozen, oldest first. */
export const frozenReleases = readdirSync(import.meta.dirname)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));

/** The frozen data of a release, not yet updated. */
export type Frozen<Store extends StoreChoice = StoreChoice> = { readonly store: Store; open(): Promise<OpenBank> };
type Kind<Name extends StoreChoice["kind"]> = Extract<StoreChoice, { readonly kind: Name }>;

/** Unpacks the embedded database of a release below a folder. */
export function embeddedOf(release: string, root: string): Frozen<Kind<"folder">> {
  const home = mkdtempSync(join(root, release));
  execFileSync("tar", ["-xJf", join(import.meta.dirname, release, "embedded.tar.xz"), "-C", home]);
  const folder = join(home, "data");
  return { store: { kind: "folder", folder }, open: () => openFolder(folder) };
}

/** Restores the dump of a release into a new database. */
export async function postgresOf(release: string): Promise<Frozen<Kind<"server">>> {
  const url = await newPostgresUrl();
  const dump = execFileSync("xz", ["-dc", join(import.meta.dirname, release, "postgresql.sql.xz")]);
  execFileSync("psql", ["--quiet", "--dbname", url], { input: dump, stdio: ["pipe", "ignore", "pipe"] });
  return { store: { kind: "server", url }, open: async () => openPostgres(url) };
}
