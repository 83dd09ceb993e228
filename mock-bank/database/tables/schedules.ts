import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MaybeMoment, Moment } from "./columns";
import type { StoredLeg } from "./requests";

/** A schedule's payment and recurrence as JSON, read and written by `schedule-plan.ts`. */
export type StoredPlan = {
  readonly frequency: string;
  /** YYYY-MM-DD. */
  readonly starts: string;
  readonly bankCode: string;
  readonly order: Readonly<Record<string, unknown>> & {
    readonly amount: string;
    readonly charge: string;
    readonly eLevy: string;
    readonly legs: readonly StoredLeg[];
  };
};

/** A payment at a later date, or a recurring one. */
export interface SchedulesTable {
  id: string;
  company_id: string;
  /** PENDING | ACTIVE | ENDED | DELETED | REJECTED */
  status: string;
  /** Copied from the order, for filtering. */
  category: string;
  plan: JSONColumnType<StoredPlan, string, string>;
  /** The plan after a pending change is approved; null if no change is pending. */
  change: ColumnType<StoredPlan | null, string | null, string | null>;
  /** Number of the next run, counted from 0 on the first day. */
  run: Generated<number>;
  created_by: string;
  created_at: Moment;
  approved_by: string | null;
  approved_at: MaybeMoment;
  next_run_at: MaybeMoment;
}

export interface SchedulesTables {
  schedules: SchedulesTable;
}
