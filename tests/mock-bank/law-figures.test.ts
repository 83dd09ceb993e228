import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { type Category, categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, type Route, requestOfEach } from "../support/a-request-of-each";
import type { Customer } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";
import { pagesOf } from "../support/read-files";

type Expected = {
  /** All figures of `requestOfEach`, as documents and rows state them. */
  readonly figures: Readonly<Record<string, string>>;
  /** The beneficiary, or what a bill is for. */
  readonly to: string;
};

const plain = { Amount: "GHS 150.00", "Total Amount": "GHS 150.00" };
const fees = { "Transaction Charge": "GHS 2.00", "E-Levy": "GHS 0.50" };
const expected: { readonly [C in Category]: Expected } = {
  ownAccounts: { figures: plain, to: "to " },
  sameBank: { figures: plain, to: "to " },
  otherBank: { figures: { ...plain, "Transaction Charge": "GHS 5.00", "Total Amount": "GHS 155.00" }, to: "to " },
  bulkTransfer: { figures: plain, to: "to 2 beneficiaries" },
  mobileMoney: { figures: { ...plain, ...fees, "Total Amount": "GHS 152.50" }, to: "to " },
  mobileMoneyBulk: {
    figures: { ...plain, ...fees, "Transaction Charge": "GHS 1.00", "Total Amount": "GHS 151.50" },
    to: "to 2 beneficiaries",
  },
  prepaidCard: { figures: plain, to: "to " },
  prepaidCardBulk: { figures: plain, to: "to 2 beneficiaries" },
  ghanaGov: {
    figures: { Amount: "GHS 350.00", "Total Amount": "GHS 350.00" },
    to: "for invoice GG-1001, Direct taxes",
  },
  ssnit: {
    figures: { Contribution: "GHS 400.00", Penalty: "GHS 50.00", Amount: "GHS 450.00", "Total Amount": "GHS 450.00" },
    to: "for payment advice SSN-1001",
  },
  fx: {
    figures: {
      Amount: "USD 100.00",
      "Exchange Rate": "1 USD = GHS 11.7346",
      "Debit from Source Account": "GHS 1,173.46",
    },
    to: "to ",
  },
};

/** "1,173.46" of "GHS 1,173.46". */
const amountIn = (value = ""): string => value.split(" ").at(-1) ?? "";

onEmbedded("The figures of a payment", (bank) => {
  let kofi: Customer;
  let efua: Customer;
  let route: Route;
  beforeEach(async () => {
    const company = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer"]);
    [kofi, efua] = company.people;
    route = company.route;
  });
  const asked = async (category: Category) => {
    const id = String((await requestOfEach[category].ask(kofi, route)).answer?.transactionId);
    return { id, kofi, efua };
  };

  describe.each(categoryNames)("of the kind %s", (category) => {
    const { figures, to } = expected[category];

    it("receipt and advice state the same figures, and the report has them too", async () => {
      const { id, kofi: maker, efua: approver } = await asked(category);
      await approver.approve(id);
      const receipt = await maker.receipt(id);
      const [page = ""] = await pagesOf(Buffer.from(String(receipt.answer?.base64), "base64"));
      for (const [label, value] of Object.entries(figures)) expect(page).toContain(`${label} ${value}`);
      const advice = await maker.advice(id);
      const [proof = ""] = await pagesOf(Buffer.from(advice as Buffer));
      const debited = figures["Debit from Source Account"] ?? figures["Total Amount"];
      for (const value of Object.values(figures)) expect(proof).toContain(amountIn(value));
      expect(proof).toContain(`Total Amount Debited (GHS) ${amountIn(debited)}`);
      const [row] = (await maker.report(category)).rows;
      const stated = Object.values(row ?? {}).map(String);
      // The contribution is the amount without the penalty.
      const { Contribution: _, ...inRow } = figures;
      for (const value of Object.values(inRow)) expect(stated).toContain(amountIn(value).replace(",", ""));
    });

    it("each entry of the activity names kind, amount and beneficiary, and the history of the request does not", async () => {
      const { id, kofi: maker, efua: approver } = await asked(category);
      await approver.approve(id);
      const { rows } = await sql<{ detail: string }>`
        select detail from audit where request_id = ${id} order by id`.execute(bank.db);
      const total = figures["Total Amount"] ?? figures.Amount;
      expect(rows.length).toBe(2);
      for (const { detail } of rows) expect(detail).toContain(`${nameOf(category).title} of ${total} ${to}`);
      const { answer } = await maker.review(id);
      const [, decided] = (answer?.events ?? []) as { readonly detail: string }[];
      expect(decided?.detail).toMatch(/^The request was approved by /);
    });
  });
});
