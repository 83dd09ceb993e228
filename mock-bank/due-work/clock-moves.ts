import { setTimeout as sleep } from "node:timers/promises";
import { bankNow } from "../core/clock";
import { type Refusal, refuse } from "../core/handler";
import { moveClock } from "./advance-time";
import type { Runner } from "./run-due";

/** Years that one move can go forward; a yearly schedule then runs ten times. */
const MOVE_YEARS_MAX = 10;
const YEAR_MS = 365.25 * 86_400_000;

const TOO_FAR = refuse(`The clock moves at most ${MOVE_YEARS_MAX} years forward at a time. It was not moved.`);

type StoppableRunner = Runner & { readonly closing: AbortSignal };
/** `movingTo` is set while the bank still does due work on the way to that moment. */
export type ClockState = { readonly now: string; readonly movingTo?: string };

/** Moves of the bank's clock by trainers: one at a time. A long move continues after its call is answered. */
export class ClockMoves {
  private move: { readonly to: Date; readonly done: Promise<void> } | undefined;

  /** @param answerWithinMs after this time a move is answered although it still continues */
  constructor(
    private readonly bank: StoppableRunner,
    private readonly answerWithinMs = 10_000,
  ) {}

  async state(): Promise<ClockState> {
    const { move } = this;
    const now = (await bankNow(this.bank.db)).toISOString();
    return move ? { now, movingTo: move.to.toISOString() } : { now };
  }

  /** Returns why the clock, or the whole bank, cannot be changed now; undefined if it can. */
  refusal(): Refusal | undefined {
    return this.move && refuse(`The clock is still moving to ${this.move.to.toISOString()}. Please wait.`);
  }

  /**
   * Moves the clock to a moment calculated from the bank's time.
   * @param keepsSessions people stay signed in
   */
  async start(momentAfter: (now: Date) => Date, keepsSessions = false): Promise<ClockState | Refusal> {
    const now = await bankNow(this.bank.db);
    const to = momentAfter(now);
    if (to.getTime() - now.getTime() > MOVE_YEARS_MAX * YEAR_MS) return TOO_FAR;
    const refusal = this.refusal();
    if (refusal) return refusal;
    const done = moveClock(this.bank, to, { stop: this.bank.closing, keepsSessions }).finally(() => {
      this.move = undefined;
    });
    this.move = { to, done };
    const answered = new AbortController();
    const timeout = sleep(this.answerWithinMs, "timeout" as const, { signal: answered.signal });
    // Aborting rejects the timer's promise; ignore it.
    timeout.catch(() => undefined);
    const first = await Promise.race([done.then(() => "done" as const), timeout]).finally(() => answered.abort());
    if (first === "timeout")
      done.catch((error: unknown) => this.bank.log.error({ error }, "A move of the clock failed"));
    return this.state();
  }

  /** Resolves when no move uses the database any more, after the bank's closing has stopped it. */
  async stopped(): Promise<void> {
    // Failures were already logged or returned to the caller.
    await this.move?.done.catch(() => undefined);
  }
}
