import { describe, expect, it } from "vitest";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { PageOf } from "../../../application/ports/page";
import type { Category } from "../../../domain/payments/categories";
import type { ReportFilter, ReportRecord } from "../../../domain/reports/report";
import { fail, ok, type Result } from "../../../domain/result";
import { ReportsStore } from "../../../ui/reports/reports-store";
import { aPromise } from "../../support/a-promise";
import { aReportRecord } from "../../support/a-report-record";
import { ama, signedIn } from "../a-workspace";

type Answer = Result<PageOf<ReportRecord>, BankFailure>;
const failure: Answer = fail({ kind: "unreachable" });
const answerWith = (id: string, total = 1): Answer => ok({ rows: [aReportRecord({ id })], total });

/** The store of the screen, with a bank that answers each request when the test says so. */
async function openReports(category: Category = "ownAccounts") {
  const { services } = await signedIn(ama);
  const answers: ((answer: Answer) => void)[] = [];
  const downloads: string[] = [];
  const ask = () => {
    const { promise, keep } = aPromise<Answer>();
    answers.push(keep);
    return promise;
  };
  const download = async (of: Category, { id }: ReportFilter) => {
    downloads.push(`${of} ${id}`);
    return fail<BankFailure>({ kind: "unreachable" });
  };
  const reports = { ...services.reports, find: ask, payees: ask, download };
  const store = new ReportsStore({ ...services, reports }, category);
  /** Applies a filter without waiting for the bank. Returns the function that answers it. */
  const apply = (id: string) => {
    store.form.set("id", id);
    return answerOf(store.apply());
  };
  const turnTo = (page: number) => answerOf(store.list?.goToPage(page));
  const answerOf = (loaded: Promise<void> | undefined) => {
    const answer = answers.at(-1);
    return async (found: Answer) => {
      answer?.(found);
      await loaded;
    };
  };
  const openBulk = (bulkId: string) => {
    store.open(aReportRecord({ category: "bulkTransfer", bulkId }));
    const answer = answers.at(-1);
    return async (found: Answer) => {
      answer?.(found);
      await new Promise((resolve) => setTimeout(resolve));
    };
  };
  const shownIds = () =>
    store.list?.content.kind === "ready" ? store.list.content.rows.map(({ id }) => id) : undefined;
  return { store, apply, turnTo, openBulk, shownIds, downloads };
}

describe("an answer about a report that is no longer wanted", () => {
  it("a late failure of one category changes neither the list nor the filter of another category @S3-8-09", async () => {
    const { store, apply, shownIds, downloads } = await openReports();
    await apply("SCH-1")(answerWith("OT-1"));
    const answerLate = apply("SCH-2");
    store.choose("sameBank");
    await answerLate(failure);
    expect(store.list).toBeUndefined();

    const answerLateAgain = apply("SCH-3");
    store.choose("otherBank");
    await apply("SCH-4")(answerWith("OT-4"));
    await answerLateAgain(failure);
    expect(shownIds()).toEqual(["OT-4"]);
    await store.download("pdf");
    expect(downloads).toEqual(["otherBank SCH-4"]);
  });

  it("a late failure of an earlier filter keeps the rows and the filter of the newest one @S3-8-09", async () => {
    const { store, apply, shownIds, downloads } = await openReports();
    await apply("SCH-1")(answerWith("OT-1"));
    const answerLate = apply("SCH-2");
    await apply("SCH-3")(answerWith("OT-3"));
    await answerLate(failure);
    expect(shownIds()).toEqual(["OT-3"]);
    await store.download("pdf");
    expect(downloads).toEqual(["ownAccounts SCH-3"]);
  });

  it.each([
    ["in their order", [0, 1]],
    ["in reverse order", [1, 0]],
  ] as const)("two filters that both fail, %s, lead back to the rows that have loaded @S3-8-09", async (_, order) => {
    const { store, apply, shownIds, downloads } = await openReports();
    await apply("SCH-1")(answerWith("OT-1"));
    const waiting = [apply("SCH-2"), apply("SCH-3")];
    for (const at of order) await waiting[at]?.(failure);
    expect(shownIds()).toEqual(["OT-1"]);
    await store.download("pdf");
    expect(downloads).toEqual(["ownAccounts SCH-1"]);
  });

  it("two first filters that both fail show no result @S3-8-09", async () => {
    const { store, apply } = await openReports();
    const waiting = [apply("SCH-1"), apply("SCH-2")];
    for (const answer of waiting) await answer(failure);
    expect(store.list).toBeUndefined();
  });

  it("a late failure of one page does not change the number of another page @S3-8-07", async () => {
    const { store, apply, turnTo, shownIds } = await openReports();
    await apply("SCH-1")(answerWith("OT-1", 30));
    const answerSecond = turnTo(2);
    const answerThird = turnTo(3);
    await answerSecond(failure);
    await answerThird(answerWith("OT-3", 30));
    expect([store.list?.page.number, shownIds()]).toEqual([3, ["OT-3"]]);
    await turnTo(2)(failure);
    expect([store.list?.page.number, shownIds()]).toEqual([3, ["OT-3"]]);
  });

  it("a late failure of the payees of one bulk does not close another bulk", async () => {
    const { store, openBulk } = await openReports("bulkTransfer");
    const answerFirst = openBulk("B-1");
    store.closeBulk();
    const answerSecond = openBulk("B-2");
    await answerFirst(failure);
    expect(store.drillDown?.bulk.bulkId).toBe("B-2");
    await answerSecond(failure);
    expect(store.drillDown).toBeUndefined();
  });
});
