import { describe, expect, it } from "vitest";
import { fxCurrencies, priceIn } from "../../domain/fx/fx-rate";
import type { PricedFxTransfer } from "../../domain/fx/fx-transfer";
import { ghs } from "../../domain/money";
import { anFxTransfer } from "../support/a-fx-transfer";
import { anAccount } from "../support/a-payment";
import { accountsOf, confirm, okValue, type Person, refusalOf, signIn, type TestBank } from "../support/a-person";

/** Adds the debit at the bank's own rates. */
async function priced(person: Person, transfer: PricedFxTransfer): Promise<PricedFxTransfer> {
  const price = priceIn(transfer.source.currency, transfer.amount, okValue(await person.fx.rates()));
  if (!price) throw new Error("The bank has no rate");
  return { ...transfer, ...price };
}

export const fxPort = (openCompany: TestBank["openCompany"]) =>
  describe("foreign exchange", () => {
    it("the three currencies are listed, and banks with their sort codes", async () => {
      const ama = (await openCompany()).person("Single");
      await signIn(ama);
      expect(okValue(await ama.fx.currencies())).toEqual(fxCurrencies);
      const banks = okValue(await ama.fx.localBanks());
      expect(banks.length).toBeGreaterThan(0);
      for (const { name, sortCode } of banks) expect([name, sortCode]).not.toContain("");
    });

    it("each currency has rates by day, oldest first, and buying is never cheaper than selling", async () => {
      const ama = (await openCompany()).person("Viewer");
      await signIn(ama);
      const rates = okValue(await ama.fx.rates());
      for (const currency of fxCurrencies) {
        const days = rates[currency].map(({ day }) => day);
        expect(days.length).toBeGreaterThan(1);
        expect(days).toEqual([...days].sort());
        for (const { buy, sell } of rates[currency]) expect(buy).toBeGreaterThanOrEqual(sell);
      }
    });

    it("a request is received from a Single, and sent for approval from an Initiator", async () => {
      const company = await openCompany();
      const messages = {
        Single: "International transfer request received successfully. One of our advisors will be with you shortly",
        Initiator: "Transfer request has been successfully sent for approval!",
      };
      for (const role of ["Single", "Initiator"] as const) {
        const person = company.person(role);
        await signIn(person);
        const [source] = await accountsOf(person);
        const transfer = await priced(person, anFxTransfer({ source, fee: { kind: "sender", account: source } }));
        const receipt = okValue(await confirm(person, person.fx.prepare(transfer)));
        expect(receipt.message).toBe(messages[role]);
      }
    });

    it("a request is refused if its confirmed debit differs from the bank's debit", async () => {
      const ama = (await openCompany()).person("Single");
      await signIn(ama);
      const [source] = await accountsOf(ama);
      const transfer = await priced(ama, anFxTransfer({ source, fee: { kind: "beneficiary" } }));
      const lower = { ...transfer, debit: ghs(transfer.debit.minor - 1) };
      expect(refusalOf(await confirm(ama, ama.fx.prepare(lower)))).toContain("The exchange rate has changed.");
    });

    it("a request from an account of another company is refused", async () => {
      const ama = (await openCompany()).person("Single");
      await signIn(ama);
      const source = anAccount({ number: "1021999999999" });
      const transfer = anFxTransfer({ source, fee: { kind: "beneficiary" } });
      expect(refusalOf(await confirm(ama, ama.fx.prepare(transfer)))).toContain("Account not found");
    });
  });
