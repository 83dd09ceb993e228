import type { Database } from "../database/tables";
import type { Subject } from "../limits/throttle";
import { type Guess, GuessLimits, type GuessResult } from "./guess-limits";
import { HashingQueue, type Requester } from "./hashing-queue";
import { KnownDeviceCache } from "./known-device-cache";

/** The calls that hash a password for a caller who is not signed in. */
const SIGNED_OUT: ReadonlySet<string> = new Set([
  "session.authenticate",
  "session.resetDefaultPassword",
  "otp.verifyForgotPassword",
]);
const SIGNED_IN: ReadonlySet<string> = new Set(["session.changePassword", "passwords.replace"]);

/** A call that may hash now. */
export type Hashing = {
  /** Lets the next call hash; `end` does this too. */
  readonly endTurn: () => void;
  /** Must be called once. */
  readonly end: (result: GuessResult) => void;
};

/** Decides which calls may hash a password, and when. One per process. */
export class PasswordWork {
  private readonly queue = new HashingQueue();
  private readonly devices: KnownDeviceCache;
  private readonly limits: GuessLimits | undefined;

  constructor(db: Database, { isLimited }: { readonly isLimited: boolean }) {
    this.devices = new KnownDeviceCache(db);
    this.limits = isLimited ? new GuessLimits() : undefined;
  }

  /**
   * Waits for the call's turn to hash. `tooMany`: the caller has guessed wrong too often; `busy`: too many calls wait.
   * Undefined for a call that hashes nothing.
   * @param userId the signed-in user, if there is one
   */
  async admit(call: string, caller: Subject, userId?: string): Promise<Hashing | "tooMany" | "busy" | undefined> {
    if (userId !== undefined)
      return SIGNED_IN.has(call) ? this.inTurn({ isKnown: true, account: userId, address: "" }) : undefined;
    if (!SIGNED_OUT.has(call)) return undefined;
    const { address, deviceId, username: account } = caller;
    const isKnown = await this.devices.has(account, deviceId);
    const { limits } = this;
    if (isKnown || !limits) return this.inTurn({ isKnown, account, address });
    const guess: Guess = { call, account, address };
    if (!limits.admit(guess)) return "tooMany";
    return this.inTurn({ isKnown, account, address }, (result) => limits.settle(guess, result));
  }

  private async inTurn(asker: Requester, settle: (result: GuessResult) => void = () => {}): Promise<Hashing | "busy"> {
    const turn = await this.queue.turn(asker);
    if (!turn) {
      settle("unknown");
      return "busy";
    }
    const end = (result: GuessResult) => {
      turn.end();
      settle(result);
    };
    return { endTurn: turn.end, end };
  }
}
