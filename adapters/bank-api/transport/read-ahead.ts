import type { Endpoint } from "../../../contract/endpoint";
import type { Result } from "../../../domain/result";
import type { BankTransport, CallHeaders, NoAnswer } from "./bank-transport";
import type { CallFields } from "./encoding";

type Transport = Pick<BankTransport, "send" | "deviceId">;

/** An answer that no screen has taken until then is too old to be shown. */
const KEPT_MS = 10_000;

/**
 * Sends the reads of the first screen before its code runs. The first identical read of the screen takes the answer;
 * later ones are sent to the bank again. A call that changes something discards the answers that were not taken.
 */
export class ReadAhead implements Transport {
  private readonly answers = new Map<string, Promise<Result<unknown, NoAnswer>>>();
  private isAhead = false;

  /** @param later sends the reads of the screens, after the browser could render */
  constructor(
    private readonly now: Transport,
    private readonly later: Transport,
  ) {}

  /** Sends the reads that the given function calls synchronously. */
  begin(reads: () => void): void {
    this.isAhead = true;
    try {
      reads();
    } finally {
      this.isAhead = false;
    }
    setTimeout(() => this.answers.clear(), KEPT_MS);
  }

  deviceId(): Promise<string> {
    return this.now.deviceId();
  }

  send(endpoint: Endpoint, input: CallFields, headers: CallHeaders): Promise<Result<unknown, NoAnswer>> {
    if (!this.isAhead && this.answers.size === 0) return this.later.send(endpoint, input, headers);
    if (endpoint.effect !== "read") this.answers.clear();
    const key = JSON.stringify([endpoint.path, input]);
    const answer = this.answers.get(key);
    if (answer && !this.isAhead) {
      this.answers.delete(key);
      return answer;
    }
    if (!this.isAhead) return this.later.send(endpoint, input, headers);
    const sent = this.now.send(endpoint, input, headers);
    this.answers.set(key, sent);
    return sent;
  }
}
