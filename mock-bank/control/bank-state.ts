import type { Bank } from "../calls/bank";
import { bankNow } from "../core/clock";
import { formatMinor } from "../ledger/minor-units";
import { personas } from "../seed/seed";

/** Passwords and purposes of the personas: shown in training until a persona's password is changed. */
const trainingLines = new Map(personas.map(({ username, password, purpose }) => [username, { password, purpose }]));

/** Returns the customers, their users with rights, and their accounts, without companies that trainees have left. */
export async function bankState({ db, databaseKind, version }: Bank) {
  const now = await bankNow(db);
  const companies = await db
    .selectFrom("companies")
    .select(["id", "name", "name_check_above", "changed_account_above"])
    .where("id", "not in", ({ selectFrom }) => selectFrom("left_companies").select("company_id"))
    .orderBy("created_at")
    .orderBy("name")
    .execute();
  const users = await db
    .selectFrom("users")
    .select(["company_id", "username", "full_name", "role", "menus", "phone", "email", "active"])
    .select(["must_change_password", "password_history"])
    .orderBy("created_at")
    .orderBy("phone")
    .execute();
  const accounts = await db
    .selectFrom("ledger_accounts")
    .select(["company_id", "number", "name", "type", "currency", "book", "held"])
    .where("kind", "=", "customer")
    .orderBy("position")
    .orderBy("id")
    .execute();
  return {
    version,
    database: databaseKind,
    now: now.toISOString(),
    companies: companies.map(({ id, name, name_check_above, changed_account_above }) => ({
      id,
      name,
      nameCheckAbove: name_check_above === null ? null : formatMinor(name_check_above),
      changedAccountAbove: changed_account_above === null ? null : formatMinor(changed_account_above),
      users: users
        .filter(({ company_id }) => company_id === id)
        .map(({ username, full_name, role, menus, phone, email, active, ...user }) => ({
          username,
          fullName: full_name,
          role,
          menus,
          phone,
          email,
          active,
          mustChangePassword: user.must_change_password,
          ...(user.password_history.length === 0 && trainingLines.get(username)),
        })),
      accounts: accounts
        .filter(({ company_id }) => company_id === id)
        .map(({ number, type, currency, book, held, ...account }) => ({
          accountNumber: number,
          accountName: account.name,
          type,
          currency,
          book: { currency, amount: formatMinor(book) },
          available: { currency, amount: formatMinor(BigInt(book) - BigInt(held)) },
        })),
    })),
  };
}
