import { type BankBranch, findNamed } from "../../../domain/payments/bank";
import { type BulkField, type BulkRow, bulkRules } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { hasField, parseRowTransferType, rowTransferTypes } from "../../../domain/payments/typed-rows";
import { comparable } from "../../../domain/plain-text";
import type { Choice } from "../../kit/fields/use-combobox";
import { OptionalList } from "../../kit/loading/optional-list";
import { makeStore } from "../../kit/make-store";
import type { Services } from "../../services";
import { followBranches } from "../bank-lists";
import { rowTransferTypeLabels } from "../labels";
import type { BulkListStore } from "./bulk-list-store";
import { words } from "./bulk-words";
import { choiceFields, findChoiceValue, type HandChoices, isChoice } from "./hand-choices";

/** The texts of an invalid row while they are corrected. Banks, branches and networks are kept by their names. */
export class RowCorrection {
  texts: BulkRow["texts"];
  /** Whether other invalid rows with the same wrong words get the same choices. */
  correctsAlike = false;
  private readonly branches: OptionalList<BankBranch>;

  constructor(
    private readonly category: BulkCategory,
    private readonly row: BulkRow,
    private readonly list: BulkListStore,
    private readonly choices: HandChoices,
    private readonly services: Services,
  ) {
    this.texts = row.texts;
    this.branches = new OptionalList("Branches", services.log);
    makeStore(this);
  }

  /** Loads the branches of the chosen bank, and returns a function that stops doing so. */
  start(): () => void {
    return followBranches(this.branches, this.services, () =>
      this.type === "noninstant" ? (this.bankCode ?? "") : "",
    );
  }

  /** The fields of the row. Those of another transfer type are absent, unless the type is not known yet. */
  get fields(): readonly BulkField[] {
    const { templateFields } = bulkRules[this.category];
    return this.type ? templateFields.filter((field) => hasField(field, this.type)) : templateFields;
  }

  /** The choices of a field by name. Undefined for a field of text, and if the bank's list did not load. */
  choicesOf(field: BulkField): readonly Choice[] | undefined {
    const lists = this.lists[field as keyof typeof this.lists];
    return lists && lists.length > 0 ? lists : undefined;
  }

  /** The chosen name, or the text of a field without choices. */
  valueOf(field: BulkField): string {
    const text = this.texts[field] ?? "";
    return this.choicesOf(field) ? (this.chosen(field, text) ?? "") : text;
  }

  problemOf(field: BulkField): string | undefined {
    const text = this.texts[field] ?? "";
    return this.choicesOf(field) && text.trim() && !this.valueOf(field) ? words.notAChoice(text) : undefined;
  }

  set(field: BulkField, text: string): void {
    this.texts = { ...this.texts, [field]: text };
  }

  setCorrectsAlike(correctsAlike: boolean): void {
    this.correctsAlike = correctsAlike;
  }

  /** Other invalid rows with the same text in a field for which another choice was made, with that choice. */
  get alikeRows(): readonly BulkRow[] {
    const changed = choiceFields.filter((field) => (this.row.texts[field] ?? "") !== (this.texts[field] ?? ""));
    return this.list.badRows.flatMap((other) => {
      if (other.position === this.row.position) return [];
      const same = changed.filter((field) => isSameIn(field, other, this.row));
      const corrected = Object.fromEntries(same.map((field) => [field, this.texts[field] ?? ""]));
      return same.length > 0 ? [{ ...other, texts: { ...other.texts, ...corrected } }] : [];
    });
  }

  private get type() {
    const { type = "" } = this.texts;
    return this.category === "bulkTransfer" ? parseRowTransferType(findChoiceValue("type", type, noLists)) : undefined;
  }

  private get bankCode(): string | undefined {
    return findNamed(this.choices.banksFor(this.type), this.texts.bank ?? "")?.code;
  }

  private get lists() {
    const named = ({ name }: { readonly name: string }): Choice => ({ value: name, text: name });
    return {
      type: rowTransferTypes.map((value) => ({ value, text: rowTransferTypeLabels[value] })),
      network: this.choices.networks.map(named),
      bank: this.choices
        .banksFor(this.type)
        .map(({ name, shortName }) => ({ ...named({ name }), alias: shortName }) satisfies Choice),
      branch: this.branches.rows.map(named),
    };
  }

  private chosen(field: BulkField, text: string): string | undefined {
    if (!isChoice(field)) return undefined;
    const { networks } = this.choices;
    const banks = this.choices.banksFor(this.type);
    const value = findChoiceValue(field, text, { networks, banks, branches: this.branches.rows });
    return [...networks, ...banks].find(({ code }) => code === value)?.name ?? value;
  }
}

const noLists = { networks: [], banks: [], branches: [] };

/** A branch is the same only in the same bank. */
const isSameIn = (field: (typeof choiceFields)[number], one: BulkRow, other: BulkRow): boolean =>
  (field === "branch" ? (["bank", "branch"] as const) : [field]).every(
    (each) => comparable(one.texts[each] ?? "") === comparable(other.texts[each] ?? ""),
  );
