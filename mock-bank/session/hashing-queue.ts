import { availableParallelism } from "node:os";
import { hashingLimits } from "../limits/limits";
import { FairQueue, type QueueMember } from "../threads/fair-queue";

/**
 * The caller that waits for a hash. Strangers are signed out, on a device that has never signed in with this user name.
 */
export type Requester = { readonly isKnown: boolean; readonly account: string; readonly address: string };

/** The right to hash, until `end`; ending it twice does nothing. */
export type Turn = { readonly end: () => void };

export type QueueLimits = {
  /** Number of hashes in parallel. */
  readonly parallel: number;
  readonly knownMax: number;
  readonly strangersMax: number;
  /** Strangers waiting with one user name. */
  readonly strangersOfAccountMax: number;
  /** Milliseconds after which a waiting caller is refused; a client gives up after 200 s. */
  readonly waitMs: number;
};

const { parallelMin, parallelMax } = hashingLimits;
const usualLimits: QueueLimits = {
  ...hashingLimits,
  parallel: Math.min(parallelMax, Math.max(parallelMin, availableParallelism())),
};
/** After this many turns of known devices in a row, a stranger gets a turn. */
const KNOWN_IN_A_ROW_MAX = 4;

/**
 * Grants turns to hash. Known askers go first, account by account; strangers take turns by address. Both lines are
 * bounded in length and time: a full line refuses the newest asker of the account or address that waits most often.
 */
export class HashingQueue {
  private readonly known: FairQueue;
  private readonly strangers: FairQueue;
  private running = 0;
  private knownInARow = 0;

  constructor(private readonly limits: QueueLimits = usualLimits) {
    this.known = new FairQueue(limits.knownMax, limits.knownMax);
    this.strangers = new FairQueue(limits.strangersMax, limits.strangersOfAccountMax);
  }

  /** Returns undefined if the line is full, now or while waiting: the asker is refused before hashing. */
  turn({ isKnown, account, address }: Requester): Promise<Turn | undefined> {
    return new Promise((resolve) => {
      const line = isKnown ? this.known : this.strangers;
      const patience = setTimeout(() => line.leave(waiting), this.limits.waitMs);
      const end = (turn: Turn | undefined) => {
        clearTimeout(patience);
        resolve(turn);
      };
      const waiting: QueueMember = {
        account,
        group: isKnown ? account : address,
        start: () => end(this.begin()),
        refuse: () => end(undefined),
      };
      line.join(waiting);
      this.startNext();
    });
  }

  private begin(): Turn {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      this.running--;
      this.startNext();
    };
    return { end };
  }

  private startNext(): void {
    while (this.running < this.limits.parallel) {
      const isStrangersTurn = this.knownInARow >= KNOWN_IN_A_ROW_MAX && this.strangers.length > 0;
      const known = isStrangersTurn ? undefined : this.known.next();
      const next = known ?? this.strangers.next();
      if (!next) return;
      this.knownInARow = known ? this.knownInARow + 1 : 0;
      this.running++;
      next.start();
    }
  }
}
