import { runInAction } from "mobx";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { BankFailure } from "../../application/ports/bank-failure";
import { defaultPayer } from "../../domain/accounts/account";
import {
  type Beneficiary,
  type BeneficiaryList,
  numberOf,
  type PayeeKind,
} from "../../domain/beneficiaries/beneficiary";
import { comparable, searchForms } from "../../domain/plain-text";
import { ok, type Result } from "../../domain/result";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import { words as shared } from "../kit/words";
import { failedChange } from "../operations/action-store";
import type { NamesStore } from "../payments/names/names-store";
import type { Services } from "../services";
import { savedNames } from "./saved-names";
import { kindOf, type ListedSection, listedIn, listedSections, type Section } from "./sections";
import { words } from "./words";

/** A row of a list: a saved payee, or a saved list of payees. */
export type Entry =
  | { readonly kind: "single"; readonly saved: Beneficiary }
  | { readonly kind: "list"; readonly saved: BeneficiaryList };
/** The question before a change, and the change itself (specification 2, section 2.4). */
type PendingChange = { readonly question: keyof typeof words.confirm; readonly run: () => Promise<void> };

/** The saved payees of one section: listed, searched, opened and changed (specification 2, sections 2.4 and 4). */
export class BeneficiariesStore {
  readonly list: LoadedStore<readonly Entry[]>;
  /** The entries of all sections. A section that did not load is absent. */
  private known: ReadonlyMap<ListedSection, readonly Entry[]> = new Map();
  section: Section;
  /** The check of the names of the section. */
  names: NamesStore<Beneficiary>;
  /** Number of the account that would pay, for lookups at other banks. */
  payer = "";
  search = "";
  opened: Entry | undefined;
  pendingChange: PendingChange | undefined;
  outcome: Outcome | undefined;
  isPending = false;

  constructor(
    private readonly services: Services,
    section: Section,
  ) {
    this.section = section;
    this.list = new LoadedStore((failure) => services.log.warn("Beneficiaries did not load", failure));
    makeStore(this);
    this.names = this.createNames();
  }

  load(): Promise<void> {
    return this.list.load(async () => {
      const parts = await Promise.all(listedIn(this.section).map((each) => this.fetchAndKeep(each)));
      const failed = parts.find((part) => !part.ok);
      return failed ?? ok(lastPaidFirst(parts.flatMap((part) => (part.ok ? part.value : []))));
    });
  }

  /** Loads the sections that are not shown, for their counts and the payees that were paid last. */
  async loadOthers(): Promise<void> {
    const shown = listedIn(this.section);
    const others = listedSections.filter((each) => !shown.includes(each));
    for (const entries of await Promise.all(others.map((each) => this.fetchAndKeep(each))))
      if (!entries.ok) this.services.log.warn("Other beneficiaries did not load", entries.failure);
  }

  private async fetchAndKeep(section: ListedSection): Promise<Result<readonly Entry[], BankFailure>> {
    const entries = await this.fetchEntries(section);
    if (entries.ok)
      runInAction(() => {
        this.known = new Map([...this.known, [section, entries.value]]);
      });
    return entries;
  }

  /** The number of entries of the sections that are known; undefined if none is. */
  countIn(counted: readonly Section[]): number | undefined {
    const listed = new Set(counted.flatMap(listedIn));
    const known = [...listed].flatMap((each) => this.known.get(each)?.length ?? []);
    return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : undefined;
  }

  /** The payees of all sections, without lists. */
  get allSingles(): readonly Beneficiary[] {
    return listedSections.flatMap((each) => singlesOf(this.known.get(each) ?? []));
  }

  choose(section: Section): Promise<void> {
    this.section = section;
    this.names.close();
    this.names = this.createNames();
    this.search = "";
    this.opened = undefined;
    return this.load();
  }

  /** The saved payees, without lists. */
  get singles(): readonly Beneficiary[] {
    return singlesOf(this.list.value ?? []);
  }

  get matchingEntries(): readonly Entry[] {
    const { chosen, chosenRows } = this.names;
    const shown = chosen && new Set<Entry["saved"]>(chosenRows);
    const entries = (this.list.value ?? []).filter(({ saved }) => !shown || shown.has(saved));
    return entriesWith(entries, this.search);
  }

  setSearch(text: string): void {
    this.search = text;
  }

  open(entry: Entry | undefined): void {
    this.opened = entry;
  }

  askToSave(changed: Beneficiary | BeneficiaryList): void {
    const { beneficiaries } = this.services;
    this.pendingChange = {
      question: "save",
      run: () =>
        "rows" in changed
          ? this.runChange(beneficiaries.changeList(changed))
          : this.runChange(beneficiaries.change(changed)),
    };
  }

  askToDelete(entry: Entry): void {
    const { beneficiaries } = this.services;
    this.pendingChange =
      entry.kind === "list"
        ? { question: "deleteList", run: () => this.runChange(beneficiaries.removeList(entry.saved)) }
        : { question: "delete", run: () => this.runChange(beneficiaries.remove(entry.saved)) };
  }

  answer(isYes: boolean): void {
    const { pendingChange } = this;
    this.pendingChange = undefined;
    if (isYes && !this.isPending) void pendingChange?.run();
  }

  /**
   * Closes the outcome. After a success the list is shown again; after a failure the form stays open for correction.
   */
  closeOutcome(): void {
    if (this.outcome?.kind === "succeeded") this.opened = undefined;
    this.outcome = undefined;
  }

  /** Makes a change and reloads the list after any result (specification 2, section 4). */
  private async runChange(change: Promise<Result<Acknowledgement, BankFailure>>): Promise<void> {
    this.beginChange();
    const result = await change;
    this.endChange(
      result.ok
        ? { kind: "succeeded", message: result.value.message ?? shared.request.done }
        : failedChange(result.failure, shared.request.failed),
    );
    await this.load();
  }

  private beginChange(): void {
    this.isPending = true;
  }

  private endChange(outcome: Outcome | undefined): void {
    this.isPending = false;
    this.outcome = outcome;
  }

  private async fetchEntries(section: ListedSection): Promise<Result<readonly Entry[], BankFailure>> {
    const { beneficiaries } = this.services;
    switch (section) {
      case "sameBank":
        return singleEntries(await beneficiaries.atThisBank());
      case "otherBank":
        return this.atOtherBanks();
      case "wallets":
        return singleEntries(await beneficiaries.wallets());
      case "cards":
        return singleEntries(await beneficiaries.cards());
      default:
        return this.lists(listKinds[section]);
    }
  }

  /** Loads the account that would pay, for the lookups of a list. */
  async loadPayer(): Promise<void> {
    if (this.payer) return;
    const accounts = await this.services.accounts.list();
    if (accounts.ok) this.setPayer(defaultPayer(accounts.value)?.number ?? "");
  }

  /**
   * Lists the saved accounts at other banks. The bank lists them per paying account; this uses the primary one
   * (S2-7-49).
   */
  private async atOtherBanks(): Promise<Result<readonly Entry[], BankFailure>> {
    const accounts = await this.services.accounts.list();
    if (!accounts.ok) return accounts;
    const payer = defaultPayer(accounts.value);
    this.setPayer(payer?.number ?? "");
    return payer ? singleEntries(await this.services.beneficiaries.atOtherBanks(payer.number, "both")) : ok([]);
  }

  private setPayer(number: string): void {
    this.payer = number;
  }

  private createNames(): NamesStore<Beneficiary> {
    return savedNames(this.services, {
      name: words.categories[kindOf(this.section)],
      rows: () => this.singles,
      payer: () => this.payer,
    });
  }

  private async lists(kind: PayeeKind): Promise<Result<readonly Entry[], BankFailure>> {
    const lists = await this.services.beneficiaries.lists(kind);
    return lists.ok ? ok(lists.value.map((saved): Entry => ({ kind: "list", saved }))) : lists;
  }
}

/** Returns the entries whose name or number has the searched text. */
export function entriesWith<Searched extends Entry>(entries: readonly Searched[], search: string): readonly Searched[] {
  const searched = searchForms(search);
  return entries.filter(({ kind, saved }) =>
    [saved.name, ...(kind === "single" ? [numberOf(saved)] : [])].some((text) =>
      searched.some((form) => comparable(text).includes(form)),
    ),
  );
}

/** Lists were never paid, and come last like such payees. */
const byLastPayment = (one: { lastPaidOn?: string | undefined }, other: { lastPaidOn?: string | undefined }): number =>
  (other.lastPaidOn ?? "").localeCompare(one.lastPaidOn ?? "");
/** Payees that were never paid keep the bank's order. */
const lastPaidFirst = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => byLastPayment(paymentOf(one), paymentOf(other)));
const paymentOf = (entry: Entry) => (entry.kind === "single" ? entry.saved : {});

/** Returns those of the payees that were paid, the latest first. */
export const lastPaid = (payees: readonly Beneficiary[]): readonly Beneficiary[] =>
  payees.filter(({ lastPaidOn }) => lastPaidOn).toSorted(byLastPayment);

const singlesOf = (entries: readonly Entry[]): readonly Beneficiary[] =>
  entries.flatMap((entry) => (entry.kind === "single" ? [entry.saved] : []));

const listKinds = { accountLists: "account", walletLists: "wallet", cardLists: "card" } as const;

const singleEntries = (saved: Result<readonly Beneficiary[], BankFailure>): Result<readonly Entry[], BankFailure> =>
  saved.ok ? ok(saved.value.map((each): Entry => ({ kind: "single", saved: each }))) : saved;
