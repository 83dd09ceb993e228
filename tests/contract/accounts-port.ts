import { describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import {
  accountsOf,
  balancesOf,
  confirm,
  okValue,
  refusalOf,
  signIn,
  type TestBank,
  transferOf,
} from "../support/a-person";

export const accountsPort = (openCompany: TestBank["openCompany"]) =>
  describe("accounts", () => {
    it("the company's accounts are listed with both balances and their bank, the main one first (@S3-3-74)", async () => {
      const company = await openCompany();
      const ama = company.person("Single");
      await signIn(ama);
      const [first, second] = await accountsOf(ama);
      expect(first).toMatchObject({ currency: "GHS", available: ghs(1000_00), book: ghs(1000_00), isPrimary: true });
      expect(second).toMatchObject({ currency: "GHS", available: ghs(0), book: ghs(0), isPrimary: false });
      for (const { number, name, type, bankName } of [first, second]) {
        expect(number).toMatch(/^\d{13}$/);
        expect([name, type, bankName]).not.toContain("");
      }
      expect(first.number).not.toBe(second.number);
    });

    it("all users of a company see the same accounts, whose balances follow the payments", async () => {
      const company = await openCompany();
      const [ama, yaw] = [company.person("Single"), company.person("Viewer")];
      await signIn(ama);
      await signIn(yaw);
      okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama, { amount: ghs(150_05) }))));
      expect(await balancesOf(ama)).toEqual([849_95, 150_05]);
      expect(await balancesOf(yaw)).toEqual([849_95, 150_05]);
    });

    it("the expenditure of an account in a period is returned by kind and in total (@S1-7-26)", async () => {
      const ama = (await openCompany()).person("Single");
      await signIn(ama);
      const [first, second] = await accountsOf(ama);
      okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama, { amount: ghs(150_05) }))));
      const nothing = { mobileMoney: ghs(0), billPayments: ghs(0), prepaidCard: ghs(0), others: ghs(0) };
      const spent = { byType: { ...nothing, fundsTransfers: ghs(150_05) }, total: ghs(150_05) };
      const unspent = { byType: { ...nothing, fundsTransfers: ghs(0) }, total: ghs(0) };
      const always = { start: "2000-01-01", end: "2099-12-31" } as const;
      expect(okValue(await ama.accounts.expenditure(first, always))).toEqual(spent);
      expect(okValue(await ama.accounts.expenditure(second, always))).toEqual(unspent);
      const longAgo = { start: "2000-01-01", end: "2000-12-31" } as const;
      expect(okValue(await ama.accounts.expenditure(first, longAgo))).toEqual(unspent);
    });

    it("expenditure is refused for a backwards period and for an account of another company", async () => {
      const [ama, stranger] = [(await openCompany()).person("Single"), (await openCompany()).person("Single")];
      await signIn(ama);
      await signIn(stranger);
      const [first] = await accountsOf(ama);
      const backwards = { start: "2026-02-02", end: "2026-02-01" } as const;
      expect(refusalOf(await ama.accounts.expenditure(first, backwards))).toContain("greater than end date");
      const elsewhere = { ...first, number: "1021999999999" };
      const today = { start: "2026-02-02", end: "2026-02-02" } as const;
      expect(refusalOf(await stranger.accounts.expenditure(elsewhere, today))).toContain("Account not found");
    });
  });
