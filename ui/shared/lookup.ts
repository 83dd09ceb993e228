import { compareStructural, makeAutoObservable, observableRef, reaction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Log } from "../../application/ports/log";
import type { Result } from "../../domain/result";

/** How long typing must rest before the bank is asked (specification 2, section 9). */
const REST_MS = 300;

type Found<Value> =
  | { readonly is: "idle" }
  | { readonly is: "looking" }
  | { readonly is: "found"; readonly value: Value }
  | { readonly is: "notFound" }
  /** The bank's own words, where it refused with some. */
  | { readonly is: "failed"; readonly message: string | undefined };

type Question<Key, Value> = {
  /** What is typed, as far as the bank can be asked about it; undefined while there is nothing to ask. */
  readonly key: () => Key | undefined;
  readonly ask: (key: Key) => Promise<Result<Value | undefined, BankFailure>>;
  /** For the log, where a failure is told and nowhere else (specification 2, section 8). */
  readonly what: string;
  readonly restMs?: number;
};

/** What the bank knows of what is being typed: asked once the typing rests, and again when it changes; a late answer is dropped. */
export class Lookup<Key, Value> {
  content: Found<Value> = { is: "idle" };
  private run = 0;

  constructor(
    private readonly question: Question<Key, Value>,
    private readonly log: Log,
  ) {
    makeAutoObservable<this, "question" | "log" | "run">(
      this,
      { content: observableRef, question: false, log: false, run: false },
      { autoBind: true },
    );
    reaction(question.key, this.follow, { equals: compareStructural, fireImmediately: true });
  }

  get value(): Value | undefined {
    return this.content.is === "found" ? this.content.value : undefined;
  }

  get isLooking(): boolean {
    return this.content.is === "looking";
  }

  private follow(key: Key | undefined): void {
    const run = ++this.run;
    this.become({ is: key === undefined ? "idle" : "looking" });
    if (key !== undefined) setTimeout(() => void this.look(key, run), this.question.restMs ?? REST_MS);
  }

  private async look(key: Key, run: number): Promise<void> {
    if (run !== this.run) return;
    const answer = await this.question.ask(key);
    if (run !== this.run) return;
    if (!answer.ok) {
      this.log.warn(this.question.what, answer.failure);
      const message = answer.failure.kind === "refused" ? answer.failure.message : undefined;
      return this.become({ is: "failed", message });
    }
    this.become(answer.value === undefined ? { is: "notFound" } : { is: "found", value: answer.value });
  }

  private become(content: Found<Value>): void {
    this.content = content;
  }
}
