import { beforeAll, expect, it } from "vitest";
import type { InputOf } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";
import { createAnyRequest } from "../../../mock-bank/control/create-request";
import { newRequestOfAnyKind } from "../../../mock-bank/control-api/inputs";
import { bankNow } from "../../../mock-bank/core/clock";
import type { AnyRequest } from "../../../mock-bank/lessons/any-request";
import { openCompany, signedIn, userOf } from "../../support/bank";
import { onEachBank } from "../../support/each-bank";
import { documentTextOf, pagesOf, rowsOf } from "../../support/read-files";
import type { WireClient } from "../../support/wire-client";

const { reports } = bankApi;
type ReportQuery = Partial<InputOf<typeof reports.fetch>>;
type Rows = readonly Readonly<Record<string, unknown>>[];

onEachBank("Reports", (bank) => {
  let ama: WireClient;
  let stranger: WireClient;
  let today = "";
  let createdBy = "";
  let companyName = "";
  const bulk = {
    beneficiaryName: "Kojo Ofori",
    beneficiaryAccount: "1234567890",
    beneficiaryBank: "GCB",
    amount: "10.00",
  };

  beforeAll(async () => {
    const { db } = bank.running.bank;
    const company = await openCompany(bank.running);
    ama = await signedIn(bank.running, company, "Single");
    stranger = await signedIn(bank.running, await openCompany(bank.running), "Single");
    today = (await bankNow(db)).toISOString().slice(0, 10).split("-").reverse().join("-");
    const [source] = company.accounts;
    companyName = company.name;
    createdBy = userOf(company, "Initiator").fullName;
    const ask = async (asked: Partial<AnyRequest>) => {
      const { username } = userOf(company, "Initiator");
      const whole = { username, sourceAccount: source?.accountNumber, amount: "10.00", narration: "Test", ...asked };
      await createAnyRequest(bank.running.bank, newRequestOfAnyKind.parse(whole));
    };
    await ask({
      category: "ownAccounts",
      narration: "=1+1",
      scheduleId: "SCH-77",
      details: { destinationAccountName: "Savings" },
    });
    await ask({ category: "ownAccounts", narration: "Second", charge: "1.00" });
    await ask({
      category: "mobileMoney",
      narration: "Wallet",
      details: { networkCode: "MTN", walletName: "Efua", phoneNumber: "0244000000" },
    });
    await ask({
      category: "bulkTransfer",
      narration: "Salaries",
      rows: [bulk, { ...bulk, beneficiaryName: "Yaa Asante" }],
    });
  });

  const page = { pageNumber: 1, pageSize: 10 };
  const fetched = async (asked: ReportQuery = {}, client = ama) => {
    const answer = await client.call(reports.fetch, { transactionType: "OWN_ACCOUNT_TRANSFER", ...page, ...asked });
    return { ...answer, count: answer.count, rows: (answer.transfers ?? []) as Rows };
  };

  it("a report lists past transactions of one kind, the newest first, and counts them (@S3-7-56 @S3-3-75..77 @S3-3-85..86)", async () => {
    const { code, count, rows } = await fetched();
    expect([code, count, rows.map(({ narration }) => narration)]).toEqual([0, 2, ["Second", "=1+1"]]);
    expect(rows[0]).toMatchObject({ amount: "10.00", charge: "1.00", totalAmount: "11.00", status: "PENDING" });
    expect(rows[0]).toMatchObject({
      sourceAccountName: `${companyName} GHS 1`,
      transactionType: "Own Account Transfer",
    });
    expect(rows[0]?.id).toMatch(/^T\d{6}[\dA-Z]{9}$/);
    expect(rows[1]).toMatchObject({ scheduleId: "SCH-77", beneficiaryName: "Savings", createdBy });
    const wallets = await fetched({ transactionType: "MOBILE_MONEY_SINGLE" });
    expect(wallets.rows).toMatchObject([{ txnMobileMoneyCode: "MTN", phoneNumber: "0244000000" }]);
  });

  it("a report is answered page by page (@S3-3-85 @S3-7-56)", async () => {
    const [first, second] = [await fetched({ pageSize: 1 }), await fetched({ pageSize: 1, pageNumber: 2 })];
    expect([first, second].map(({ count, rows }) => [count, rows[0]?.narration])).toEqual([
      [2, "Second"],
      [2, "=1+1"],
    ]);
  });

  it("a report is filtered by outcome, transaction, schedule and days (@S3-9-10)", async () => {
    const counts = async (...asked: ReportQuery[]) =>
      Promise.all(asked.map(async (each) => (await fetched(each)).count));
    const outcomes = ["ALL", "PENDING", "SUCCESSFUL", "FAILED"] as const;
    expect(await counts(...outcomes.map((reportCategory) => ({ reportCategory })))).toEqual([2, 2, 0, 0]);
    expect(await counts({ ScheduleId: "sch-77" }, { ScheduleId: "nothing" })).toEqual([1, 0]);
    const [{ id: transactionId } = {}] = (await fetched()).rows;
    const part = String(transactionId).slice(5).toLowerCase();
    expect(await counts({ transactionId: part }, { transactionId: "SCH-77" }, { ScheduleId: part })).toEqual([1, 0, 0]);
    expect(
      await counts({ startDate: today, endDate: today }, { endDate: "01-01-2020" }, { startDate: "01-01-2020" }),
    ).toEqual([2, 0, 2]);
    const backwards = await fetched({ startDate: "02-01-2020", endDate: "01-01-2020" });
    expect(backwards.description).toBe("Start date should not be greater than end date");
  });

  it("a report of bulk payments is filtered by outcome and bulk (@S3-2.5-23)", async () => {
    const counts = (...asked: ReportQuery[]) =>
      Promise.all(
        asked.map(async ({ transactionType: _, ...filter }) => {
          const fields = { transactionType: "OTHER_BANK_TRANSFER_BULK", ...page, ...filter } as const;
          return (await ama.call(reports.fetchBulk, fields)).count;
        }),
      );
    const outcomes = ["ALL", "PENDING", "SUCCESSFUL", "FAILED"] as const;
    expect(await counts(...outcomes.map((reportCategory) => ({ reportCategory })))).toEqual([1, 1, 0, 0]);
    expect(await counts({ ScheduleId: "B" }, { ScheduleId: "nothing" })).toEqual([1, 0]);
  });

  it("a report of a kind that this client cannot request is known and empty (@S3-3-99 @S3-3-100)", async () => {
    for (const transactionType of ["AIRTIME", "DATA", "BILLS_PAYMENT", "DIRECT_DEBIT_SINGLE"] as const)
      expect(await fetched({ transactionType })).toMatchObject({ code: 0, count: 0, transfers: [] });
    const debits = await ama.call(reports.fetchBulk, { transactionType: "DIRECT_DEBIT_BULK", ...page });
    expect(debits).toMatchObject({ code: 0, count: 0, transactions: [] });
  });

  it("bulk payments have their own report call, and another one for their payees (@S3-7-57 @S3-7-59 @S3-3-75 @S3-3-85 @S3-3-87)", async () => {
    const { count, transactions } = await ama.call(reports.fetchBulk, {
      transactionType: "OTHER_BANK_TRANSFER_BULK",
      ...page,
    });
    const [found] = transactions as Rows;
    expect(count).toBe(1);
    expect(found).toMatchObject({ totalCount: 2, narration: "Salaries", workFlowStatus: "PENDING" });
    const second = { transactionType: "OTHER_BANK_TRANSFER_BULK", ...page, pageNumber: 2 } as const;
    expect(await ama.call(reports.fetchBulk, second)).toMatchObject({ count: 1, transactions: [] });
    const bulkId = String(found?.bulkId);
    const beyond = { transactionType: "OTHER_BANK_TRANSFER_BULK", ...page, pageNumber: 2 } as const;
    expect(await ama.call(reports.fetchBulk, beyond)).toMatchObject({ code: 0, count: 1, transactions: [] });
    const payees = await ama.call(reports.fetchBulkRows, { bulkId, ...page });
    expect(payees).toMatchObject({
      count: 2,
      transfers: [
        { id: `${bulkId}-1`, beneficiaryName: "Kojo Ofori", beneficiaryBank: "GCB", amount: "10.00" },
        { id: `${bulkId}-2`, beneficiaryName: "Yaa Asante" },
      ],
    });
    const rest = await ama.call(reports.fetchBulkRows, { bulkId, ...page, pageNumber: 2 });
    expect(rest).toMatchObject({ count: 2, transfers: [] });
    expect(await stranger.call(reports.fetchBulkRows, { bulkId, ...page })).toMatchObject({ code: 1 });
  });

  it("a report holds only transactions of the caller's own company", async () => {
    expect((await fetched({}, stranger)).count).toBe(0);
  });

  const download = async (
    downloadType: "PDF" | "EXCEL" | "WORD",
    { pageNumber: _, pageSize: __, ...asked }: ReportQuery = {},
  ) => {
    const response = await ama.download(reports.download, {
      transactionType: "OWN_ACCOUNT_TRANSFER",
      downloadType,
      ...asked,
    });
    expect(response.headers.get("content-type")).toMatch(
      { PDF: /pdf$/, EXCEL: /sheet$/, WORD: /wordprocessing/ }[downloadType],
    );
    return new Uint8Array(await response.arrayBuffer());
  };

  it("a report as a workbook holds numbers and dates, and no formula (@S3-7-60..61 @S3-7-67)", async () => {
    const rows = await rowsOf(await download("EXCEL"));
    const table = rows.slice(rows.findIndex(([first]) => first === "Transaction ID"));
    const at = (name: string) => table[0]?.indexOf(name) ?? -1;
    expect(table).toHaveLength(3);
    expect(table[1]?.[at("Total Amount")]).toBe(11);
    expect(table[1]?.[at("Created Date")]).toBeInstanceOf(Date);
    expect(table[2]?.[at("Narration")]).toBe("=1+1");
  });

  it("a report as a PDF and as a Word document says the same (@S3-7-60..61 @S3-7-67)", async () => {
    const pdf = (await pagesOf(await download("PDF", { ScheduleId: "SCH" }))).join(" ");
    const word = await documentTextOf(await download("WORD", { ScheduleId: "SCH" }));
    for (const said of [pdf, word]) {
      for (const words of ["Asempa Bank", "Own Account Transfer", "SCH-77", "=1+1", "10.00", "Pending"])
        expect(said).toContain(words);
      expect(said).not.toContain("Second");
    }
    expect(pdf).toContain("Page 1 of 1");
  });

  it("numbers and times are never cut on paper, however narrow the columns are", async () => {
    const [row] = (await fetched()).rows;
    const pdf = (await pagesOf(await download("PDF"))).join(" ");
    for (const whole of [row?.id, row?.sourceAccount, row?.createDate, "Source Account", "Pending"])
      expect(pdf).toContain(whole);
  });

  it("a report without results is an empty file", async () => {
    const rows = await rowsOf(await download("EXCEL", { reportCategory: "FAILED" }));
    expect(rows.at(-1)?.[0]).toBe("Transaction ID");
  });
});
