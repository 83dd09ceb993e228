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

/** Payments with one payee. */
type WithPayee = Extract<Category, "ownAccounts" | "sameBank" | "otherBank" | "mobileMoney" | "prepaidCard">;

/** What this user sent lately, to notice a payment that is likely made twice. It warns, and keeps nobody from anything. */
export class RecentPayments<C extends WithPayee> {
  private requests: readonly BankRequest<C>[] = [];

  constructor(
    private readonly services: Pick<Services, "requests" | "clock" | "log">,
    private readonly category: C,
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

  /** In words, when the same amount went to the same payee within a day. */
  warningOf(isToPayee: (request: BankRequest<C>) => boolean, amount: Money | undefined): string | undefined {
    if (!amount) return undefined;
    const same = this.requests.find((request) => isToPayee(request) && this.isLike(request, amount));
    return same && words.duplicate(show(amount), dateAndTime(same.createdAt), same.id);
  }

  private isLike({ amount, createdAt, status }: BankRequest<C>, { minor, currency }: Money): boolean {
    const isRecent = this.services.clock.now() - Date.parse(createdAt) < DAY_MS;
    return isRecent && amount.minor === minor && amount.currency === currency && !cameToNothing.includes(status);
  }

  private know(requests: readonly BankRequest<C>[]): void {
    this.requests = requests;
  }
}
