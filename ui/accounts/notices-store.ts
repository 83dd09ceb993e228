import { runInAction } from "mobx";
import { createContext, useContext } from "react";
import type { BankFailure } from "../../application/ports/bank-failure";
import type {
  FailedRun,
  Notice,
  NoticeKind,
  NoticePage,
  NoticePreference,
  NoticeWay,
} from "../../domain/requests/notice";
import type { CaseNews } from "../../domain/requests/trail";
import type { User } from "../../domain/session/user";
import { LatestOnly } from "../kit/loading/latest-only";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

const PAGE_SIZE = 20;

/** The notices of debits and credits, with the number of unread ones for the bell. */
export class NoticesStore {
  /** Undefined until it is loaded, for users without the right, and with a bank without notices. */
  unread: number | undefined;
  failedRuns: readonly FailedRun[] = [];
  caseNews: readonly CaseNews[] = [];
  readonly list: LoadedStore<readonly Notice[]>;
  readonly preferences: LoadedStore<readonly NoticePreference[]>;
  /** Whether the bank may have older notices than the listed ones. */
  hasMore = false;
  /** The preference whose change is on its way, or has failed. */
  change: { readonly kind: NoticeKind; readonly way: NoticeWay; readonly hasFailed: boolean } | undefined;
  readonly #counts = new LatestOnly();
  #isNeeded: boolean;

  constructor(
    private readonly services: Services,
    user: User | undefined,
  ) {
    this.#isNeeded = user !== undefined && (user.permissions.dashboard || user.permissions.bankStatements);
    const warn = (what: string) => (failure: BankFailure) => this.services.log.warn(what, failure);
    this.list = new LoadedStore(warn("The notices did not load"));
    this.preferences = new LoadedStore(warn("The preferences of messages did not load"));
    makeStore(this);
  }

  /** Counts unread notices. After a failure the former number stays. */
  async count(): Promise<void> {
    if (!this.#isNeeded) return;
    const isLatest = this.#counts.begin();
    const result = await this.services.notices.newest({ size: 1 });
    if (!isLatest()) return;
    if (!result.ok) {
      this.services.log.warn("The unread notices were not counted", result.failure);
      // A bank without this extension refuses the call, and would refuse it on every page.
      if (result.failure.kind === "refused") this.#isNeeded = false;
      return;
    }
    runInAction(() => {
      this.unread = result.value.unread;
      this.failedRuns = result.value.failedRuns ?? [];
    });
  }

  /** Shows the newest notices, and marks them as read once they are shown. */
  async open(): Promise<void> {
    let page: NoticePage | undefined;
    await this.list.load(async () => {
      const result = await this.services.notices.newest({ size: PAGE_SIZE });
      page = result.ok ? result.value : undefined;
      return result.ok ? { ok: true, value: result.value.notices } : result;
    });
    if (!page) return;
    const { notices, unread, mark } = page;
    runInAction(() => {
      this.hasMore = notices.length === PAGE_SIZE;
      this.caseNews = page?.caseNews ?? [];
    });
    if (unread === 0) return;
    const marked = await this.services.notices.markRead(mark);
    if (marked.ok) await this.count();
    else this.services.log.warn("The notices were not marked as read", marked.failure);
  }

  /** Appends older notices. After a failure the button stays. */
  async more(): Promise<void> {
    const shown = this.list.value ?? [];
    const before = shown.at(-1)?.id;
    if (before === undefined) return;
    const result = await this.services.notices.newest({ size: PAGE_SIZE, before });
    if (!result.ok) {
      this.services.log.warn("Older notices did not load", result.failure);
      return;
    }
    const { notices } = result.value;
    runInAction(() => {
      this.hasMore = notices.length === PAGE_SIZE;
    });
    await this.list.load(async () => ({ ok: true, value: [...shown, ...notices] }));
  }

  async openPreferences(): Promise<void> {
    this.change = undefined;
    await this.preferences.load(() => this.services.notices.preferences());
  }

  /** Switches one way of one kind, and shows afterwards what the bank has stored. */
  async choose(kind: NoticeKind, way: NoticeWay, isOn: boolean): Promise<void> {
    this.change = { kind, way, hasFailed: false };
    const result = await this.services.notices.choose(kind, way, isOn);
    if (!result.ok) this.services.log.warn("The preference was not saved", result.failure);
    const stored = await this.services.notices.preferences();
    runInAction(() => {
      this.change = result.ok ? undefined : { kind, way, hasFailed: true };
    });
    if (stored.ok) await this.preferences.load(async () => stored);
  }
}

export const NoticesContext = createContext<NoticesStore | undefined>(undefined);

export function useNotices(): NoticesStore {
  const store = useContext(NoticesContext);
  if (!store) throw new Error("No notices: render inside <NoticesContext>.");
  return store;
}
