import { beforeEach, describe, expect, it } from "vitest";
import { HttpOfficialStatements } from "../../../../adapters/bank-api/accounts/http-official-statements";
import { HttpStatements } from "../../../../adapters/bank-api/accounts/http-statements";
import { parseIntent } from "../../../../contract/intent";
import type { Delivery } from "../../../../domain/accounts/official-statement";
import { statementFileName } from "../../../../domain/accounts/statement";
import { ghs, moneyOf } from "../../../../domain/money";
import { anAccount } from "../../../support/a-payment";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

const unreadable = { ok: false, failure: { kind: "unreadable" } };
const refusal = { code: 1, description: "The period is too long." };
const refused = { ok: false, failure: { kind: "refused", message: "The period is too long.", answer: refusal } };
const tooLarge = "9999999999999.00";

const range = { account: anAccount(), period: { start: "2026-11-01", end: "2026-11-30" } } as const;
const rangeFields = { accountNumber: "1020304050607", startDate: "01-11-2026", endDate: "30-11-2026" };

const line = { type: "C", date: "24-11-2026 09:30", narration: "Invoice 7", amount: "250.00", currency: "GHS" };
const movement = { type: "credit", at: "2026-11-24T09:30:00Z", narration: "Invoice 7", amount: ghs(250_00) };

let bank = aStubBank();
let adapter = new HttpStatements(bank.client);
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
  adapter = new HttpStatements(bank.client);
});

const idempotencyKeys = () => bank.sent.map(({ headers }) => headers.get("Idempotency-Key"));

describe("the movements of an account", () => {
  it("movements are read exactly, in the bank's order", async () => {
    bank.answer({ code: 0, transactions: [line, { ...line, type: "d", date: "01-11-2026", amount: 0.3 }] });
    const debit = { ...movement, type: "debit", at: "2026-11-01T00:00:00Z", amount: ghs(30) };
    expect(await adapter.movements(range)).toEqual({
      ok: true,
      value: { movements: [movement, debit], bookFormats: [] },
    });
  });

  it.each([
    [{ currency: "USD" }, { amount: moneyOf(250_00, "USD") }],
    [{ currency: "" }, { amount: moneyOf(250_00, "EUR") }],
    [{ currency: null }, { amount: moneyOf(250_00, "EUR") }],
    [
      { currency: "EUR", narration: null },
      { amount: moneyOf(250_00, "EUR"), narration: "" },
    ],
  ])("a movement of an account in EUR with %j is read as %j", async (given, read) => {
    bank.answer({ code: 0, transactions: [{ ...line, ...given }] });
    expect(await adapter.movements({ ...range, account: anAccount({ currency: "EUR" }) })).toEqual({
      ok: true,
      value: { movements: [{ ...movement, ...read }], bookFormats: [] },
    });
  });

  it.each([
    [
      ["camt053", "csv"],
      ["csv", "camt053"],
    ],
    [["mt940", "camt053"], ["camt053"]],
    [[], []],
    [null, []],
    [undefined, []],
  ])("the formats %j for accounting programs are offered as %j", async (given, bookFormats) => {
    bank.answer({ code: 0, transactions: [], bookFormats: given });
    expect(await adapter.movements(range)).toEqual({ ok: true, value: { movements: [], bookFormats } });
  });

  it.each([
    ["type", "X"],
    ["type", ""],
    ["amount", tooLarge],
  ])("the movements are unreadable if one of them has the %s %j", async (field, value) => {
    bank.answer({ code: 0, transactions: [line, { ...line, [field]: value }] });
    expect(await adapter.movements(range)).toEqual(unreadable);
    expect(bank.warnings).toEqual(["POST /account/transactions/search: unreadable"]);
  });
});

describe("a statement to print", () => {
  const issued = {
    code: 0,
    endDate: "25-11-2026",
    issuedAt: "25-11-2026 08:00:01",
    openingBalance: "-100.00",
    closingBalance: 400,
    transactions: [
      { ...line, balance: "150.00" },
      { ...line, balance: 400 },
    ],
  };

  it("a statement is requested by account and days, and ends on the day that the bank names", async () => {
    bank.answer(issued);
    expect(await adapter.complete(range)).toEqual({
      ok: true,
      value: {
        account: anAccount(),
        period: { start: "2026-11-01", end: "2026-11-25" },
        issuedAt: "2026-11-25T08:00:01Z",
        opening: ghs(-100_00),
        closing: ghs(400_00),
        lines: [
          { ...movement, balance: ghs(150_00) },
          { ...movement, balance: ghs(400_00) },
        ],
      },
    });
    expect(bank.lastCall()).toBe("POST /account/transactions/completeStatement");
    expect(bank.last().form).toEqual(rangeFields);
  });

  it("a statement without transactions has no lines", async () => {
    bank.answer({ ...issued, transactions: [] });
    const statement = await adapter.complete(range);
    expect(statement.ok && statement.value.lines).toEqual([]);
  });

  const goodLine = { ...line, balance: "150.00" };
  it.each([
    ["a first balance that is too large", { openingBalance: tooLarge }],
    ["a last balance that is too large", { closingBalance: tooLarge }],
    ["a last day that does not exist", { endDate: "31-02-2026" }],
    ["a line of an unknown type", { transactions: [goodLine, { ...goodLine, type: "X" }] }],
    ["a line with an amount that is too large", { transactions: [goodLine, { ...goodLine, amount: tooLarge }] }],
    ["a line with a balance that is too large", { transactions: [goodLine, { ...goodLine, balance: tooLarge }] }],
  ])("a statement is unreadable with %s", async (_, wrong) => {
    bank.answer({ ...issued, ...wrong });
    expect(await adapter.complete(range)).toEqual(unreadable);
    expect(bank.warnings).toEqual(["POST /account/transactions/completeStatement: unreadable"]);
  });
});

describe("a downloaded statement", () => {
  it.each([
    ["pdf", "pdf", "application/pdf"],
    ["excel", "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ] as const)("a statement as %s is a file with the extension %s", async (format, extension, mimeType) => {
    bank.answer({ code: 0, file: btoa("file") });
    expect(await adapter.download(range, format)).toEqual({
      ok: true,
      value: { name: statementFileName(range, extension), mimeType, bytes: new TextEncoder().encode("file") },
    });
  });

  it.each([[undefined], [null], [""], ["%"]])("a download with the file %j is unreadable", async (file) => {
    bank.answer({ code: 0, file });
    expect(await adapter.download(range, "pdf")).toEqual(unreadable);
    expect(bank.warnings).toEqual(["POST /account/transactions/statement: unreadable"]);
  });

  it.each(["pdf", "csv"] as const)("a refused download as %s is reported with its reason", async (format) => {
    const headers = { "Content-Type": "application/json" };
    bank.respond((payload, call) => new Response(bank.sealed(refusal, call, payload), { headers }));
    expect(await adapter.download(range, format)).toEqual(refused);
  });

  it.each([
    ["csv", "csv", "text/csv"],
    ["camt053", "xml", "application/xml"],
  ] as const)(
    "a statement for accounting programs as %s is a file with the extension %s",
    async (format, extension, mimeType) => {
      bank.respond(() => new Response("books", { headers: { "Content-Type": mimeType } }));
      expect(await adapter.download(range, format)).toEqual({
        ok: true,
        value: { name: statementFileName(range, extension), mimeType, bytes: new TextEncoder().encode("books") },
      });
      expect(bank.lastCall()).toBe("POST /account/transactions/bookkeepingStatement");
      expect(bank.last().form).toEqual({ ...rangeFields, format });
    },
  );
});

describe("a statement by e-mail", () => {
  it("a statement keeps its idempotency key when it is sent again, and another statement has another key", async () => {
    const [first, second] = [adapter.prepareEmail(range, "kofi@a.example"), adapter.prepareEmail(range, "k@a.example")];
    for (const call of [first, first, second]) await call.submit("");
    const [key, again, other] = idempotencyKeys();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(key);
    expect(other).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(key);
  });

  it.each([[""], [null]])("a sent statement with the description %j has no message", async (description) => {
    bank.answer({ code: 0, description });
    const sent = await adapter.prepareEmail(range, "kofi@a.example").submit("");
    expect(sent).toEqual({ ok: true, value: { message: undefined } });
  });
});

describe("an official statement", () => {
  const prepare = (delivery: Delivery, key?: string) =>
    new HttpOfficialStatements(bank.client).prepare({ ...range, delivery }, key);
  const byEmail: Delivery = { kind: "email", address: "kofi@a.example" };
  const atBranch: Delivery = { kind: "branch", branch: { id: "B7", name: "Osu", address: "Oxford Street, Accra" } };

  it.each([
    [byEmail, { delivery: "email", email: "kofi@a.example" }],
    [atBranch, { delivery: "branch", branchName: "Osu", branchAddress: "Oxford Street, Accra" }],
  ])("an official statement with the delivery %j is ordered with %j", async (delivery, fields) => {
    const order = prepare(delivery);
    expect(bank.sent).toEqual([]);
    await order.submit("12345");
    expect(bank.lastCall()).toBe("POST /account/transactions/officialStatement");
    expect(bank.last().form).toEqual({ ...rangeFields, ...fields, password: "12345", passwordType: "OTP" });
  });

  it.each([
    ["Ordered.", "Ordered."],
    ["", undefined],
    [null, undefined],
  ])("an order answered with the description %j has the message %j", async (description, message) => {
    bank.answer({ code: 0, description });
    expect(await prepare(byEmail).submit("12345")).toEqual({ ok: true, value: { message } });
  });

  it("an order is sent with the idempotency key of an earlier attempt", async () => {
    const order = prepare(byEmail, "0123456789abcdef0123456789abcdef");
    await order.submit("12345");
    expect(order.key).toBe("0123456789abcdef0123456789abcdef");
    expect(idempotencyKeys()).toEqual(["0123456789abcdef0123456789abcdef"]);
  });

  it("the code of an order is bound to the call, without an amount or a payee", () => {
    const { call, total, to } = parseIntent(prepare(byEmail).intent ?? "") ?? {};
    expect({ call, total, to }).toEqual({
      call: "/account/transactions/officialStatement",
      total: undefined,
      to: undefined,
    });
  });
});
