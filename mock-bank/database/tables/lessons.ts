import type { Generated, GeneratedAlways } from "kysely";
import type { MaybeMoment, Moment } from "./columns";

/** A person of a class, with the key of the own link. Times of these tables are the computer's. */
interface TraineesTable {
  key: string;
  /** Empty for a trainer who tries a lesson; such a trainee is not on the board. */
  name: string;
  /** Title of the course; null if the trainer sets each stage. */
  course: string | null;
  /** Ends the user names of the trainee's people. */
  number: Generated<number>;
  /** Of the password that is derived from the key. */
  password_hash: string;
  /** How many stages were set; ends the user names too. */
  stages: Generated<number>;
  made_at: Moment;
}

/** The newest stage of a lesson for a trainee, and the trainee's progress in it. */
interface LessonStagesTable {
  trainee: string;
  lesson: string;
  company_id: string;
  /** People, accounts and requests of the stage, as JSON. */
  stage: unknown;
  first_set_at: Moment;
  tries: Generated<number>;
  /** What the last check missed, in words. */
  missing: string | null;
  done_at: MaybeMoment;
  /** Whether the lesson was done with ticks of the trainee. */
  has_ticks: Generated<boolean>;
}

/** A call of a screen in a staged company. */
interface LessonCallsTable {
  id: GeneratedAlways<string>;
  company_id: string;
  username: string;
  call: string;
  fields: unknown;
  refusal: string | null;
  at: Moment;
}

/** A lesson that a trainer has written and added to a course. */
interface WrittenLessonsTable {
  id: string;
  course: string;
  minutes: number;
  learned: string;
  /** The lesson as compiled from its scenario, as JSON. */
  lesson: unknown;
  added_at: Moment;
}

/** A company of a lesson that was begun again, or of a removed class. The console does not list it. */
interface LeftCompaniesTable {
  company_id: string;
}

export interface LessonsTables {
  trainees: TraineesTable;
  lesson_stages: LessonStagesTable;
  lesson_calls: LessonCallsTable;
  written_lessons: WrittenLessonsTable;
  left_companies: LeftCompaniesTable;
}
