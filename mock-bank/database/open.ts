import { openFolder } from "./embedded";
import { migrateToLatest } from "./migrate";
import type { OpenBank } from "./open-bank";
import { openPostgres } from "./postgres";

export type Store = {
  /** `postgres://…`: a PostgreSQL server, shared by any number of processes. */
  readonly url?: string | undefined;
  /** Otherwise the embedded database in this folder, for one process. */
  readonly folder: string;
};

/**
 * Opens the bank's store and brings its tables up to date.
 * @throws when the folder is open in another process, or the server does not answer.
 */
export async function openDatabase({ url, folder }: Store): Promise<OpenBank> {
  const bank = url ? openPostgres(url) : await openFolder(folder);
  try {
    await migrateToLatest(bank.db);
  } catch (error) {
    await bank.close();
    throw error;
  }
  return bank;
}
