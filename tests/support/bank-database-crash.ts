import { randomUUID } from "node:crypto";
import { openDatabase } from "../../mock-bank/database/open";
import { aCompanyOf, type Customer, transferFields, transfers } from "./bank-customers";

/**
 * A bank to be killed: opens the store that it is told, makes fifty payments ready, says so, and makes them all at once.
 * Each line on its output is a fact that its reader may rely on: a plan before it is tried, an answer after it was given.
 */
export type Line =
  | { readonly said: "plan"; readonly username: string; readonly key: string; readonly fields: Fields }
  | { readonly said: "answered"; readonly key: string; readonly transactionId: string };
type Fields = ReturnType<typeof transferFields> & { readonly password: string; readonly passwordType: "OTP" };

const PAYMENTS = 50;
const say = (line: Line): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

const [folder = "", url] = process.argv.slice(2);
const { db } = await openDatabase({ folder, url });
const company = await aCompanyOf(db, {
  people: Array.from({ length: PAYMENTS }, () => "Single" as const),
  accounts: [
    { currency: "GHS", balance: "1000.00" },
    { currency: "GHS", balance: "1000.00" },
  ],
});
const [current = "", savings = ""] = company.accounts;
const plans = [];
for (const [position, payer] of company.people.entries()) plans.push(await plan(payer, position));
for (const { line } of plans) say(line);
await Promise.all(plans.map(pay));

async function plan(payer: Customer, position: number) {
  const [from, to] = position % 2 === 0 ? [current, savings] : [savings, current];
  const fields = transferFields(from, to, "10.00");
  const told = { total: "GHS 10.00", to: to.slice(-4) };
  const password = await payer.verifiedCode(transfers.endpoint, { ...fields, passwordType: "OTP" }, told);
  const username = payer.caller.userName;
  const line = {
    said: "plan",
    username,
    key: randomUUID(),
    fields: { ...fields, password, passwordType: "OTP" },
  } as const;
  return { payer, line };
}

async function pay({ payer, line: { key, fields } }: Awaited<ReturnType<typeof plan>>): Promise<void> {
  const { answer, refused } = await payer.command(transfers, fields, key);
  if (!answer) throw new Error(refused);
  say({ said: "answered", key, transactionId: String(answer.transactionId) });
}
