import { makeAutoObservable, observableRef } from "mobx";
import type { Problems } from "../../application/forms/checked-draft";
import type { Texts } from "../../application/session/unfinished-form";
import type { Result } from "../../domain/result";

/** What was typed outlives a time-out, which nothing secret may. */
type Secret = "password" | "code" | "otp" | "pin";
type TextsOf<Draft> = { [Field in keyof Draft]: Field extends Secret ? never : string };

/**
 * One form: what was typed, which fields were left, what is wrong. A problem is shown once its field was left or the form was submitted,
 * never while the first character is typed.
 */
export class FormStore<Draft extends TextsOf<Draft>, Value> {
  draft: Draft;
  /** Submissions refused because a field is wrong: each one sends the focus to the first of them. */
  refusals = 0;
  private left: ReadonlySet<keyof Draft> = new Set();

  constructor(
    private readonly blank: () => Draft,
    private readonly read: (draft: Draft) => Result<Value, Problems<Draft>>,
  ) {
    this.draft = blank();
    makeAutoObservable<this, "left" | "blank" | "read">(
      this,
      { draft: observableRef, left: observableRef, blank: false, read: false },
      { autoBind: true },
    );
  }

  set(field: keyof Draft, text: string): void {
    this.draft = Object.assign(this.blank(), this.draft, { [field]: text });
  }

  leave(field: keyof Draft): void {
    this.left = new Set(this.left).add(field);
  }

  problemOf(field: keyof Draft): string | undefined {
    return this.refusals > 0 || this.left.has(field) ? this.problems[field] : undefined;
  }

  /** What the form says, or undefined when a field is wrong. */
  submit(): Value | undefined {
    const { outcome } = this;
    if (outcome.ok) return outcome.value;
    this.refusals += 1;
    return undefined;
  }

  clear(): void {
    this.draft = this.blank();
    this.left = new Set();
    this.refusals = 0;
  }

  /** What the form says so far, for the summary beside it. */
  get outcome(): Result<Value, Problems<Draft>> {
    return this.read(this.draft);
  }

  get hasEntries(): boolean {
    const blank = this.blank();
    return fieldsOf(blank).some((field) => this.draft[field] !== blank[field]);
  }

  /** What was typed, to be kept when the session times out. */
  get texts(): Texts {
    return { ...this.draft };
  }

  /** Fills in what was typed before. */
  retype(texts: Texts): void {
    this.draft = Object.assign(this.blank(), texts);
  }

  private get problems(): Problems<Draft> {
    return this.outcome.ok ? {} : this.outcome.failure;
  }
}

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft)[];
