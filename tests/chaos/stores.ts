import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import { openDatabase } from "../../mock-bank/opening/open";
import { newPostgresUrl } from "../support/postgres";
import { UnsyncedDisk } from "./power/unsynced-disk";

/** A database of the bank: the variables of its process, and access to prepare it. */
export type Store = {
  readonly place: Readonly<Record<"DATABASE_URL" | "DATA_DIR", string>>;
  /** Whether the database can be opened while a bank uses it. */
  readonly isShared: boolean;
  open(): Promise<OpenBank>;
  throwAway(): void;
  /** Cuts the power after the bank was killed, if the store is on a disk that can lose it. */
  losePower?(seed: number): Promise<void>;
};

export type StoreKind = "postgres" | "pglite" | "pglite on an unsynced disk";

/**
 * In memory if the system has such a folder: a killed process does not lose written data there, and no test waits for
 * the disk.
 */
const parent = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export async function newStore(kind: StoreKind): Promise<Store> {
  if (kind === "pglite on an unsynced disk") return onUnsyncedDisk();
  return kind === "postgres" ? onServer(await newPostgresUrl()) : onFolder(mkdtempSync(join(parent, "bank-chaos-")));
}

export const onServer = (url: string): Store => ({
  place: { DATABASE_URL: url, DATA_DIR: "" },
  isShared: true,
  open: () => openDatabase({ url, folder: "never used" }),
  throwAway: () => {},
});

export const onFolder = (folder: string): Store => ({
  place: { DATABASE_URL: "", DATA_DIR: folder },
  isShared: false,
  open: () => openDatabase({ folder }),
  throwAway: () => rmSync(folder, { recursive: true, force: true }),
});

/** The embedded database on a disk that loses what was not synced. */
async function onUnsyncedDisk(): Promise<Store> {
  const disk = new UnsyncedDisk();
  await disk.mount();
  const store = onFolder(join(disk.folder, "bank"));
  return {
    ...store,
    throwAway: () => disk.throwAway(),
    losePower: (seed) => disk.cut(seed).then(() => disk.mount()),
  };
}
