import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { bankApi } from "../../../contract/index";
import type { CallReport, Finding } from "../../../tools/verify-bank/finding";
import { masked, shapeOf } from "../../../tools/verify-bank/mask";
import { differencesBetween } from "../../../tools/verify-bank/report/compare";
import { readReport, writeReport } from "../../../tools/verify-bank/report/write-report";

const folder = mkdtempSync(join(tmpdir(), "report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const at = new Date("2026-11-20T09:30:00Z");
const finding: Finding = {
  part: "fields",
  place: "accounts[0].currency",
  expected: "one of GHS, USD",
  came: 'the text "<ZZZ>"',
  specification: "1, 7",
  effect: "tolerated",
};
const exchange = { request: { loginId: "A9999" }, status: 200, answer: { code: 0 }, milliseconds: 12 };
const accounts: CallReport = {
  name: "accounts.list",
  endpoint: bankApi.accounts.list,
  verdict: "deviates",
  deviations: [finding],
  notes: [],
  exchange,
};
const rates: CallReport = { ...accounts, name: "fx.rates", endpoint: bankApi.fx.rates, verdict: "ok", deviations: [] };
const expired: CallReport = {
  name: "an expired code is refused",
  verdict: "skipped",
  deviations: [],
  notes: ["no code & no time"],
};
const run = (reports: readonly CallReport[]) => ({ bank: "https://bank.example/api", at, reports });
const written = (name: string) => readFileSync(join(folder, name), "utf8");

describe("a report", () => {
  it("report.json is read as it was written", () => {
    writeReport(folder, run([accounts, rates, expired]), undefined);
    const saved = readReport(folder);
    expect(saved).toMatchObject({ bank: "https://bank.example/api", at: "2026-11-20T09:30:00.000Z" });
    expect(saved.calls.map(({ name, verdict }) => [name, verdict])).toEqual([
      ["accounts.list", "deviates"],
      ["fx.rates", "ok"],
      ["an expired code is refused", "skipped"],
    ]);
    expect(saved.calls[0]).toMatchObject({ deviations: [finding], exchange, path: "/customer/accounts" });
  });

  it("junit.xml has a test case for each check, a failure for each deviation, and escaped texts", () => {
    writeReport(folder, run([accounts, rates, expired]), undefined);
    const lines = written("junit.xml").split("\n");
    expect(lines[1]).toBe('<testsuites tests="3" failures="1" skipped="1">');
    expect(lines.slice(3, 6)).toEqual([
      '    <testcase classname="verify-bank.accounts" name="accounts.list"><failure message="accounts[0].currency: the text &quot;&lt;ZZZ&gt;&quot;; expected one of GHS, USD (specification 1, 7); the client tolerates it" type="fields"/></testcase>',
      '    <testcase classname="verify-bank.fx" name="fx.rates"></testcase>',
      '    <testcase classname="verify-bank.behaviour" name="an expired code is refused"><skipped message="no code &amp; no time"/><system-out>no code &amp; no time</system-out></testcase>',
    ]);
  });

  it("index.html shows the masked exchange next to the contract's words, without scripts", () => {
    writeReport(folder, run([accounts, rates, expired]), undefined);
    const page = written("index.html");
    expect(page).toContain("The company&#39;s own accounts".replace("&#39;", "'"));
    expect(page).toContain("<code>accounts[].availableBalance</code></td><td>Digits with at most two decimals");
    expect(page).toContain("no two rows of `accounts` have the same `accountNumber`");
    expect(page).toContain("&quot;loginId&quot;: &quot;A9999&quot;");
    expect(page).toContain("<td>the text &quot;&lt;ZZZ&gt;&quot;</td>");
    expect(page).not.toContain("<script");
  });

  it("a folder without a report is named", () => {
    expect(() => readReport(join(folder, "none"))).toThrow("none");
  });
});

describe("a comparison with the last report", () => {
  const saved = (reports: readonly CallReport[]) => {
    writeReport(folder, run(reports), undefined);
    return readReport(folder);
  };

  it("nothing is different from the same run, even if a deviating value is another one", () => {
    const other: CallReport = { ...accounts, deviations: [{ ...finding, came: 'the text "YYY"' }] };
    expect(differencesBetween(saved([accounts, rates]), saved([other, rates]))).toEqual([]);
  });

  it("deviations that are new or gone, other verdicts and missing calls are listed", () => {
    const fixed: CallReport = { ...accounts, verdict: "ok", deviations: [] };
    const broken: CallReport = { ...rates, verdict: "deviates", deviations: [{ ...finding, place: "usdRates" }] };
    const refused: CallReport = { ...rates, name: "fx.currencies", verdict: "refused" };
    const before = saved([accounts, rates, { ...refused, verdict: "ok" }, expired]);
    const now = saved([fixed, broken, refused]);
    expect(differencesBetween(before, now)).toEqual([
      expect.stringMatching(/^new {8}fx\.rates {2}fields: usdRates: /),
      expect.stringMatching(/^gone {7}accounts\.list {2}fields: accounts\[0\]\.currency: /),
      "changed    fx.currencies  ok, now refused",
      "missing    an expired code is refused",
    ]);
  });

  it("the page of a report lists what has changed", () => {
    const before = saved([accounts]);
    expect(writeReport(folder, run([rates]), before)).toHaveLength(2);
    expect(written("index.html")).toContain("<li>missing    accounts.list</li>");
  });
});

describe("masked values", () => {
  it("secrets are left out, texts keep their shape, and codes of the contract are shown", () => {
    expect(
      masked({
        password: "Training@1",
        otp: "12345",
        sessionId: "abc",
        fullname: "Ama Mensah",
        code: 0,
        failureCount: 2,
        transactions: [
          { workFlowStatus: "PENDING", createDate: "20-11-2026 09:30", amount: 150.25, isNew: true, id: null },
        ],
      }),
    ).toEqual({
      password: "…",
      otp: "…",
      sessionId: "…",
      fullname: "Aaa Aaaaaa",
      code: 0,
      failureCount: 2,
      transactions: [
        { workFlowStatus: "PENDING", createDate: "99-99-9999 99:99", amount: 999.99, isNew: true, id: null },
      ],
    });
  });

  it("long lists are cut, and the keys of maps are masked", () => {
    expect(masked([1, 2, 3, 4, 5])).toEqual([9, 9, 9, "… 5 in all"]);
    expect(masked({ bulkIds: { "4b1c-77": { count: 12 } } })).toEqual({ bulkIds: { "9a9a-99": { count: 99 } } });
  });

  it("a shape has no digit but 9 and no letter but a and A", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 50 }), (text) => {
        expect(shapeOf(text)).not.toMatch(/[0-8]|(?![aA])\p{L}/u);
      }),
    );
  });
});
