import { expect, it } from "vitest";
import { bankApi } from "../../../contract/index";
import { bulkTransfersHandlers } from "../../../mock-bank/bulk/bulk-handlers";
import { defaultSettings } from "../../../mock-bank/core/settings";
import { moveClock } from "../../../mock-bank/due-work/advance-time";
import { journalOf } from "../../../mock-bank/ledger/journal";
import { openLog } from "../../../mock-bank/system/log";
import { aCompanyOf, bankTime, type Customer } from "../../support/bank-customers";
import { onEachDatabase } from "../../support/bank-database";
import { documentTextOf, pagesOf, rowsOf } from "../../support/read-files";

const accounts = [
  { currency: "GHS", balance: "100000.00" },
  { currency: "GHS", balance: "0.00" },
] as const;
const NONE = "There is no payment advice for this transaction.";

onEachDatabase("A payment advice", (bank) => {
  const open = async (people: Parameters<typeof aCompanyOf>[1]["people"] = ["Single"]) => {
    const company = await aCompanyOf(bank.db, { people, accounts });
    const [ama, efua] = company.people as [Customer, Customer];
    const [from = "", to = ""] = company.accounts;
    return { ama, efua, from, to };
  };
  const saidBy = async (advice: Buffer | string) => {
    if (typeof advice === "string") throw new Error(advice);
    return (await pagesOf(advice)).join(" ");
  };
  const tableOf = async (advice: Buffer | string) => {
    if (typeof advice === "string") throw new Error(advice);
    return Object.fromEntries((await rowsOf(advice)).map(([label, value]) => [label, value]));
  };
  const payBulk = async (who: Customer, from: string, rows: readonly object[], total: string) => {
    const fields = { sourceAccount: from, transferData: JSON.stringify(rows), transferType: "BULK-TRANSFER" } as const;
    const served = { endpoint: bankApi.bulkTransfers.pay, handler: bulkTransfersHandlers.pay };
    const paying = await who.ready(served, { ...fields, isSchedule: "false" }, { total: `GHS ${total}` });
    const { answer, refused } = await paying();
    if (!answer) throw new Error(refused);
    return String(answer.transactionId);
  };
  const domestic = (to: string, amount: string, name: string) => ({
    transactionType: "domestic",
    beneficiaryAccount: to,
    beneficiaryName: name,
    transactionAmount: amount,
    transactionDescription: "Rent",
    charge: "0.00",
    beneficiaryId: "",
  });
  const clearing = {
    ...domestic("0012345678", "1250.00", "Esi"),
    transactionType: "noninstant",
    beneficiaryBank: "GCB Bank",
    beneficiaryBankCode: "040100",
    bankBranch: "Tamale Main",
  };

  it("each format of an advice says the same: who paid whom, how much and when (@S3-7-62 @S3-7-63)", async () => {
    const { ama, from, to } = await open();
    const id = String(
      (await ama.transfer(from, to, "1250.50", "GHS", { narration: "=March rent" })).answer?.transactionId,
    );
    const pdf = await saidBy(await ama.advice(id, "PDF"));
    const word = await ama.advice(id, "WORD");
    for (const said of [pdf, await documentTextOf(Buffer.from(word))])
      for (const words of ["Asempa Bank", "Payment Advice", id, from, to, "=March rent", "1,250.50", "Approved"])
        expect(said).toContain(words);
    const excel = await tableOf(await ama.advice(id, "EXCEL"));
    expect(excel).toMatchObject({
      "Transaction ID": id,
      "Transaction Type": "Own Account Transfer",
      Paid: bankTime,
      "Beneficiary Account": to,
      Narration: "=March rent",
      "Amount (GHS)": 1250.5,
      "Total Amount Debited (GHS)": 1250.5,
    });
  });

  it("an advice shows the debit of the ledger, with charge and E-Levy, in the account's own currency", async () => {
    const { ama, from } = await open();
    const wallet = String(
      (await ama.payWallet({ from, wallet: "0241234567", amount: "250.00" })).answer?.transactionId,
    );
    const dollars = String((await ama.requestFx({ from })).answer?.transactionId);
    for (const id of [wallet, dollars]) {
      const journal = (await journalOf(bank.db, id)).flatMap(({ lines }) => lines);
      const taken = journal.filter(({ account }) => account === from).map(({ amount }) => Number(amount));
      const advice = await tableOf(await ama.advice(id, "EXCEL"));
      expect(advice["Total Amount Debited (GHS)"]).toBe(-taken.reduce((sum, amount) => sum + amount, 0));
    }
    expect(await tableOf(await ama.advice(wallet, "EXCEL"))).toMatchObject({
      "Wallet Number": "0241234567",
      "Amount (GHS)": 250,
      "Transaction Charge (GHS)": 2,
      "E-Levy (GHS)": 1.5,
      "Total Amount Debited (GHS)": 253.5,
    });
    expect(await tableOf(await ama.advice(dollars, "EXCEL"))).toMatchObject({
      "Request ID": dollars,
      "Amount (USD)": 100,
      "Swift Code": "HASPDEHHXXX",
    });
  });

  it("the advice of a card load shows only the end of the card's number", async () => {
    const { ama, from } = await open();
    const id = String((await ama.loadCard({ from, amount: "250.00" })).answer?.transactionId);
    expect(await saidBy(await ama.advice(id))).toContain("**** 4321");
  });

  it("a bulk payment has an advice for each payee that was paid, to the name that the bank knows", async () => {
    const { ama, from, to } = await open();
    const id = await payBulk(ama, from, [domestic(to, "150.50", "Kojo"), clearing], "1400.50");
    expect(await tableOf(await ama.advice(`${id}-1`, "EXCEL"))).toMatchObject({
      "Transaction ID": `${id}-1`,
      "Bulk ID": id,
      Beneficiary: expect.stringMatching(/^Sika Trading \d+ Ltd GHS 2$/),
      "Name Given by Customer": "Kojo",
      "Total Amount Debited (GHS)": 150.5,
    });
    for (const absent of [`${id}-2`, `${id}-0`, `${id}-3`, id]) expect(await ama.advice(absent)).toBe(NONE);
    const clock = { db: bank.db, settings: defaultSettings, log: openLog("silent") };
    await moveClock(clock, new Date("2026-03-02T15:00:00Z"));
    expect(await tableOf(await ama.advice(`${id}-2`, "EXCEL"))).toMatchObject({
      "Name Given by Customer": "Esi",
      "Beneficiary Bank": "GCB Bank",
      "Total Amount Debited (GHS)": 1250,
    });
    expect(await tableOf(await ama.advice(id, "EXCEL"))).toMatchObject({
      Beneficiaries: "2",
      "Total Amount Debited (GHS)": 1400.5,
    });
  });

  it("an advice is given only for a paid request, and only to the company that paid", async () => {
    const { ama: kofi, efua, from, to } = await open(["Initiator", "Authorizer"]);
    const [paid, refused] = [await kofi.ask(from, to, "10.00"), await kofi.ask(from, to, "20.00")];
    expect(await kofi.advice(paid)).toBe(NONE);
    await efua.approve(paid);
    await efua.reject(refused);
    expect(await saidBy(await kofi.advice(paid))).toContain(efua.caller.fullName);
    expect(await kofi.advice(refused)).toBe(NONE);
    const { ama: stranger, from: theirs, to: another } = await open();
    expect(await stranger.advice(paid)).toBe(NONE);
    const bulk = await payBulk(stranger, theirs, [domestic(another, "1.00", "Kojo")], "1.00");
    expect(await kofi.advice(`${bulk}-1`)).toBe(NONE);
    for (const nothing of ["T260302000000000", "B260302000000000-1", "", "-1"])
      expect(await kofi.advice(nothing)).toBe(NONE);
  });
});
