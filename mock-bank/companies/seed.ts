import { emptyBank } from "../database/empty";
import { inTransaction } from "../database/transaction";
import type { Connection, Database } from "../handler";
import { hashPassword } from "../session/passwords";
import { openCompany, PAYMENT_LIMIT_DEFAULT } from "./open-company";
import { saveAdomBeneficiaries } from "./seed/adom-beneficiaries";
import { adomAccounts, HISTORY_DAYS } from "./seed/adom-history";
import { ADOM_SECOND_APPROVER_FROM } from "./seed/adom-requests";
import { pastMoment } from "./seed/past";
import { adomPeople, type Persona, SEED_PASSWORD, voltaPeople } from "./seed/people";
import { replayAdom } from "./seed/replay";

const ADOM = "Adom Trading Ltd";
const VOLTA = "Volta Agro Ltd";

/** Who can sign in after a seeding, for those who are to be told. */
export const personas = [
  ...adomPeople.map((persona) => toldOf(persona, ADOM)),
  ...voltaPeople.map((persona) => toldOf(persona, VOLTA)),
];

function toldOf({ username, role, purpose }: Persona, company: string) {
  return { username, password: SEED_PASSWORD, role, purpose, company };
}

/** Empties the bank and fills it with the two companies of the trainings; all their dates are relative to `now`. */
export async function seed(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(SEED_PASSWORD);
  await inTransaction(db, async (tx) => {
    await emptyBank(tx);
    await seedAdom(tx, now, passwordHash);
    await seedVolta(tx, now, passwordHash);
  });
}

/** Whether a bank has companies already, its own or those of a seeding. */
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
    accounts: Object.values(adomAccounts),
    openedAt: openedAt(now),
  };
  const company = await openCompany(tx, plan, passwordHash);
  await replayAdom(tx, company, now);
  await saveAdomBeneficiaries(tx, company.id, plan.openedAt);
}

/** There to prove that companies see nothing of each other. */
async function seedVolta(tx: Connection, now: Date, passwordHash: string): Promise<void> {
  const account = { type: "Current", currency: "GHS" } as const;
  const plan = {
    name: VOLTA,
    ...limits,
    users: voltaPeople,
    accounts: [
      { ...account, number: "1020304060606", name: "Volta Agro - Operations", opening: 64_000_00n },
      { ...account, number: "1020304060614", name: "Volta Agro - Seasonal", opening: 12_500_00n },
    ],
    openedAt: openedAt(now),
  };
  await openCompany(tx, plan, passwordHash);
}
