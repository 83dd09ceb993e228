import assert from "node:assert/strict";
import { type DataTable, Then } from "@cucumber/cucumber";
import type { BankWorld } from "../support/world";

/** Checks the postings of the transaction that a call created, in order, and that the books balance. */
Then("{call} is in the books as:", async function (this: BankWorld, call: string, table: DataTable) {
  const { balanced, lines } = await this.bank.postingsOf(await this.bank.transactionOf(call));
  const expected = table.raw().map(async ([account = "", amount]) => [await this.resolve(account), amount]);
  assert.deepEqual(
    lines.map(({ account, amount }) => [account, amount]),
    await Promise.all(expected),
  );
  assert.ok(balanced, "The trial balance is not zero");
});
