import type { FieldTexts } from "../../application/session/unfinished-form";
import type { BeneficiaryList, Payee } from "../../domain/beneficiaries/beneficiary";
import { makeStore } from "../kit/make-store";
import type { NamesStore } from "../payments/names/names-store";
import type { Services } from "../services";
import { newPayeeStore, type PayeeStore, payeeStoreOf } from "./payee-store";
import { savedNames } from "./saved-names";
import { words } from "./words";

/** The edited rows of a saved list. They are sent together when the list is saved. */
export class ListEditorStore {
  rows: readonly Payee[];
  /** The row that is being changed. If it is undefined while `form` is set, a new row is being added. */
  editedRow: Payee | undefined;
  form: PayeeStore | undefined;
  /** React key of the form: a new value remounts it. */
  formKey = 0;
  /** The check of the names of the list. */
  readonly names: NamesStore<Payee>;

  constructor(
    private readonly services: Services,
    private readonly list: BeneficiaryList,
    /** Returns the number of the account that would pay; empty until it is known. */
    payer: () => string = () => "",
  ) {
    this.rows = list.rows;
    makeStore(this);
    this.names = savedNames(services, { name: list.name, rows: () => this.rows, payer });
  }

  get hasEntries(): boolean {
    return this.hasChanges || (this.form?.store.form.hasEntries ?? false);
  }

  /** The rows as JSON, and the open form: the index of its row (empty for a new one) and its texts as JSON. */
  get texts(): FieldTexts {
    const place = this.editedRow ? String(this.rows.indexOf(this.editedRow)) : "";
    const row = this.form ? JSON.stringify(this.form.store.form.texts) : "";
    return { rows: JSON.stringify(this.rows), place, row };
  }

  /** Restores the value of {@link texts}. */
  setTexts({ rows = "[]", place = "", row = "" }: FieldTexts): void {
    this.rows = JSON.parse(rows) as readonly Payee[];
    if (!row) return;
    const edited = place === "" ? undefined : this.rows[Number(place)];
    if (edited) this.edit(edited);
    else this.add();
    this.form?.store.form.setTexts(JSON.parse(row) as FieldTexts);
  }

  /** The reason why the list cannot be saved now. */
  get reason(): string | undefined {
    if (this.form) return words.rowOpen;
    return this.hasChanges ? undefined : words.unchanged;
  }

  get changedList(): BeneficiaryList {
    // Every row came from a form of the list's own kind.
    return { ...this.list, count: this.rows.length, rows: this.rows } as BeneficiaryList;
  }

  add(): void {
    this.open(undefined, newPayeeStore(this.services, this.list.kind));
  }

  edit(row: Payee): void {
    this.open(row, payeeStoreOf(this.services, row));
  }

  remove(row: Payee): void {
    this.rows = this.rows.filter((each) => each !== row);
  }

  apply(row: Payee): void {
    const { editedRow } = this;
    this.rows = editedRow ? this.rows.map((each) => (each === editedRow ? row : each)) : [...this.rows, row];
    this.cancel();
  }

  cancel(): void {
    this.editedRow = undefined;
    this.form = undefined;
  }

  /** Compares the texts, because restored rows are other objects. */
  private get hasChanges(): boolean {
    return JSON.stringify(this.rows) !== JSON.stringify(this.list.rows);
  }

  private open(row: Payee | undefined, form: PayeeStore): void {
    this.editedRow = row;
    this.form = form;
    this.formKey += 1;
  }
}
