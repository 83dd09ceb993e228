import { allCategories, type BulkCategory, type Category } from "../../domain/payments/categories";
import type { BulkEntry } from "../../domain/requests/bulk-entry";
import type { BankRequest } from "../../domain/requests/request";
import { fail, loadedOf, ok, type Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { newestRows, type PageOf } from "../ports/page";
import type { RequestsPort } from "./requests-port";

const PAGE_SIZE = 50;

/** The newest ones of the user's own requests of each kind. A kind that did not load is absent. */
export type RequestsOverview = ReadonlyMap<Category, PageOf<BankRequest>>;

/** Returns the requests of an overview, the newest of all kinds first. */
export const newestIn = (overview: RequestsOverview): readonly BankRequest[] =>
  [...overview.values()]
    .flatMap(({ rows }) => rows)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0));

/** The user's own requests. */
export class RequestsService {
  constructor(private readonly requests: RequestsPort) {}

  /** The newest ones of a kind, for screens that do not list them. */
  newest(category: Category): Promise<Result<PageOf<BankRequest>, BankFailure>> {
    return this.requests.mine<Category>(category, newestRows, { id: "", scheduleId: "" });
  }

  /**
   * Loads the newest ones of each kind, because the bank lists one kind in a call. Fails if no kind loads.
   * @param known the kinds that are not asked for again
   */
  async overview(known: RequestsOverview = new Map()): Promise<Result<RequestsOverview, BankFailure>> {
    const pages = await Promise.all(
      allCategories.map(async (category): Promise<Result<readonly [Category, PageOf<BankRequest>], BankFailure>> => {
        const knownPage = known.get(category);
        if (knownPage) return ok([category, knownPage]);
        const page = await this.newest(category);
        return page.ok ? ok([category, page.value]) : page;
      }),
    );
    const loaded = loadedOf(pages);
    return loaded.ok ? ok(new Map(loaded.value)) : loaded;
  }

  /**
   * Returns the payees of a bulk from all its pages.
   * @param onLoaded receives the number of payees loaded so far
   */
  async allEntries(
    bulk: BankRequest<BulkCategory>,
    { signal, onLoaded }: { readonly signal: AbortSignal; readonly onLoaded: (count: number) => void },
  ): Promise<Result<readonly BulkEntry[], BankFailure | { readonly kind: "cancelled" }>> {
    const entries: BulkEntry[] = [];
    for (let number = 1; ; number++) {
      const page = await this.requests.entries(bulk, { number, size: PAGE_SIZE });
      if (signal.aborted) return fail({ kind: "cancelled" });
      if (!page.ok) return page;
      entries.push(...page.value.rows);
      onLoaded(entries.length);
      if (page.value.rows.length < PAGE_SIZE) return ok(entries);
    }
  }
}
