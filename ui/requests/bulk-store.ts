import type { Log } from "../../application/ports/log";
import type { RequestsPort } from "../../application/requests/requests-port";
import type { BulkEntry } from "../../domain/requests/bulk-entry";
import { type BulkCategory, isBulk } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { ListStore } from "../kit/lists/list-store";

/** The payees of a bulk, in pages. */
export class BulkStore {
  readonly list: ListStore<BulkEntry>;

  constructor(
    requests: Pick<RequestsPort, "entries">,
    log: Log,
    readonly bulk: BankRequest<BulkCategory>,
  ) {
    this.list = new ListStore(
      (page) => requests.entries(bulk, page),
      (failure) => log.warn("A bulk's payees did not load", failure),
    );
    void this.list.load();
  }
}

export const isBulkRequest = (request: BankRequest): request is BankRequest<BulkCategory> => isBulk(request.category);
