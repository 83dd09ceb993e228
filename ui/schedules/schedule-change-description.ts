import type { ScheduleChange } from "../../domain/schedules/scheduled-transfer";
import { words as shared } from "../kit/words";
import { messageOr, type OperationDescription } from "../operations/operation-description";
import { scheduleChangeFacts } from "./schedule-change-facts";
import { words } from "./words";

/** @param isRequest the change is sent for approval */
export const describeScheduleChange = (change: ScheduleChange, isRequest: boolean): OperationDescription => ({
  title: words.confirmation,
  facts: scheduleChangeFacts(change),
  success: isRequest ? () => words.sentForApproval : messageOr(shared.request.done),
  failure: shared.request.failed,
});
