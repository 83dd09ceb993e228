import { describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import { accountsOf, balancesOf, confirm, okValue, signIn, type TestBank, transferOf } from "../support/a-person";

export const accountsPort = (openCompany: TestBank["openCompany"]) =>
  describe("accounts", () => {
    it("are the company's own, the main one first, with what is posted and what may be spent", async () => {
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

    it("are the same for everybody in the company, and follow the money", async () => {
      const company = await openCompany();
      const [ama, yaw] = [company.person("Single"), company.person("Viewer")];
      await signIn(ama);
      await signIn(yaw);
      okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama, { amount: ghs(150_05) }))));
      expect(await balancesOf(ama)).toEqual([849_95, 150_05]);
      expect(await balancesOf(yaw)).toEqual([849_95, 150_05]);
    });
  });
