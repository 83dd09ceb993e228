import type { Log } from "../../application/ports/log";
import type { RequestsPort } from "../../application/requests/requests-port";
import { type BulkCategory, isBulk } from "../../domain/payments/categories";
import { plainText } from "../../domain/plain-text";
import type { BulkEntry } from "../../domain/requests/bulk-entry";
import type { BankRequest } from "../../domain/requests/request";
import { ListStore } from "../kit/lists/list-store";
import { makeStore } from "../kit/make-store";

/** The first rows of the bulks that were opened, so that dialogs name their payees without another call. */
const firstRows = new WeakMap<BankRequest, readonly BulkEntry[]>();
export const firstRowsOf = (bulk: BankRequest): readonly BulkEntry[] | undefined => firstRows.get(bulk);

/** The payees of a bulk, in pages, with a search by the bank, because the browser's search finds one page only. */
export class BulkStore {
  readonly list: ListStore<BulkEntry>;
  /** The first rows of the whole list, once they are loaded. */
  first: readonly BulkEntry[] = [];
  canSearch = false;
  search = "";

  constructor(
    requests: Pick<RequestsPort, "entries">,
    log: Log,
    readonly bulk: BankRequest<BulkCategory>,
  ) {
    this.list = new ListStore(
      async (page) => {
        const { search } = this;
        const loaded = await requests.entries(bulk, page, plainText(search));
        if (loaded.ok) this.keep(loaded.value, page.number === 1 && search === "");
        return loaded;
      },
      (failure) => log.warn("A bulk's payees did not load", failure),
    );
    makeStore(this);
    void this.list.load();
  }

  find(text: string): void {
    this.search = text;
    void this.list.goToPage(1);
  }

  private keep(
    { rows, canSearch }: { readonly rows: readonly BulkEntry[]; readonly canSearch: boolean },
    isFirst: boolean,
  ) {
    this.canSearch = canSearch;
    if (!isFirst) return;
    this.first = rows;
    firstRows.set(this.bulk, rows);
  }
}

export const nameOfEntry = (entry: BulkEntry): string =>
  entry.category === "prepaidCardBulk" ? entry.cardName : entry.name;

export const isBulkRequest = (request: BankRequest): request is BankRequest<BulkCategory> => isBulk(request.category);
