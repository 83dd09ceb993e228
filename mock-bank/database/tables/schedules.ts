import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MaybeMoment, Moment } from "./columns";
import type { StoredLeg } from "./requests";

/** What a schedule pays and when, as JSON; `schedule-plan.ts` reads and writes it. */
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

/** A payment that runs by itself, later or again and again. */
export interface SchedulesTable {
  id: string;
  company_id: string;
  /** PENDING | ACTIVE | ENDED | DELETED | REJECTED */
  status: string;
  /** Of its order. */
  category: string;
  plan: JSONColumnType<StoredPlan, string, string>;
  /** What it becomes once that is approved; null where no change is asked for. */
  change: ColumnType<StoredPlan | null, string | null, string | null>;
  /** Which run is next, counted from 0 at its first day. */
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
