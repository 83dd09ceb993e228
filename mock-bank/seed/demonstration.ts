import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { personas } from "./seed";

const usernames = personas.map(({ username }) => username);
const companies = [...new Set(personas.map(({ company }) => company))];

const peopleOf = (db: Connection) =>
  db
    .selectFrom("users")
    .innerJoin("companies as company", "company.id", "users.company_id")
    .where("username", "in", usernames)
    .where("company.name", "in", companies)
    .where("active", "=", true);

/**
 * Version 1.0.0 created the demonstration companies in production too.
 * @throws an error for the operator if people whose passwords are published can sign in
 */
export async function refuseDemonstration(db: Connection): Promise<void> {
  // Tables of an older version, before their update.
  const { rows } = await sql<{
    hasClasses: boolean;
  }>`select to_regclass('trainees') is not null as "hasClasses"`.execute(db);
  const trainee = rows[0]?.hasClasses && (await db.selectFrom("trainees").select("key").limit(1).executeTakeFirst());
  if (trainee)
    throw new Error(
      "A class has worked in this bank, and its companies have money from nowhere. Name another database in " +
        "DATABASE_URL or DATA_DIR, or start it for training without NODE_ENV=production.",
    );
  const people = await peopleOf(db).select("users.id").execute();
  if (people.length === 0) return;
  throw new Error(
    `This bank has the demonstration companies ${companies.join(" and ")}, and the passwords of their people are ` +
      "published. Name another database in DATABASE_URL or DATA_DIR, or start it for training without " +
      `NODE_ENV=production, or lock these ${people.length} people out: run --lock-demonstration, on older tables after --migrate.`,
  );
}

/** Makes the people of the demonstration companies inactive, and returns their number. Their books stay. */
export async function lockDemonstration(db: Connection): Promise<number> {
  const people = await peopleOf(db).select("users.id").execute();
  if (people.length > 0)
    await db
      .updateTable("users")
      .set({ active: false })
      .where(
        "id",
        "in",
        people.map(({ id }) => id),
      )
      .execute();
  return people.length;
}
