import { randomBytes } from "node:crypto";

const STAGES_MAX = 1000;
const MINUTE_MS = 60_000;

/**
 * The progress of one trainee in one lesson. Times are the computer's, because the bank's clock can be moved within a
 * lesson.
 */
type Work = {
  readonly trainee: string;
  readonly lesson: string;
  readonly setAt: Date;
  tries: number;
  doneAt: Date | undefined;
};

type StagedPerson = { readonly name: string; readonly username: string; readonly role: string };
export type Stage = {
  readonly work: Work;
  readonly people: readonly StagedPerson[];
  /** The state of the scenario for the tool that checks the lesson. */
  readonly world: unknown;
  isBeingChecked: boolean;
};

/** A row of the class board. */
export type BoardRow = {
  readonly trainee: string;
  readonly lesson: string;
  readonly state: "set" | "tried" | "done";
  /** Whole minutes from the first stage until the lesson was done, or until now. */
  readonly minutes: number;
  readonly tries: number;
};

/**
 * The stages that were set in this process since the bank's last reset, by secret keys of 256 bits. A key permits the
 * check of its own lesson only.
 */
export class Stages {
  private readonly stages = new Map<string, Stage>();
  private readonly works = new Map<string, Work>();

  /** @param trainee empty if the stage gets no row on the board */
  add(lesson: string, trainee: string, staged: Pick<Stage, "people" | "world">): string {
    const key = randomBytes(32).toString("base64url");
    this.stages.set(key, { ...staged, work: this.workOf(trainee, lesson), isBeingChecked: false });
    const [oldest] = this.stages.keys();
    if (this.stages.size > STAGES_MAX && oldest !== undefined) this.stages.delete(oldest);
    return key;
  }

  find(key: string): Stage | undefined {
    return this.stages.get(key);
  }

  clear(): void {
    this.stages.clear();
    this.works.clear();
  }

  board(now: Date): readonly BoardRow[] {
    return [...this.works.values()].map(({ trainee, lesson, setAt, tries, doneAt }) => ({
      trainee,
      lesson,
      state: doneAt ? "done" : tries > 0 ? "tried" : "set",
      minutes: Math.floor(((doneAt ?? now).getTime() - setAt.getTime()) / MINUTE_MS),
      tries,
    }));
  }

  /** A lesson that is staged again keeps its first start and its number of checks. */
  private workOf(trainee: string, lesson: string): Work {
    const place = JSON.stringify([trainee, lesson]);
    const work = this.works.get(place) ?? { trainee, lesson, setAt: new Date(), tries: 0, doneAt: undefined };
    if (trainee !== "") this.works.set(place, work);
    return work;
  }
}
