import type { Intent } from "../../application/otp/otp-port";
import type { BankFailure, SessionEnd } from "../../application/ports/bank-failure";
import type { Account } from "../../domain/accounts/account";
import type { Expenditure } from "../../domain/accounts/expenditure";
import type { OrderedStatement } from "../../domain/accounts/official-statement";
import { type BookFormat, bookFormats, type Movement } from "../../domain/accounts/statement";
import { type Beneficiary, type BeneficiaryList, numberOf, type Payee } from "../../domain/beneficiaries/beneficiary";
import type { Period } from "../../domain/calendar";
import { add, exceeds, ghs, type Money, subtract, zero } from "../../domain/money";
import { unreachable } from "../../domain/never";
import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { BulkPayment } from "../../domain/payments/bulk";
import type { NameCheck } from "../../domain/payments/name-check";
import { type Payment, totalOf } from "../../domain/payments/payment";
import type { SamePayments } from "../../domain/payments/same-payments";
import type { ActivityEntry } from "../../domain/reports/activity";
import type { BankRequest, RequestId } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import type { ScheduleChange, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { roles } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { aMovement } from "./a-movement";
import { anAccount, anotherAccount } from "./a-payment";
import { aUser } from "./a-session";
import { anActivityEntry } from "./an-activity-entry";
import { requestOfPayment } from "./in-memory-payments";
import { changedSchedule, scheduleOfBulk, scheduleOfPayment } from "./in-memory-schedules";

type Code = { readonly digits: string; readonly intent: Intent | undefined; triesLeft: number; isVerified: boolean };

export type Member = {
  readonly user: User;
  readonly password: string;
  session: { readonly id: string; ended?: SessionEnd } | undefined;
  code: Code | undefined;
  lastCode: string;
};

export const refused = (message: string) => fail({ kind: "refused", message } as const);

/** A fake bank for one company, as far as the application's ports can observe it. It applies the bank's rules. */
export class InMemoryBank {
  readonly members: readonly Member[] = roles.map((role) => ({
    user: aUser({ userName: role.toLowerCase(), loginId: role, roles: [role] }),
    password: "Training@1",
    session: undefined,
    code: undefined,
    lastCode: "",
  }));
  accounts: readonly Account[] = [
    anAccount({ available: ghs(1000_00), book: ghs(1000_00) }),
    anotherAccount({ available: ghs(0), book: ghs(0) }),
  ];
  /** Newest first. */
  movements: readonly { readonly of: string; readonly movement: Movement }[] = [
    { of: anAccount().number, movement: aMovement({ narration: "Opening balance", amount: ghs(1000_00) }) },
  ];
  /** Makes downloads fail. */
  hasNoFiles = false;
  /** Formats of statements for accounting programs; empty for a bank without that call. */
  bookFormats: readonly BookFormat[] = bookFormats;
  /** Ordered official statements, newest first; undefined in a bank without the calls that list and check them. */
  officialStatements: readonly OrderedStatement[] | undefined = [];
  beneficiaries: readonly Beneficiary[] = [];
  lists: readonly BeneficiaryList[] = [];
  /** Numbers of the invoices that can be looked up, and numbers of paid invoices and payment advices. */
  readonly invoices = new Set(["GG-1001"]);
  readonly paidBills = new Set<string>();
  /** Undefined in a bank without the call for limits. */
  limit: Money | undefined = ghs(50_000_00);
  /** Undefined in a bank without the call for earlier payments. */
  same: SamePayments | undefined;
  /** The comparison that payments to beneficiaries must confirm; undefined while the policy is off. */
  nameCheck: NameCheck | undefined;
  /** Newest first. */
  requests: readonly BankRequest[] = [];
  private readonly done = new Map<string, Result<unknown, BankFailure>>();
  private serial = 0;

  next(what: string): string {
    this.serial += 1;
    return `${what}${this.serial}`;
  }

  sendCode(member: Member, intent: Intent | undefined): void {
    const digits = String(10_000 + this.serial++);
    member.code = { digits, intent, triesLeft: 3, isVerified: false };
    member.lastCode = digits;
  }

  checkCode(member: Member, digits: string): Result<void, WrongCode | CodeVoid> {
    const { code } = member;
    if (!code) return fail({ kind: "codeVoid", message: "OTP validation: Otp is nullified" });
    if (digits === code.digits) {
      code.isVerified = true;
      return ok(undefined);
    }
    code.triesLeft -= 1;
    if (code.triesLeft === 0) member.code = undefined;
    return fail({ kind: "wrongCode", message: "OTP is not valid.", attemptsLeft: code.triesLeft });
  }

  /** Runs an action once for each key, with a checked code that confirms exactly this call. */
  confirmed<T>(
    member: Member,
    { key, intent, digits }: { key: string; intent: Intent; digits: string },
    act: () => Result<T, BankFailure>,
  ): Result<T, BankFailure> {
    // The answer saved under a key has the type of the same call.
    const saved = this.done.get(key) as Result<T, BankFailure> | undefined;
    if (saved) return saved;
    const { code } = member;
    if (!code?.isVerified || code.digits !== digits) return refused("OTP is not valid.");
    member.code = undefined;
    if (code.intent !== intent) return refused("This code confirms something else.");
    const answer = act();
    if (answer.ok) this.done.set(key, answer);
    return answer;
  }

  /** Moves the money, or refuses without any change if funds are insufficient. */
  move(payment: Payment): Result<void, BankFailure> {
    const { source, amount, narration } = payment;
    const from = this.accounts.find(({ number }) => number === source.number);
    const destination = accountHereOf(payment);
    if (!from || (destination && !this.accounts.some(({ number }) => number === destination)))
      return refused("Account not found");
    const bill = billOf(payment);
    if (bill && this.paidBills.has(bill.number)) return refused(`This ${bill.what} has been paid already.`);
    const total = totalOf(payment);
    if (exceeds(total, from.available)) return refused("Insufficient funds to complete the transaction.");
    const moved = (account: Account, reckon: (a: Money, b: Money) => Money, by: Money) => ({
      ...account,
      available: reckon(account.available, by),
      book: reckon(account.book, by),
    });
    this.accounts = this.accounts.map((account) => {
      if (account.number === source.number) return moved(account, subtract, total);
      return account.number === destination ? moved(account, add, amount) : account;
    });
    if (bill) this.paidBills.add(bill.number);
    const paid = { of: source.number, movement: aMovement({ type: "debit", narration, amount: total }) };
    const received = destination && { of: destination, movement: aMovement({ narration, amount }) };
    this.movements = [paid, ...(received ? [received] : []), ...this.movements];
    return ok(undefined);
  }

  /** Debits without checking the funds. */
  debit(number: string, by: Money): void {
    this.accounts = this.accounts.map((account) =>
      account.number === number
        ? { ...account, available: subtract(account.available, by), book: subtract(account.book, by) }
        : account,
    );
  }

  /** Knows only transfers between own accounts. */
  expenditure({ number, currency }: Account, { start, end }: Period): Result<Expenditure, BankFailure> {
    if (!this.accounts.some((account) => account.number === number)) return refused("Account not found");
    if (start > end) return refused("Start date should not be greater than end date");
    const isCounted = ({ status, source, createdAt }: BankRequest) =>
      status === "approved" && source.account === number && start <= createdAt && createdAt.slice(0, 10) <= end;
    const total = this.requests.filter(isCounted).reduce((sum, { amount }) => add(sum, amount), zero(currency));
    const none = zero(currency);
    const byType = { fundsTransfers: total, mobileMoney: none, billPayments: none, prepaidCard: none, others: none };
    return ok({ byType, total });
  }

  keep(payment: Payment, { user }: Member, status: BankRequest["status"]): RequestId {
    // Any text is a valid request id.
    const id = this.next("OT-") as RequestId;
    this.requests = [requestOfPayment(payment, { id, createdBy: user.fullName, status }), ...this.requests];
    this.asked.set(id, payment);
    const entry = anActivityEntry({
      seal: id.padEnd(64, "0"),
      requestId: id,
      title: status === "pending" ? "Requested" : "Paid",
      account: payment.source.number,
      person: user.fullName,
      userName: user.userName,
    });
    this.activity = [entry, ...this.activity];
    this.makers.set(id, user.loginId);
    return id;
  }

  /** Saves the payee under the given name or its own; an existing payee is not changed. */
  savePayee(payment: Payment, givenName: string): void {
    if (!("keepsPayee" in payment) || !payment.keepsPayee) return;
    const kept = payeeOf(payment);
    const payee: Payee = { ...kept, name: givenName || kept.name };
    const isKept = this.beneficiaries.some((each) => each.kind === payee.kind && numberOf(each) === numberOf(payee));
    if (!isKept) this.beneficiaries = [...this.beneficiaries, { ...payee, id: this.next("B-") }];
  }

  schedules: readonly ScheduledTransfer[] = [];

  keepBulkSchedule(payment: BulkPayment, initiator: string): string {
    const schedule = scheduleOfBulk(payment, { id: this.next("S-"), initiator });
    this.schedules = [...this.schedules, schedule];
    return schedule.id;
  }

  keepSchedule(payment: Payment, initiator: string): string {
    const schedule = scheduleOfPayment(payment, { id: this.next("S-"), initiator });
    this.schedules = [...this.schedules, schedule];
    return schedule.id;
  }

  changeSchedule(change: ScheduleChange): boolean {
    const found = this.schedules.some(({ id }) => id === change.schedule.id);
    this.schedules = this.schedules.map((each) =>
      each.id === change.schedule.id ? changedSchedule(each, change) : each,
    );
    return found;
  }

  removeSchedule(id: string): boolean {
    const others = this.schedules.filter((each) => each.id !== id);
    const found = others.length < this.schedules.length;
    this.schedules = others;
    return found;
  }

  /** Payment of each request, executed on approval. */
  readonly asked = new Map<string, Payment>();
  /** Newest first. Only requests add to it; tests set other entries. */
  activity: readonly ActivityEntry[] = [];
  /** Login id of the user who created each request. */
  readonly makers = new Map<string, string>();

  setStatus(id: string, status: BankRequest["status"]): void {
    this.requests = this.requests.map((request) => (request.id === id ? { ...request, status } : request));
  }
}

/** The destination account, if it is at this bank. */
function accountHereOf(payment: Payment): string | undefined {
  if (payment.kind === "ownAccounts") return payment.destination.number;
  return payment.kind === "sameBank" ? payment.payee.account : undefined;
}

function billOf(payment: Payment): { readonly what: string; readonly number: string } | undefined {
  if (payment.kind === "ghanaGov") return { what: "invoice", number: payment.invoice.number };
  return payment.kind === "ssnit" ? { what: "payment advice", number: payment.advice.adviceNumber } : undefined;
}

type Keepable = Extract<Payment, { readonly keepsPayee: boolean }>;

function payeeOf(payment: Keepable): Payee {
  switch (payment.kind) {
    case "mobileMoney":
      return { ...payment.wallet, kind: "wallet", name: payment.wallet.walletName };
    case "prepaidCard":
      return { ...payment.card, kind: "card", name: payment.card.cardName };
    case "sameBank":
      return {
        kind: "account",
        ...payment.payee,
        route: "sameBank",
        bank: { name: "Asempa Bank", code: "300316" },
        branch: { name: "", code: "" },
        lookupId: "",
        currency: payment.amount.currency,
      };
    case "otherBank": {
      const { branch, bank, ...payee } = payment.payee;
      return {
        kind: "account",
        ...payee,
        route: payment.speed,
        bank,
        branch: { name: branch?.name ?? "", code: branch?.code ?? "" },
        lookupId: payment.speed === "instant" ? `${bank.code}-${payee.account}` : "",
        currency: payment.amount.currency,
      };
    }
    default:
      return unreachable(payment);
  }
}
