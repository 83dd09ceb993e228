import type { Problems } from "../../../application/forms/checked-draft";
import type { FieldTexts } from "../../../application/session/unfinished-form";
import type { Result } from "../../../domain/result";
import { makeStore } from "../make-store";
import type { FieldProps } from "./field";

/** Names that a draft must not have: form texts are kept after a time-out, which is forbidden for secrets. */
type SecretName = "password" | "code" | "otp" | "pin";
type TextsOf<Draft> = { [Field in keyof Draft]: Field extends SecretName ? never : string };

/**
 * The state of a form: its texts, the fields that were left, and its problems. A problem is shown after its field was
 * left or the form was submitted, and not while the first character is typed, or after the form itself has emptied it.
 */
export class FormStore<Draft extends TextsOf<Draft>, Value> {
  draft: Draft;
  /** Number of submissions refused because of invalid fields. Each one moves the focus to the first of them. */
  refusals = 0;
  private leftFields: ReadonlySet<keyof Draft> = new Set();
  /** Texts that the form begins with in addition to those of `createDraft`. */
  #filled: Partial<Draft> = {};

  constructor(
    private readonly createDraft: () => Draft,
    private readonly read: (draft: Draft) => Result<Value, Problems<Draft>>,
  ) {
    this.draft = createDraft();
    makeStore(this);
  }

  private blank(): Draft {
    return Object.assign(this.createDraft(), this.#filled);
  }

  /** Fills in texts that the user did not enter, so that leaving the form does not ask because of them. */
  fill(texts: Partial<Draft>): void {
    this.#filled = { ...this.#filled, ...texts };
    this.draft = Object.assign(this.createDraft(), this.draft, texts);
  }

  set(field: keyof Draft, text: string): void {
    this.draft = Object.assign(this.blank(), this.draft, { [field]: text });
  }

  leave(field: keyof Draft): void {
    this.leftFields = new Set(this.leftFields).add(field);
  }

  /** Empties a field whose text no longer applies. Its problem is shown after the user has left it again. */
  empty(field: keyof Draft): void {
    this.set(field, "");
    this.leftFields = new Set([...this.leftFields].filter((left) => left !== field));
  }

  problemOf(field: keyof Draft): string | undefined {
    return this.leftFields.has(field) ? this.problems[field] : undefined;
  }

  /** Returns the value of the form, or undefined if a field is invalid. */
  submit(): Value | undefined {
    const { outcome } = this;
    if (outcome.ok) return outcome.value;
    this.refuse();
    return undefined;
  }

  /** Refuses a submission. Also called by forms with something to confirm that is not a field. */
  refuse(): void {
    this.refusals += 1;
    this.leftFields = new Set(fieldsOf(this.blank()));
  }

  clear(): void {
    this.draft = this.blank();
    this.leftFields = new Set();
    this.refusals = 0;
  }

  /** The current value or the problems of the form, for the summary next to it. */
  get outcome(): Result<Value, Problems<Draft>> {
    return this.read(this.draft);
  }

  get hasEntries(): boolean {
    const blank = this.blank();
    return fieldsOf(blank).some((field) => this.draft[field] !== blank[field]);
  }

  /** The typed texts, kept when the session times out. */
  get texts(): FieldTexts {
    return { ...this.draft };
  }

  /** Restores texts that were typed before a time-out. */
  setTexts(texts: FieldTexts): void {
    this.draft = Object.assign(this.blank(), texts);
  }

  private get problems(): Problems<Draft> {
    return this.outcome.ok ? {} : this.outcome.failure;
  }
}

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft)[];

export type BindableForm<Draft> = {
  readonly draft: Draft;
  set(field: keyof Draft, text: string): void;
  leave(field: keyof Draft): void;
  problemOf(field: keyof Draft): string | undefined;
};

/** Returns the props of a form's field: its text, its problem, and the handlers for change and blur. */
export const fieldBinder =
  <Draft extends { readonly [Field in keyof Draft]: string }>(form: BindableForm<Draft>) =>
  (field: keyof Draft): Omit<FieldProps, "label"> => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text) => form.set(field, text),
    onLeave: () => form.leave(field),
  });
