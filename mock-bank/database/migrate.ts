import { type Migration, Migrator } from "kysely";
import type { Database } from "../handler";
import { createControlAccounts } from "../ledger/control-accounts";
import { setUsualRates } from "../payments/e-levy";
import { bankTables } from "./migrations/0001-bank";
import { complaintsTable } from "./migrations/0002-complaints";
import { defaultPasswords } from "./migrations/0003-default-passwords";
import { dueWork } from "./migrations/0004-due-work";
import { mail } from "./migrations/0005-mail";
import { attachments } from "./migrations/0006-attachments";
import { reportsIndex } from "./migrations/0006-reports";
import { officialStatements } from "./migrations/0007-official-statements";
import { payeesOfRequests } from "./migrations/0009-payees-of-requests";
import { beneficiariesTables } from "./migrations/0010-beneficiaries";
import { eLevyRates } from "./migrations/0012-e-levy-rates";
import { schedulesTable } from "./migrations/0013-schedules";
import { bills } from "./migrations/0014-bills";
import { setBasedLedgerChecks } from "./migrations/0015-set-based-ledger-checks";
import { kindsOfRequests } from "./migrations/0017-kinds-of-requests";
import { snapshotsTable } from "./migrations/0018-snapshots";
import { cheaperAuditAndChecks } from "./migrations/0019-cheaper-audit-and-checks";
import { servicesOfInvoices } from "./migrations/0020-services-of-invoices";
import { knownDevices } from "./migrations/0021-known-devices";
import { recoveryCodes } from "./migrations/0022-recovery-codes";
import { secretsOfMessages } from "./migrations/0023-secrets-of-messages";
import { addressesOfComplaints } from "./migrations/0024-addresses-of-complaints";

/** In the order of their names. Never change a released migration; add another one that corrects it. */
const migrations: Record<string, Migration> = {
  "0001-bank": bankTables,
  "0002-complaints": complaintsTable,
  "0003-default-passwords": defaultPasswords,
  "0004-due-work": dueWork,
  "0005-mail": mail,
  "0006-attachments": attachments,
  "0006-reports": reportsIndex,
  "0007-official-statements": officialStatements,
  "0009-payees-of-requests": payeesOfRequests,
  "0010-beneficiaries": beneficiariesTables,
  "0012-e-levy-rates": eLevyRates,
  "0013-schedules": schedulesTable,
  "0014-bills": bills,
  "0015-set-based-ledger-checks": setBasedLedgerChecks,
  "0017-kinds-of-requests": kindsOfRequests,
  "0018-snapshots": snapshotsTable,
  "0019-cheaper-audit-and-checks": cheaperAuditAndChecks,
  "0020-services-of-invoices": servicesOfInvoices,
  "0021-known-devices": knownDevices,
  "0022-recovery-codes": recoveryCodes,
  "0023-secrets-of-messages": secretsOfMessages,
  "0024-addresses-of-complaints": addressesOfComplaints,
};

/**
 * Updates tables, control accounts and rates to this version of the bank. Safe if several processes do it in parallel.
 */
export async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await createControlAccounts(db);
  await setUsualRates(db);
}
