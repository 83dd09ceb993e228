import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import { canonicalCall, formatIntent, parseIntent } from "../../contract/intent";
import { payments } from "../../contract/payments";
import { requests } from "../../contract/requests";

const transfer = {
  sourceAccount: "1020304050607",
  destinationAccountNo: "1020304050608",
  amount: "150.00",
  currencyCode: "GHS",
  narration: "Rent & water",
  transType: "OWN-TRANSFER",
};

describe("the canonical call", () => {
  it("the canonical call does not depend on the order of the fields", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.entries(transfer), { minLength: 6 }), (entries) => {
        expect(canonicalCall(payments.toSelf, Object.fromEntries(entries))).toBe(
          canonicalCall(payments.toSelf, transfer),
        );
      }),
    );
  });

  it("the canonical call of typed fields equals that of the texts that are sent", () => {
    const sent = { pageNumber: 1, saveBen: true, absent: undefined, nothing: null };
    expect(canonicalCall(payments.toSelf, sent)).toBe(
      canonicalCall(payments.toSelf, { pageNumber: "1", saveBen: "true" }),
    );
  });

  it("the canonical call does not contain the code", () => {
    expect(canonicalCall(payments.toSelf, { ...transfer, password: "12345" })).toBe(
      canonicalCall(payments.toSelf, transfer),
    );
  });

  it("the canonical calls of different calls differ", () => {
    const fields = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 5, noNullPrototype: true });
    fc.assert(
      fc.property(fields, fields, (one, other) => {
        const bound = ({ password: _, ...rest }: Record<string, string>) => JSON.stringify(Object.entries(rest).sort());
        const isSame = canonicalCall(payments.toSelf, one) === canonicalCall(payments.toSelf, other);
        expect(isSame).toBe(bound(one) === bound(other));
      }),
    );
  });

  it("a field cannot imitate another field in the canonical call", () => {
    expect(canonicalCall(payments.toSelf, { a: "1\nb=2" })).not.toBe(
      canonicalCall(payments.toSelf, { a: "1", b: "2" }),
    );
  });

  it("the canonical call depends on path and method", () => {
    const calls: Pick<Endpoint, "method" | "path">[] = [
      payments.toSelf,
      payments.toSameBank,
      { ...payments.toSelf, method: "PUT" },
    ];
    expect(new Set(calls.map((endpoint) => canonicalCall(endpoint, transfer))).size).toBe(3);
  });

  it("both paths of the recall have the same canonical call", () => {
    const { path, alternativePath = path, method } = requests.recall;
    expect(alternativePath).not.toBe(path);
    expect(canonicalCall({ method, path: alternativePath }, {})).toBe(canonicalCall(requests.recall, {}));
  });
});

describe("the Intent header", () => {
  const intent = {
    call: "/transfer/toSelf",
    total: "GHS 150.00",
    to: "0608",
    digest: "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg",
  };

  it.each([intent, { ...intent, total: undefined, to: undefined }, { ...intent, digest: "a==" }])(
    "a written header is read back unchanged",
    (written) => {
      expect(parseIntent(formatIntent(written))).toEqual(written);
    },
  );

  it.each(["", "nonsense", "call=/x", "sha256=abc", "; ; ;"])("the header %j is refused", (header) => {
    expect(parseIntent(header)).toBeUndefined();
  });
});
