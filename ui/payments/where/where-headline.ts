import type { Stage } from "../../../domain/requests/trail";
import { formatDateTime } from "../../kit/format";
import { whereWords } from "./where-words";

type HeadlineFacts = { readonly isList: boolean; readonly isSchedule: boolean; readonly now: number };

/** Says in one line what became of the money. */
export function headlineOf(stages: readonly Stage[], { isList, isSchedule, now }: HeadlineFacts): string {
  const { headline } = whereWords;
  const stageOf = (kind: Stage["kind"]) => stages.find((stage) => stage.kind === kind);
  const back = stageOf("returned") ?? stageOf("reversed");
  if (back) return headline.cameBack(formatDateTime(back.at));
  if (stageOf("rejected") ?? stageOf("recalled") ?? stageOf("failed")) return headline.ended;
  const arrived = stageOf("arrived");
  if (arrived?.isDone) return headline.arrived(formatDateTime(arrived.at));
  if (stages.some(({ kind, isDone }) => kind === "approved" && !isDone)) return headline.waits;
  const sent = stageOf("sent");
  if (!sent) return headline.noStatus;
  // The bank answers no arrival for the request of a schedule.
  if (!sent.isDone) return isSchedule || !arrived ? headline.schedule : headline.notSent;
  const expectedBy = arrived?.expectedBy;
  if (expectedBy && Date.parse(expectedBy) >= now) return headline.onItsWay(formatDateTime(expectedBy));
  if (isList) return headline.list;
  return expectedBy ? headline.late(formatDateTime(expectedBy)) : headline.unknown;
}
