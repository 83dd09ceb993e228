import { describe, expect, it } from "vitest";
import { checkHistory, type Findings, type Ledger, type LedgerLine } from "./check-history";
import type { Call } from "./history";

const [PAYER, PAYEE] = ["1000000000001", "1000000000002"];
const OPENING = 10_000;
const openings = new Map([
  [PAYER, OPENING],
  [PAYEE, 0],
]);
const nothing: Findings = { lost: [], doubled: [], unbalanced: [], reordered: [], unexplained: [] };

type Times = { readonly sentAt: number; readonly answeredAt?: number };

/** A call that pays 1.05, acknowledged with the request "T-<key>" if it was answered. */
const call = (key: string, { sentAt, answeredAt }: Times): Call => ({
  key,
  account: PAYER,
  to: PAYEE,
  pesewas: 105,
  sentAt,
  ...(answeredAt !== undefined && { answered: { at: answeredAt, requestId: `T-${key}` } }),
});

type Posting = { readonly key: string; readonly requestId?: string; readonly pesewas?: number; readonly at?: number };

/** A ledger with these payments in this order, whose books are the sums of its lines. */
function ledgerOf(...postings: readonly Posting[]): Ledger {
  const lines = postings.flatMap(
    ({ key, requestId = `T-${key}`, pesewas = 105, at = 0 }, position): readonly LedgerLine[] => {
      const common = { entry: `${position}`, requestId, key, postedAt: at };
      return [
        { ...common, line: position * 2, account: PAYER, pesewas: -pesewas },
        { ...common, line: position * 2 + 1, account: PAYEE, pesewas },
      ];
    },
  );
  const moved = postings.reduce((sum, { pesewas = 105 }) => sum + pesewas, 0);
  return {
    lines,
    books: new Map([
      [PAYER, OPENING - moved],
      [PAYEE, moved],
    ]),
  };
}

const check = (calls: readonly Call[], ledger: Ledger) => checkHistory({ calls: [...calls], openings }, ledger);

describe("the checker of histories", () => {
  it("a ledger with each acknowledged payment once has no findings", () => {
    const calls = [call("a", { sentAt: 1, answeredAt: 2 }), call("b", { sentAt: 3, answeredAt: 4 })];
    expect(check(calls, ledgerOf({ key: "a" }, { key: "b" }))).toEqual(nothing);
  });

  it("a payment without an answer has no findings, whether it is posted or not", () => {
    const calls = [call("a", { sentAt: 1 })];
    expect(check(calls, ledgerOf())).toEqual(nothing);
    expect(check(calls, ledgerOf({ key: "a" }))).toEqual(nothing);
  });

  it("an acknowledged payment that is not posted is reported as lost", () => {
    const calls = [call("a", { sentAt: 1, answeredAt: 2 })];
    expect(check(calls, ledgerOf())).toEqual({
      ...nothing,
      lost: ["payment a was acknowledged as T-a and is not posted"],
    });
  });

  it("a payment that is posted by another request than the acknowledged one is lost", () => {
    const first = call("a", { sentAt: 1, answeredAt: 2 });
    const again: Call = { ...first, sentAt: 3, answered: { at: 4, requestId: "T-again" } };
    expect(check([first, again], ledgerOf({ key: "a", requestId: "T-again" }))).toEqual({
      ...nothing,
      lost: ["payment a was acknowledged as T-a and is not posted"],
    });
  });

  it("a payment with two entries is doubled, within one request and in two", () => {
    const calls = [call("a", { sentAt: 1 }), call("a", { sentAt: 2, answeredAt: 3 })];
    const expected = { ...nothing, doubled: ["payment a was posted more than once"] };
    expect(check(calls, ledgerOf({ key: "a" }, { key: "a" }))).toEqual(expected);
    expect(check(calls, ledgerOf({ key: "a" }, { key: "a", requestId: "T-other" }))).toEqual(expected);
  });

  it("a book that is not the sum of its lines is unbalanced", () => {
    const { lines, books } = ledgerOf({ key: "a" });
    const wrong = new Map([...books, [PAYEE, 106] as const]);
    expect(check([call("a", { sentAt: 1, answeredAt: 2 })], { lines, books: wrong })).toEqual({
      ...nothing,
      unbalanced: [`account ${PAYEE} holds 1.06 instead of 1.05`],
    });
  });

  it("a payment that moves another amount is unbalanced", () => {
    const calls = [call("a", { sentAt: 1, answeredAt: 2 })];
    expect(check(calls, ledgerOf({ key: "a", pesewas: 110 }))).toEqual({
      ...nothing,
      unbalanced: [
        `entry 0 changes ${PAYER} by -1.10, ${PAYEE} by 1.10 instead of ${PAYER} by -1.05, ${PAYEE} by 1.05`,
      ],
    });
  });

  it("an entry without its second line is unbalanced", () => {
    const { lines } = ledgerOf({ key: "a" });
    const books = new Map([
      [PAYER, OPENING - 105],
      [PAYEE, 0],
    ]);
    const calls = [call("a", { sentAt: 1, answeredAt: 2 })];
    expect(check(calls, { lines: lines.slice(0, 1), books }).unbalanced).toEqual([
      `entry 0 changes ${PAYER} by -1.05 instead of ${PAYER} by -1.05, ${PAYEE} by 1.05`,
    ]);
  });

  it("money that moves without a request is unbalanced", () => {
    const { lines, books } = ledgerOf({ key: "a" });
    const withoutRequest = lines.map((line) => ({ ...line, requestId: null }));
    expect(check([call("a", { sentAt: 1 })], { lines: withoutRequest, books }).unbalanced).toHaveLength(2);
  });

  const inSequence = [call("a", { sentAt: 1, answeredAt: 2 }), call("b", { sentAt: 3, answeredAt: 4 })];
  const reordered = [`account ${PAYER}: b is before a, whose answer arrived before it was sent`];

  it("a payment is reordered if its line precedes that of a payment acknowledged before it was sent", () => {
    const ledger = ledgerOf({ key: "b", at: 1_001 }, { key: "a", at: 1_000 });
    expect(check(inSequence, ledger)).toEqual({ ...nothing, reordered });
  });

  it("a payment is reordered if it is posted at an earlier time than one acknowledged before it was sent", () => {
    const ledger = ledgerOf({ key: "a", at: 1_001 }, { key: "b", at: 1_000 });
    expect(check(inSequence, ledger)).toEqual({ ...nothing, reordered });
  });

  it("a reordered payment is reported even if another payment of the history was sent earlier", () => {
    const calls = [...inSequence, call("c", { sentAt: 0, answeredAt: 9 })];
    expect(check(calls, ledgerOf({ key: "b" }, { key: "c" }, { key: "a" }))).toEqual({ ...nothing, reordered });
  });

  it("payments that were under way at the same time may be posted in any order", () => {
    const calls = [call("a", { sentAt: 1, answeredAt: 5 }), call("b", { sentAt: 2, answeredAt: 3 })];
    expect(check(calls, ledgerOf({ key: "a" }, { key: "b" }))).toEqual(nothing);
    expect(check(calls, ledgerOf({ key: "b" }, { key: "a" }))).toEqual(nothing);
  });

  it("the first call of a payment decides when it was sent, and its first success when it was acknowledged", () => {
    const calls = [
      call("b", { sentAt: 1 }),
      call("a", { sentAt: 2, answeredAt: 3 }),
      call("b", { sentAt: 4, answeredAt: 5 }),
      call("a", { sentAt: 6, answeredAt: 7 }),
    ];
    expect(check(calls, ledgerOf({ key: "b" }, { key: "a" }))).toEqual(nothing);
    const later = [...calls, call("c", { sentAt: 4, answeredAt: 5 })];
    expect(check(later, ledgerOf({ key: "b" }, { key: "c" }, { key: "a" })).reordered).toHaveLength(1);
  });

  it("a posted payment that no client sent is unexplained", () => {
    expect(check([], ledgerOf({ key: "a" }))).toEqual({ ...nothing, unexplained: ["entry 0 (a) was never sent"] });
  });
});
