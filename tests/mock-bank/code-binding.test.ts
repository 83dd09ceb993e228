import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setBankTime } from "../../mock-bank/core/clock";
import { openCompany, signedIn } from "../support/bank";
import { aBank } from "../support/each-bank";
import {
  changed,
  type Fields,
  grown,
  type MoneyOperation,
  moneyOperations,
  noon,
  swapped,
} from "../support/money-operations";

/** How a thief changes a payment after its code was sent; `to` is another account of the company. */
const changes: Readonly<Record<string, (operation: MoneyOperation, input: Fields, to: string) => Fields>> = {
  "another amount": (operation, input) => changed(operation, input, operation.amount, "149.00"),
  "another payee": (operation, input) => changed(operation, input, ...operation.payee),
  "other rows of the same total, or other words": swapped,
  "one row more, or one thing more": grown,
  "another account to pay from": (operation, input, to) => changed(operation, input, operation.source, to),
};

describe("The code of a payment", () => {
  const bank = aBank();

  it.each(moneyOperations)(
    "a code made for $name pays nothing else, and the payment itself once",
    async (operation) => {
      const { running } = bank;
      await setBankTime(running.bank.db, noon);
      const rich = { currency: "GHS", balance: "20000.00" } as const;
      const company = await openCompany(running, { users: [{ role: "Single" }], accounts: [rich, rich] });
      const [from = "", to = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
      const customer = await signedIn(running, company, "Single");
      const input = operation.input(from, to);
      const withCode = (fields: Fields, code: string) => ({ ...fields, password: code, passwordType: "OTP" });
      const pay = (fields: Fields, code: string) =>
        customer.call(operation.endpoint, withCode(fields, code), { idempotencyKey: randomUUID() });
      const verifiedCode = async () => {
        const code = await customer.askCode(operation.endpoint, withCode(input, "00000"), operation.shown(to));
        expect(await customer.verify(code)).toMatchObject({ code: 0 });
        return code;
      };
      const paid = async () => {
        const { rows } = await sql<{ count: string }>`
        select count(*) from requests where company_id = ${company.id}`.execute(running.bank.db);
        return Number(rows[0]?.count);
      };

      for (const [name, change] of Object.entries(changes)) {
        const answer = await pay(change(operation, input, to), await verifiedCode());
        expect([name, answer.code === 0, await paid()]).toEqual([name, false, 0]);
      }
      const code = await verifiedCode();
      expect((await pay(input, code)).code).toBe(0);
      expect((await pay(input, code)).code).toBe(1);
      expect(await paid()).toBe(1);
    },
  );
});
