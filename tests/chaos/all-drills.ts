import {
  codeForSomethingElse,
  type Drill,
  dayLimit,
  decisionsAtOnce,
  oneCodeOncePaid,
  oneKeyManyTimes,
  overdraft,
  toAndFro,
} from "./drills";
import { bulkWithoutFunds, dueWorkUnderKill, scheduleOnTwoProcesses } from "./drills-of-the-bank";

/** All drills in the order in which they run. */
export const allDrills: readonly (readonly [name: string, drill: Drill])[] = [
  ["payments to and fro between two companies, all at once", toAndFro],
  ["one action sent twenty times at once, and its key used for another", oneKeyManyTimes],
  ["one code tried with ten actions at once", oneCodeOncePaid],
  ["a code used for a larger payment", codeForSomethingElse],
  ["approval, rejection and recall at once", decisionsAtOnce],
  ["forty payments of 10 from 100", overdraft],
  ["forty payments of 10 against a limit of 100 a day", dayLimit],
  ["a bulk whose account bears but a part of it", bulkWithoutFunds],
  ["schedules that come due in two processes at once", scheduleOnTwoProcesses],
  ["a bank killed while time passes", dueWorkUnderKill],
];
