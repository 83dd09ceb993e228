import { guessLimits } from "../limits/limits";
import { LruMap } from "../limits/lru-map";
import { TokenBuckets } from "../limits/token-buckets";

/** An attempt to guess a password: a user name, an address, and a device that has never signed in with that name. */
export type Guess = { readonly call: string; readonly account: string; readonly address: string };

/** The outcome of an admitted guess; `unknown` if the call failed before it was checked. */
export type GuessResult = "right" | "wrong" | "unknown";

/** Wrong guesses that are older do not count. */
const FORGOTTEN_AFTER_MS = 15 * 60_000;
const STRIKES_MAX = 100_000;

type Strikes = { readonly wrong: number; readonly open: number; readonly lastAt: number };

/**
 * Limits wrong guesses of strangers. Waiting times are kept by user name and address, so that a stranger delays only
 * his own address, by a minute at most. A name that is guessed at from many addresses leaves each of them one try a
 * minute. Names without a user are counted in the same way. Kept in the memory of one process.
 */
export class GuessLimits {
  private readonly addresses: TokenBuckets;
  private readonly accounts: TokenBuckets;
  private readonly strikes: LruMap<Strikes>;

  constructor(subjectsMax = STRIKES_MAX) {
    this.addresses = new TokenBuckets(subjectsMax);
    this.accounts = new TokenBuckets(subjectsMax);
    this.strikes = new LruMap(subjectsMax);
  }

  /** Returns whether the guess may be made; if so, {@link settle} must be called once. */
  admit(guess: Guess): boolean {
    if (!this.addresses.has(guess.address, guessLimits.ofAddress)) return false;
    const { wrong, open, lastAt } = this.strikesOf(guess);
    const free = this.accounts.has(accountOf(guess), guessLimits.untilUnderAttack)
      ? guessLimits.free
      : guessLimits.freeUnderAttack;
    const isFree = wrong + open < free;
    // After the wait only one guess at a time is allowed.
    const isWaitOver = open === 0 && Date.now() - lastAt >= waitMs(wrong, free);
    if (!isFree && !isWaitOver) return false;
    this.strikes.set(keyOf(guess), { wrong, open: open + 1, lastAt });
    return true;
  }

  settle(guess: Guess, result: GuessResult): void {
    const { wrong, open, lastAt } = this.strikesOf(guess);
    const left = { open: Math.max(0, open - 1), wrong, lastAt };
    if (result === "unknown") this.strikes.set(keyOf(guess), left);
    else if (result === "right") this.strikes.set(keyOf(guess), { ...left, wrong: 0 });
    else {
      this.strikes.set(keyOf(guess), { ...left, wrong: wrong + 1, lastAt: Date.now() });
      this.addresses.use(guess.address, guessLimits.ofAddress);
      this.accounts.use(accountOf(guess), guessLimits.untilUnderAttack);
    }
  }

  private strikesOf(guess: Guess): Strikes {
    const found = this.strikes.get(keyOf(guess)) ?? { wrong: 0, open: 0, lastAt: 0 };
    return Date.now() - found.lastAt < FORGOTTEN_AFTER_MS ? found : { ...found, wrong: 0 };
  }
}

const accountOf = ({ call, account }: Guess): string => `${call} ${account}`;
const keyOf = ({ call, account, address }: Guess): string => `${call} ${address} ${account}`;

/** Doubles with each wrong guess after the free ones: 1 s, 2 s, 4 s, up to a minute; under attack always a minute. */
function waitMs(wrong: number, free: number): number {
  const seconds = free === guessLimits.free ? 2 ** Math.min(wrong - free, 10) : guessLimits.waitSecondsMax;
  return Math.min(seconds, guessLimits.waitSecondsMax) * 1000;
}
