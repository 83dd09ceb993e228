import { runInAction } from "mobx";
import { createContext, useContext } from "react";
import { countIn, type Inbox, waitingCount } from "../../domain/approvals/inbox";
import type { Category } from "../../domain/payments/categories";
import { mayDecide } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { LatestOnly } from "../kit/loading/latest-only";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

/** Counts the requests that wait for the user, for the menu, the tabs and the dashboard. */
export class InboxStore {
  /** Undefined until it is loaded, for users who decide nothing, and with a bank that does not count. */
  inbox: Inbox | undefined;
  /** True until the first answer, for users who decide. */
  isAwaited: boolean;
  readonly #loads = new LatestOnly();
  #isNeeded: boolean;

  constructor(
    private readonly services: Pick<Services, "approvals" | "log">,
    user: User | undefined,
  ) {
    this.#isNeeded = user !== undefined && mayDecide(user) && user.permissions.pendingRequests;
    this.isAwaited = this.#isNeeded;
    makeStore(this);
  }

  async load(): Promise<void> {
    if (!this.#isNeeded) return;
    const isLatest = this.#loads.begin();
    const result = await this.services.approvals.inbox();
    if (!isLatest()) return;
    if (!result.ok) {
      // A bank without this extension refuses the call, and would refuse it on every page.
      if (result.failure.kind === "refused") this.#isNeeded = false;
      this.services.log.warn("The counts of waiting requests did not load", result.failure);
    }
    runInAction(() => {
      this.inbox = result.ok ? result.value : undefined;
      this.isAwaited = false;
    });
  }

  get count(): number | undefined {
    return this.inbox && waitingCount(this.inbox);
  }

  countIn(categories: readonly Category[]): number | undefined {
    return this.inbox && countIn(this.inbox, categories);
  }
}

export const InboxContext = createContext<InboxStore | undefined>(undefined);

export function useInbox(): InboxStore {
  const inbox = useContext(InboxContext);
  if (!inbox) throw new Error("No inbox: render inside <InboxContext>.");
  return inbox;
}
