import { reaction } from "mobx";
import type { FieldTexts } from "../../application/session/unfinished-form";
import { type AskedChanges, type ChangeConfirmation, isComplete } from "../../domain/payments/changed-account";
import { makeStore } from "../kit/make-store";
import type { OpenForm } from "../kit/navigation/form-resume";
import { changedAccountSentences, changedAccountWords as words } from "./check-words";
import type { SamePaymentsStore } from "./same-payments-store";

/** The form of a payment that can be refused because a note is missing. */
export type RefusableForm = { readonly refusals: number; refuse(): void };

/** The payees of a form that are known at other accounts, and what the user enters about who confirmed them. */
export class ChangedAccountStore {
  by = "";
  phone = "";
  /** Numbers of the payees that the note is about. */
  #noted: ReadonlySet<string> = new Set();

  constructor(
    private readonly same: Pick<SamePaymentsStore, "changed" | "isList">,
    private readonly form: RefusableForm | undefined,
  ) {
    makeStore(this);
    reaction(
      () => this.numbers,
      (numbers) => this.keepFor(numbers),
    );
  }

  /** Undefined if no payee is known at another account. */
  get changed(): AskedChanges | undefined {
    return this.same.changed;
  }

  /** What is said about them. */
  get sentences(): readonly string[] {
    return this.changed ? changedAccountSentences(this.changed, this.same.isList) : [];
  }

  get title(): string {
    return this.changed && this.same.isList ? words.counted(this.changed.count) : words.title;
  }

  get note(): ChangeConfirmation {
    return { by: this.by.trim(), phone: this.phone.trim() };
  }

  /** Numbers of the payees at other accounts, as far as the bank lists them. */
  get numbers(): ReadonlySet<string> {
    return new Set(this.changed?.payees.map(({ payeeNumber }) => payeeNumber));
  }

  get isMissing(): boolean {
    return Boolean(this.changed?.isNoteRequired) && (this.form?.refusals ?? 0) > 0 && !isComplete(this.note);
  }

  setBy(by: string): void {
    this.by = by;
  }

  setPhone(phone: string): void {
    this.phone = phone;
  }

  clear(): void {
    this.by = "";
    this.phone = "";
  }

  /** Returns the payment with the note; undefined if the user must enter one first. */
  statedIn<P extends object>(payment: P): P | undefined {
    const { changed, note } = this;
    if (!changed) return payment;
    if (changed.isNoteRequired && !isComplete(note)) {
      this.form?.refuse();
      return undefined;
    }
    return note.by || note.phone ? { ...payment, changeNote: note } : payment;
  }

  /** Returns the form with the note among the texts that are kept when the session ends. */
  keptWith(form: OpenForm): OpenForm {
    const store = this;
    return {
      get hasEntries() {
        return form.hasEntries;
      },
      get hasMoreThanTexts() {
        return form.hasMoreThanTexts ?? false;
      },
      get texts() {
        return { ...form.texts, ...store.texts };
      },
      setTexts: ({ changeNoteBy = "", changeNotePhone = "", ...texts }) => {
        store.setBy(changeNoteBy);
        store.setPhone(changeNotePhone);
        form.setTexts?.(texts);
      },
    };
  }

  private get texts(): FieldTexts {
    return { changeNoteBy: this.by, changeNotePhone: this.phone };
  }

  /** A note about some accounts does not confirm another one. It stays while the bank is asked, and with fewer of them. */
  private keepFor(numbers: ReadonlySet<string>): void {
    const isAboutOthers = [...numbers].some((number) => !this.#noted.has(number));
    if (isAboutOthers && this.#noted.size > 0) this.clear();
    if (isAboutOthers) this.#noted = numbers;
  }
}
