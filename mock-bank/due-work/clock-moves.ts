import { setTimeout as sleep } from "node:timers/promises";
import { bankNow } from "../clock";
import { type Refusal, refuse } from "../handler";
import { moveClock } from "./passing-time";
import type { Runner } from "./run-due";

/** How far one move may go forward: a yearly schedule runs ten times. */
const MOVE_YEARS_MAX = 10;
const YEAR_MS = 365.25 * 86_400_000;

const TOO_FAR = refuse(`The clock moves at most ${MOVE_YEARS_MAX} years forward at a time. It was not moved.`);

type Parts = Runner & { readonly closing: AbortSignal };
/** `movingTo` is set while due work is still being done on the way to that moment. */
export type ClockState = { readonly now: string; readonly movingTo?: string };

/** The moves of the bank's clock that a trainer asks for: one at a time, and a long one goes on after its call was answered. */
export class ClockMoves {
  private move: { readonly to: Date; readonly done: Promise<void> } | undefined;

  /** @param answerWithinMs after this time a move is answered although it still goes on */
  constructor(
    private readonly bank: Parts,
    private readonly answerWithinMs = 10_000,
  ) {}

  async state(): Promise<ClockState> {
    const { move } = this;
    const now = (await bankNow(this.bank.db)).toISOString();
    return move ? { now, movingTo: move.to.toISOString() } : { now };
  }

  /** Why the clock, or the whole bank, cannot be set now; undefined when it can. */
  refusal(): Refusal | undefined {
    return this.move && refuse(`The clock is still moving to ${this.move.to.toISOString()}. Please wait.`);
  }

  /** Moves the clock to the moment that follows from the bank's time. */
  async start(momentAfter: (now: Date) => Date): Promise<ClockState | Refusal> {
    const now = await bankNow(this.bank.db);
    const to = momentAfter(now);
    if (to.getTime() - now.getTime() > MOVE_YEARS_MAX * YEAR_MS) return TOO_FAR;
    const refusal = this.refusal();
    if (refusal) return refusal;
    const done = moveClock(this.bank, to, this.bank.closing).finally(() => {
      this.move = undefined;
    });
    this.move = { to, done };
    const answered = new AbortController();
    const timeout = sleep(this.answerWithinMs, "timeout" as const, { signal: answered.signal });
    // Aborting the timeout rejects it, which concerns no one.
    timeout.catch(() => undefined);
    const first = await Promise.race([done.then(() => "done" as const), timeout]).finally(() => answered.abort());
    if (first === "timeout")
      done.catch((error: unknown) => this.bank.log.error({ error }, "The clock stopped on its way"));
    return this.state();
  }

  /** Resolves once no move touches the database any more; the closing of the bank has stopped it. */
  async stopped(): Promise<void> {
    // Its failure was logged, or answered to its caller.
    await this.move?.done.catch(() => undefined);
  }
}
