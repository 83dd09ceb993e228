import type { Intent } from "../../application/otp/otp-port";
import type { BankFailure, SessionEnd } from "../../application/ports/bank-failure";
import type { Account } from "../../domain/accounts/account";
import type { Beneficiary, BeneficiaryList } from "../../domain/beneficiaries/beneficiary";
import { add, exceeds, ghs, type Money, subtract } from "../../domain/money";
import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Payment } from "../../domain/payments/payment";
import type { BankRequest, RequestId } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { roles } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { anAccount, anotherAccount } from "./a-payment";
import { aUser } from "./a-session";

type Code = { readonly digits: string; readonly intent: Intent | undefined; triesLeft: number; isVerified: boolean };

export type Member = {
  readonly user: User;
  readonly password: string;
  session: { readonly id: string; ended?: SessionEnd } | undefined;
  code: Code | undefined;
  lastCode: string;
};

export const refused = (message: string) => fail({ kind: "refused", message } as const);

/** As much of a bank as the application's ports let one see, for one company. It keeps its rules, so that tests may rely on them. */
export class InMemoryBank {
  readonly members: readonly Member[] = roles.map((role) => ({
    user: aUser({ userName: role.toLowerCase(), loginId: role, roles: [role] }),
    password: "Training@1",
    session: undefined,
    code: undefined,
    lastCode: "",
  }));
  accounts: readonly Account[] = [
    anAccount({ available: ghs(1000_00), book: ghs(1000_00), isPrimary: true }),
    anotherAccount({ available: ghs(0), book: ghs(0) }),
  ];
  beneficiaries: readonly Beneficiary[] = [];
  /** Saved bulk lists. */
  lists: readonly BeneficiaryList[] = [];
  /** Newest first. */
  requests: readonly BankRequest<"ownAccounts">[] = [];
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

  /** Acts once a key, with a checked code that was made for just this. */
  confirmed<T>(
    member: Member,
    { key, intent, digits }: { key: string; intent: Intent; digits: string },
    act: () => Result<T, BankFailure>,
  ): Result<T, BankFailure> {
    // What was saved under a key is the answer of the very same call.
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

  /** Refused without a trace when the money is not there. */
  move({ source, destination, amount }: Pick<Payment, "source" | "destination" | "amount">): Result<void, BankFailure> {
    const from = this.accounts.find(({ number }) => number === source.number);
    if (!from || !this.accounts.some(({ number }) => number === destination.number))
      return refused("Account not found");
    if (exceeds(amount, from.available)) return refused("Insufficient funds to complete the transaction.");
    const moved = (account: Account, reckon: (a: Money, b: Money) => Money) => ({
      ...account,
      available: reckon(account.available, amount),
      book: reckon(account.book, amount),
    });
    this.accounts = this.accounts.map((account) => {
      if (account.number === source.number) return moved(account, subtract);
      return account.number === destination.number ? moved(account, add) : account;
    });
    return ok(undefined);
  }

  keep(payment: Payment, { user }: Member, status: BankRequest["status"]): RequestId {
    // Any text is a request's number.
    const id = this.next("OT-") as RequestId;
    const { source, destination, amount, narration } = payment;
    const request = {
      category: "ownAccounts",
      id,
      scheduleId: "",
      source: { account: source.number, type: source.type },
      amount,
      createdAt: "2026-11-20T09:30:00Z",
      createdBy: user.fullName,
      transactionType: "Own Account Transfer",
      typeCode: "OWN-TRANSFER",
      status,
      payee: { account: destination.number, name: destination.name },
      narration,
    } as const;
    this.requests = [request, ...this.requests];
    this.makers.set(id, user.loginId);
    return id;
  }

  /** Who made which request. */
  readonly makers = new Map<string, string>();

  setStatus(id: string, status: BankRequest["status"]): void {
    this.requests = this.requests.map((request) => (request.id === id ? { ...request, status } : request));
  }
}
