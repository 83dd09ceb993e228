import { controlToken } from "./control-token";
import { eventually } from "./eventually";
import type { SampleRequest } from "./sample-requests";
import { defaultNarration } from "./settings";

export type BankUser = {
  readonly username: string;
  readonly fullName: string;
  readonly password: string;
  readonly role: string;
  readonly phone: string;
  readonly email: string;
};
export type BankAccount = { readonly accountNumber: string; readonly currency: string; readonly balance: string };
export type BankCompany = {
  readonly id: string;
  readonly name: string;
  readonly users: readonly BankUser[];
  readonly accounts: readonly BankAccount[];
};
export type NewCompany = {
  readonly name?: string;
  readonly users: readonly {
    readonly username: string;
    readonly role: string;
    readonly menus?: readonly string[];
    readonly isNew?: true;
  }[];
  readonly accounts: readonly { readonly currency: string; readonly balance: string; readonly type?: string }[];
  readonly policy: Policy;
};
/** The agreement of a company with the bank; amounts such as "1250.00". */
export type Policy = {
  readonly secondApproverFrom?: string;
  readonly limitPerTransaction?: string;
  readonly limitPerDay?: string;
  readonly nameCheckAbove?: string;
};
type Message = {
  readonly id: string | number;
  readonly channel: string;
  readonly username: string;
  readonly text: string;
  readonly code: string | null;
};
type SignInAnswer = Readonly<Record<string, string>> & { readonly code: string };
export type CodeMessage = Message & { readonly code: string };

type BankState = {
  readonly companies: readonly {
    readonly accounts: readonly { readonly accountNumber: string; readonly book: { readonly amount: string } }[];
  }[];
};

type JournalLine = { readonly account: string; readonly amount: string };
type JournalEntry = { readonly postedAt: string; readonly lines: readonly JournalLine[] };
type LedgerAnswer = {
  readonly balanced: boolean;
  readonly journal: readonly { readonly entries: readonly JournalEntry[] }[];
};

/** A fault to inject into calls; see the faults of the control API. */
export type Fault = { readonly call: string; readonly kind: string } & Readonly<Record<string, unknown>>;

/** One call as the bank received and answered it: decrypted, secrets masked. */
export type TrafficEntry = {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly username?: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly answer?: Readonly<Record<string, unknown>>;
};

/** The bank's newest call when the previous scenario of this worker began; saves reading older calls again. */
let lastCall = 0;

/** Forgets the calls of an earlier bank. A process that runs several banks one after the other needs this. */
export function forgetCalls(): void {
  lastCall = 0;
}

/** The calls that belong to a scenario: those after `lastCallBefore` by its users. */
export type OwnCalls = { readonly lastCallBefore: number; readonly usernames: readonly string[] };

/** The control API of this worker's bank: opens companies, moves the clock, injects faults and reads calls. */
export class BankControl {
  /** Id of the last call before this scenario. */
  private lastCallBefore = lastCall;
  private faults: readonly Fault[] = [];
  /** Users of this scenario; late calls of earlier scenarios are ignored. */
  private readonly usernames = new Set<string>();

  /** @param waitMs how long to wait for a call or a code; absent: as long as a browser may need */
  constructor(
    private readonly address: string,
    own?: OwnCalls,
    private readonly waitMs?: number,
  ) {
    if (!own) return;
    this.lastCallBefore = own.lastCallBefore;
    this.usernames = new Set(own.usernames);
  }

  get ownCalls(): OwnCalls {
    return { lastCallBefore: this.lastCallBefore, usernames: [...this.usernames] };
  }

  get hasFaults(): boolean {
    return this.faults.length > 0;
  }

  /** Resets the bank for a scenario: sets the clock if a time is given, removes faults, ignores earlier calls. */
  async prepare(now: string | undefined): Promise<void> {
    if (now !== undefined) await this.moveClock({ now });
    await this.send("PUT", "faults", { faults: [] });
    const [newest] = await this.traffic();
    lastCall = newest?.id ?? lastCall;
    this.lastCallBefore = lastCall;
  }

  async reset(): Promise<void> {
    await this.send("POST", "reset", {});
  }

  async companyCount(): Promise<number> {
    return (await this.send<BankState>("GET", "state")).companies.length;
  }

  async openCompany(company: NewCompany): Promise<BankCompany> {
    const opened = await this.send<BankCompany>("POST", "companies", company);
    for (const { username } of opened.users) this.usernames.add(username);
    return opened;
  }

  async setNameCheck({ id }: BankCompany, above: string): Promise<void> {
    await this.send("PUT", "name-check", { company: id, above });
  }

  /** Opens a session without a password. Returns the bank's answer and the code that was sent. */
  signIn(username: string, deviceId: string): Promise<SignInAnswer> {
    return this.send("POST", "sign-ins", { username, deviceId });
  }

  /** Creates a transfer request that waits for approval, without a browser. Returns its number. */
  async createTransferRequest(username: string, from: BankAccount, to: BankAccount, amount: string): Promise<string> {
    const { transactionId } = await this.send<{ transactionId: string }>("POST", "requests", {
      username,
      sourceAccount: from.accountNumber,
      destinationAccountNo: to.accountNumber,
      amount,
      currencyCode: from.currency,
      narration: defaultNarration,
    });
    return transactionId;
  }

  /** Creates a request of any category; returns its number. */
  async createRequest(request: SampleRequest & { username: string; sourceAccount: string }): Promise<string> {
    return (await this.send<{ transactionId: string }>("POST", "requests/any", request)).transactionId;
  }

  async passTime(seconds: number): Promise<void> {
    await this.moveClock({ advance: `PT${seconds}S` });
  }

  /** A move with much due work is answered before it has arrived. */
  private async moveClock(change: object): Promise<void> {
    const { movingTo } = await this.send<{ movingTo?: string }>("PUT", "clock", change);
    if (!movingTo) return;
    await eventually("the end of the clock's move", async () => {
      const clock = await this.send<{ movingTo?: string }>("GET", "clock");
      return clock.movingTo ? undefined : clock;
    });
  }

  async addFault({ call, ...fault }: Fault): Promise<void> {
    const [, path = ""] = toTrafficPath(call).split(" ");
    this.faults = [...this.faults, { call: path, ...fault }];
    await this.send("PUT", "faults", { faults: this.faults });
  }

  /**
   * Removes all faults. Leaves {@link hasFaults} as it is, because browsers may still report calls that failed before.
   */
  async removeFaults(): Promise<void> {
    await this.send("PUT", "faults", { faults: [] });
  }

  async messagesTo(recipient: string): Promise<readonly Message[]> {
    return (await this.send<{ messages: Message[] }>("GET", `messages?to=${encodeURIComponent(recipient)}`)).messages;
  }

  /** Waits for the newest code to this phone or e-mail address, or for a code newer than `after`. */
  codeTo(recipient: string, after?: CodeMessage): Promise<CodeMessage> {
    return this.waitFor(`a code for ${recipient}`, async () => {
      const newest = (await this.messagesTo(recipient)).find(isCode);
      return newest && newest.id !== after?.id ? newest : undefined;
    });
  }

  /** The calls of this scenario, newest first. */
  async traffic(): Promise<readonly TrafficEntry[]> {
    const { calls } = await this.send<{ calls: TrafficEntry[] }>("GET", `traffic?after=${this.lastCallBefore}`);
    return calls.filter(({ username }) => !username || this.usernames.size === 0 || this.usernames.has(username));
  }

  /** The scenario's calls to one endpoint, newest first. Accepts paths as documented, such as `POST /a/{b}`. */
  async calls(documented: string): Promise<readonly TrafficEntry[]> {
    const wanted = toTrafficPath(documented);
    return (await this.traffic()).filter(({ method, path }) => `${method} ${path}` === wanted);
  }

  /** Waits for a call to this endpoint and returns the newest one. */
  received(documented: string): Promise<TrafficEntry> {
    return this.waitFor(`the call ${documented}`, async () => (await this.calls(documented))[0]);
  }

  /**
   * Waits until the newest call matches. Returns the newest call on a timeout, so that an assertion shows the
   * difference.
   */
  async receivedMatching(documented: string, matches: (entry: TrafficEntry) => boolean): Promise<TrafficEntry> {
    const matching = this.waitFor(`the call ${documented} with the expected content`, async () =>
      (await this.calls(documented)).slice(0, 1).find(matches),
    );
    return matching.catch(() => this.received(documented));
  }

  /** The description in the bank's last answer to this user. */
  async lastDescriptionFor(username: string): Promise<string | undefined> {
    const descriptions = (await this.traffic())
      .filter((entry) => entry.username === username)
      .map(({ answer }) => answer?.description);
    return descriptions.find(
      (description): description is string => typeof description === "string" && description !== "",
    );
  }

  /** The transaction id in the answer to the newest call of this endpoint. */
  async transactionOf(call: string): Promise<string> {
    return String((await this.received(call)).answer?.transactionId);
  }

  /** Returns the postings of a transaction, and whether the books of the whole bank balance. */
  async postingsOf(transactionId: string): Promise<{ balanced: boolean; lines: readonly JournalLine[] }> {
    const { balanced, journal } = await this.send<LedgerAnswer>("GET", `ledger?request=${transactionId}`);
    return { balanced, lines: journal.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines)) };
  }

  /** Dates of an account's debits, in the last twenty requests that moved its money. */
  async debitsOf(accountNumber: string): Promise<readonly string[]> {
    const { journal } = await this.send<LedgerAnswer>("GET", `ledger?account=${accountNumber}`);
    const entries = journal.flatMap((request) => request.entries);
    const debits = entries.filter(({ lines }) =>
      lines.some(({ account, amount }) => account === accountNumber && amount.startsWith("-")),
    );
    return debits.map(({ postedAt }) => postedAt.slice(0, 10)).sort();
  }

  async isBalanced(): Promise<boolean> {
    return (await this.send<LedgerAnswer>("GET", "ledger")).balanced;
  }

  /** The book balance. */
  async balanceOf(accountNumber: string): Promise<string> {
    const { companies } = await this.send<BankState>("GET", "state");
    const account = companies.flatMap(({ accounts }) => accounts).find((each) => each.accountNumber === accountNumber);
    return account?.book.amount ?? "no such account";
  }

  private waitFor<Found>(what: string, read: () => Promise<Found | undefined>): Promise<Found> {
    return eventually(what, read, this.waitMs);
  }

  private async send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      Authorization: `Bearer ${controlToken}`,
    };
    const url = `${this.address}/control/${path}`;
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} /control/${path} answered ${answer.status}: ${await answer.text()}`);
    // The control API is not validated here; an unexpected answer fails the scenario that reads it.
    return (await answer.json()) as Answer;
  }
}

const isCode = (message: Message): message is CodeMessage => message.code !== null;

/** Converts a documented path parameter {otp} to the form :otp of the bank's log of calls. */
const toTrafficPath = (documented: string): string => documented.replace(/\{(\w+)\}/g, ":$1");
