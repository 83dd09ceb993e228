import type { Settings } from "../core/settings";
import type { Database } from "../database/tables";
import type { ClockMoves } from "../due-work/clock-moves";
import type { Throttle } from "../limits/throttle";
import type { DiskWatch } from "../monitoring/disk-watch";
import type { DueWorkRuns } from "../monitoring/due-work-runs";
import type { Metrics } from "../monitoring/metrics";
import type { PasswordWork } from "../session/password-work";
import type { Logger } from "../system/log";
import type { LargeBodies } from "../wire/large-bodies";
import type { LongForms } from "../wire/long-forms";
import type { NodeCipher } from "../wire/node-cipher";
import type { Faults } from "./faults";
import type { LessonCalls } from "./lesson-calls";
import type { Traffic } from "./traffic";

/** The parts of a running bank, for its calls and its console. */
export type Bank = {
  readonly version: string;
  readonly db: Database;
  /** Such as "embedded". */
  readonly databaseKind: string;
  readonly settings: Settings;
  /** Undefined when bodies are not encrypted. */
  readonly cipher: NodeCipher | undefined;
  readonly faults: Faults;
  readonly traffic: Traffic;
  /** Undefined where no lessons are given. */
  readonly lessonCalls: LessonCalls | undefined;
  /** Undefined when nothing is limited. */
  readonly throttle: Throttle | undefined;
  readonly largeBodies: LargeBodies;
  readonly longForms: LongForms;
  readonly passwordWork: PasswordWork;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly dueWork: DueWorkRuns;
  readonly clockMoves: ClockMoves;
  readonly disk: DiskWatch;
  /** Aborted when the bank closes; ends streams that have no end of their own. */
  readonly closing: AbortSignal;
};
