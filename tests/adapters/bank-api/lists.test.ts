import { beforeEach, describe, expect, it } from "vitest";
import { HttpAccounts } from "../../../adapters/bank-api/accounts/http-accounts";
import { HttpApprovals } from "../../../adapters/bank-api/approvals/http-approvals";
import { HttpPayments } from "../../../adapters/bank-api/payments/http-payments";
import { HttpReports } from "../../../adapters/bank-api/reports/http-reports";
import { HttpRequests } from "../../../adapters/bank-api/requests/http-requests";
import {
  allCategories,
  type BulkCategory,
  bulkCategories,
  type Category,
  isBulk,
} from "../../../domain/payments/categories";
import { aReportRecord } from "../../support/a-report-record";
import { aSession } from "../../support/a-session";
import { aStubBank } from "../../support/a-stub-bank";

const page = { number: 2, size: 20 } as const;
type SingleCategory = Exclude<Category, BulkCategory>;
const singleCategories = allCategories.filter((category): category is SingleCategory => !isBulk(category));
const unreadable = { ok: false, failure: { kind: "unreadable" } };

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

describe("accounts", () => {
  const wire = { accountNumber: "1020304050607", currency: "GHS", availableBalance: "1250.50", bookBalance: 1300 };

  it.each(["", "n/a", "1,250.50", "1.234,50", "1250.505", 1e21])(
    "a list of accounts with the balance %j is unreadable, which is logged",
    async (availableBalance) => {
      bank.answer({ code: 0, accounts: [wire, { ...wire, availableBalance }] });
      expect(await new HttpAccounts(bank.client, bank.state).list()).toEqual(unreadable);
      expect(bank.warnings).toEqual(["GET /customer/accounts: unreadable"]);
    },
  );

  it.each([null, undefined])("a list of accounts that is %j is unreadable, not empty", async (accounts) => {
    bank.answer({ code: 0, accounts });
    expect(await new HttpAccounts(bank.client, bank.state).list()).toEqual(unreadable);
  });
});

describe("pending requests", () => {
  describe("pending requests of all eleven categories for the dashboard", () => {
    /** One request for each category, with the bank's code. Later categories in menu order have later dates. */
    const singles: Record<SingleCategory, string> = {
      ownAccounts: "OWN-TRANSFER",
      sameBank: "LOCAL-TRANSFER",
      otherBank: "INSTANT-TRANSFER-TO-OTHER-BANK",
      mobileMoney: "MOBILEMONEY-TRANSFER",
      prepaidCard: "PREPAIDCARD-TRANSFER",
      ghanaGov: "GHANA-GOV",
      ssnit: "SSNIT",
      fx: "SERVICE-CHARGE",
    };
    const bulks: Record<BulkCategory, string> = {
      bulkTransfer: "TRANSFER",
      mobileMoneyBulk: "MOBILEMONEY-TRANSFER",
      prepaidCardBulk: "PREPAIDCARD-TRANSFER",
    };
    const createDate = (category: Category) =>
      `${String(10 + allCategories.indexOf(category)).padStart(2, "0")}-11-2026 09:00`;

    function answerEachCall({ failsFor = "" } = {}) {
      bank.respond((payload, call) => {
        const { transType, requestType } = bank.opened(payload, call);
        const transactions = transType
          ? singleCategories.map((category) => ({
              transactionId: category,
              transactionAmount: "1.00",
              genericTransType: singles[category],
              createDate: createDate(category),
            }))
          : bulkCategories
              .filter((category) => bulks[category] === requestType)
              .map((category) => ({ bulkId: category, totalAmount: "1.00", createDate: createDate(category) }));
        const body = requestType === failsFor ? { code: 1 } : { code: 0, transactions, size: transactions.length };
        return new Response(bank.sealed(body, call, payload));
      });
    }

    it("a request of every kind is listed, the newest first @S3-2.2-14 @S2-3-043", async () => {
      answerEachCall();
      const listed = await new HttpApprovals(bank.client).pendingPayments(50);
      expect(listed).toMatchObject({
        ok: true,
        value: { total: allCategories.length, rows: [...allCategories].reverse().map((category) => ({ category })) },
      });
      expect(bank.sent.map(({ path, form }) => [path, form?.transType ?? form?.requestType]).sort()).toEqual([
        ["/transfer/pendingBulkTransactions", "MOBILEMONEY-TRANSFER"],
        ["/transfer/pendingBulkTransactions", "PREPAIDCARD-TRANSFER"],
        ["/transfer/pendingBulkTransactions", "TRANSFER"],
        [
          "/transfer/pendingTransactions",
          "OWN-TRANSFER,LOCAL-TRANSFER,INSTANT-TRANSFER-TO-OTHER-BANK,OTHERBANK-TRANSFER,MOBILEMONEY-TRANSFER,PREPAIDCARD-TRANSFER,GHANA-GOV,SSNIT,SERVICE-CHARGE",
        ],
      ]);
    });

    it("a list of at most ten requests leaves out the oldest one and counts it", async () => {
      answerEachCall();
      const listed = await new HttpApprovals(bank.client).pendingPayments(10);
      const [, ...newest] = allCategories;
      expect(listed).toMatchObject({ ok: true, value: { total: 11, rows: newest.reverse().map((id) => ({ id })) } });
    });

    it("the oldest requests are the last rows of each list", async () => {
      const all = Array.from({ length: 25 }, (_, at) => ({
        transactionId: `T${25 - at}`,
        transactionAmount: "1.00",
        genericTransType: singles.ownAccounts,
        createDate: `${String(25 - at).padStart(2, "0")}-11-2026 09:00`,
      }));
      bank.respond((payload, call) => {
        const { transType, pageNumber } = bank.opened(payload, call);
        const from = (Number(pageNumber) - 1) * 10;
        const rows = transType ? all : [];
        return new Response(
          bank.sealed({ code: 0, transactions: rows.slice(from, from + 10), size: rows.length }, call, payload),
        );
      });
      const listed = await new HttpApprovals(bank.client).pendingPayments(10, "oldest");
      const oldest = Array.from({ length: 10 }, (_, at) => ({ id: `T${10 - at}` }));
      expect(listed).toMatchObject({ ok: true, value: { total: 25, rows: oldest } });
    });

    it.each(Object.values(bulks))("the list fails if the call for bulks of %s fails", async (failsFor) => {
      answerEachCall({ failsFor });
      expect(await new HttpApprovals(bank.client).pendingPayments(50)).toMatchObject({ ok: false });
    });

    it("a request of an unknown category makes the list unreadable", async () => {
      bank.answer({
        code: 0,
        transactions: [
          { transactionId: "T1", bulkId: "B1", transactionAmount: "1.00", totalAmount: "1.00", genericTransType: "?" },
        ],
        size: 1,
      });
      expect(await new HttpApprovals(bank.client).pendingPayments(50)).toEqual(unreadable);
    });
  });
});

describe("my requests", () => {
  const noFilter = { id: "", scheduleId: "" };
  const mine = (category: Category, filter = noFilter) => new HttpRequests(bank.client).mine(category, page, filter);
  beforeEach(() => bank.answer({ code: 0, transactions: [], size: 0 }));

  it.each<[Category, string]>([
    ["ownAccounts", "transactionId"],
    ["fx", "transactionId"],
    ["bulkTransfer", "bulkId"],
    ["mobileMoney", "transactionId"],
    ["mobileMoneyBulk", "bulkId"],
    ["prepaidCard", "customerId"],
    ["prepaidCardBulk", "bulkId"],
  ])("my requests of %s are filtered by %s and by schedule @S3-7-20 @S3-2.3-92..95", async (category, field) => {
    await mine(category, { id: "X1", scheduleId: "S1" });
    expect(bank.last().form).toMatchObject({ filter: "true", [field]: "X1", scheduleId: "S1" });
    await mine(category, { id: "", scheduleId: "S1" });
    expect(bank.last().form).toMatchObject({ filter: "true", scheduleId: "S1" });
    expect(bank.last().form).not.toHaveProperty(field);
  });
});

describe("a receipt", () => {
  const bytes = new Uint8Array([0, 127, 128, 255]);
  const base64 = Buffer.from(bytes).toString("base64");
  const receipt = () => new HttpPayments(bank.client).receipt("T1");

  it.each([
    ["image/png", "Transaction Receipt.png", "image/png"],
    ["image/jpeg", "Transaction Receipt.jpg", "image/jpeg"],
    ["IMAGE/JPG", "Transaction Receipt.jpg", "image/jpg"],
    ["application/pdf", "Transaction Receipt.pdf", "application/pdf"],
    ["image/gif", "Transaction Receipt.pdf", "application/pdf"],
    ["text/html", "Transaction Receipt.pdf", "application/pdf"],
    ["", "Transaction Receipt.pdf", "application/pdf"],
  ])("a receipt of type %j is saved as %s @S1-3-50..52 @S2-3-194..196 @S3-7-52..53", async (given, name, mimeType) => {
    bank.answer({ code: 0, mimeType: given, base64 });
    expect(await receipt()).toEqual({ ok: true, value: { name, mimeType, bytes } });
    expect(bank.last()).toMatchObject({ path: "/transaction/receipt", query: "?trnxID=T1" });
  });

  it("a receipt that is not base64 is unreadable", async () => {
    bank.answer({ code: 0, mimeType: "application/pdf", base64: "%PDF" });
    expect(await receipt()).toEqual(unreadable);
  });
});

describe("reports", () => {
  it("a part of a transaction id is sent in addition to the schedule id @S3-3-102", async () => {
    const filter = { outcome: "all", id: "S-1", transactionId: "T-1", start: undefined, end: undefined } as const;
    bank.answer({ code: 0, count: 0, transfers: [] });
    await new HttpReports(bank.client).find("ownAccounts", filter, page);
    expect(bank.last().form).toMatchObject({ ScheduleId: "S-1", transactionId: "T-1" });
  });

  it("the payees of a bulk are downloaded by the id of the bulk", async () => {
    const bulk = aReportRecord({ category: "mobileMoneyBulk", bulkId: "B-1" });
    await new HttpReports(bank.client).downloadPayees(bulk, "word");
    const form = { transactionType: "MOBILE_MONEY_BULK", downloadType: "WORD", bulkId: "B-1" };
    expect(bank.last()).toMatchObject({ path: "/transaction-reports/download", form });
  });
});
