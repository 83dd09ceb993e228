import { eventually } from "./eventually";
import type { SampleRequest } from "./sample-requests";
import { usualNarration } from "./settings";

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
  readonly users: readonly {
    readonly username: string;
    readonly role: string;
    readonly menus?: readonly string[];
    readonly isNew?: true;
  }[];
  readonly accounts: readonly { readonly currency: string; readonly balance: string; readonly type?: string }[];
  readonly policy: Policy;
};
/** What a company agreed on with the bank; amounts such as "1250.00". */
export type Policy = {
  readonly secondApproverFrom?: string;
  readonly limitPerTransaction?: string;
  readonly limitPerDay?: string;
};
type Message = {
  readonly id: string | number;
  readonly channel: string;
  readonly username: string;
  readonly text: string;
  readonly code: string | null;
};
type OpenedSession = Readonly<Record<string, string>> & { readonly code: string };
export type CodeMessage = Message & { readonly code: string };

type State = {
  readonly companies: readonly {
    readonly accounts: readonly { readonly accountNumber: string; readonly book: { readonly amount: string } }[];
  }[];
};

type JournalLine = { readonly account: string; readonly amount: string };
type JournalEntry = { readonly postedAt: string; readonly lines: readonly JournalLine[] };
type Books = {
  readonly balanced: boolean;
  readonly journal: readonly { readonly entries: readonly JournalEntry[] }[];
};

/** What happens to a call: see the faults of the control API. */
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

/** The newest call that the bank had when the last scenario of this worker began: no scenario reads all before it again. */
let lastCall = 0;

/** What scenarios may do behind the counter: the control API of this worker's bank. */
export class BankControl {
  /** Since when this scenario runs, in the bank's count of calls. */
  private trafficBefore = lastCall;
  private faults: readonly Fault[] = [];
  /** Of this scenario's companies: what others have left under way arrives late. */
  private readonly usernames = new Set<string>();

  constructor(private readonly address: string) {}

  get hasFaults(): boolean {
    return this.faults.length > 0;
  }

  /** As a scenario finds it: its time where it has one, no faults, no calls yet. */
  async prepare(now: string | undefined): Promise<void> {
    if (now !== undefined) await this.send("PUT", "clock", { now });
    await this.send("PUT", "faults", { faults: [] });
    const [newest] = await this.traffic();
    lastCall = newest?.id ?? lastCall;
    this.trafficBefore = lastCall;
  }

  async companyCount(): Promise<number> {
    return (await this.send<State>("GET", "state")).companies.length;
  }

  async openCompany(company: NewCompany): Promise<BankCompany> {
    const opened = await this.send<BankCompany>("POST", "companies", company);
    for (const { username } of opened.users) this.usernames.add(username);
    return opened;
  }

  /** Somebody's session without their password: what the bank answers it, and the code that it has sent. */
  signIn(username: string, deviceId: string): Promise<OpenedSession> {
    return this.send("POST", "sign-ins", { username, deviceId });
  }

  /** A request that waits for approval, made without its maker's browser; answers its number. */
  async askFor(username: string, from: BankAccount, to: BankAccount, amount: string): Promise<string> {
    const { transactionId } = await this.send<{ transactionId: string }>("POST", "requests", {
      username,
      sourceAccount: from.accountNumber,
      destinationAccountNo: to.accountNumber,
      amount,
      currencyCode: from.currency,
      narration: usualNarration,
    });
    return transactionId;
  }

  /** The same of any kind. */
  async askForAny(request: SampleRequest & { username: string; sourceAccount: string }): Promise<string> {
    return (await this.send<{ transactionId: string }>("POST", "requests/any", request)).transactionId;
  }

  async passTime(seconds: number): Promise<void> {
    await this.send("PUT", "clock", { advance: `PT${seconds}S` });
  }

  async addFault({ call, ...fault }: Fault): Promise<void> {
    const [, path = ""] = asListed(call).split(" ");
    this.faults = [...this.faults, { call: path, ...fault }];
    await this.send("PUT", "faults", { faults: this.faults });
  }

  /** What failed before may still be told by browsers, so {@link hasFaults} stays as it is. */
  async healFaults(): Promise<void> {
    await this.send("PUT", "faults", { faults: [] });
  }

  async messagesTo(recipient: string): Promise<readonly Message[]> {
    return (await this.send<{ messages: Message[] }>("GET", `messages?to=${encodeURIComponent(recipient)}`)).messages;
  }

  /** The newest code sent to this phone or e-mail address; `after` another one when that is given. */
  codeTo(recipient: string, after?: CodeMessage): Promise<CodeMessage> {
    return eventually(`a code for ${recipient}`, async () => {
      const newest = (await this.messagesTo(recipient)).find(isCode);
      return newest && newest.id !== after?.id ? newest : undefined;
    });
  }

  /** This scenario's calls, newest first. */
  async traffic(): Promise<readonly TrafficEntry[]> {
    const { calls } = await this.send<{ calls: TrafficEntry[] }>("GET", `traffic?after=${this.trafficBefore}`);
    return calls.filter(({ username }) => !username || this.usernames.size === 0 || this.usernames.has(username));
  }

  /** This scenario's calls of one kind, newest first; `POST /a/{b}` as the documents write it. */
  async calls(documented: string): Promise<readonly TrafficEntry[]> {
    const wanted = asListed(documented);
    return (await this.traffic()).filter(({ method, path }) => `${method} ${path}` === wanted);
  }

  /** The newest call of that kind; waited for, as the browser may only be about to send it. */
  received(documented: string): Promise<TrafficEntry> {
    return eventually(`the call ${documented}`, async () => (await this.calls(documented))[0]);
  }

  /** The same, once the newest is the one that is meant; if none ever is, the newest, to be told what it carried instead. */
  async receivedThat(documented: string, isMeant: (entry: TrafficEntry) => boolean): Promise<TrafficEntry> {
    const meant = eventually(`the call ${documented} that is meant`, async () =>
      (await this.calls(documented)).slice(0, 1).find(isMeant),
    );
    return meant.catch(() => this.received(documented));
  }

  /** What this user was last told by the bank. */
  async lastWordsTo(username: string): Promise<string | undefined> {
    const words = (await this.traffic())
      .filter((entry) => entry.username === username)
      .map(({ answer }) => answer?.description);
    return words.find((description): description is string => typeof description === "string" && description !== "");
  }

  /** The transaction id with which the bank answered the newest such call. */
  async transactionOf(call: string): Promise<string> {
    return String((await this.received(call)).answer?.transactionId);
  }

  /** What a transaction posted, line by line, and whether the whole bank's books balance. */
  async booksOf(transactionId: string): Promise<{ balanced: boolean; lines: readonly JournalLine[] }> {
    const { balanced, journal } = await this.send<Books>("GET", `ledger?request=${transactionId}`);
    return { balanced, lines: journal.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines)) };
  }

  /** The days on which money left an account, of the last twenty requests that moved its money. */
  async debitsOf(accountNumber: string): Promise<readonly string[]> {
    const { journal } = await this.send<Books>("GET", `ledger?account=${accountNumber}`);
    const entries = journal.flatMap((request) => request.entries);
    const debits = entries.filter(({ lines }) =>
      lines.some(({ account, amount }) => account === accountNumber && amount.startsWith("-")),
    );
    return debits.map(({ postedAt }) => postedAt.slice(0, 10)).sort();
  }

  async isBalanced(): Promise<boolean> {
    return (await this.send<Books>("GET", "ledger")).balanced;
  }

  /** Posted money. */
  async balanceOf(accountNumber: string): Promise<string> {
    const { companies } = await this.send<State>("GET", "state");
    const account = companies.flatMap(({ accounts }) => accounts).find((each) => each.accountNumber === accountNumber);
    return account?.book.amount ?? "no such account";
  }

  private async send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const token = process.env.CONTROL_TOKEN;
    const headers = {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const url = `${this.address}/control/${path}`;
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} /control/${path} answered ${answer.status}: ${await answer.text()}`);
    // The control API is trusted to answer as it is documented; a scenario that reads something else fails.
    return (await answer.json()) as Answer;
  }
}

const isCode = (message: Message): message is CodeMessage => message.code !== null;

/** The documents write {otp} where the bank's own list of calls writes :otp. */
const asListed = (documented: string): string => documented.replace(/\{(\w+)\}/g, ":$1");
