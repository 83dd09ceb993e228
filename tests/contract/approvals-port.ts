import { beforeEach, describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import {
  balancesOf,
  codeFor,
  confirm,
  firstPage,
  okValue,
  type Person,
  requestOf,
  signIn,
  type TestBank,
  type TestCompany,
  transferOf,
} from "../support/a-person";

export const approvalsPort = (openCompany: TestBank["openCompany"]) =>
  describe("approvals", () => {
    let company: TestCompany;
    let kofi: Person;
    let efua: Person;

    beforeEach(async () => {
      company = await openCompany();
      [kofi, efua] = [company.person("Initiator"), company.person("Authorizer")];
      await signIn(kofi);
      await signIn(efua);
    });

    const refused = { ok: false, failure: { kind: "refused" } };
    const pending = async () => okValue(await efua.approvals.pending("ownAccounts", firstPage));
    const statusOf = async (id: string) =>
      okValue(await kofi.requests.mine("ownAccounts", firstPage, { id, scheduleId: "" })).rows[0]?.status;

    it("the Authorizer gets a pending request with all its fields @S3-7-04", async () => {
      const request = await requestOf(kofi, { amount: ghs(150_05), narration: "School fees" });
      const { rows, total } = await pending();
      expect(total).toBe(1);
      expect(rows).toEqual([request]);
      expect(request).toMatchObject({ amount: ghs(150_05), narration: "School fees", status: "pending" });
      expect(Number.isNaN(Date.parse(request.createdAt))).toBe(false);
    });

    it("the dashboard shows the pending request too", async () => {
      const request = await requestOf(kofi);
      expect(okValue(await efua.approvals.pendingPayments(50))).toEqual({ rows: [request], total: 1 });
    });

    it("the inbox counts requests of other users that wait for a decision, with their total", async () => {
      expect(okValue(await efua.approvals.inbox())).toEqual({ counts: {}, totals: [], oldest: "" });
      const { createdAt } = await requestOf(kofi, { amount: ghs(150_05) });
      await requestOf(kofi, { amount: ghs(10_00) });
      const waiting = { counts: { ownAccounts: 2 }, totals: [{ count: 2, total: ghs(160_05) }], oldest: createdAt };
      expect(okValue(await efua.approvals.inbox())).toEqual(waiting);
    });

    it("the inbox does not count a request of the same user", async () => {
      const esi = company.person("Initiator & Authorizer");
      await signIn(esi);
      await requestOf(esi);
      expect(okValue(await esi.approvals.inbox()).counts).toEqual({});
      expect(okValue(await efua.approvals.inbox()).counts).toEqual({ ownAccounts: 1 });
    });

    it("pending requests are listed newest first, page by page", async () => {
      const ids: string[] = [];
      for (let number = 0; number < 11; number++)
        ids.unshift((await requestOf(kofi, { amount: ghs(1_00 + number) })).id);
      const second = okValue(await efua.approvals.pending("ownAccounts", { number: 2, size: 10 }));
      expect((await pending()).rows.map(({ id }) => id)).toEqual(ids.slice(0, 10));
      expect(second).toMatchObject({ total: 11, rows: [{ id: ids[10] }] });
      expect(okValue(await efua.approvals.pending("ownAccounts", { number: 3, size: 10 })).rows).toEqual([]);
    });

    it("the pending requests of each category are a separate list", async () => {
      await requestOf(kofi);
      for (const category of ["sameBank", "bulkTransfer", "fx"] as const)
        expect(okValue(await efua.approvals.pending(category, firstPage))).toMatchObject({ rows: [], total: 0 });
    });

    it("an approval with a code executes the payment @S3-7-11", async () => {
      const request = await requestOf(kofi);
      expect(await balancesOf(kofi)).toEqual([1000_00, 0]);
      const approved = okValue(await confirm(efua, efua.approvals.approval(request)));
      expect(approved.message).toMatch(/^(The request has been approved|Approved)\.$/);
      expect(await balancesOf(kofi)).toEqual([850_00, 150_00]);
      expect((await pending()).rows).toEqual([]);
      expect(await statusOf(request.id)).toBe("approved");
    });

    it("an approval that is submitted repeatedly is executed once", async () => {
      const call = efua.approvals.approval(await requestOf(kofi));
      const code = await codeFor(efua, call);
      const answers = await Promise.all([1, 2, 3].map(() => call.submit(code)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await balancesOf(kofi)).toEqual([850_00, 150_00]);
    });

    it("a request that is no longer pending cannot be approved", async () => {
      const request = await requestOf(kofi);
      okValue(await confirm(efua, efua.approvals.approval(request)));
      expect(await confirm(efua, efua.approvals.approval(request))).toMatchObject(refused);
      expect(await balancesOf(kofi)).toEqual([850_00, 150_00]);
    });

    it("users can decide requests of others, but not their own", async () => {
      const esi = company.person("Initiator & Authorizer");
      await signIn(esi);
      const own = await requestOf(esi);
      expect(await confirm(esi, esi.approvals.approval(own))).toMatchObject(refused);
      expect(await esi.approvals.reject(own, "Mine")).toMatchObject(refused);
      okValue(await confirm(esi, esi.approvals.approval(await requestOf(kofi))));
      expect(await balancesOf(kofi)).toEqual([850_00, 150_00]);
    });

    it.each(["Single", "Viewer"] as const)("a %s cannot decide requests", async (role) => {
      const request = await requestOf(kofi);
      const other = company.person(role);
      await signIn(other);
      expect(await confirm(other, other.approvals.approval(request))).toMatchObject(refused);
      expect(await other.approvals.reject(request, "No")).toMatchObject(refused);
      expect(await statusOf(request.id)).toBe("pending");
    });

    it("another company can neither see nor decide a request", async () => {
      const request = await requestOf(kofi);
      const stranger = (await openCompany()).person("Authorizer");
      await signIn(stranger);
      expect(okValue(await stranger.approvals.pending("ownAccounts", firstPage)).total).toBe(0);
      expect(await confirm(stranger, stranger.approvals.approval(request))).toMatchObject(refused);
      expect(await statusOf(request.id)).toBe("pending");
    });

    it("an approval with insufficient funds makes the request fail and moves no money", async () => {
      const request = await requestOf(kofi);
      const ama = company.person("Single");
      await signIn(ama);
      okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama, { amount: ghs(900_00) }))));
      expect(await confirm(efua, efua.approvals.approval(request))).toMatchObject(refused);
      expect(await statusOf(request.id)).toBe("failed");
      expect(await balancesOf(kofi)).toEqual([100_00, 900_00]);
    });

    it("a rejection with a reason moves no money @S3-7-13", async () => {
      const request = await requestOf(kofi);
      expect(okValue(await efua.approvals.reject(request, "Not agreed")).message).toMatch(
        /^(The request has been rejected|Rejected)\.$/,
      );
      expect(await statusOf(request.id)).toBe("rejected");
      expect((await pending()).rows).toEqual([]);
      expect(await efua.approvals.reject(request, "Again")).toMatchObject(refused);
      expect(await confirm(efua, efua.approvals.approval(request))).toMatchObject(refused);
      expect(await balancesOf(kofi)).toEqual([1000_00, 0]);
    });
  });
