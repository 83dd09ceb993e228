import { makeAutoObservable, observableRef } from "mobx";
import type { Money } from "../../domain/money";
import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { dateAndTime, amount as show } from "../shared/format";
import type { Services } from "../shared/services";
import { words } from "./words";

const DAY_MS = 86_400_000;
const LOOKED_AT = { number: 1, size: 50 } as const;
/** What came to nothing is not paid twice by paying it. */
const cameToNothing: readonly BankRequest["status"][] = ["rejected", "recalled", "failed"];

/** Payments with one account as their payee. */
type WithPayee = Extract<Category, "ownAccounts" | "sameBank" | "otherBank">;

/** What this user sent lately, to notice a payment that is likely made twice. It warns, and keeps nobody from anything. */
export class RecentPayments {
  private requests: readonly BankRequest<WithPayee>[] = [];

  constructor(
    private readonly services: Pick<Services, "requests" | "clock" | "log">,
    private readonly category: WithPayee,
  ) {
    makeAutoObservable<this, "requests" | "services" | "category">(
      this,
      { requests: observableRef, services: false, category: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    const page = await this.services.requests.mine(this.category, LOOKED_AT, { id: "", scheduleId: "" });
    if (page.ok) this.know(page.value.rows);
    else this.services.log.warn("Recent payments did not load", page.failure);
  }

  /** In words, when the same amount went to the same account within a day. */
  warningOf(account: string, amount: Money | undefined): string | undefined {
    if (!account || !amount) return undefined;
    const same = this.requests.find((request) => request.payee.account === account && this.isLike(request, amount));
    return same && words.duplicate(show(amount), dateAndTime(same.createdAt), same.id);
  }

  private isLike({ amount, createdAt, status }: BankRequest<WithPayee>, { minor, currency }: Money): boolean {
    const isRecent = this.services.clock.now() - Date.parse(createdAt) < DAY_MS;
    return isRecent && amount.minor === minor && amount.currency === currency && !cameToNothing.includes(status);
  }

  private know(requests: readonly BankRequest<WithPayee>[]): void {
    this.requests = requests;
  }
}
