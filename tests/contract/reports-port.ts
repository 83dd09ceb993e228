import { beforeEach, describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
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
        expect(okValue(await yaw.reports.find(category, everything, firstPage))).toEqual({ rows: [], total: 0 });
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
