import { beforeEach, describe, expect, it } from "vitest";
import { firstPage } from "../../application/ports/page";
import type { OfficialStatement } from "../../domain/accounts/official-statement";
import { ghs } from "../../domain/money";
import { anAccount } from "../support/a-payment";
import {
  accountsOf,
  codeFor,
  confirm,
  okValue,
  type Person,
  signIn,
  type TestBank,
  type TestCompany,
} from "../support/a-person";

const atBranch = {
  kind: "branch",
  branch: { id: "node/1", name: "Accra Main", address: "High Street, Accra" },
} as const;

export const officialStatementsPort = (openCompany: TestBank["openCompany"]) =>
  describe("official statements", () => {
    let company: TestCompany;
    let ama: Person;
    const refused = { ok: false, failure: { kind: "refused" } };

    beforeEach(async () => {
      company = await openCompany();
      ama = company.person("Single");
      await signIn(ama);
    });

    async function anOrder(of: Person, over: Partial<OfficialStatement> = {}): Promise<OfficialStatement> {
      const [account = anAccount()] = okValue(await of.accounts.list());
      return { account, period: { start: "2026-01-01", end: "2026-01-31" }, delivery: atBranch, ...over };
    }

    it("an official statement is ordered for a branch or by e-mail, and the bank confirms it with a message", async () => {
      for (const delivery of [atBranch, { kind: "email", address: "office@adom.example" }] as const) {
        const ordered = okValue(await confirm(ama, ama.officialStatements.prepare(await anOrder(ama, { delivery }))));
        expect(ordered.message).toMatch(/^\S.*OS-\w+$/);
      }
    });

    it("ordered statements are listed newest first, and read by colleagues who may order", async () => {
      const period = { start: "2026-01-01", end: "2026-02-28" } as const;
      const email = { kind: "email", address: "office@adom.example" } as const;
      for (const over of [{}, { period, delivery: email }])
        okValue(await confirm(ama, ama.officialStatements.prepare(await anOrder(ama, over))));
      const efua = company.person("Authorizer");
      await signIn(efua);
      const { rows, total } = okValue(await efua.officialStatements.ordered(firstPage));
      const [account] = await accountsOf(ama);
      const common = {
        accountNumber: account.number,
        accountName: account.name,
        orderedBy: expect.stringMatching(/^\S/),
      };
      expect(total).toBe(2);
      expect(rows).toMatchObject([
        { ...common, period, delivery: email, charge: ghs(0), readyAt: "" },
        { ...common, period: { start: "2026-01-01", end: "2026-01-31" }, delivery: { kind: "branch" } },
      ]);
      expect(rows[1]?.id).toMatch(/^OS-/);
    });

    it("an order that would be refused is foretold without a code", async () => {
      const order = await anOrder(ama);
      expect(okValue(await ama.officialStatements.refusalOf(order))).toBeUndefined();
      okValue(await confirm(ama, ama.officialStatements.prepare(order)));
      expect(okValue(await ama.officialStatements.refusalOf(order))).toContain("already ordered today");
      const stranger = anAccount({ number: "9999999999999" });
      expect(okValue(await ama.officialStatements.refusalOf({ ...order, account: stranger }))).toContain("not found");
    });

    it("an order that is submitted repeatedly is executed once", async () => {
      const call = ama.officialStatements.prepare(await anOrder(ama));
      const code = await codeFor(ama, call);
      const first = okValue(await call.submit(code));
      expect(okValue(await call.submit(code))).toEqual(first);
    });

    it("an order needs a code for exactly this order", async () => {
      const confirmed = ama.officialStatements.prepare(await anOrder(ama));
      const other = ama.officialStatements.prepare(
        await anOrder(ama, { period: { start: "2026-01-01", end: "2026-02-28" } }),
      );
      expect(await other.submit(await codeFor(ama, confirmed))).toMatchObject(refused);
    });

    it("a Viewer cannot order or list official statements", async () => {
      const yaw = company.person("Viewer");
      await signIn(yaw);
      expect(await yaw.officialStatements.ordered(firstPage)).toMatchObject(refused);
      expect(await confirm(yaw, yaw.officialStatements.prepare(await anOrder(yaw)))).toMatchObject(refused);
    });

    it("an official statement of another company's account is refused", async () => {
      const stranger = anAccount({ number: "9999999999999" });
      const call = ama.officialStatements.prepare(await anOrder(ama, { account: stranger }));
      expect(await confirm(ama, call)).toMatchObject(refused);
    });
  });
