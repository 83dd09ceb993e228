import { describe, expect, it } from "vitest";
import { ghs, moneyOf } from "../../domain/money";
import { allCategories, type Category } from "../../domain/payments/categories";
import type { ReportRecord } from "../../domain/reports/report";
import type { BankRequest } from "../../domain/requests/request";
import type { Fact } from "../../ui/kit/facts";
import { reportFacts } from "../../ui/reports/report-facts";
import { briefRequestFacts, requestFacts } from "../../ui/requests/request-facts";
import { aReportRecord } from "../support/a-report-record";
import { aRequestOf } from "../support/a-request";

type Figures = Readonly<Record<string, string>>;
const total = { "Total Amount": "GHS 150.00" };
const figures: { readonly [C in Category]: Figures } = {
  ownAccounts: total,
  sameBank: total,
  otherBank: { Amount: "GHS 150.00", "Transaction Charge": "GHS 5.00", "Total Amount": "GHS 155.00" },
  bulkTransfer: { Charges: "GHS 5.00", ...total },
  mobileMoney: {
    Amount: "GHS 150.00",
    "Transaction Charge": "GHS 5.00",
    "E-Levy": "GHS 1.00",
    "Total Amount": "GHS 156.00",
  },
  mobileMoneyBulk: { Charges: "GHS 5.00", "E-Levy": "GHS 1.00", ...total },
  prepaidCard: total,
  prepaidCardBulk: total,
  ghanaGov: total,
  ssnit: { Contribution: "GHS 120.00", Penalty: "GHS 30.00", ...total },
  fx: {
    "Total Amount": "USD 150.00",
    "Exchange Rate": "1 USD = GHS 11.4507",
    "Debit from Source Account": "GHS 1,145.07",
  },
};

function requestOf(category: Category): BankRequest {
  const request = aRequestOf(category);
  if (request.category === "ssnit") return { ...request, penalty: ghs(30_00) };
  if (request.category !== "fx") return request;
  const dollars = moneyOf(150_00, "USD");
  // Any number of ten-thousandths is a rate.
  const quotes = [{ currency: "USD", rate: 114_507 as (typeof request.quotes)[number]["rate"] }];
  return { ...request, amount: dollars, total: dollars, quotes, debit: ghs(1145_07) };
}

/** The same payment as a report has it. */
function recordOf({ category, ...request }: BankRequest): Partial<ReportRecord> {
  const { amount, charge, eLevy, total, penalty, quotes, debit } = { ...none, ...request };
  return { category, amount, charge, eLevy, total, penalty, quotes, debit };
}
const none = { charge: ghs(0), eLevy: ghs(0), penalty: undefined, quotes: [], debit: undefined };

const valuesOf = (facts: readonly Fact[]): Figures =>
  Object.fromEntries(facts.map(({ label, value }) => [label, String(value)]));

describe.each(allCategories)("The figures of %s", (category) => {
  const request = requestOf(category);

  it.each([
    ["the details", requestFacts(request)],
    ["the code dialog and the rejection", briefRequestFacts(request)],
    ["the details of its report", reportFacts(aReportRecord(recordOf(request)))],
  ])("%s show all of them", (_, facts) => {
    expect(valuesOf(facts)).toMatchObject(figures[category]);
  });
});

it.each(["otherBank", "mobileMoney"] as const)(
  "the details of %s show the amount and its charges also if they are zero @S3-2.3-83..85",
  (category) => {
    const free = { charge: ghs(0), eLevy: ghs(0) };
    const { Amount: amount, ...others } = figures[category];
    const expected = { Amount: amount, ...Object.fromEntries(Object.keys(others).map((label) => [label, "GHS 0.00"])) };
    const facts = requestFacts(Object.assign(requestOf(category), free, { total: ghs(150_00) }));
    expect(valuesOf(facts)).toMatchObject({ ...expected, "Total Amount": amount });
  },
);

it("a bank that does not state the debit of a past transfer leaves it out of the report", () => {
  const record = aReportRecord({ category: "fx", debit: undefined });
  expect(Object.keys(valuesOf(reportFacts(record)))).not.toContain("Debit from Source Account");
});
