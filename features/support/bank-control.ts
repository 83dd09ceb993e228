import type * as z from "zod/mini";
import { type ControlCall, controlApi, controlPath } from "../../mock-bank/control-api/control-calls";
import { controlToken } from "./control-token";
import { eventually } from "./eventually";
import type { SampleRequest } from "./sample-requests";
import { defaultNarration } from "./settings";

export type BankCompany = z.output<typeof controlApi.createCompany.answer>;
export type BankUser = BankCompany["users"][number];
export type BankAccount = BankCompany["accounts"][number];
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
export type Policy = NonNullable<z.input<typeof controlApi.createCompany.input>["policy"]>;
type Message = z.output<typeof controlApi.messages.answer>["messages"][number];
type SignInAnswer = z.output<typeof controlApi.signIn.answer>;
export type CodeMessage = Message & { readonly code: string };
type JournalLine = z.output<typeof controlApi.ledger.answer>["journal"][number]["entries"][number]["lines"][number];

/** A fault to inject into calls; see the faults of the control API. */
export type Fault = { readonly call: string; readonly kind: string } & Readonly<Record<string, unknown>>;

/** One call as the bank received and answered it: decrypted, secrets masked. */
export type TrafficEntry = z.output<typeof controlApi.traffic.answer>["calls"][number];

/** The bank's newest call when the previous scenario of this worker began; saves reading older calls again. */
let lastCall = 0;

/** Forgets the calls of an earlier bank. A process that runs several banks one after the other needs this. */
export function forgetCalls(): void {
  lastCall = 0;
}

/** The control API of this worker's bank: opens companies, moves the clock, injects faults and reads calls. */
export class BankControl {
  /** Id of the last call before this scenario. */
  private lastCallBefore = lastCall;
  private faults: readonly Fault[] = [];
  /** Users of this scenario; late calls of earlier scenarios are ignored. */
  private readonly usernames = new Set<string>();

  constructor(private readonly address: string) {}

  /** Whether calls may fail on purpose. */
  get hasFaults(): boolean {
    return this.faults.length > 0;
  }

  /** Resets the bank for a scenario: sets the clock if a time is given, removes faults, ignores earlier calls. */
  async prepare(now: string | undefined): Promise<void> {
    if (now !== undefined) await this.moveClock({ now });
    await this.send(controlApi.setFaults, { faults: [] });
    const [newest] = await this.traffic();
    lastCall = newest?.id ?? lastCall;
    this.lastCallBefore = lastCall;
  }

  async reset(): Promise<void> {
    await this.send(controlApi.reset, {});
  }

  async companyCount(): Promise<number> {
    return (await this.send(controlApi.state)).companies.length;
  }

  async openCompany(company: NewCompany): Promise<BankCompany> {
    const opened = await this.send(controlApi.createCompany, company);
    for (const { username } of opened.users) this.usernames.add(username);
    return opened;
  }

  async setNameCheck({ id }: BankCompany, above: string): Promise<void> {
    await this.send(controlApi.setNameCheck, { company: id, above });
  }

  async losePayment(transactionId: string): Promise<void> {
    await this.send(controlApi.losePayment, { transactionId });
  }

  async answerCase(answer: { readonly caseNumber: string; readonly status: string; readonly text: string }) {
    await this.send(controlApi.answerCase, answer);
  }

  /** Opens a session without a password. Returns the bank's answer and the code that was sent. */
  signIn(username: string, deviceId: string): Promise<SignInAnswer> {
    return this.send(controlApi.signIn, { username, deviceId });
  }

  /** Creates a transfer request that waits for approval, without a browser. Returns its number. */
  async createTransferRequest(username: string, from: BankAccount, to: BankAccount, amount: string): Promise<string> {
    const { transactionId } = await this.send(controlApi.createRequest, {
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
    return (await this.send(controlApi.createAnyRequest, request)).transactionId;
  }

  async passTime(seconds: number): Promise<void> {
    await this.moveClock({ advance: `PT${seconds}S` });
  }

  async now(): Promise<Date> {
    return new Date((await this.send(controlApi.clock)).now);
  }

  /** A move with much due work is answered before it has arrived. */
  private async moveClock(change: object): Promise<void> {
    const { movingTo } = await this.send(controlApi.setClock, change);
    if (!movingTo) return;
    await eventually("the end of the clock's move", async () => {
      const clock = await this.send(controlApi.clock);
      return clock.movingTo ? undefined : clock;
    });
  }

  async addFault({ call, ...fault }: Fault): Promise<void> {
    const [, path = ""] = toTrafficPath(call).split(" ");
    this.faults = [...this.faults, { call: path, ...fault }];
    await this.send(controlApi.setFaults, { faults: this.faults });
  }

  /**
   * Removes all faults. Leaves {@link hasFaults} as it is, because browsers may still report calls that failed before.
   */
  async removeFaults(): Promise<void> {
    await this.send(controlApi.setFaults, { faults: [] });
  }

  async messagesTo(recipient: string): Promise<readonly Message[]> {
    return (await this.send(controlApi.messages, { to: recipient })).messages;
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
    const { calls } = await this.send(controlApi.traffic, { after: this.lastCallBefore });
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
   * difference. Not for calls that a screen makes in parallel, such as the lists of schedules of each kind: any of
   * these may be the newest.
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
    const { balanced, journal } = await this.send(controlApi.ledger, { request: transactionId });
    return { balanced, lines: journal.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines)) };
  }

  /** Dates of an account's debits, in the last twenty requests that moved its money. */
  async debitsOf(accountNumber: string): Promise<readonly string[]> {
    const { journal } = await this.send(controlApi.ledger, { account: accountNumber });
    const entries = journal.flatMap((request) => request.entries);
    const debits = entries.filter(({ lines }) =>
      lines.some(({ account, amount }) => account === accountNumber && amount.startsWith("-")),
    );
    return debits.map(({ postedAt }) => postedAt.slice(0, 10)).sort();
  }

  async isBalanced(): Promise<boolean> {
    return (await this.send(controlApi.ledger)).balanced;
  }

  /** The book balance. */
  async balanceOf(accountNumber: string): Promise<string> {
    const { companies } = await this.send(controlApi.state);
    const account = companies
      .flatMap(({ accounts }) => accounts ?? [])
      .find((each) => each.accountNumber === accountNumber);
    return account?.book?.amount ?? "no such account";
  }

  private waitFor<Found>(what: string, read: () => Promise<Found | undefined>): Promise<Found> {
    return eventually(what, read);
  }

  /** @param given the body, or the query of a GET; the bank checks it */
  private async send<Call extends ControlCall>(call: Call, given?: object): Promise<z.output<Call["answer"]>> {
    const { method } = call;
    const isRead = method === "GET";
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${controlToken}` };
    const path = controlPath(call, isRead ? given : undefined);
    const body = isRead ? {} : { body: JSON.stringify(given) };
    const response = await fetch(`${this.address}${path}`, { method, headers, ...body });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    const answer: Call["answer"] = call.answer;
    return answer.parse(await response.json());
  }
}

const isCode = (message: Message): message is CodeMessage => typeof message.code === "string";

/** Converts a documented path parameter {otp} to the form :otp of the bank's log of calls. */
const toTrafficPath = (documented: string): string => documented.replace(/\{(\w+)\}/g, ":$1");
