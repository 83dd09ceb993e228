import { remindApprovers } from "../notices/remind-approvers";
import { settle } from "../payments/settle";
import { runSchedule } from "../schedules/run-schedule";
import type { DueKind, Worker } from "./agenda";
import { purge } from "./purge";

export const workers: Readonly<Record<DueKind, Worker>> = {
  settle,
  purge,
  schedule: runSchedule,
  reminder: remindApprovers,
};
