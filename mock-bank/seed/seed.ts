import { addDemonstrationBills } from "../bills/demonstration-bills";
import { openCompany, PAYMENT_LIMIT_DEFAULT } from "../companies/open-company";
import { secondsAfter } from "../core/clock";
import type { Connection, Database } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { postAll } from "../ledger/post";
import { markRead } from "../notices/notice-list";
import { emptyBank } from "../opening/empty";
import { hashPassword } from "../session/passwords";
import { saveAdomBeneficiaries } from "./adom-beneficiaries";
import { adomAccountPlans } from "./adom-history";
import { ADOM_SECOND_APPROVER_FROM } from "./adom-requests";
import { HISTORY_DAYS } from "./habits";
import { pastMoment } from "./past";
import { adomPeople, type Persona, SEED_PASSWORD, voltaPeople } from "./people";
import { replayAdom } from "./replay";
import { movementEntries } from "./replay-history";
import { voltaAccountPlans, voltaAccounts, voltaHistory } from "./volta-history";

const ADOM = "Adom Trading Ltd";
const VOLTA = "Volta Agro Ltd";

/** The seeded users, for display to trainers. */
export const personas = [
  ...adomPeople.map((persona) => toldOf(persona, ADOM)),
  ...voltaPeople.map((persona) => toldOf(persona, VOLTA)),
];

function toldOf({ username, role, purpose }: Persona, company: string) {
  return { username, password: SEED_PASSWORD, role, purpose, company };
}

/** Empties the bank and creates the two training companies. All dates are relative to `now`. */
export async function seed(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(SEED_PASSWORD);
  await inTransaction(db, async (tx) => {
    await emptyBank(tx);
    await seedAdom(tx, now, passwordHash);
    await seedVolta(tx, now, passwordHash);
    await markOldNoticesRead(tx, now);
    await setLastLogins(tx, now);
  });
}

/** Leaves the notices of the last days unread, as a person who was away would find them. */
async function markOldNoticesRead(tx: Connection, now: Date): Promise<void> {
  const people = await tx.selectFrom("users").select(["id", "company_id"]).execute();
  for (const { id: userId, company_id: companyId } of people) {
    const old = await tx
      .selectFrom("notices")
      .select(({ fn }) => fn.max("id").as("newest"))
      .where("company_id", "=", companyId)
      .where("posted_at", "<", secondsAfter(now, -UNREAD_SECONDS))
      .groupBy("account_id")
      .execute();
    await markRead(
      tx,
      { companyId, userId },
      old.map(({ newest }) => newest),
    );
  }
}
const UNREAD_SECONDS = 2 * 86_400;

/** Sets the last login of all users except the one who has never signed in. */
async function setLastLogins(tx: Connection, now: Date): Promise<void> {
  const lastLogin = pastMoment(now, 1, LAST_LOGIN_MINUTE);
  await tx.updateTable("users").set({ last_login_at: lastLogin }).where("first_login", "=", false).execute();
}
/** 16:42, in minutes. */
const LAST_LOGIN_MINUTE = 16 * 60 + 42;

/** Whether the bank has any company. */
export async function isSeeded(db: Connection): Promise<boolean> {
  return (await db.selectFrom("companies").select("id").limit(1).executeTakeFirst()) !== undefined;
}

const openedAt = (now: Date): Date => pastMoment(now, HISTORY_DAYS + 1, 8 * 60);
const limits = { limitPerTransaction: PAYMENT_LIMIT_DEFAULT, limitPerDay: PAYMENT_LIMIT_DEFAULT };

async function seedAdom(tx: Connection, now: Date, passwordHash: string): Promise<void> {
  const plan = {
    name: ADOM,
    ...limits,
    secondApproverFrom: ADOM_SECOND_APPROVER_FROM,
    users: adomPeople,
    accounts: adomAccountPlans(now),
    openedAt: openedAt(now),
  };
  const company = await openCompany(tx, plan, passwordHash);
  await replayAdom(tx, company, now);
  await saveAdomBeneficiaries(tx, company.id, plan.openedAt);
  await addDemonstrationBills(tx, { companyId: company.id, name: plan.name, now });
}

/** The second company shows that companies cannot see each other's data. */
async function seedVolta(tx: Connection, now: Date, passwordHash: string): Promise<void> {
  const plan = {
    name: VOLTA,
    ...limits,
    users: voltaPeople,
    accounts: voltaAccountPlans(now),
    openedAt: openedAt(now),
  };
  const company = await openCompany(tx, plan, passwordHash);
  const entries = await movementEntries(tx, company, voltaAccounts, voltaHistory(now), "VOLTA");
  const inOrder = entries.sort((one, other) => one.at.getTime() - other.at.getTime());
  if ((await postAll(tx, inOrder)) !== "posted") throw new Error("The seed overdraws an account");
  await addDemonstrationBills(tx, { companyId: company.id, name: plan.name, now });
}
