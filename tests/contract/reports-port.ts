import { beforeEach, describe, expect, it } from "vitest";
import { addDays, dayAt } from "../../domain/calendar";
import { ghs } from "../../domain/money";
import type { ActivityFilter } from "../../domain/reports/activity";
import type { ReportFilter } from "../../domain/reports/report";
import {
  confirm,
  firstPage,
  okValue,
  type Person,
  refusalOf,
  requestOf,
  signIn,
  type TestBank,
  transferOf,
} from "../support/a-person";

const everything: ReportFilter = { outcome: "all", id: "", transactionId: "", start: undefined, end: undefined };

export const reportsPort = (openCompany: TestBank["openCompany"]) =>
  describe("reports", () => {
    let kofi: Person;
    let yaw: Person;
    let ama: Person;

    beforeEach(async () => {
      const company = await openCompany();
      kofi = company.person("Initiator");
      yaw = company.person("Viewer");
      ama = company.person("Single");
      for (const person of [kofi, yaw, ama]) await signIn(person);
    });

    const found = async (
      filter: Partial<ReportFilter> = {},
      page: Parameters<Person["reports"]["find"]>[2] = firstPage,
    ) => okValue(await yaw.reports.find("ownAccounts", { ...everything, ...filter }, page));

    it("all users of the company see all its transactions, newest first", async () => {
      const [first, second] = [await requestOf(kofi), await requestOf(kofi, { amount: ghs(2_00) })];
      const { rows, total } = await found();
      expect(total).toBe(2);
      expect(rows.map(({ id }) => id)).toEqual([second.id, first.id]);
      const [newest] = rows;
      expect(newest).toMatchObject({ category: "ownAccounts", amount: ghs(2_00), total: ghs(2_00), status: "pending" });
      expect(newest).toMatchObject({ createdBy: second.createdBy, source: { account: second.source.account } });
      expect(newest?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    });

    it("a report is filtered by outcome and days", async () => {
      await requestOf(kofi);
      const totals = async (...filters: Partial<ReportFilter>[]) =>
        Promise.all(filters.map(async (filter) => (await found(filter)).total));
      expect(await totals({ outcome: "pending" }, { outcome: "successful" }, { outcome: "failed" })).toEqual([1, 0, 0]);
      expect(await totals({ id: "no such schedule" }, { end: "2020-01-01" }, { start: "2020-01-01" })).toEqual([
        0, 0, 1,
      ]);
    });

    it("a report filtered by a part of a transaction id contains only that transaction", async () => {
      const [first] = [await requestOf(kofi), await requestOf(kofi)];
      for (const transactionId of [first.id, first.id.slice(1)])
        expect((await found({ transactionId })).rows.map(({ id }) => id)).toEqual([first.id]);
      expect((await found({ transactionId: "no such transaction" })).total).toBe(0);
    });

    it("the report of each category is separate", async () => {
      await requestOf(kofi);
      for (const category of ["bulkTransfer", "mobileMoney", "fx"] as const)
        expect(okValue(await yaw.reports.find(category, everything, firstPage))).toMatchObject({ rows: [], total: 0 });
    });

    it("a report is downloaded in three formats", async () => {
      await requestOf(kofi);
      for (const [format, head] of [
        ["pdf", "%PDF"],
        ["excel", "PK"],
        ["word", "PK"],
      ] as const) {
        const { bytes } = okValue(await yaw.reports.download("ownAccounts", everything, format));
        expect(new TextDecoder().decode(bytes.slice(0, head.length))).toBe(head);
      }
    });

    it("the company's activity is listed by kind, account and person, for the period only", async () => {
      const request = await requestOf(kofi);
      const days = { start: addDays(dayAt(Date.now()), -180), end: addDays(dayAt(Date.now()), 180) };
      const all: ActivityFilter = { period: days, kind: "request", personId: "", account: "" };
      const activity = async (filter: Partial<ActivityFilter> = {}) =>
        okValue(await ama.reports.activity({ ...all, ...filter }, { after: undefined, size: 10 }));
      const { entries, count, next, people } = await activity();
      expect(entries).toMatchObject([
        { kind: "request", title: "Requested", requestId: request.id, account: request.source.account },
      ]);
      expect([count, next]).toEqual([1, undefined]);
      expect(entries[0]?.person).toBe(request.createdBy);
      expect(entries[0]?.seal).toMatch(/^.{64}$/);
      expect(entries[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const maker = people.find(({ id }) => id === kofi.state.session?.user.loginId);
      const counts = await Promise.all(
        [
          { account: request.source.account },
          { personId: maker?.id ?? "" },
          { kind: "decision" as const },
          { personId: ama.state.session?.user.loginId ?? "" },
          { period: { start: addDays(days.start, -30), end: addDays(days.start, -20) } },
        ].map(async (filter) => (await activity(filter)).count),
      );
      expect(counts).toEqual([1, 1, 0, 0, 0]);
    });

    it("the pages of the company's activity follow each other", async () => {
      const made = [];
      for (let pesewas = 1; pesewas <= 12; pesewas += 1)
        made.push((await requestOf(kofi, { amount: ghs(pesewas) })).id);
      const period = { start: addDays(dayAt(Date.now()), -180), end: addDays(dayAt(Date.now()), 180) };
      const filter: ActivityFilter = { period, kind: "request", personId: "", account: "" };
      const first = okValue(await ama.reports.activity(filter, { after: undefined, size: 10 }));
      const second = okValue(await ama.reports.activity(filter, { after: first.next, size: 10 }));
      expect([first.count, second.count, second.next]).toEqual([12, 2, undefined]);
      const listed = [...first.entries, ...second.entries].map(({ requestId }) => requestId);
      expect(listed).toEqual(made.reverse());
    });

    it("the company's activity is downloaded as CSV and PDF", async () => {
      const today = dayAt(Date.now());
      const filter: ActivityFilter = {
        period: { start: addDays(today, -180), end: addDays(today, 180) },
        kind: "",
        personId: "",
        account: "",
      };
      const [csv, pdf] = [
        okValue(await ama.reports.downloadActivity(filter, "csv")),
        okValue(await ama.reports.downloadActivity(filter, "pdf")),
      ];
      expect([csv.name, pdf.name]).toEqual(["Company_Activity.csv", "Company_Activity.pdf"]);
      expect(new TextDecoder().decode(csv.bytes).slice(0, 13)).toBe('"Line","Date"');
      expect(new TextDecoder().decode(pdf.bytes.slice(0, 4))).toBe("%PDF");
    });

    it("only a paid transaction has a payment advice, in three formats", async () => {
      okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama))));
      const [paid] = (await found()).rows;
      await requestOf(kofi, { amount: ghs(2_00) });
      const [waiting] = (await found()).rows;
      if (!paid || !waiting) throw new Error("Neither is reported");
      for (const [format, head] of [
        ["pdf", "%PDF"],
        ["excel", "PK"],
        ["word", "PK"],
      ] as const) {
        const { bytes } = okValue(await yaw.reports.paymentAdvice(paid, format));
        expect(new TextDecoder().decode(bytes.slice(0, head.length))).toBe(head);
      }
      const refused = await yaw.reports.paymentAdvice(waiting, "pdf");
      expect(refusalOf(refused)).toBe("There is no payment advice for this transaction.");
    });
  });
