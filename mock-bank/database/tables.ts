import type { Kysely, Transaction } from "kysely";
import type { AuditTables } from "./tables/audit";
import type { BankTables } from "./tables/bank";
import type { BeneficiariesTables } from "./tables/beneficiaries";
import type { BillsTables } from "./tables/bills";
import type { CompaniesTables } from "./tables/companies";
import type { LedgerTables } from "./tables/ledger";
import type { LessonsTables } from "./tables/lessons";
import type { MessagesTables } from "./tables/messages";
import type { NoticesTables } from "./tables/notices";
import type { OtpTables } from "./tables/otp";
import type { PapersTables } from "./tables/papers";
import type { PaymentsTables } from "./tables/payments";
import type { RequestsTables } from "./tables/requests";
import type { SchedulesTables } from "./tables/schedules";
import type { SessionTables } from "./tables/session";
import type { SigningTables } from "./tables/signing";
import type { SnapshotsTables } from "./tables/snapshots";
import type { StatementsTables } from "./tables/statements";
import type { SupportTables } from "./tables/support";

/** All tables of the bank, defined in `tables/`. */
export type Tables = BankTables &
  CompaniesTables &
  SessionTables &
  OtpTables &
  LedgerTables &
  RequestsTables &
  PaymentsTables &
  PapersTables &
  AuditTables &
  MessagesTables &
  NoticesTables &
  SupportTables &
  BillsTables &
  BeneficiariesTables &
  StatementsTables &
  SchedulesTables &
  SigningTables &
  LessonsTables &
  SnapshotsTables;

export type Database = Kysely<Tables>;
/** The transaction of a command, or the plain database for a read. */
export type Connection = Database | Transaction<Tables>;
