import { expect, it } from "vitest";
import { ok } from "../../../domain/result";
import { BulkStore, isBulkRequest } from "../../../ui/requests/bulk-store";
import { aPromise } from "../../support/a-promise";
import { aRequestOf } from "../../support/a-request";

it("the late answer of a search that was cleared does not become the first rows of a bulk", async () => {
  const [whole, filtered] = [aPromise<never>(), aPromise<never>()];
  const requests = { entries: (_bulk: unknown, _page: unknown, search = "") => (search ? filtered : whole).promise };
  const bulk = aRequestOf("bulkTransfer");
  if (!isBulkRequest(bulk)) throw new Error("No bulk was made");
  const store = new BulkStore(requests, console, bulk);
  store.find("acme");
  store.find("");
  filtered.keep(ok({ rows: ["Acme"], total: 1, canSearch: true }) as never);
  await filtered.promise;
  expect(store.first).toEqual([]);
  whole.keep(ok({ rows: ["Abena", "Acme"], total: 2, canSearch: true }) as never);
  await expect.poll(() => store.first).toEqual(["Abena", "Acme"]);
});
