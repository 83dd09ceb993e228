import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";
import type { Fault } from "../../../mock-bank/calls/faults";
import type { RunningBank } from "../../../mock-bank/start-bank";
import { type CallReport, lineOf, wordsOf } from "../../../tools/verify-bank/finding";
import { readValues } from "../../../tools/verify-bank/values";
import { openCompany, userOf } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import { verified } from "../../support/verified-bank";

type Run = { readonly isAll?: boolean; readonly secret?: string; readonly faults?: readonly Fault[] };

async function verifiedAs(running: RunningBank, { faults = [], ...run }: Run = {}) {
  const user = userOf(await openCompany(running), "Single");
  running.bank.faults.set(faults);
  const reports = await verified(running, user, run);
  running.bank.faults.set([]);
  return reports;
}

const deviating = (reports: readonly CallReport[]): string[] =>
  reports.filter(({ verdict }) => verdict === "deviates").map(lineOf);

const namesOf = (wanted: (endpoint: Endpoint) => boolean): string[] =>
  Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([word, area]) =>
    Object.entries(area).flatMap(([name, endpoint]) => (wanted(endpoint) ? [`${word}.${name}`] : [])),
  );

/** The call of a report, without what it asked about. */
const callOf = ({ name }: CallReport): string => name.replace(/ \(.*/, "");

describe("verify-bank", () => {
  const bank = aBank();

  it("verify-bank makes every read-only call and finds nothing in the mock bank", async () => {
    const reports = await verifiedAs(bank.running);
    expect(deviating(reports)).toEqual([]);
    const opening = ["session.authenticate", "otp.sendSignedOut", "otp.verify", "session.logout"];
    const made = reports.filter(({ endpoint, name }) => endpoint && !/^(the rows|page 2)/.test(name)).map(callOf);
    expect([...new Set(made)].sort()).toEqual([...namesOf(({ effect }) => effect === "read"), ...opening].sort());
  });

  it("verify-bank makes all other calls on request, with a code for each payment", async () => {
    const reports = await verifiedAs(bank.running, { isAll: true });
    expect(deviating(reports)).toEqual([]);
    const made = new Map(reports.map((report) => [callOf(report), report.verdict]));
    expect(namesOf(() => true).filter((name) => !made.has(name))).toEqual([]);
    const paid = ["payments.toSelf", "payments.toOtherBankAtOnce", "mobileMoney.pay", "prepaidCard.load", "fx.request"];
    for (const name of [...paid, "bills.payInvoice", "bulkTransfers.pay"])
      expect([name, made.get(name)]).toEqual([name, "ok"]);
  });

  it("a deviation says what came, what was expected, which section asks for it, and what the client does", async () => {
    const always = { when: "always" } as const;
    const account = { accountNumber: "1020304050607", currency: "GHS", availableBalance: "5.00", bookBalance: "5.00" };
    const reports = await verifiedAs(bank.running, {
      faults: [
        {
          ...always,
          call: "accounts.list",
          kind: "altered-answer",
          fields: { accounts: [{ ...account, bookBalance: "12,345.678", currency: "ZZZ", accountNumber: null }] },
        },
        { ...always, call: "bills.billers", kind: "drop" },
        { ...always, call: "fx.currencies", kind: "http500" },
        { ...always, call: "lookups.charge", kind: "code", code: 42, description: "Try later" },
        { ...always, call: "bills.networks", kind: "code", code: 1, description: "Not today", status: 401 },
        {
          ...always,
          call: "bills.invoice",
          kind: "altered-answer",
          fields: { invoiceStatus: "HELD", expiryDate: "1/2/2026" },
        },
      ],
    });
    const words = (name: string) =>
      reports.find((report) => report.name === name)?.deviations.map((found) => `${found.part}: ${wordsOf(found)}`);
    expect(words("accounts.list")).toEqual([
      "fields: accounts[0].accountNumber: null; expected An account of this bank, 13 digits (specification 1, 7); the client cannot read the answer",
      'fields: accounts[0].currency: the text "ZZZ"; expected one of GHS, USD, EUR, GBP (specification 1, 7); the client tolerates it',
      'fields: accounts[0].bookBalance: a text like "99,999.999"; expected Digits with at most two decimals, without separators, or: At most two decimals (specification 1, 7); the client cannot read the answer',
    ]);
    expect(words("bills.billers")).toEqual([expect.stringMatching(/^answer: none: .*; expected an answer/)]);
    expect(words("fx.currencies")).toEqual([
      "answer: HTTP 500, which the client takes for no answer; expected HTTP 200 or 401 (specification 1, 7); the client cannot read the answer",
    ]);
    expect(words("lookups.charge")).toEqual([
      "codes: code: the code 42, which the client takes for a failure; expected one of 0, 1, 10, 103, 104, 105 (specification 1, 7); the client tolerates it",
    ]);
    expect(words("bills.invoice")).toContain(
      'fields: invoiceStatus: the text "HELD"; expected one of PENDING, PAID, EXPIRED (specification 3, 7 Bill payments); the client tolerates it',
    );
    expect(words("bills.invoice")).toContainEqual(
      expect.stringContaining('expiryDate: a text like "9/9/9999"; expected DD-MM-YYYY'),
    );
    const networks = reports.find(({ name }) => name === "bills.networks");
    expect(networks).toMatchObject({ verdict: "refused", notes: ["code 1: Not today"] });
    expect(deviating(reports)).toHaveLength(5);
  });

  it("verify-bank distinguishes a wrong secret from a bank without encryption, and stops there", async () => {
    const reports = await verifiedAs(bank.running, { secret: "A".repeat(43) });
    expect(reports).toHaveLength(1);
    expect(deviating(reports)[0]).toMatch(/^DEVIATES session.authenticate/);
    expect(deviating(reports)[0]).toContain("cipher: ");
  });

  it("verify-bank refuses a file of values with an unknown entry", () => {
    expect(readValues('{"wallet": "0200000001"}')).toMatchObject({ wallet: "0200000001", network: "MTN" });
    expect(() => readValues('{"walet": "0200000001"}')).toThrow("no usable walet. These may be given: otherAccount, ");
  });
});
