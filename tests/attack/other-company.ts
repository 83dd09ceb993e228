import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { type OpenedCompany, openCompany, signedIn } from "../support/bank";
import { moneyOperations } from "../support/money-operations";
import { allCalls, type NamedObjects, nobodysObjects, sampleCalls } from "../support/sample-calls";
import type { WireClient } from "../support/wire-client";
import { type Part, Tally } from "./part";
import { aVictim, type Target } from "./target";

/**
 * Names all objects of a company as a user with every right in another company: each answer must equal the one for a
 * missing object.
 */
export async function attackOtherCompany(target: Target): Promise<Part> {
  const tally = new Tally();
  const ours = await aVictim(target);
  const named = await objectsOf(target, ours);
  const strangers = await openCompany(target.bank, { users: [{ role: "Initiator & Authorizer" }] });
  const stranger = await signedIn(target.bank, strangers, 0);
  const before = await contentOf(target, ours);
  for (const [name, endpoint] of allCalls.filter(([, { session }]) => session === "required")) {
    if (name === "session.logout" || name === "session.changePassword") continue;
    const payee = strangers.accounts[0]?.accountNumber ?? "";
    const [asked, imaginary] = [named, nobodysObjects].map((all) => sampleCalls({ ...all, payee })[name] ?? {});
    const answer = await answerTo(stranger, endpoint, asked ?? {});
    const namesNothing = JSON.stringify(asked) === JSON.stringify(imaginary);
    const imagined = namesNothing ? "" : await answerTo(stranger, endpoint, imaginary ?? {});
    const isAlike = namesNothing || withoutNames(answer, named) === withoutNames(imagined, nobodysObjects);
    tally.check(
      isAlike && !tellsOf(answer, ours),
      () => `${name}: ${answer.slice(0, 300)} is not ${imagined.slice(0, 300)}`,
    );
  }
  tally.check((await contentOf(target, ours)) === before, () => "What is ours was changed");
  return tally.part;
}

/** Makes the call, with a right code if it takes one. */
async function answerTo(client: WireClient, endpoint: Endpoint, input: object): Promise<string> {
  if (endpoint.answer === "file") {
    const file = await client.download(endpoint, input);
    if (file.headers.has("content-disposition")) return file.text();
  }
  if (!("password" in input))
    return JSON.stringify(await client.call(endpoint, input, { idempotencyKey: randomUUID() }));
  const { password: _, passwordType: __, ...rest } = input as { password: string; passwordType?: string };
  return JSON.stringify(await client.confirm(endpoint, rest));
}

/** Removes echoed values of the request from an answer. */
function withoutNames(answer: string, named: NamedObjects): string {
  return Object.values(named).reduce((text, name) => text.replaceAll(name, "…"), answer);
}

function tellsOf(answer: string, { name, users }: OpenedCompany): boolean {
  const secrets = users.flatMap(({ username, phone, email }) => [username, phone, email]);
  return [name, ...secrets].some((secret) => answer.includes(secret));
}

/** Creates one of each object that a call can name; of beneficiaries and lists one of each kind. */
export async function objectsOf({ bank }: Target, ours: OpenedCompany): Promise<NamedObjects> {
  const { db } = bank.bank;
  const initiator = await signedIn(bank, ours, "Initiator");
  const single = await signedIn(bank, ours, "Single");
  const [from = "", to = ""] = ours.accounts.map(({ accountNumber }) => accountNumber);
  const make = async (client: WireClient, name: string, more: object = {}) => {
    const operation = moneyOperations.find((each) => each.name === name);
    if (!operation) throw new Error(`${name} moves no money`);
    const input = { ...operation.input(from, to), ...more };
    const answer = await client.confirm(operation.endpoint, input, operation.shown(to));
    if (answer.code !== 0) throw new Error(`${name}: ${answer.description}`);
    return String(answer.transactionId);
  };
  const transactionId = await make(initiator, "payments.toSelf");
  const bulkId = await make(initiator, "mobileMoney.payBulk");
  await make(single, "payments.toSelf", { isSchedule: "true", frequency: "DAILY", startDate: await tomorrow(bank) });
  for (const name of ["payments.toOtherBankAtOnce", "mobileMoney.pay", "prepaidCard.load"])
    await make(single, name, { saveBen: "true", benName: "Kept" });
  for (const name of ["bulkTransfers.pay", "mobileMoney.payBulk", "prepaidCard.loadBulk"])
    await make(single, name, { saveBen: "true", benName: "Kept too" });
  const bill = await single.call(bankApi.bills.createInvoice, {
    serviceCode: "PAS",
    firstName: "Ama",
    lastName: "Mensah",
    phoneNumber: "0244000001",
  });
  const idIn = async (table: string, condition = sql`true`) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where company_id = ${ours.id} and ${condition} limit 1`.execute(db);
    if (!rows[0]) throw new Error(`There is nothing in ${table}`);
    return String(rows[0].id);
  };
  const beneficiaryOf = (kind: string) => idIn("beneficiaries", sql`kind = ${kind} and list_id is null`);
  const listOf = (kind: string) => idIn("beneficiary_lists", sql`kind = ${kind}`);
  return {
    accountNumber: from,
    transactionId,
    bulkId,
    invoiceNumber: String(bill.invoiceNumber),
    transferBeneficiaryId: await beneficiaryOf("transfer"),
    walletBeneficiaryId: await beneficiaryOf("wallet"),
    cardBeneficiaryId: await beneficiaryOf("card"),
    transferListId: await listOf("transfer"),
    walletListId: await listOf("wallet"),
    cardListId: await listOf("card"),
    scheduleId: await idIn("schedules"),
    payee: to,
  };
}

async function tomorrow({ bank }: Target["bank"]): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() + interval '1 day', 'DD-MM-YYYY') as day`.execute(bank.db);
  return rows[0]?.day ?? "";
}

/** Returns all rows with the company's id as one text. */
async function contentOf({ bank }: Target, { id }: OpenedCompany): Promise<string> {
  const { db } = bank.bank;
  const { rows: tables } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
     where column_name = 'company_id' and table_schema = current_schema() order by table_name`.execute(db);
  const texts = tables.map(async ({ table_name }) => {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(row::text, '|' order by row::text) as all
        from ${sql.table(table_name)} as row where company_id = ${id}`.execute(db);
    return `${table_name}: ${rows[0]?.all}`;
  });
  return (await Promise.all(texts)).join("\n");
}
