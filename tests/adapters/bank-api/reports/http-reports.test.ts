import { beforeEach, describe, expect, it } from "vitest";
import { HttpReports } from "../../../../adapters/bank-api/reports/http-reports";
import type { ActivityFilter } from "../../../../domain/reports/activity";
import { aReportRecord } from "../../../support/a-report-record";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const reports = () => new HttpReports(bank.client);
const filter: ActivityFilter = {
  period: { start: "2026-11-01", end: "2026-11-30" },
  kind: "",
  personId: "",
  account: "",
};
const days = { startDate: "01-11-2026", endDate: "30-11-2026" };
const reportFilter = { outcome: "all", id: "", transactionId: "", start: undefined, end: undefined } as const;

describe("the activity of the company", () => {
  const answer = { code: 0, count: 0, entries: [], people: [] };

  it.each([
    [undefined, {}],
    ["", {}],
    ["P-20", { after: "P-20" }],
  ])("the page of the activity after %j is asked with its days, its size and %j", async (after, place) => {
    bank.answer(answer);
    await reports().activity(filter, { after, size: 50 });
    expect(bank.lastCall()).toBe("POST /transaction-reports/activity");
    expect(bank.last().form).toEqual({ ...days, ...place, pageSize: "50" });
  });

  it.each([
    ["signIn", "SIGN_IN"],
    ["request", "REQUEST"],
    ["decision", "DECISION"],
    ["beneficiary", "BENEFICIARY"],
    ["schedule", "SCHEDULE"],
    ["download", "DOWNLOAD"],
    ["security", "SECURITY"],
  ] as const)("activity of the kind %s is asked and read as %s", async (kind, wire) => {
    const entry = {
      date: "20-11-2026 09:30:15",
      title: "A",
      detail: "B",
      transactionId: "",
      accountNumber: "",
      seal: "5",
    };
    bank.answer({ ...answer, entries: [{ ...entry, kind: wire }] });
    const page = await reports().activity({ ...filter, kind }, { after: undefined, size: 20 });
    expect(bank.last().form).toEqual({ ...days, kind: wire, pageSize: "20" });
    expect(page.ok && page.value.entries.map((each) => each.kind)).toEqual([kind]);
  });

  it.each([
    [{ personId: "L0002" }, { personId: "L0002" }],
    [{ account: "1020304050607" }, { accountNumber: "1020304050607" }],
  ])("a filter of the activity by %j is sent as %j", async (chosen, sent) => {
    bank.answer(answer);
    await reports().activity({ ...filter, ...chosen }, { after: undefined, size: 20 });
    expect(bank.last().form).toEqual({ ...days, ...sent, pageSize: "20" });
  });

  it("a page of the activity has its entries, their number, the next page and the people", async () => {
    const entry = { date: "20-11-2026 09:30:15", kind: "REQUEST", title: "Requested", detail: "A transfer" };
    bank.answer({
      code: 0,
      count: 41,
      entries: [
        {
          ...entry,
          person: "Kofi Boateng",
          userName: "kofi.boateng",
          transactionId: "T1",
          accountNumber: "1020304050607",
          seal: "5e41",
        },
        { ...entry, kind: "TEA_BREAK", person: null, transactionId: "", accountNumber: "", seal: "5e40" },
      ],
      next: "P-20",
      people: [{ personId: "L0002", name: "Kofi Boateng" }],
    });
    const read = { at: "2026-11-20T09:30:15Z", kind: "request", title: "Requested", detail: "A transfer" };
    expect(await reports().activity(filter, { after: undefined, size: 20 })).toStrictEqual({
      ok: true,
      value: {
        entries: [
          {
            ...read,
            id: "5e41",
            seal: "5e41",
            person: "Kofi Boateng",
            userName: "kofi.boateng",
            requestId: "T1",
            account: "1020304050607",
          },
          { ...read, id: "5e40", seal: "5e40", kind: "unknown", person: "", userName: "", requestId: "", account: "" },
        ],
        count: 41,
        next: "P-20",
        people: [{ id: "L0002", name: "Kofi Boateng" }],
      },
    });
  });

  it.each([null, undefined])("the last page of the activity has no next page (%j)", async (next) => {
    bank.answer({ ...answer, next });
    expect(await reports().activity(filter, { after: "P-20", size: 20 })).toStrictEqual({
      ok: true,
      value: { entries: [], count: 0, next: undefined, people: [] },
    });
  });
});

const OFFICE = "vnd.openxmlformats-officedocument";

describe("the files of reports", () => {
  const downloads = {
    report: (port: HttpReports) => port.download("fx", reportFilter, "pdf"),
    "report of a bulk's payees": (port: HttpReports) => port.downloadPayees(aReportRecord({ bulkId: "B-1" }), "pdf"),
    "payment advice": (port: HttpReports) => port.paymentAdvice(aReportRecord(), "pdf"),
    "file of the activity": (port: HttpReports) => port.downloadActivity(filter, "pdf"),
  };
  const kinds = Object.entries(downloads);

  it.each(kinds)("a %s has the bank's name, type and bytes @S3-7-67", async (_, download) => {
    const bytes = new TextEncoder().encode("%PDF");
    for (const type of ["pdf", `${OFFICE}.spreadsheetml.sheet`, `${OFFICE}.wordprocessingml.document`]) {
      const mimeType = `application/${type}`;
      const headers = { "Content-Type": mimeType, "Content-Disposition": 'attachment; filename="of-bank.pdf"' };
      bank.respond(() => new Response(bytes, { headers }));
      const file = { name: "of-bank.pdf", mimeType, bytes };
      expect(await download(reports())).toEqual({ ok: true, value: file });
    }
  });

  it.each(kinds)("a %s that the bank refuses has the bank's message", async (_, download) => {
    const answer = { code: 1, description: "No records." };
    const headers = { "Content-Type": "application/json" };
    bank.respond((payload, call) => new Response(bank.sealed(answer, call, payload), { headers }));
    const failure = { kind: "refused", message: "No records.", answer };
    expect(await download(reports())).toEqual({ ok: false, failure });
  });

  it.each([
    ["csv", "CSV"],
    ["pdf", "PDF"],
  ] as const)("the activity as %s is asked with %s and the whole filter", async (format, downloadType) => {
    const chosen = { ...filter, kind: "signIn", personId: "L0002", account: "1020304050607" } as const;
    await reports().downloadActivity(chosen, format);
    expect(bank.lastCall()).toBe("POST /transaction-reports/downloadActivity");
    expect(bank.last().form).toEqual({
      ...days,
      kind: "SIGN_IN",
      personId: "L0002",
      accountNumber: "1020304050607",
      downloadType,
    });
  });
});

describe("lists of reports", () => {
  const page = { number: 1, size: 20 } as const;
  const bulk = aReportRecord({ category: "mobileMoneyBulk", bulkId: "B-1" });
  const lists: readonly [string, (port: HttpReports) => Promise<unknown>, string][] = [
    ["single transactions", (port) => port.find("ownAccounts", reportFilter, page), "fetch"],
    ["bulks", (port) => port.find("bulkTransfer", reportFilter, page), "fetchBulk"],
    ["a bulk's payees", (port) => port.payees(bulk, page), "fetchBulkDrill"],
  ];

  it.each(lists)("a list of %s with an amount above a trillion is unreadable", async (_, list, path) => {
    const rows = [
      { id: "R-1", amount: "1.00" },
      { id: "R-2", amount: "1000000000000.01" },
    ];
    bank.answer({ code: 0, count: 2, transfers: rows, transactions: rows });
    expect(await list(reports())).toEqual({ ok: false, failure: { kind: "unreadable" } });
    expect(bank.warnings).toEqual([`POST /transaction-reports/${path}: unreadable`]);
  });
});
