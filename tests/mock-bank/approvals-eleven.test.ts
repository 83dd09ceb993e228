import { describe, expect, it } from "vitest";
import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { approvalsHandlers } from "../../mock-bank/approvals/approvals-handlers";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { journalOf } from "../../mock-bank/ledger/journal";
import { formatMinor, parseMinor } from "../../mock-bank/ledger/minor-units";
import { type Category, categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, adding, requestOfEach } from "../support/a-request-of-each";
import type { Customer } from "../support/bank-customers";
import { type BankUnderTest, onEmbedded } from "../support/bank-database";

const OPENING = "10000.00";
const NOT_PENDING = { refused: "This request is no longer pending." };

async function aCompany({ db }: BankUnderTest, policy: object = {}) {
  const { people, route, books } = await aCompanyWithRoute(db, ["Initiator", "Authorizer", "Single"], { policy });
  const [kofi, efua, ama] = people;
  return { kofi, efua, ama, route, books };
}

const linesOf = async ({ db }: BankUnderTest, id: unknown) =>
  (await journalOf(db, String(id))).flatMap(({ lines }) => lines.map(({ account, amount }) => [account, amount]));

/** Opens a company with a pending request of the kind. */
async function asked(bank: BankUnderTest, category: Category, policy: object = {}) {
  const { db } = bank;
  const { books, ...company } = await aCompany(bank, policy);
  const { answer, refused } = await requestOfEach[category].ask(company.kofi, company.route);
  expect(refused).toBeUndefined();
  const id = String(answer?.transactionId);
  return {
    ...company,
    id,
    state: async () => {
      const request = db.selectFrom("requests").select(["status", "failure"]).where("id", "=", id);
      const { status, failure } = await request.executeTakeFirstOrThrow();
      return { status, failure, lines: await linesOf(bank, id), books: await books() };
    },
  };
}

/** Returns the rows of the list in which the kind is pending. */
async function listed(who: Customer, category: Category) {
  const { form, codes } = nameOf(category);
  // This call takes the codes of bulk payments.
  const requestType = codes[0] as InputOf<typeof bankApi.approvals.pendingBulk>["requestType"];
  const page = { pageNumber: 1, pageSize: 10 };
  const { pending, pendingBulk } = bankApi.approvals;
  const { answer } =
    form === "BULK"
      ? await who.read({ endpoint: pendingBulk, handler: approvalsHandlers.pendingBulk }, { requestType, ...page })
      : await who.read({ endpoint: pending, handler: approvalsHandlers.pending }, { transType: codes[0], ...page });
  return answer?.transactions as readonly Record<string, string>[];
}

const otherCode = (code: string): string => (code === "00000" ? "11111" : "00000");

/** Returns the same customer, who confirms each call with another code than the bank's. */
const withWrongCode = (customer: Customer): Customer =>
  Object.create(customer, {
    verifiedCode: {
      value: async (...call: Parameters<Customer["verifiedCode"]>) => otherCode(await customer.verifiedCode(...call)),
    },
  });

/** Values of a kind's row in the list of pending requests; a bulk has its rows elsewhere. */
const rowOf: { readonly [C in Category]?: object } = {
  ownAccounts: { transactionCharge: "0.00", totalAmount: "150.00" },
  sameBank: { transactionCharge: "0.00", totalAmount: "150.00" },
  otherBank: {
    destinationAccountNo: "1441000777888",
    destinationBank: "Ecobank Ghana",
    transferType: "INSTANT",
    transactionCharge: "5.00",
    totalAmount: "155.00",
  },
  mobileMoney: {
    walletName: "Abdul Rahman",
    phoneNumber: "0244123456",
    networkCode: "MTN",
    charge: "2.00",
    elevyFee: "0.50",
    totalAmount: "152.50",
  },
  prepaidCard: { customerId: "1234567", lastCardDigits: "4321", phoneNumber: "0241234567" },
};

/** The state of a request that moved no money. */
const untouched = { lines: [], books: [OPENING, "0.00"] };

onEmbedded("Every kind of request", (bank) => {
  it("every kind of request has a row in this test's table", () =>
    expect(Object.keys(requestOfEach)).toEqual(categoryNames));

  it.each<[Category, string, string]>([
    ["ownAccounts", "OWN-TRANSFER", "@S3-3-43"],
    ["sameBank", "LOCAL-TRANSFER", "@S3-3-42 @S2-3-037"],
    ["otherBank", "OTHERBANK-TRANSFER", "@S3-3-40 @S3-7-26"],
    ["mobileMoney", "MOBILEMONEY-TRANSFER", "@S3-3-44"],
    ["prepaidCard", "PREPAIDCARD-TRANSFER", "@S3-3-46"],
    ["fx", "SERVICE-CHARGE", "@S3-3-47"],
    ["ssnit", "SSNIT", "@S3-3-48"],
    ["ghanaGov", "GHANA-GOV", "@S3-3-49"],
  ])("a request of %s is listed under the code %s, for its maker too %s", async (category, transType) => {
    const { kofi, efua, id } = await asked(bank, category);
    const expected = [{ transactionId: id, genericTransType: transType }];
    expect((await efua.pending({ transType })).answer?.transactions).toMatchObject(expected);
    expect((await kofi.mine({ transType })).answer?.transactions).toMatchObject(expected);
  });

  it.each(["ownAccounts", "sameBank", "otherBank", "bulkTransfer"] as const)(
    "a schedule of %s by an Initiator is a pending request, and moves no money @S2-1-11",
    async (category) => {
      const { kofi, efua, route, books } = await aCompany(bank);
      const daily = { isSchedule: "true", frequency: "DAILY", startDate: "02-03-2026" };
      const { answer } = await requestOfEach[category].ask(adding(kofi, daily), route);
      expect(await books()).toEqual([OPENING, "0.00"]);
      expect(await efua.approve(String(answer?.transactionId))).toEqual({
        answer: { description: "The request has been approved." },
      });
    },
  );

  it("instant and non-instant transfers to other banks have a second code @S3-3-39", async () => {
    const { efua, id } = await asked(bank, "otherBank");
    const { answer } = await efua.pending({ transType: "INSTANT-TRANSFER-TO-OTHER-BANK" });
    expect(answer?.transactions).toMatchObject([{ transactionId: id }]);
  });

  it("a request of the user has its charge in two fields, and the total includes it @S3-3-27", async () => {
    const { kofi } = await asked(bank, "otherBank");
    const [row] = ((await kofi.mine({ transType: "OTHERBANK" })).answer?.transactions ?? []) as object[];
    expect(row).toMatchObject({
      transactionAmount: "150.00",
      charge: "5.00",
      transactionCharge: "5.00",
      totalAmount: "155.00",
    });
  });

  describe.each(categoryNames)("%s", (category) => {
    it("a payment with a wrong code is refused and moves no money @S2-1-09 @S3-1-07 @S3-1-08 @S3-5-50", async () => {
      const { ama, route, books } = await aCompany(bank);
      expect(await requestOfEach[category].ask(withWrongCode(ama), route)).toEqual({ refused: "OTP is not valid." });
      expect(await books()).toEqual([OPENING, "0.00"]);
    });

    it("a Single's payment posts the same lines immediately @S2-1-04 @S2-1-07 @S2-3-037..038 @S2-7-28 @S2-7-30 @S2-7-36 @S2-7-39 @S2-7-43 @S2-9-21", async () => {
      const { ama, route } = await aCompany(bank);
      const { answer } = await requestOfEach[category].ask(ama, route);
      expect(answer?.description).toMatch(/success/i);
      expect(await linesOf(bank, answer?.transactionId)).toEqual(requestOfEach[category].moves(route));
    });

    it("a pending request moves no money, and its approval posts exactly its own lines, once @S1-6-14 @S2-1-11", async () => {
      const { efua, route, id, state } = await asked(bank, category);
      expect(await state()).toEqual({ status: "PENDING", failure: null, ...untouched });
      expect(await efua.approve(id)).toEqual({ answer: { description: "The request has been approved." } });
      const after = await state();
      expect(after).toMatchObject({ status: "APPROVED", lines: requestOfEach[category].moves(route) });
      expect(await efua.approve(id)).toEqual(NOT_PENDING);
      expect(await state()).toEqual(after);
    });

    it("the list shows what an authorizer decides about, and the review the balance after it @S3-2.1-99", async () => {
      const { efua, id, state } = await asked(bank, category);
      const [row] = await listed(efua, category);
      expect(row).toMatchObject({ debitCurrency: "GHS", ...rowOf[category] });
      const { answer } = await efua.review(id);
      expect(answer).toMatchObject({ accountCurrency: "GHS" });
      await efua.approve(id);
      const [left = ""] = (await state()).books;
      expect(row?.debitAmount).toBe(formatMinor(parseMinor(OPENING) - parseMinor(left)));
      expect(answer?.availableAfter).toBe(left);
    });

    it("a rejected request moves no money, also after a later approval", async () => {
      const { efua, id, state } = await asked(bank, category);
      expect(await efua.reject(id)).toEqual({ answer: { description: "The request has been rejected." } });
      expect(await efua.approve(id)).toEqual(NOT_PENDING);
      expect(await state()).toEqual({ status: "REJECTED", failure: null, ...untouched });
    });

    it("a recall with a wrong code is refused, and the request stays pending @S3-4-38", async () => {
      const { kofi, id, state } = await asked(bank, category);
      expect(await withWrongCode(kofi).recall(id)).toEqual({ refused: "OTP is not valid." });
      expect(await state()).toEqual({ status: "PENDING", failure: null, ...untouched });
    });

    it("a recalled request moves no money, also after a later approval", async () => {
      const { kofi, efua, id, state } = await asked(bank, category);
      expect(await kofi.recall(id)).toEqual({ answer: { description: "The request has been recalled." } });
      expect(await efua.approve(id)).toEqual(NOT_PENDING);
      expect(await state()).toEqual({ status: "RECALLED", failure: null, ...untouched });
    });

    it("an approved request fails with the reason if the funds are no longer there", async () => {
      const { efua, ama, route, id, state } = await asked(bank, category);
      await ama.transfer(route.from, route.own, "9999.00");
      expect(await efua.approve(id)).toEqual({ refused: INSUFFICIENT_FUNDS });
      expect(await state()).toEqual({
        status: "FAILED",
        failure: INSUFFICIENT_FUNDS,
        lines: [],
        books: ["1.00", "9999.00"],
      });
      expect(await efua.approve(id)).toEqual(NOT_PENDING);
    });

    it("an approved request fails with the reason if the daily limit is already used up", async () => {
      const { efua, ama, route, id, state } = await asked(bank, category, { limitPerDay: "5000.00" });
      await ama.transfer(route.from, route.own, "4900.00");
      const failure = "This payment would pass your limit of GHS 5,000.00 a day.";
      expect(await efua.approve(id)).toEqual({ refused: failure });
      expect(await state()).toEqual({ status: "FAILED", failure, lines: [], books: ["5100.00", "4900.00"] });
    });
  });
});
