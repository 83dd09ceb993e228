import { randomUUID } from "node:crypto";
import type { Connection } from "../../mock-bank/database/tables";

const createdAt = new Date("2026-03-01T08:00:00Z");

/** A company with empty accounts only, for tests of the ledger. */
export async function aCompany(db: Connection) {
  const { id } = await db
    .insertInto("companies")
    .values({ name: "Test Ltd", limit_per_transaction: 1, limit_per_day: 1, created_at: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    id,
    accounts: async <const Currencies extends readonly string[]>(currencies: Currencies) => {
      const rows = currencies.map((currency, position) => ({
        number: randomUUID(),
        kind: "customer",
        company_id: id,
        name: "Test",
        type: "Current",
        currency,
        position,
      }));
      const made = await db.insertInto("ledger_accounts").values(rows).returning("id").execute();
      // The insert returns as many rows as were given, in the same order.
      return made.map((row) => row.id) as { [Index in keyof Currencies]: string };
    },
  };
}

export async function controlAccountId(db: Connection, number: string): Promise<string> {
  const found = db.selectFrom("ledger_accounts").select("id").where("number", "=", number);
  return (await found.executeTakeFirstOrThrow()).id;
}

async function balancesOfAccount(db: Connection, id: string): Promise<{ book: bigint; held: bigint }> {
  const found = db.selectFrom("ledger_accounts").select(["book", "held"]).where("id", "=", id);
  const { book, held } = await found.executeTakeFirstOrThrow();
  return { book: BigInt(book), held: BigInt(held) };
}

export const bookOf = async (db: Connection, id: string): Promise<bigint> => (await balancesOfAccount(db, id)).book;

export async function availableOf(db: Connection, id: string): Promise<bigint> {
  const { book, held } = await balancesOfAccount(db, id);
  return book - held;
}

/** A pending request that provides an id for a hold. */
export async function aRequest(db: Connection, sourceAccountId: string): Promise<string> {
  const account = db.selectFrom("ledger_accounts").select(["company_id", "currency"]).where("id", "=", sourceAccountId);
  const { company_id, currency } = await account.executeTakeFirstOrThrow();
  const name = randomUUID();
  const company = company_id ?? "";
  const user = await db
    .insertInto("users")
    .values({
      company_id: company,
      username: name,
      password_hash: "none",
      full_name: "Test",
      first_name: "Test",
      last_name: "Test",
      phone: "0200000000",
      email: "test@example.com",
      role: "Initiator",
      menus: "[]",
      created_at: createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("requests")
    .values({
      id: name,
      company_id: company,
      category: "ownAccounts",
      route: "atOnce",
      status: "PENDING",
      source_account_id: sourceAccountId,
      currency,
      amount: 1n,
      cedi_value: 1n,
      narration: "Test",
      details: "{}",
      legs: "[]",
      created_by: user.id,
      created_at: createdAt,
      approvals_needed: 1,
    })
    .execute();
  return name;
}
