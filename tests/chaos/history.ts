import type { Answer } from "./bank-line";

/** A payment as its client means it. */
export type Intended = {
  /** The narration, which is unique to one payment: the ledger stores it with each line. */
  readonly key: string;
  /** Number of the account that pays. */
  readonly account: string;
  /** Number of the account that receives. */
  readonly to: string;
  readonly pesewas: number;
};

/** One call of a client. Times are milliseconds of the clock of the client's process. */
export type Call = Intended & {
  readonly sentAt: number;
  /** The answer and its time; absent while the client does not know the outcome. */
  readonly answered?: {
    readonly at: number;
    /** Identifier of the paid request; absent if the bank refused. */
    readonly requestId?: string;
  };
};

/** All calls that the clients of one ledger sent, with the answers that arrived. */
export class History {
  readonly calls: Call[] = [];
  /** Pesewas on each account before the first call. */
  readonly openings = new Map<string, number>();

  /** Adds the accounts of a company, of which the first one has money. */
  open([first, ...others]: readonly string[], pesewas: number): void {
    if (first !== undefined) this.openings.set(first, pesewas);
    for (const account of others) this.openings.set(account, 0);
  }

  /**
   * Records a call with the times before and after it. A call that throws stays without an answer.
   * @param requestId for calls whose answer does not contain it, such as approvals
   */
  async record(payment: Intended, send: () => Promise<Answer>, requestId?: string): Promise<Answer> {
    const { key, account, to, pesewas } = payment;
    const position = this.calls.length;
    const call: Call = { key, account, to, pesewas, sentAt: performance.now() };
    this.calls.push(call);
    const answer = await send();
    const at = performance.now();
    const answered = answer.code === 0 ? { at, requestId: requestId ?? String(answer.transactionId) } : { at };
    this.calls[position] = { ...call, answered };
    return answer;
  }
}
