import type { Bank } from "../calls/bank";
import type { LessonData } from "../control-api/lesson-data";
import { isRefusal, refuse } from "../core/handler";
import { setStage } from "../lessons/set-stage";
import { passwordOf, type StageContent, type Trainee } from "../lessons/trainees";

export const NO_LESSON = refuse("lesson: there is no such lesson.");
export const NO_TRAINEE = refuse("This link is not known. Ask the trainer for another one.");

/** Sets the stage of a lesson, unless the trainer moves the clock at this moment. */
export async function begin(bank: Bank, trainee: Trainee, lesson: LessonData) {
  const refusal = bank.clockMoves.refusal();
  if (refusal) return refusal;
  const stage = await setStage(bank, trainee, lesson);
  return isRefusal(stage) ? stage : opened(trainee, lesson, stage);
}

/** @param stage undefined until the lesson begins: then it has no people */
export const opened = (trainee: Trainee, lesson: LessonData, stage: StageContent | undefined) => ({
  lesson,
  people: (stage?.people ?? []).map((person) => ({ ...person, password: passwordOf(trainee.key) })),
});
