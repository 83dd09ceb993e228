import { beforeEach, describe, expect, it } from "vitest";
import { approvals } from "../../contract/approvals";
import { approvalsHandlers } from "../../mock-bank/approvals/approvals-handlers";
import { type Category, categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, type Route, requestOfEach } from "../support/a-request-of-each";
import type { Customer } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";

type Failure = { readonly message: string; readonly endsRequest: boolean };
/** A change of the bank after the request was made, and whether an approval then ends the request. */
type Cause = {
  readonly says: string;
  readonly ends: boolean;
  readonly apply: (category: Category) => Promise<unknown>;
};

onEmbedded("An approval that would certainly fail", (bank) => {
  let kofi: Customer;
  let efua: Customer;
  let route: Route;
  beforeEach(async () => {
    const company = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer"]);
    [kofi, efua] = company.people;
    route = company.route;
  });

  const pay = async () => efua.approve(await kofi.ask(route.from, route.own, "9990.00"));
  const ofCompany = () => kofi.caller.companyId;
  const limit = (change: object) =>
    bank.db.updateTable("companies").set(change).where("id", "=", ofCompany()).execute();
  const causes: Readonly<Record<string, Cause>> = {
    "short funds": { says: "Insufficient funds to complete the transaction. GHS ", ends: true, apply: pay },
    "the limit of a transaction": {
      says: "above your limit of GHS 1.00 a transaction",
      ends: true,
      apply: () => limit({ limit_per_transaction: "100" }),
    },
    "the limit of a day": {
      says: "would pass your limit of GHS 1.00 a day",
      ends: true,
      apply: () => limit({ limit_per_day: "100" }),
    },
    "an inactive maker": {
      says: "The profile of the person who made this request is inactive.",
      ends: false,
      apply: () => bank.db.updateTable("users").set({ active: false }).where("id", "=", kofi.caller.userId).execute(),
    },
  };
  const bills: Readonly<Record<string, Cause & { readonly category: Category }>> = {
    "a paid invoice": {
      category: "ghanaGov",
      says: "This invoice has been paid already.",
      ends: false,
      apply: () =>
        bank.db.updateTable("gov_invoices").set({ paid_at: efua.now }).where("company_id", "=", ofCompany()).execute(),
    },
    "an expired invoice": {
      category: "ghanaGov",
      says: "This invoice has expired.",
      ends: false,
      apply: () =>
        bank.db
          .updateTable("gov_invoices")
          .set({ expires_on: "2026-03-01" })
          .where("company_id", "=", ofCompany())
          .execute(),
    },
    "a paid payment advice": {
      category: "ssnit",
      says: "This payment advice has been paid already.",
      ends: false,
      apply: () =>
        bank.db.updateTable("ssnit_advices").set({ paid_at: efua.now }).where("company_id", "=", ofCompany()).execute(),
    },
  };

  /** The row of the list of pending requests. */
  async function rowOf(category: Category, id: string) {
    const { form, codes } = nameOf(category);
    const page = { pageNumber: 1, pageSize: 10 };
    const { answer } = await (form === "BULK"
      ? efua.read(
          { endpoint: approvals.pendingBulk, handler: approvalsHandlers.pendingBulk },
          // Each bulk has one of the three codes.
          { ...page, requestType: codes[0] as "TRANSFER" },
        )
      : efua.pending({ transType: codes[0] }));
    const rows = answer?.transactions as { transactionId?: string; bulkId?: string; certainFailure?: Failure }[];
    return rows.find(({ transactionId, bulkId }) => (bulkId ?? transactionId) === id);
  }

  async function expectForetold(category: Category, { says, ends, apply }: Cause) {
    const id = String((await requestOfEach[category].ask(kofi, route)).answer?.transactionId);
    expect((await rowOf(category, id))?.certainFailure).toBeUndefined();
    await apply(category);
    const reviewed = (await efua.review(id)).answer?.certainFailure as Failure;
    expect(reviewed).toMatchObject({ message: expect.stringContaining(says), endsRequest: ends });
    expect((await rowOf(category, id))?.certainFailure).toEqual(reviewed);
    const { refused = "" } = await efua.approve(id);
    expect(reviewed.message).toContain(refused);
    const [stored] = await bank.db.selectFrom("requests").select("status").where("id", "=", id).execute();
    expect(stored?.status).toBe(ends ? "FAILED" : "PENDING");
  }

  describe.each(categoryNames)("of a request of the kind %s", (category) => {
    it.each(Object.keys(causes))("is foretold in list and review for %s, and the approval fails so", async (name) => {
      const cause = causes[name];
      if (cause) await expectForetold(category, cause);
    });
  });

  it.each(Object.keys(bills))("is foretold for %s, and uses no code", async (name) => {
    const cause = bills[name];
    if (cause) await expectForetold(cause.category, cause);
  });
});
