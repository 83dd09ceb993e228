import { bankApi } from "../../contract/index";
import { type BankLine, NoAnswer } from "../chaos/bank-line";
import type { Person } from "../chaos/crew";
import { History } from "../chaos/history";
import { newPayment, type Payment, withCode } from "../chaos/payment";

/** People who pay from the first account of their company to the second one. */
export type Payers = {
  readonly companyId: string;
  readonly accounts: readonly string[];
  readonly people: readonly Person[];
};
/** How people come to a session and to codes. A refusal is an error; {@link NoAnswer} makes the person begin again. */
export type Habits = {
  arrive(person: Person): Promise<Person>;
  codeFor(payment: Payment): Promise<string>;
};
/** Times of `performance.now()`. */
export type Span = { readonly from: number; readonly to: number };

const PESEWAS = 101;

/** Customers who arrive, pay and read one after the other, until they are stopped. */
export class Customers {
  readonly history = new History();
  /** Calls without an answer. */
  readonly interruptions: (Span & { readonly why: string })[] = [];
  readonly refusals: string[] = [];
  readonly counts = { arrivals: 0, payments: 0 };
  /** Milliseconds of the slowest step of a customer. */
  slowestMs = 0;
  private isStopped = false;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly line: BankLine,
    private readonly groups: readonly Payers[],
    private readonly habits: Habits,
    openingPesewas: number,
  ) {
    for (const { accounts } of groups) this.history.open(accounts, openingPesewas);
  }

  async run(): Promise<void> {
    await Promise.all(this.groups.flatMap((group) => group.people.map((person) => this.serve(group, person))));
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Resolves after this number of further payments. */
  async paid(more: number): Promise<void> {
    const wanted = this.counts.payments + more;
    await this.until(async () => this.counts.payments >= wanted);
  }

  /** Asks after each round of a customer whether the condition holds. */
  async until(isDone: () => Promise<boolean>): Promise<void> {
    while (!(await isDone())) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async serve(group: Payers, member: Person): Promise<void> {
    while (!this.isStopped) {
      await this.visit(group, member).catch((error: Error) => this.refusals.push(error.message));
      for (const told of this.waiting.splice(0)) told();
    }
  }

  private async visit(group: Payers, member: Person): Promise<void> {
    const person = await this.answered(() => this.habits.arrive(member));
    this.counts.arrivals++;
    const payment = newPayment(person, { ...group, people: [] }, PESEWAS);
    const { meant, key, intended } = payment;
    const fields = withCode(payment, await this.answered(() => this.habits.codeFor(payment)));
    const pay = () => this.line.call(person, meant.endpoint, fields, { key });
    const { code, description } = await this.answered(() => this.history.record(intended, pay));
    if (code !== 0) throw new Error(`payment refused: ${description}`);
    this.counts.payments++;
    await this.answered(() => this.line.call(person, bankApi.accounts.list, { loginId: person.username }));
  }

  /** Repeats a step until it is answered. */
  private async answered<T>(step: () => Promise<T>): Promise<T> {
    for (;;) {
      const from = performance.now();
      try {
        return await step();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        this.interruptions.push({ from, to: performance.now(), why: error.message });
      } finally {
        this.slowestMs = Math.max(this.slowestMs, performance.now() - from);
      }
    }
  }
}
