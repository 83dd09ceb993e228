import { compareStructural, reaction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Log } from "../../application/ports/log";
import type { Result } from "../../domain/result";
import { LatestOnly } from "./latest-only";
import { makeStore } from "./make-store";

/** The pause in typing before the bank is asked (specification 2, section 9). */
const REST_MS = 300;

type Content<Value> =
  | { readonly is: "idle" }
  | { readonly is: "looking" }
  | { readonly is: "found"; readonly value: Value }
  | { readonly is: "notFound" }
  /** The bank's message, if it sent one with the refusal. */
  | { readonly is: "failed"; readonly message: string | undefined };

type Question<Key, Value> = {
  /** The typed text as a valid query, or undefined while it is too incomplete to ask about. */
  readonly key: () => Key | undefined;
  readonly ask: (key: Key) => Promise<Result<Value | undefined, BankFailure>>;
  /** The name of the lookup in the log. Failures are logged and not shown (specification 2, section 8). */
  readonly what: string;
  readonly restMs?: number;
};

/**
 * Asks the bank about a text while it is being typed: after each pause in typing. The answer to an earlier text is
 * ignored.
 */
export class Lookup<Key, Value> {
  content: Content<Value> = { is: "idle" };
  readonly #questions = new LatestOnly();

  constructor(
    private readonly question: Question<Key, Value>,
    private readonly log: Log,
  ) {
    makeStore(this);
    reaction(question.key, this.follow, { equals: compareStructural, fireImmediately: true });
  }

  get value(): Value | undefined {
    return this.content.is === "found" ? this.content.value : undefined;
  }

  get isLooking(): boolean {
    return this.content.is === "looking";
  }

  private follow(key: Key | undefined): void {
    const isLatest = this.#questions.ask();
    this.become({ is: key === undefined ? "idle" : "looking" });
    if (key !== undefined) setTimeout(() => void this.look(key, isLatest), this.question.restMs ?? REST_MS);
  }

  private async look(key: Key, isLatest: () => boolean): Promise<void> {
    if (!isLatest()) return;
    const answer = await this.question.ask(key);
    if (!isLatest()) return;
    if (!answer.ok) {
      this.log.warn(this.question.what, answer.failure);
      const message = answer.failure.kind === "refused" ? answer.failure.message : undefined;
      return this.become({ is: "failed", message });
    }
    this.become(answer.value === undefined ? { is: "notFound" } : { is: "found", value: answer.value });
  }

  private become(content: Content<Value>): void {
    this.content = content;
  }
}
