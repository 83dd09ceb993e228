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
} from "../support/a-person";

export const requestsPort = (openCompany: TestBank["openCompany"]) =>
  describe("my requests", () => {
    let company: TestCompany;
    let kofi: Person;

    beforeEach(async () => {
      company = await openCompany();
      kofi = company.person("Initiator");
      await signIn(kofi);
    });

    const refused = { ok: false, failure: { kind: "refused" } };
    const mine = async (filter = { id: "", scheduleId: "" }) =>
      okValue(await kofi.requests.mine("ownAccounts", firstPage, filter));

    it("My Requests lists the user's own requests, not those of colleagues", async () => {
      const esi = company.person("Initiator & Authorizer");
      await signIn(esi);
      const own = await requestOf(kofi);
      await requestOf(esi);
      expect(await mine()).toMatchObject({ rows: [own], total: 1 });
    });

    it("My Requests is filtered by number and lists all requests without a filter", async () => {
      const [first, second] = [await requestOf(kofi), await requestOf(kofi, { amount: ghs(2_00) })];
      expect((await mine()).rows).toEqual([second, first]);
      expect((await mine({ id: first.id, scheduleId: "" })).rows).toEqual([first]);
      expect(await mine({ id: "no such number", scheduleId: "" })).toMatchObject({ rows: [], total: 0 });
      expect(await mine({ id: "", scheduleId: "no such schedule" })).toMatchObject({ rows: [], total: 0 });
    });

    it("a pending request is recalled with a code and moves no money @S3-7-35", async () => {
      const request = await requestOf(kofi);
      const recalled = okValue(await confirm(kofi, kofi.requests.recall(request)));
      expect(recalled.message).toMatch(/^(The request has been recalled|Recalled)\.$/);
      expect((await mine()).rows).toMatchObject([{ id: request.id, status: "recalled" }]);
      const efua = company.person("Authorizer");
      await signIn(efua);
      expect(okValue(await efua.approvals.pending("ownAccounts", firstPage)).total).toBe(0);
      expect(await confirm(efua, efua.approvals.approval(request))).toMatchObject(refused);
      expect(await balancesOf(kofi)).toEqual([1000_00, 0]);
    });

    it("a recall that is submitted repeatedly is executed once", async () => {
      const call = kofi.requests.recall(await requestOf(kofi));
      const code = await codeFor(kofi, call);
      const first = okValue(await call.submit(code));
      expect(okValue(await call.submit(code))).toEqual(first);
    });

    it("a decided request cannot be recalled", async () => {
      const request = await requestOf(kofi);
      const efua = company.person("Authorizer");
      await signIn(efua);
      okValue(await confirm(efua, efua.approvals.approval(request)));
      expect(await confirm(kofi, kofi.requests.recall(request))).toMatchObject(refused);
      expect(await balancesOf(kofi)).toEqual([850_00, 150_00]);
    });

    it("another user cannot recall a request", async () => {
      const request = await requestOf(kofi);
      const esi = company.person("Initiator & Authorizer");
      await signIn(esi);
      expect(await confirm(esi, esi.requests.recall(request))).toMatchObject(refused);
      expect((await mine()).rows).toMatchObject([{ status: "pending" }]);
    });
  });
