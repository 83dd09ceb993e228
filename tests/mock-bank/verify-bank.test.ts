import { describe, expect, it } from "vitest";
import { bankApi } from "../../adapters/bank-api/contract";
import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";
import { CryptoJsCipher } from "../../adapters/bank-api/payload-cipher";
import type { Fault } from "../../mock-bank/faults";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type CallReport, lineOf } from "../../tools/verify-bank/finding";
import { Line } from "../../tools/verify-bank/line";
import { readValues } from "../../tools/verify-bank/values";
import { verifyBank } from "../../tools/verify-bank/verify-bank";
import { openCompany, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { codeFor } from "../support/wire-client";

type Run = { readonly isAll?: boolean; readonly secret?: string; readonly faults?: readonly Fault[] };

async function verified(running: RunningBank, { isAll = false, secret, faults = [] }: Run = {}) {
  const { username, password } = userOf(await openCompany(running), "Single");
  const { apiBasePath, payloadSecret } = running.configuration;
  const reports: CallReport[] = [];
  running.bank.faults.set(faults);
  await verifyBank({
    line: new Line(running.address + apiBasePath, new CryptoJsCipher(secret ?? payloadSecret), "verify"),
    username,
    password,
    isAll,
    values: readValues("{}"),
    askCode: () => codeFor(running, username),
    tell: (report) => reports.push(report),
  });
  running.bank.faults.set([]);
  return reports;
}

const deviating = (reports: readonly CallReport[]): string[] =>
  reports.filter(({ verdict }) => verdict === "deviates").map(lineOf);

const namesOf = (wanted: (endpoint: Endpoint) => boolean): string[] =>
  Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([word, area]) =>
    Object.entries(area).flatMap(([name, endpoint]) => (wanted(endpoint) ? [`${word}.${name}`] : [])),
  );

describe("verify-bank", () => {
  const bank = aBank();

  it("verify-bank makes every read-only call and finds nothing in the mock bank", async () => {
    const reports = await verified(bank.running);
    expect(deviating(reports)).toEqual([]);
    const opening = ["session.authenticate", "otp.sendSignedOut", "otp.verify", "session.logout"];
    const made = reports.filter(({ endpoint }) => endpoint).map(({ name }) => name);
    expect(made.sort()).toEqual([...namesOf(({ effect }) => effect === "read"), ...opening].sort());
  });

  it("verify-bank makes all other calls on request, with a code for each payment", async () => {
    const reports = await verified(bank.running, { isAll: true });
    expect(deviating(reports)).toEqual([]);
    const made = new Map(reports.map(({ name, verdict }) => [name, verdict]));
    expect(namesOf(() => true).filter((name) => !made.has(name))).toEqual([]);
    const paid = ["payments.toSelf", "payments.toOtherBankAtOnce", "mobileMoney.pay", "prepaidCard.load", "fx.request"];
    for (const name of [...paid, "bills.payInvoice", "bulkTransfers.pay"])
      expect([name, made.get(name)]).toEqual([name, "ok"]);
  });

  it("verify-bank names each planted deviation, call by call", async () => {
    const always = { when: "always" } as const;
    const reports = await verified(bank.running, {
      faults: [
        {
          ...always,
          call: "accounts.list",
          kind: "altered-answer",
          fields: { bookBalance: 1, accounts: [{ currency: 7 }] },
        },
        { ...always, call: "fx.rates", kind: "malformed" },
        { ...always, call: "fx.currencies", kind: "http500" },
        { ...always, call: "lookups.charge", kind: "code", code: 42, description: "Try later" },
        { ...always, call: "bills.billers", kind: "drop" },
        { ...always, call: "approvals.pending", kind: "altered-answer", fields: { code: null } },
        { ...always, call: "requests.mine", kind: "code", code: 1, description: "Not today", status: 401 },
      ],
    });
    const told = new Map(reports.map((report) => [report.name, report]));
    const words = (name: string) => told.get(name)?.deviations.map(({ part, words: said }) => `${part}: ${said}`);
    expect(words("accounts.list")).toContain("fields: accounts[0].accountNumber: nothing instead of string");
    expect(words("accounts.list")).toContain("fields: accounts[0].currency: a number instead of string");
    expect(words("fx.rates")).toEqual([expect.stringMatching(/^(answer|cipher|headers): /)]);
    expect(words("fx.currencies")).toEqual(["answer: HTTP 500: the client takes it for no answer"]);
    expect(words("lookups.charge")).toEqual([
      "codes: 42 is none of contract/codes.ts: the client takes it for a failure",
    ]);
    expect(words("bills.billers")).toEqual([expect.stringContaining("answer: none: ")]);
    expect(words("approvals.pending")).toEqual([expect.stringContaining("envelope: code: null instead of ")]);
    expect(told.get("requests.mine")).toMatchObject({ verdict: "refused", notes: ["code 1: Not today"] });
    expect(deviating(reports)).toHaveLength(6);
  });

  it("verify-bank distinguishes a wrong secret from a bank without encryption, and stops there", async () => {
    const reports = await verified(bank.running, { secret: "A".repeat(43) });
    expect(reports).toHaveLength(1);
    expect(deviating(reports)[0]).toMatch(/^DEVIATES session.authenticate/);
    expect(deviating(reports)[0]).toContain("cipher: ");
  });

  it("verify-bank refuses a file of values with an unknown entry", () => {
    expect(readValues('{"wallet": "0200000001"}')).toMatchObject({ wallet: "0200000001", network: "MTN" });
    expect(() => readValues('{"walet": "0200000001"}')).toThrow("no usable walet. These may be given: otherAccount, ");
  });
});
