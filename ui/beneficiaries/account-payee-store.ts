import { AccountPayeeDraft, routeOf, toAccountPayee } from "../../application/beneficiaries/account-payee-draft";
import type { BankFailure } from "../../application/ports/bank-failure";
import { defaultPayer } from "../../domain/accounts/account";
import type { PayeeOf, TransferRoute } from "../../domain/beneficiaries/beneficiary";
import { ACCOUNT_LENGTHS, hasDigitCount, OWN_ACCOUNT_LENGTHS } from "../../domain/entered-text";
import type { Bank, Speed } from "../../domain/payments/bank";
import { OWN_BANK_CODE } from "../../domain/payments/bank";
import { ok, type Result } from "../../domain/result";
import { brand } from "../kit/brand";
import { FormStore } from "../kit/fields/form-store";
import { Lookup } from "../kit/loading/lookup";
import { makeStore } from "../kit/make-store";
import { words as shared } from "../kit/words";
import { BankLists } from "../payments/bank-lists";
import type { Services } from "../services";

/** The result of the bank's lookup. The name is shown; the beneficiary can be saved under another one. */
type AccountOwner = { readonly name: string; readonly lookupId?: string; readonly currency?: string };
type LookupKey = { readonly route: "sameBank" | "instant"; readonly bank: string; readonly number: string };
const lengthsOf = (route: TransferRoute | undefined) => (route === "sameBank" ? OWN_ACCOUNT_LENGTHS : ACCOUNT_LENGTHS);

/** The form that adds or changes a saved bank account, with its lookup (specification 2, section 4). */
export class AccountPayeeStore {
  readonly form: FormStore<AccountPayeeDraft, PayeeOf<"account">>;
  readonly ownerLookup: Lookup<LookupKey, AccountOwner>;
  readonly lists: BankLists;

  constructor(
    private readonly services: Services,
    saved?: PayeeOf<"account">,
  ) {
    this.form = new FormStore(
      () => Object.assign(new AccountPayeeDraft(), saved && draftOf(saved)),
      (draft) => toAccountPayee(draft, this.draftContext),
    );
    makeStore(this);
    this.ownerLookup = new Lookup(
      { key: () => this.key, fetch: (key) => this.lookUpOwner(key), logMessage: "The account could not be looked up" },
      services.log,
    );
    this.lists = new BankLists(services, () => ({ speed: this.speed, bank: this.form.draft.bank }));
  }

  get route(): TransferRoute | undefined {
    return routeOf(this.form.draft);
  }

  /** Undefined for an account of this bank, which needs no list of banks. */
  private get speed(): Speed | undefined {
    return this.route === "sameBank" ? undefined : this.route;
  }

  get isLooking(): boolean {
    return this.ownerLookup.isLooking;
  }

  /** A non-instant account has no lookup, so a complete form counts as validated (S2-2.4-23). */
  get isValidated(): boolean {
    return this.route === "nonInstant" ? this.form.outcome.ok : this.ownerLookup.value !== undefined;
  }

  get foundName(): string | undefined {
    return this.ownerLookup.value?.name;
  }

  get numberProblem(): string | undefined {
    const { kind } = this.ownerLookup.content;
    if (kind === "notFound" || kind === "failed") return shared.accountNotFound;
    return kind === "looking" ? undefined : this.form.problemOf("account");
  }

  /** Clears bank, branch and account number, because another transfer type has other banks. */
  chooseRoute(route: string): void {
    this.form.set("route", route);
    for (const field of ["bank", "branch", "account"] as const) this.form.set(field, "");
  }

  /** Clears the fields of the previous bank. Text that was typed before any bank was chosen is kept. */
  chooseBank(code: string): void {
    const { bank } = this.form.draft;
    this.form.set("bank", code);
    if (bank) for (const field of ["branch", "account"] as const) this.form.set(field, "");
  }

  private get key(): LookupKey | undefined {
    const { bank, account: number } = this.form.draft;
    const { route } = this;
    if (!route || route === "nonInstant" || !hasDigitCount(number, lengthsOf(route))) return undefined;
    return route === "sameBank" || bank ? { route, bank, number } : undefined;
  }

  private async lookUpOwner({
    route,
    bank,
    number,
  }: LookupKey): Promise<Result<AccountOwner | undefined, BankFailure>> {
    const { transferLookups, accounts } = this.services;
    if (route === "sameBank") return transferLookups.accountAtThisBank(number);
    const own = await accounts.list();
    if (!own.ok) return own;
    const payer = defaultPayer(own.value);
    return payer ? transferLookups.accountAtOtherBank({ bank, number, source: payer.number }) : ok(undefined);
  }

  private get draftContext() {
    const { banks, branches } = this.lists;
    return { banks, branches, ownBank, found: this.ownerLookup.value };
  }
}

/** The code is the bank's own sort code (specification 2, section 9). */
const ownBank: Bank = { name: brand.name, code: OWN_BANK_CODE };

const draftOf = ({ name, route, bank, branch, account }: PayeeOf<"account">): Partial<AccountPayeeDraft> => ({
  name,
  route,
  bank: route === "sameBank" ? "" : bank.code,
  branch: branch.code,
  account,
});
