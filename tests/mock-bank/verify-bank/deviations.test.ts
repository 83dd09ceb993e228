import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import examples from "../../../contract/description/examples.json" with { type: "json" };
import { replySchemaOf } from "../../../contract/description/json-schema";
import type { Endpoint } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";
import { bankNow } from "../../../mock-bank/core/clock";
import { defaultConfiguration, withoutLimits } from "../../../mock-bank/operator/configuration";
import type { RunningBank } from "../../../mock-bank/start-bank";
import { examine, nameOf } from "../../../tools/verify-bank/examine";
import type { CallReport } from "../../../tools/verify-bank/finding";
import { passTime, startTestBank } from "../../support/bank";
import { changed } from "../../support/changed-answer";
import { type DeviatingBank, startDeviatingBank } from "../../support/deviating-bank";
import { verified } from "../../support/verified-bank";
import { WireClient } from "../../support/wire-client";
import { answersThatDeviate, behaviourThatDeviates, type CatalogueEntry } from "./catalogue";
import { type Field, fieldsOf, outside } from "./outside-values";

const ama = { username: "ama.mensah", password: "Training@1" };
const from = "1020304050607";
const to = "1020304050615";
const FOREIGN_ACCOUNT = "1020304060606";
const CODE_SECONDS = 300;

/** Calls that are made with ids of other calls. */
const sources: Readonly<Record<string, string>> = {
  "requests.review": "requests.mine",
  "requests.stages": "requests.mine",
  "payments.receipt": "requests.mine",
  "approvals.drillDown": "approvals.pendingBulk",
  "reports.fetchBulkRows": "reports.fetchBulk",
  "reports.paymentAdvice": "reports.fetch",
  "support.paper": "payments.receipt",
};
/** The calls whose answers a call needs. */
const sourcesOf = (call: string): readonly string[] => {
  const source = sources[call];
  return source === undefined ? [] : [source, ...sourcesOf(source)];
};
/** Calls without which hardly any other call can be made. */
const isOfSession = ({ call }: CatalogueEntry): boolean => /^(accounts|session|otp)\./.test(call);

/** Groups deviations so that one run finds several: no two of a call, and none of a call that another one depends on. */
function grouped(entries: readonly CatalogueEntry[]): readonly (readonly CatalogueEntry[])[] {
  const groups: CatalogueEntry[][] = [];
  for (const entry of entries) {
    const isApart = (other: CatalogueEntry) =>
      other.call !== entry.call &&
      !sourcesOf(other.call).includes(entry.call) &&
      !sourcesOf(entry.call).includes(other.call);
    const group = isOfSession(entry)
      ? undefined
      : groups.find((each) => each.every((other) => isApart(other) && !isOfSession(other)));
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Names what was found: the check, the part and the field, without what was asked about and without row numbers. */
function foundIn(reports: readonly CallReport[]): readonly string[] {
  const found = reports.flatMap(({ name, endpoint, deviations }) =>
    deviations.map(({ part, place }) => {
      const check = name.replace(/^page 2 of /, "").replace(/ \(.*/, "");
      const subject = endpoint && part !== "relations" ? nameOf(endpoint) : check;
      return [subject, part, place?.replace(/\[\d+\]/g, "[*]")].filter(Boolean).join(" ");
    }),
  );
  return [...new Set(found)].sort();
}

/** Ids of lists are no names of fields, so verify-bank writes them as `*`. */
const withoutIds = (path: string) => path.replace(/^bulkIds\.[^.[]+/, "bulkIds.*");

const endpoints = new Map(
  Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([noun, area]) =>
    Object.entries(area).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
  ),
);

const expected = (entries: readonly CatalogueEntry[]) => [...new Set(entries.flatMap(({ finds }) => finds))].sort();

describe("verify-bank in front of a bank that deviates", () => {
  let bank: RunningBank;
  let proxy: DeviatingBank;
  let foreign: Awaited<ReturnType<typeof payAsOtherCustomer>>;
  const run = (options: Parameters<typeof verified>[2]) =>
    verified(bank, ama, { ...options, address: proxy.address, values: foreign });
  const letCodeExpire = () => passTime(bank, CODE_SECONDS + 1);

  beforeAll(async () => {
    const settings = { ...defaultConfiguration.settings, codes: withoutLimits, sessionTimeoutSeconds: 3600 };
    bank = await startTestBank({ isUnseeded: false, settings });
    await addRequests(bank);
    foreign = await payAsOtherCustomer(bank);
    proxy = await startDeviatingBank(bank);
  });
  afterAll(async () => {
    await proxy?.close();
    await bank?.close();
  });

  const foundWith = async (entries: readonly CatalogueEntry[]) => {
    proxy.deviate(entries);
    const calls = entries.map(({ call }) => call);
    return foundIn(await run({ isAll: true, only: [...calls, ...calls.flatMap(sourcesOf)] }));
  };
  const named = (entries: readonly CatalogueEntry[]) =>
    [entries.map(({ name }) => name).join(", and "), entries] as const;

  it.each(grouped(answersThatDeviate).map(named))(
    "verify-bank reports a bank that answers with %s, and nothing else",
    async (_, entries) => expect(await foundWith(entries)).toEqual(expected(entries)),
  );

  const behaviourWith = (entries: readonly CatalogueEntry[]) => {
    const isAboutExpiry = entries.some(({ name }) => name.includes("expired"));
    proxy.deviate(entries);
    return run({ isAll: true, only: ["behaviour"], ...(isAboutExpiry && { letCodeExpire }) }).then(foundIn);
  };

  it.each(grouped(behaviourThatDeviates).map(named))("verify-bank reports that %s", async (_, entries) =>
    expect(await behaviourWith(entries)).toEqual(expected(entries)),
  );

  describe("values outside the bounds of the schema", () => {
    /** Every field of an answer to each read-only call. The rows in a JSON text have a schema of their own. */
    const fieldsByCall = (answers: ReadonlyMap<string, object>): ReadonlyMap<string, readonly Field[]> =>
      new Map(
        [...endpoints].flatMap(([call, { effect, answer: kind, reply }]) => {
          const answer = answers.get(call);
          const isDrawn = answer && effect === "read" && kind !== "file" && call !== "approvals.drillDown";
          const fields = isDrawn ? fieldsOf(replySchemaOf(reply), answer) : [];
          // An accepted check has none.
          return fields.length > 0 ? [[call, fields] as const] : [];
        }),
      );
    type Drawn = { readonly call: string; readonly path: string; readonly value: unknown };
    const drawn = (call: string, fields: readonly Field[]): fc.Arbitrary<Drawn> =>
      fc.constantFrom(...fields).chain((field) => outside(field).map((value) => ({ call, path: field.path, value })));
    const changeOf = ({ path, value }: Drawn) =>
      value === undefined ? ({ kind: "remove", path } as const) : ({ kind: "set", path, value } as const);

    const recorded = new Map<string, object>(Object.entries(examples).map(([call, { answer }]) => [call, answer]));
    const expectFound = (one: Drawn) => {
      const endpoint = endpoints.get(one.call) as Endpoint;
      const answer = changed(recorded.get(one.call) ?? {}, changeOf(one));
      const { deviations } = examine({ endpoint, input: {}, isSignedIn: true }, answer);
      expect(deviations.map(({ part, place }) => [part, place])).toContainEqual(["fields", withoutIds(one.path)]);
    };

    // These fail if a schema accepts too much: the values below are drawn by the schema itself.
    it.each([
      ["an amount with three decimals", "statements.search", "transactions[0].amount", "12.345"],
      ["a US date", "statements.search", "transactions[0].date", "11/20/2026"],
      ["a masked account", "requests.mine", "transactions[0].sourceAccount", "****4417"],
      ["an ISO date", "statements.search", "transactions[0].date", "2026-11-20"],
      ["milliseconds in place of a date", "statements.search", "transactions[0].date", 1_795_170_600_000],
      ["an amount with its currency", "statements.search", "transactions[0].amount", "GHS 12.00"],
      ["a balance with thousands separators", "accounts.list", "accounts[0].availableBalance", "1,250.00"],
      ["a balance with a comma for decimals", "accounts.list", "accounts[0].bookBalance", "12,50"],
      ["a balance with an exponent", "accounts.list", "accounts[0].bookBalance", "1.250e+5"],
      ["a balance as a number with three decimals", "accounts.list", "accounts[0].bookBalance", 12.345],
      ["a currency in lower case", "accounts.list", "accounts[0].currency", "ghs"],
      ["a flag as text", "accounts.list", "accounts[0].primaryAccount", "true"],
      ["null in place of a list", "accounts.list", "accounts", null],
      ["an unknown menu title", "otp.verify", "menus[0].title", "Home"],
      ["a moment without a time zone", "otp.verify", "lastLoginTime", "20/11/2026 09:30"],
      ["a file that is not base64", "statements.statement", "file", "%PDF-1.7"],
      ["base64 with a space at its end", "payments.receipt", "base64", "JVBERi0x "],
      ["an unknown status", "requests.mine", "transactions[0].workFlowStatus", "WAITING_L2"],
      ["a total as text", "requests.mine", "size", "11"],
      ["rows in place of their JSON text", "approvals.drillDown", "transaction", []],
      ["a kind with no waiting request", "approvals.inbox", "waiting[0].count", 0],
      ["a mark with another sign", "notices.list", "mark", "12;13"],
      ["an array in place of a map", "transferBeneficiaries.bulkLists", "bulkIds", []],
      ["a phone number without its zero", "walletBeneficiaries.list", "beneficiaries[0].phoneNumber", 244_123_456],
      ["five last digits", "cardBeneficiaries.list", "beneficiaries[0].last4digit", "12345"],
      ["a script as a link", "support.directives", "regulatoryDirectives[0].url", "javascript:alert(1)"],
      ["an unknown frequency", "schedules.list", "transactions[0].frequency", "FORTNIGHTLY"],
    ])("%s in %s is found in that field", (_, call, path, value) => expectFound({ call, path, value }));

    it("any value of any field that the schema refuses is found in that field", () => {
      const fields = [...fieldsByCall(recorded)];
      expect(fields.flatMap(([, each]) => each).length).toBeGreaterThan(200);
      const anyDeviation = fc.constantFrom(...fields).chain(([call, each]) => drawn(call, each));
      fc.assert(fc.property(anyDeviation, expectFound), { numRuns: 400 });
    });

    it("one drawn value for each call is found through the proxy", async () => {
      proxy.deviate([]);
      await run({});
      const isSource = (call: string) => call === "accounts.list" || Object.values(sources).includes(call);
      const fields = [...fieldsByCall(proxy.successes)].filter(([call]) => !isSource(call));
      const sent = fields.flatMap(([call, each]) => fc.sample(drawn(call, each), 1));
      expect(sent.length).toBeGreaterThan(25);
      proxy.deviate(sent.map((one) => ({ call: one.call, change: changeOf(one) })));
      const found = foundIn(await run({}));
      for (const { call, path, value } of sent) {
        const place = withoutIds(path).replace(/\[\d+\]/g, "[*]");
        expect(found, `${call} with ${JSON.stringify(value)}`).toContain(`${call} fields ${place}`);
      }
    });
  });

  it("verify-bank makes every check, and reports nothing, in a bank without deviations", async () => {
    proxy.deviate([]);
    const reports = await run({ isAll: true, letCodeExpire });
    expect(foundIn(reports)).toEqual([]);
    expect(reports.filter(({ verdict }) => verdict === "skipped")).toEqual([]);
  });
});

/** Pays as a user of another customer. Returns the ids of the payments. */
async function payAsOtherCustomer(bank: RunningBank) {
  const { bulkTransfers, payments } = bankApi;
  const selorm = new WireClient(bank);
  await selorm.signIn("selorm.agbeko", ama.password);
  const payee = { beneficiaryAccount: to, beneficiaryName: "Payroll" };
  const single = await selorm.confirm(
    payments.toSameBank,
    {
      sourceAccount: FOREIGN_ACCOUNT,
      destinationAccountNo: to,
      amount: "1.00",
      currencyCode: "GHS",
      narration: "Seeds",
      transType: "LOCAL-TRANSFER",
    },
    { total: "GHS 1.00", to: to.slice(-4) },
  );
  const rows = [{ ...payee, transactionType: "domestic", transactionAmount: "10.00", transactionDescription: "Pay" }];
  const bulk = await selorm.confirm(
    bulkTransfers.pay,
    { sourceAccount: FOREIGN_ACCOUNT, transferData: JSON.stringify(rows), transferType: "BULK-TRANSFER" },
    { total: "GHS 10.00" },
  );
  expect([single, bulk]).toEqual([expect.objectContaining({ code: 0 }), expect.objectContaining({ code: 0 })]);
  return {
    foreignAccount: FOREIGN_ACCOUNT,
    foreignTransaction: String(single.transactionId),
    foreignBulk: String(bulk.transactionId),
  };
}

/** Adds what the seed lacks: a pending bulk, a saved list and a schedule. */
async function addRequests(bank: RunningBank): Promise<void> {
  const { bulkTransfers, payments } = bankApi;
  const row = { transactionType: "domestic", beneficiaryAccount: to, beneficiaryName: "Payroll" };
  const rows = ["10.00", "20.00"].map((transactionAmount) => ({
    ...row,
    transactionAmount,
    transactionDescription: "Pay",
  }));
  const bulk = { sourceAccount: from, transferData: JSON.stringify(rows), transferType: "BULK-TRANSFER" } as const;
  const kofi = new WireClient(bank);
  await kofi.signIn("kofi.boateng", "Training@1");
  const pending = await kofi.confirm(bulkTransfers.pay, bulk, { total: "GHS 30.00" });
  const client = new WireClient(bank);
  await client.signIn(ama.username, ama.password);
  const transfer = {
    sourceAccount: from,
    destinationAccountNo: to,
    amount: "1.00",
    currencyCode: "GHS",
    narration: "Rent",
  } as const;
  const nextYear = `31-12-${(await bankNow(bank.bank.db)).getUTCFullYear() + 1}`;
  const scheduled = await client.confirm(
    payments.toSelf,
    { ...transfer, transType: "OWN-TRANSFER", isSchedule: true, frequency: "MONTHLY", startDate: nextYear },
    { total: "GHS 1.00", to: to.slice(-4) },
  );
  expect([pending, scheduled]).toEqual([expect.objectContaining({ code: 0 }), expect.objectContaining({ code: 0 })]);
}
