import { compareStructural, reaction } from "mobx";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { Log } from "../../../application/ports/log";
import type { Result } from "../../../domain/result";
import { makeStore } from "../make-store";
import { LatestOnly } from "./latest-only";

/** The pauses in typing before the bank is asked, in general and about a customer id (specification 2, section 9). */
const DEBOUNCE_MS = 300;
export const CUSTOMER_DEBOUNCE_MS = 500;

type LookupContent<Value> =
  | { readonly kind: "idle" }
  | { readonly kind: "looking" }
  | { readonly kind: "found"; readonly value: Value }
  | { readonly kind: "notFound" }
  /** The bank's message, if it sent one with the refusal. */
  | { readonly kind: "failed"; readonly message: string | undefined };

type LookupOptions<Key, Value> = {
  /** The typed text as a valid query, or undefined while it is too incomplete to ask about. */
  readonly key: () => Key | undefined;
  readonly fetch: (key: Key) => Promise<Result<Value | undefined, BankFailure>>;
  /** The name of the lookup in the log. Failures are logged and not shown (specification 2, section 8). */
  readonly logMessage: string;
  readonly debounceMs?: number;
};

/**
 * Asks the bank about a text while it is being typed: after each pause in typing. The answer to an earlier text is
 * ignored.
 */
export class Lookup<Key, Value> {
  content: LookupContent<Value> = { kind: "idle" };
  readonly #requests = new LatestOnly();

  constructor(
    private readonly options: LookupOptions<Key, Value>,
    private readonly log: Log,
  ) {
    makeStore(this);
    reaction(options.key, this.handleKey, { equals: compareStructural, fireImmediately: true });
  }

  get value(): Value | undefined {
    return this.content.kind === "found" ? this.content.value : undefined;
  }

  get isLooking(): boolean {
    return this.content.kind === "looking";
  }

  /** Asks again about the same text, and keeps the old answer until the new one arrives. */
  renew(): void {
    const key = this.options.key();
    if (key !== undefined && !this.isLooking) void this.lookUp(key, this.#requests.begin());
  }

  private handleKey(key: Key | undefined): void {
    const isLatest = this.#requests.begin();
    this.setContent({ kind: key === undefined ? "idle" : "looking" });
    if (key !== undefined) setTimeout(() => void this.lookUp(key, isLatest), this.options.debounceMs ?? DEBOUNCE_MS);
  }

  private async lookUp(key: Key, isLatest: () => boolean): Promise<void> {
    if (!isLatest()) return;
    const answer = await this.options.fetch(key);
    if (!isLatest()) return;
    if (!answer.ok) {
      this.log.warn(this.options.logMessage, answer.failure);
      const message = answer.failure.kind === "refused" ? answer.failure.message : undefined;
      return this.setContent({ kind: "failed", message });
    }
    this.setContent(answer.value === undefined ? { kind: "notFound" } : { kind: "found", value: answer.value });
  }

  private setContent(content: LookupContent<Value>): void {
    this.content = content;
  }
}
