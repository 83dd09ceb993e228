import { beforeEach, describe, expect, it } from "vitest";
import { HttpNotices } from "../../../../adapters/bank-api/requests/http-notices";
import { ghs, moneyOf } from "../../../../domain/money";
import type { NoticeKind } from "../../../../domain/requests/notice";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

const unreadable = { ok: false, failure: { kind: "unreadable" } };
const tooLarge = "9999999999999.00";

let bank = aStubBank();
let adapter = new HttpNotices(bank.client);
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
  adapter = new HttpNotices(bank.client);
});

const refusal = { code: 1, description: "Not for this company." };
const refused = { ok: false, failure: { kind: "refused", message: "Not for this company.", answer: refusal } };

const wire = {
  noticeId: "17",
  accountNumber: "1020304050607",
  type: "D",
  title: "Transfer to another bank",
  date: "24-11-2026 09:30:15",
  reference: "FT26328",
  transactionId: "TRX0001",
  counterpartyName: "Yaw Ofori",
  counterpartyAccount: "1441000777888",
  narration: "Crates",
  currency: "GHS",
  amount: "250.00",
  charges: 5,
  balance: "-12.50",
  isRead: false,
};
const notice = {
  id: "17",
  accountNumber: "1020304050607",
  type: "debit",
  title: "Transfer to another bank",
  at: "2026-11-24T09:30:15Z",
  reference: "FT26328",
  requestId: "TRX0001",
  counterparty: "Yaw Ofori",
  amount: ghs(250_00),
  charges: ghs(5_00),
  balance: ghs(-12_50),
  isRead: false,
};
const answerNotices = (...notices: object[]) => bank.answer({ code: 0, notices, unread: 3, mark: "17,12" });

describe("the list of notices", () => {
  it("the newest notices are requested by their number only", async () => {
    answerNotices();
    expect(await adapter.newest({ size: 20 })).toEqual({ ok: true, value: { notices: [], unread: 3, mark: "17,12" } });
    expect(bank.lastCall()).toBe("POST /account/notices");
    expect(bank.last().form).toEqual({ pageSize: "20" });
  });

  it("older notices are requested by the id of the last one", async () => {
    await adapter.newest({ size: 50, before: "17" });
    expect(bank.last().form).toEqual({ pageSize: "50", before: "17" });
  });

  it("a page of notices is read exactly, in the bank's order", async () => {
    const dollars = { currency: "USD", amount: "1.00", charges: "0", balance: 1.1 };
    answerNotices(wire, { ...wire, noticeId: "16", type: "C", ...dollars });
    const inDollars = { amount: moneyOf(100, "USD"), charges: moneyOf(0, "USD"), balance: moneyOf(110, "USD") };
    expect(await adapter.newest({ size: 20 })).toEqual({
      ok: true,
      value: { notices: [notice, { ...notice, id: "16", type: "credit", ...inDollars }], unread: 3, mark: "17,12" },
    });
  });

  it.each([
    [{ transactionId: "" }, { requestId: undefined }],
    [{ transactionId: null }, { requestId: undefined }],
    [{ counterpartyName: "" }, { counterparty: "1441000777888" }],
    [{ counterpartyName: null, counterpartyAccount: null }, { counterparty: "" }],
    [{ counterpartyName: "Yaw Ofori", counterpartyAccount: "" }, { counterparty: "Yaw Ofori" }],
    [{ isRead: true }, { isRead: true }],
    [{ isRead: "true" }, { isRead: true }],
    [{ isRead: "false" }, { isRead: false }],
  ])("a notice with %j is read as %j", async (given, read) => {
    answerNotices({ ...wire, ...given });
    const value = { notices: [{ ...notice, ...read }], unread: 3, mark: "17,12" };
    expect(await adapter.newest({ size: 20 })).toEqual({ ok: true, value });
  });

  it.each([
    ["type", "X"],
    ["type", ""],
    ["amount", tooLarge],
    ["charges", tooLarge],
    ["balance", tooLarge],
  ])("the notices are unreadable if one of them has the %s %j", async (field, value) => {
    answerNotices(wire, { ...wire, [field]: value });
    expect(await adapter.newest({ size: 20 })).toEqual(unreadable);
    expect(bank.warnings).toEqual(["POST /account/notices: unreadable"]);
  });

  it("a bank without notices refuses their list", async () => {
    bank.answer(refusal);
    expect(await adapter.newest({ size: 20 })).toEqual(refused);
  });
});

describe("marking notices as read", () => {
  it.each([
    ["Marked.", "Marked."],
    ["", undefined],
    [null, undefined],
  ])("notices are marked as read by their mark, and the description %j is the message %j", async (given, message) => {
    bank.answer({ code: 0, description: given });
    expect(await adapter.markRead("17,12")).toEqual({ ok: true, value: { message } });
    expect(bank.lastCall()).toBe("POST /account/notices/read");
    expect(bank.last().form).toEqual({ mark: "17,12" });
  });

  it("notices that the bank does not mark as read are reported", async () => {
    bank.answer(refusal);
    expect(await adapter.markRead("17,12")).toEqual(refused);
  });
});

describe("the choice of messages", () => {
  const off = { inClient: false, byEmail: false, bySms: false, isFixed: false };
  const nothing = { isInClient: false, ways: { email: false, sms: false }, isFixed: false };

  it.each([
    [{ inClient: true }, { isInClient: true }],
    [{ inClient: "true" }, { isInClient: true }],
    [{ byEmail: true }, { ways: { email: true, sms: false } }],
    [{ bySms: "true" }, { ways: { email: false, sms: true } }],
    [{ isFixed: true }, { isFixed: true }],
    [{ inClient: "false", byEmail: "false", bySms: "false", isFixed: "false" }, {}],
  ])("a choice with %j is read as %j", async (given, read) => {
    bank.answer({ code: 0, preferences: [{ kind: "DEBIT", ...off, ...given }] });
    const value = [{ kind: "debit", ...nothing, ...read }];
    expect(await adapter.preferences()).toEqual({ ok: true, value });
    expect(bank.lastCall()).toBe("POST /account/notices/preferences");
    expect(bank.last().form).toBeUndefined();
  });

  it("kinds of messages are read in the bank's order, without those that the client does not know", async () => {
    const kinds = ["SECURITY", "NEWS", "debit", "", "CREDIT", "OUTCOME", "WAITING", "REMINDER"];
    bank.answer({ code: 0, preferences: kinds.map((kind) => ({ kind, ...off })) });
    const known = ["security", "debit", "credit", "outcome", "waiting", "reminder"];
    const value = known.map((kind) => ({ kind, ...nothing }));
    expect(await adapter.preferences()).toEqual({ ok: true, value });
  });

  it.each<[NoticeKind, string]>([
    ["debit", "DEBIT"],
    ["credit", "CREDIT"],
    ["waiting", "WAITING"],
    ["reminder", "REMINDER"],
    ["outcome", "OUTCOME"],
    ["security", "SECURITY"],
  ])("messages of the kind %s are chosen as %s", async (kind, wireKind) => {
    await adapter.choose(kind, "email", true);
    expect(bank.lastCall()).toBe("POST /account/notices/preference");
    expect(bank.last().form).toEqual({ kind: wireKind, way: "EMAIL", isOn: "true" });
  });

  it.each([
    ["Saved.", "Saved."],
    ["", undefined],
    [null, undefined],
  ])("messages by SMS are switched off, and the description %j is the message %j", async (given, message) => {
    bank.answer({ code: 0, description: given });
    expect(await adapter.choose("credit", "sms", false)).toEqual({ ok: true, value: { message } });
    expect(bank.last().form).toEqual({ kind: "CREDIT", way: "SMS", isOn: "false" });
  });
});
