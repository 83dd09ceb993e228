import { beforeAll, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { approvalsHandlers } from "../../mock-bank/approvals/approvals-handlers";
import { requestsHandlers } from "../../mock-bank/approvals/requests-handlers";
import { inTransaction } from "../../mock-bank/database/transaction";
import { reportsHandlers } from "../../mock-bank/reports/reports-handlers";
import { newRequestId } from "../../mock-bank/requests/request-id";
import { insertRequest } from "../../mock-bank/requests/request-repository";
import { aCompanyOf, bankTime, type Customer } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";

const accounts = [
  { currency: "GHS", balance: "1000.00" },
  { currency: "GHS", balance: "200.00", type: "Savings" },
] as const;
type Rows = { transactions: Record<string, unknown>[]; size: number };

onEachDatabase("Lists of requests", (bank) => {
  let kofi: Customer;
  let efua: Customer;
  let current: string;
  let savings: string;
  const ids: string[] = [];

  beforeAll(async () => {
    const company = await aCompanyOf(bank.db, { people: ["Initiator", "Authorizer"], accounts });
    [kofi, efua] = company.people as [Customer, Customer];
    [current, savings] = company.accounts as [string, string];
    for (let minute = 0; minute < 12; minute++) {
      kofi.now = new Date(bankTime.getTime() + minute * 60_000);
      ids.unshift(await kofi.ask(current, savings, `${minute + 1}.00`));
    }
    await efua.approve(ids[11] ?? "");
  });

  const rowsOf = (outcome: { answer?: object }) => outcome.answer as Rows;

  it("the list of own requests is paged, and size counts all pages @S3-7-19", async () => {
    const second = rowsOf(await kofi.mine({ pageNumber: 2 }));
    expect(second.transactions.map(({ transactionId }) => transactionId)).toEqual(ids.slice(10, 12));
    expect(second.size).toBe(12);
  });

  it("a row is answered in the bank's spellings @S3-3-08", async () => {
    const { transactions } = rowsOf(await efua.pending({ pageSize: 1 }));
    expect(transactions).toEqual([
      {
        transactionId: ids[0],
        transactionType: "Own Account Transfer",
        genericTransType: "OWN-TRANSFER",
        workFlowStatus: "PENDING",
        scheduleId: null,
        sourceAccount: current,
        SourceAccountType: "Current",
        sourceAccountName: "Sika Trading 1 Ltd GHS 1",
        destinationAccountNo: savings,
        destinationAccountName: "Sika Trading 1 Ltd GHS 2",
        destinationBank: "Asempa Bank",
        transactionNarration: "Test",
        transactionAmount: "12.00",
        transactionCharge: "0.00",
        charge: "0.00",
        elevyFee: "0.00",
        totalAmount: "12.00",
        debitAmount: "12.00",
        debitCurrency: "GHS",
        currencyCode: "GHS",
        createDate: "02-03-2026 09:11",
        createdBy: kofi.caller.fullName,
        hasSamePayment: false,
      },
    ]);
  });

  it("the list takes one transaction code, several, or none @S3-7-05", async () => {
    expect(rowsOf(await efua.pending({ transType: "LOCAL-TRANSFER,OWN-TRANSFER" })).size).toBe(11);
    expect(rowsOf(await efua.pending({ transType: "OWN-TRANSFER,LOCAL-TRANSFER" })).size).toBe(11);
    const others = "LOCAL-TRANSFER,INSTANT-TRANSFER-TO-OTHER-BANK,OTHERBANK-TRANSFER,MOBILEMONEY-TRANSFER";
    const last = "PREPAIDCARD-TRANSFER,GHANA-GOV,SSNIT,SERVICE-CHARGE,OWN-TRANSFER";
    expect(rowsOf(await efua.pending({ transType: `${others},${last}` })).size).toBe(11);
    expect(rowsOf(await efua.pending({ transType: "LOCAL-TRANSFER" })).size).toBe(0);
    expect(rowsOf(await efua.pending({ transType: "NOTHING" })).size).toBe(0);
  });

  it("the list of own requests shows them with every status @S1-1-21", async () => {
    const mine = rowsOf(await kofi.mine({ pageSize: 20 }));
    expect(mine.size).toBe(12);
    expect(mine.transactions.map(({ workFlowStatus }) => workFlowStatus)).toEqual([
      ...Array.from({ length: 11 }, () => "PENDING"),
      "APPROVED",
    ]);
    expect(rowsOf(await efua.mine()).size).toBe(0);
  });

  it("a list is filtered only when the filter is on @S3-7-21..22", async () => {
    const [newest = ""] = ids;
    const part = newest.slice(4).toLowerCase();
    expect(rowsOf(await kofi.mine({ filter: "true", transactionId: part }))).toMatchObject({
      size: 1,
      transactions: [{ transactionId: newest }],
    });
    expect(rowsOf(await kofi.mine({ filter: "false", transactionId: part })).size).toBe(12);
    expect(rowsOf(await kofi.mine({ transactionId: part })).size).toBe(12);
    expect(rowsOf(await kofi.mine({ filter: "true", scheduleId: "S1" })).size).toBe(0);
    expect(rowsOf(await kofi.mine({ filter: "true", transactionId: "%" })).size).toBe(0);
  });

  it("the rows of a bulk payment are paged, and the lists of bulk payments count it on each page @S3-7-10 @S3-3-24 @S3-3-23", async () => {
    const source = await bank.db
      .selectFrom("ledger_accounts")
      .select("id")
      .where("number", "=", current)
      .executeTakeFirstOrThrow();
    const id = newRequestId("bulkTransfer", bankTime);
    const rows = Array.from({ length: 23 }, (_, row) => ({
      beneficiaryName: row === 22 ? "Payee 22 O’Brién" : `Payee ${row}`,
      transactionAmount: "1.00",
    }));
    const bulk = {
      category: "bulkTransfer",
      sourceAccountId: source.id,
      currency: "GHS",
      amount: 23_00n,
      charge: 50n,
      eLevy: 0n,
      narration: "Wages",
      details: {},
      rows,
      legs: [],
    } as const;
    const { companyId, userId } = kofi.caller;
    await inTransaction(bank.db, (tx) =>
      insertRequest(tx, bulk, {
        id,
        companyId,
        createdBy: userId,
        createdAt: bankTime,
        status: "PENDING",
        approvalsNeeded: 1,
      }),
    );
    const { answer } = await efua.drillDown(id, 3);
    expect(JSON.parse(String(answer?.transaction))).toMatchObject(rows.slice(20));
    expect(answer?.size).toBe(23);
    for (const [search, found] of [
      ["payee 2", [rows[2], rows[20], rows[21], rows[22]]],
      ["\u202dPAYEE 7\u202c", [rows[7]]],
      ["transactionAmount", []],
      ["100%", []],
      ["o'brien", [rows[22]]],
      ["O’BRIÉN", [rows[22]]],
    ] as const) {
      const { answer: searched } = await efua.drillDown(id, 1, search);
      expect(JSON.parse(String(searched?.transaction))).toMatchObject(found);
      expect(searched?.size).toBe(found.length);
    }
    expect((await efua.drillDown(id, 3, "1.00")).answer?.size).toBe(23);
    const mine = rowsOf(await kofi.mine({ transType: "TRANSFER", requestType: "BULK" }));
    expect(mine.transactions).toMatchObject([{ bulkId: id, totalCount: 23, charges: "0.50", totalAmount: "23.50" }]);
    const pendingBulk = { endpoint: bankApi.approvals.pendingBulk, handler: approvalsHandlers.pendingBulk };
    const second = { requestType: "TRANSFER", pageNumber: 2, pageSize: 10 } as const;
    expect((await efua.read(pendingBulk, second)).answer).toMatchObject({ transactions: [], size: 1 });
    const mineOnSecond = await kofi.mine({ transType: "TRANSFER", requestType: "BULK", pageNumber: 2 });
    expect(mineOnSecond.answer).toMatchObject({ transactions: [], size: 1 });
  });
});

onEachDatabase("Recalling", (bank) => {
  it("an initiator recalls their own pending request, and no money moves", async () => {
    const company = await aCompanyOf(bank.db, {
      people: ["Initiator", "Initiator", "Authorizer", "Authorizer"],
      accounts,
      policy: { secondApproverFrom: "100.00" },
    });
    const [kofi, kwame, efua] = company.people as [Customer, Customer, Customer];
    const [current, savings] = company.accounts as [string, string];
    const id = await kofi.ask(current, savings, "15.00");
    expect(await kwame.recall(id)).toEqual({ refused: "You can recall only requests that you created." });
    const recall = { endpoint: bankApi.requests.recall, handler: requestsHandlers.recall };
    const unconfirmed = { transactionId: id, password: "00000", passwordType: "OTP" };
    expect(await kofi.command(recall, unconfirmed)).toEqual({ refused: "OTP is not valid." });
    expect(await kofi.recall(id)).toEqual({ answer: { description: "The request has been recalled." } });
    expect(await kofi.recall(id)).toEqual({ refused: "Only a pending request can be recalled." });
    expect(await efua.approve(id)).toEqual({ refused: "This request is no longer pending." });
    const half = await kofi.ask(current, savings, "100.00");
    await efua.approve(half);
    expect(await kofi.recall(half)).toEqual({ refused: "Only a pending request can be recalled." });
    expect(await company.books()).toEqual(["1000.00", "200.00"]);
  });
});

onEachDatabase("Pages of lists of requests", (bank) => {
  type ListPage = { pageNumber: number; pageSize: number; after?: string | undefined };
  type ListOf = (customer: Customer, page: ListPage) => Promise<{ answer?: object }>;
  const { approvals, reports } = bankApi;
  const lists = {
    "pending requests": ["ownAccounts", (of, page) => of.pending(page)],
    "pending bulks": [
      "bulkTransfer",
      (of, page) =>
        of.read(
          { endpoint: approvals.pendingBulk, handler: approvalsHandlers.pendingBulk },
          { requestType: "TRANSFER", ...page },
        ),
    ],
    "own requests": ["ownAccounts", (of, page) => of.mine(page)],
    "own bulks": ["bulkTransfer", (of, page) => of.mine({ transType: "TRANSFER", requestType: "BULK", ...page })],
    reports: [
      "ownAccounts",
      (of, page) =>
        of.read(
          { endpoint: reports.fetch, handler: reportsHandlers.fetch },
          { transactionType: "OWN_ACCOUNT_TRANSFER", ...page },
        ),
    ],
    "reports of bulks": [
      "bulkTransfer",
      (of, page) =>
        of.read(
          { endpoint: reports.fetchBulk, handler: reportsHandlers.fetchBulk },
          { transactionType: "OTHER_BANK_TRANSFER_BULK", ...page },
        ),
    ],
  } satisfies Record<string, [category: "ownAccounts" | "bulkTransfer", list: ListOf]>;

  it.each(Object.entries(lists))(
    "a page of %s continues after the last row shown, although one came and that row was decided @S3-7-06",
    async (_, [category, list]) => {
      const company = await aCompanyOf(bank.db, { people: ["Initiator", "Authorizer"], accounts });
      const [ama, efua] = company.people as [Customer, Customer];
      const source = await bank.db
        .selectFrom("ledger_accounts")
        .selectAll()
        .where("number", "=", company.accounts[0] ?? "")
        .executeTakeFirstOrThrow();
      const insert = async (minute: number) => {
        const createdAt = new Date(bankTime.getTime() + minute * 60_000);
        const id = newRequestId(category, createdAt);
        const order = { category, sourceAccountId: source.id, currency: "GHS", amount: 1_00n, charge: 0n, eLevy: 0n };
        const { companyId, userId } = ama.caller;
        await inTransaction(bank.db, (tx) =>
          insertRequest(
            tx,
            { ...order, narration: "Rent", details: {}, rows: [], legs: [] },
            { id, companyId, createdBy: userId, createdAt, status: "PENDING", approvalsNeeded: 1 },
          ),
        );
        return id;
      };
      const page = async (asked: ListPage) => {
        const { answer } = await list(ama, asked);
        const { size, count, transactions, transfers, position } = answer as Record<string, unknown>;
        const rows = (transactions ?? transfers) as Record<string, unknown>[];
        return [position, size ?? count, rows.map(({ transactionId, bulkId, id }) => id ?? transactionId ?? bulkId)];
      };
      const [d, c, b, a] = [await insert(1), await insert(2), await insert(3), await insert(4)];
      expect(await page({ pageNumber: 1, pageSize: 2 })).toEqual([0, 4, [a, b]]);
      expect(await page({ pageNumber: 2, pageSize: 2, after: b })).toEqual([2, 4, [c, d]]);
      await insert(5);
      await efua.reject(b);
      const isGone = list === lists["pending requests"][1] || list === lists["pending bulks"][1];
      expect(await page({ pageNumber: 2, pageSize: 2, after: b })).toEqual([isGone ? 2 : 3, isGone ? 4 : 5, [c, d]]);
      const stranger = await aCompanyOf(bank.db, { people: ["Initiator"], accounts });
      const foreign = await stranger.people[0]?.ask(stranger.accounts[0] ?? "", stranger.accounts[1] ?? "", "1.00");
      // A row of another company is no place in this list.
      expect(await page({ pageNumber: 2, pageSize: 3, after: foreign })).toEqual([
        3,
        isGone ? 4 : 5,
        isGone ? [d] : [c, d],
      ]);
    },
  );
});
