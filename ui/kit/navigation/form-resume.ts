import type { FieldTexts, FormSnapshot } from "../../../application/session/unfinished-form";

/** The open form. A form with `texts` and `setTexts` is restored after a time-out when it is opened again. */
export type OpenForm = {
  readonly hasEntries: boolean;
  readonly texts?: FieldTexts;
  readonly setTexts?: (texts: FieldTexts) => void;
  /** Whether it has entries that its texts do not contain, such as a chosen file. */
  readonly hasMoreThanTexts?: boolean;
};

/** Reads the texts of the open form before a session ends, and restores them in the next session. */
export class FormResume {
  private form: OpenForm | undefined;
  /** The id of the record that the form edits. */
  private record: string | undefined;
  /** Texts to restore once a form with the same fields is opened at the same path for the same record. */
  private interrupted: FormSnapshot | undefined;
  private withheld = 0;

  /** Registers the form of a page, and restores its texts, until the returned function is called. */
  open(form: OpenForm, path: string, record?: string): () => void {
    this.form = form;
    this.record = record;
    this.restoreAt(path);
    return () => {
      if (this.form === form) this.form = undefined;
    };
  }

  /**
   * Until the returned function is called, no form is offered for restoring, because its request may have been
   * executed.
   */
  withhold(): () => void {
    this.withheld += 1;
    return () => {
      this.withheld -= 1;
    };
  }

  /** Returns the texts that would be lost if the session ended now, with the place where they were typed. */
  formAt(place: Omit<FormSnapshot, "texts" | "record">): FormSnapshot | undefined {
    const { form, record } = this;
    if (this.withheld > 0 || !form?.hasEntries || !form.texts) return undefined;
    return { ...place, ...(record && { record }), texts: form.texts };
  }

  /** Whether the entries of the open form would be kept if the session ended now; undefined if there are none. */
  get keepsEntries(): boolean | undefined {
    const { form } = this;
    if (this.withheld > 0 || !form?.hasEntries) return undefined;
    return form.setTexts !== undefined && !form.hasMoreThanTexts;
  }

  /** Restores these texts as soon as their form is open. */
  schedule(interrupted: FormSnapshot): void {
    this.interrupted = interrupted;
  }

  /** Restores the scheduled texts if the open form at this path is theirs. */
  restoreAt(path: string): void {
    const { form, interrupted, record } = this;
    if (!interrupted || !form?.texts || !form.setTexts) return;
    if (interrupted.path !== path || interrupted.record !== record) return;
    if (Object.keys(form.texts).join() !== Object.keys(interrupted.texts).join()) return;
    this.interrupted = undefined;
    form.setTexts(interrupted.texts);
  }

  /** Drops the scheduled texts when the user goes to another page than theirs. */
  dropUnlessAt(path: string): void {
    if (path !== this.interrupted?.path) this.interrupted = undefined;
  }
}
