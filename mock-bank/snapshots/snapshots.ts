import type { Bank } from "../calls/bank";
import { isRefusal, type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { auditLedger } from "../ledger/audit-ledger";
import { giveUpMails } from "../mail/mail-queue";
import { type Dump, dumpBank, forgetLaterCalls, hasSameTables, loadDump, setSequences } from "./dump";
import { packSnapshot, unpackSnapshot } from "./snapshot-file";

const GONE = refuse("There is no snapshot of that name.");
const TAKEN = refuse("There is a snapshot of that name already.");
const OTHER_VERSION = refuse(
  "This snapshot was made by a bank of another version, whose tables are not these. Nothing was changed.",
);

/** Newest first. */
export async function listSnapshots({ db }: Pick<Bank, "db">) {
  const rows = await db
    .selectFrom("snapshots")
    .select(["name", "made_at", "bank_time"])
    .select(({ fn }) => fn<number>("octet_length", ["content"]).as("bytes"))
    .orderBy("made_at", "desc")
    .execute();
  return rows.map(({ name, made_at, bank_time, bytes }) => ({
    name,
    madeAt: made_at.toISOString(),
    bankTime: bank_time.toISOString(),
    bytes,
  }));
}

export async function saveSnapshot(bank: Pick<Bank, "db">, name: string): Promise<Refusal | undefined> {
  const dump = await dumpBank(bank.db);
  return keep(bank.db, name, dump, await packSnapshot(dump));
}

/** Stores an uploaded snapshot after a trial restore, so that every name in the list can be restored. */
export async function uploadSnapshot(
  bank: Pick<Bank, "db">,
  name: string,
  content: Buffer,
): Promise<Refusal | undefined> {
  const dump = await unpackSnapshot(content);
  if (isRefusal(dump)) return dump;
  const refusal = await tryRestore(bank, dump);
  return refusal ?? keep(bank.db, name, dump, content);
}

export async function snapshotContent({ db }: Pick<Bank, "db">, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("snapshots").select("content").where("name", "=", name).executeTakeFirst();
  // The embedded database answers with plain bytes.
  return row && Buffer.from(row.content);
}

export async function deleteSnapshot({ db }: Pick<Bank, "db">, name: string): Promise<Refusal | undefined> {
  const { numDeletedRows } = await db.deleteFrom("snapshots").where("name", "=", name).executeTakeFirst();
  return numDeletedRows === 0n ? GONE : undefined;
}

/** Restores the snapshot: the bank's data and time are as they were then. */
export async function restoreSnapshot(bank: Pick<Bank, "db" | "faults">, name: string): Promise<Refusal | undefined> {
  const content = await snapshotContent(bank, name);
  if (!content) return GONE;
  const dump = await unpackSnapshot(content);
  if (isRefusal(dump)) return dump;
  const refusal = await restoreDump(bank, dump, "for good");
  if (!refusal) bank.faults.set([]);
  return refusal;
}

const tryRestore = (bank: Pick<Bank, "db">, dump: Dump) => restoreDump(bank, dump, "as a trial");

/** Restores the dump in a transaction, which is rolled back after a trial or if the bank's books do not add up. */
async function restoreDump(
  { db }: Pick<Bank, "db">,
  dump: Dump,
  how: "for good" | "as a trial",
): Promise<Refusal | undefined> {
  if (!(await hasSameTables(db, dump))) return OTHER_VERSION;
  try {
    await inTransaction(db, async (tx) => {
      await loadDump(tx, dump);
      const violations = await auditLedger(tx);
      if (violations.length > 0)
        throw new RestoreRolledBack(`Its books do not add up: ${violations.slice(0, 3).join("; ")}.`);
      if (how === "as a trial") throw new RestoreRolledBack(undefined);
      await giveUpMails(tx);
      await forgetLaterCalls(tx, dump);
      await setSequences(tx, dump);
    });
    return undefined;
  } catch (error) {
    if (error instanceof RestoreRolledBack)
      return error.why === undefined ? undefined : refuse(`${error.why} Nothing was changed.`);
    if (isOfTheData(error)) return refuse(`Its rows do not fit this bank: ${error.message}. Nothing was changed.`);
    throw error;
  }
}

/** Thrown to roll back a transaction. */
class RestoreRolledBack extends Error {
  constructor(readonly why: string | undefined) {
    super(why);
  }
}

/** PostgreSQL error classes 22 (invalid data) and 23 (constraint violation). */
const isOfTheData = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^2[23]/.test(error.code);

async function keep(db: Connection, name: string, { bankTime }: Dump, content: Buffer): Promise<Refusal | undefined> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("snapshots")
    .values({ name, made_at: new Date(), bank_time: bankTime, content })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 0n ? TAKEN : undefined;
}
