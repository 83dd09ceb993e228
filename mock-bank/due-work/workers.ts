import type { DueKind, Worker } from "../core/agenda";
import { settle } from "../execution/settle";
import { remindApprovers } from "../requests/remind-approvers";
import { runSchedule } from "../schedules/run-schedule";
import { purge } from "./purge";

export const workers: Readonly<Record<DueKind, Worker>> = {
  settle,
  purge,
  schedule: runSchedule,
  reminder: remindApprovers,
};
