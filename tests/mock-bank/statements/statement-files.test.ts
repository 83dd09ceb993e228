import { beforeAll, describe, expect, it } from "vitest";
import { HttpStatements } from "../../../adapters/bank-api/accounts/http-statements";
import { BankClient, type BankClientDependencies } from "../../../adapters/bank-api/transport/bank-client";
import type { InputOf } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";
import { paperContent } from "../../../contract/papers";
import { signedAmount } from "../../../domain/accounts/statement";
import type { Day } from "../../../domain/calendar";
import { ghs } from "../../../domain/money";
import { ok } from "../../../domain/result";
import { bankNow } from "../../../mock-bank/core/clock";
import type { Database } from "../../../mock-bank/database/tables";
import { controlAccountIds } from "../../../mock-bank/ledger/control-accounts";
import { postAll } from "../../../mock-bank/ledger/post";
import { codeRules } from "../../../mock-bank/limits/limits";
import { words } from "../../../ui/accounts/words";
import { formatDate, formatMoney } from "../../../ui/kit/format";
import { anAccount } from "../../support/a-payment";
import { okValue } from "../../support/a-person";
import { openCompany, passTime, signedIn } from "../../support/bank";
import { aBank, onEachBank } from "../../support/each-bank";
import { codeOn } from "../../support/read-code";
import { pagesOf, rowsOf } from "../../support/read-files";
import { codeFor, intentOf, type WireClient } from "../../support/wire-client";

const DAY = 86_400_000;
const { statements } = bankApi;
type StatementQuery = InputOf<typeof statements.statement>;

const toDay = (wire: string): Day => wire.split("-").reverse().join("-") as Day;
const wireDay = (at: Date | number): string => new Date(at).toISOString().slice(0, 10).split("-").reverse().join("-");

/** Moves money into (plus) or out of an account some days ago; the counterpart is the outside world. */
async function move(
  db: Database,
  number: string,
  moves: readonly (readonly [daysAgo: number, amount: bigint, narration: string])[],
) {
  const control = await controlAccountIds(db);
  const account = db.selectFrom("ledger_accounts").select("id").where("number", "=", number);
  const { id } = await account.executeTakeFirstOrThrow();
  const now = (await bankNow(db)).getTime();
  const entries = moves.map(([daysAgo, amount, narration]) => ({
    reference: crypto.randomUUID(),
    description: narration,
    at: new Date(now - daysAgo * DAY),
    legs: [
      { accountId: control("CASH-GHS"), amount: -amount, narration },
      { accountId: id, amount, narration },
    ],
  }));
  expect(await postAll(db, entries)).toBe("posted");
}

async function aCustomer(running: Parameters<typeof openCompany>[0]) {
  const company = await openCompany(running, { accounts: [{ currency: "GHS", balance: "1000.00" }] });
  const ama = await signedIn(running, company, "Single");
  const accountNumber = company.accounts[0]?.accountNumber ?? "";
  const now = (await bankNow(running.bank.db)).getTime();
  const days = (from: number, to: number) => ({
    startDate: wireDay(now - from * DAY),
    endDate: wireDay(now - to * DAY),
  });
  const file = async (asked: Partial<StatementQuery>) => {
    const fields = { accountNumber, ...days(30, 0), isDownload: true, downloadType: "PDF" as const, ...asked };
    const answer = await ama.call(statements.statement, fields);
    return { answer, bytes: Buffer.from(String(answer.file ?? ""), "base64") };
  };
  return { company, ama, accountNumber, days, file };
}

onEachBank("A statement", (bank) => {
  it("a statement shows the opening balance, the movements, the balance after each, and the closing balance", async () => {
    const { accountNumber, days, file } = await aCustomer(bank.running);
    await move(bank.running.bank.db, accountNumber, [
      [20, 250_50n, "Kumasi Retail Co"],
      [10, -100_00n, "ECG power"],
      [2, -50n, "Fee"],
    ]);
    const rows = await rowsOf((await file({ downloadType: "Excel", ...days(15, 1) })).bytes);
    const facts = new Map(rows.map(([label, value]) => [label, value]));
    expect(facts.get("Account")).toContain(accountNumber);
    // The opening balance is of today, so the balance before the first day is today's minus all later movements.
    expect(facts.get("Opening balance")).toBe(250.5);
    expect(facts.get("Total credits")).toBe(0);
    expect(facts.get("Total debits")).toBe(100.5);
    expect(facts.get("Closing balance")).toBe(150);
    const table = rows.slice(rows.findIndex(([first]) => first === "Type"));
    expect(table[0]).toEqual(["Type", "Date", "Narration", "Amount", "Balance"]);
    expect(table.slice(1)).toEqual([
      ["Debit", expect.any(Date), "ECG power", -100, 150.5],
      ["Debit", expect.any(Date), "Fee", -0.5, 150],
    ]);
  });

  it(`the list and the Excel and PDF files show the same columns, movements and sums`, async () => {
    const { ama, accountNumber, days, file } = await aCustomer(bank.running);
    await move(bank.running.bank.db, accountNumber, [
      [
        20,
        250_50n,
        "Kumasi Retail Co, deposit for the order of 12 March, paid in by Mrs Quartey at the branch in Tema",
      ],
      [10, -100_00n, "ECG power"],
    ]);
    const { startDate, endDate } = days(30, 1);
    const period = { start: toDay(startDate), end: toDay(endDate) };
    const client = Object.assign(new BankClient({} as BankClientDependencies), {
      call: async (...call: Parameters<WireClient["call"]>) => ok(await ama.call(...call)),
    } as unknown as BankClient);
    const list = new HttpStatements(client);
    const account = anAccount({ number: accountNumber });
    const { movements: listed } = okValue(await list.movements({ account, period }));
    const { movements: headers } = words;
    // A statement begins with the oldest movement, so that its balances follow each other.
    const shown = listed
      .toReversed()
      .map((movement) => [
        words.movementTypes[movement.type],
        formatDate(movement.at),
        movement.narration,
        formatMoney(signedAmount(movement)),
      ]);
    expect(shown).toHaveLength(2);
    const listHeaders = [headers.type, headers.date, headers.narration, headers.amount];

    const workbook = await rowsOf((await file({ downloadType: "Excel", ...days(30, 1) })).bytes);
    const table = workbook.slice(workbook.findIndex(([first]) => first === headers.type));
    expect(table[0]).toEqual([...listHeaders, "Balance"]);
    const inWorkbook = table.slice(1).map(([type, day, narration, figure]) => {
      const [at, minor] = [(day as Date).toISOString(), Math.round(Number(figure) * 100)];
      return [type, formatDate(at), narration, formatMoney(ghs(minor))];
    });
    expect(inWorkbook).toEqual(shown);
    const sumOf = (type: "credit" | "debit") =>
      listed.filter((movement) => movement.type === type).reduce((sum, movement) => sum + movement.amount.minor, 0) /
      100;
    const facts = new Map(workbook.map(([label, value]) => [label, value]));
    expect([facts.get("Total credits"), facts.get("Total debits")]).toEqual([sumOf("credit"), sumOf("debit")]);

    const pdf = (await pagesOf((await file(days(30, 1))).bytes)).join(" ");
    expect(pdf).toContain([...listHeaders, "Balance"].join(" "));
    for (const [type, , narration, figure] of shown) {
      const row = new RegExp(`${type} \\d\\d-\\d\\d-\\d{4} ${narration} ${String(figure).replace("−", "-")} GHS`);
      expect(pdf).toMatch(row);
    }
  });

  it("a file names the moment of issue and ends on that day, whatever the period", async () => {
    const { ama, accountNumber, days, file } = await aCustomer(bank.running);
    const today = (await bankNow(bank.running.bank.db)).toISOString().slice(0, 10);
    const facts = async (asked: Partial<StatementQuery>) => {
      const rows = await rowsOf((await file({ downloadType: "Excel", ...asked })).bytes);
      return new Map(rows.map(([label, value]) => [label, value instanceof Date ? value.toISOString() : value]));
    };
    const ahead = await facts(days(30, -60));
    expect(ahead.get("Issued")).toMatch(new RegExp(`^${today}`));
    expect(ahead.get("To")).toMatch(new RegExp(`^${today}`));
    expect(ahead.get("Closing balance")).toBe(1000);
    const past = await facts(days(30, 1));
    expect(past.get("Issued")).toMatch(new RegExp(`^${today}`));
    expect(past.get("To")).toMatch(new RegExp(`^${new Date(Date.parse(today) - DAY).toISOString().slice(0, 10)}`));
    expect(past.get("Closing balance")).toBe(0);
    const { transactions, ...printed } = await ama.call(statements.complete, { accountNumber, ...days(30, -60) });
    expect(printed).toMatchObject({
      endDate: wireDay(Date.parse(today)),
      openingBalance: "0.00",
      closingBalance: "1000.00",
    });
    expect(printed.issuedAt).toContain(wireDay(Date.parse(today)));
    expect(transactions).toMatchObject([{ type: "C", amount: "1000.00", balance: "1000.00" }]);
  });

  it("the statement to print has every transaction and the balances of the file", async () => {
    const { ama, accountNumber, days, file } = await aCustomer(bank.running);
    const many = Array.from({ length: 601 }, (_, index) => [20 - index / 100, 1_01n, `Taking ${index + 1}`] as const);
    await move(bank.running.bank.db, accountNumber, many);
    const printed = await ama.call(statements.complete, { accountNumber, ...days(25, 1) });
    const rows = await rowsOf((await file({ downloadType: "Excel", ...days(25, 1) })).bytes);
    const table = rows.slice(rows.findIndex(([first]) => first === "Type") + 1);
    expect(table).toHaveLength(601);
    // The endpoint declares these fields of the answer.
    const lines = printed.transactions as { narration: string; balance: string }[];
    expect(lines.map(({ narration, balance }) => [narration, Number(balance)])).toEqual(
      table.map(([, , narration, , balance]) => [narration, balance]),
    );
  });

  it("a printed statement says the same, with the bank's head and page numbers", async () => {
    const { accountNumber, file } = await aCustomer(bank.running);
    const many = Array.from({ length: 120 }, (_, index) => [25 - index / 10, 1_00n, `Taking ${index + 1}`] as const);
    await move(bank.running.bank.db, accountNumber, many);
    const { bytes } = await file({});
    const [codePage = "", ...pages] = (await pagesOf(bytes)).reverse();
    pages.reverse();
    expect(pages).toHaveLength(3);
    for (const words of [
      "Asempa Bank",
      "Account Statement",
      accountNumber,
      "Opening balance 0.00",
      "Closing balance 1,120.00",
    ])
      expect(pages[0]).toContain(words);
    expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual(["Page 1 of 4", "Page 2 of 4", "Page 3 of 4"]);
    for (const page of pages) expect(page).toContain("Type Date Narration Amount Balance");
    const whole = pages.join(" ");
    for (let taking = 1; taking <= 120; taking += 1) expect(whole).toContain(`Taking ${taking} `);
    expect(whole).toContain("Taking 120 GHS 1.00 GHS 120.00");
    const code = codeOn(bytes, { dpi: 150, reader: "own" }) ?? "";
    expect(codePage.replaceAll(/\s/g, "")).toContain(code);
    const signed = paperContent.parse(JSON.parse(Buffer.from(code.split(".").at(-2) ?? "", "base64url").toString()));
    expect(signed).toMatchObject({ kind: "statement", amount: 112_000, lastDigits: accountNumber.slice(-4) });
    for (const printed of [signed.reference, signed.payer, signed.date]) expect(pages[0]).toContain(printed);
  });

  it("a statement of a long period has each movement once, in the order of time", async () => {
    const { accountNumber, days, file } = await aCustomer(bank.running);
    const many = Array.from(
      { length: 1234 },
      (_, index) => [700 - Math.floor(index / 3) / 2, 1n, `${index + 1}`] as const,
    );
    await move(bank.running.bank.db, accountNumber, many);
    const rows = await rowsOf((await file({ downloadType: "Excel", ...days(710, 1) })).bytes);
    const table = rows.slice(rows.findIndex(([first]) => first === "Type") + 1);
    expect(table.map((row) => row[2])).toEqual(many.map(([, , narration]) => narration));
    expect(table.at(-1)?.[4]).toBe(12.34);
  });
});

describe("The call account/transactions/statement", () => {
  const bank = aBank();
  let one: Awaited<ReturnType<typeof aCustomer>>;
  beforeAll(async () => {
    one = await aCustomer(bank.running);
  });

  it("the statement is answered as base64, as PDF or Excel (@S1-7-24 @S1-3-36)", async () => {
    const [pdf, xlsx] = [(await one.file({})).bytes, (await one.file({ downloadType: "Excel" })).bytes];
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(xlsx.subarray(0, 2).toString()).toBe("PK");
    expect((await pagesOf(pdf)).join()).toContain("Account Statement");
    expect((await rowsOf(xlsx))[1]?.[0]).toBe("Account Statement");
  });

  it("the bank writes no formula into a workbook, even if a narration looks like one", async () => {
    const risky = ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://x")', '<b> & "c"', "\u0007bell"];
    await move(
      bank.running.bank.db,
      one.accountNumber,
      risky.map((narration) => [3, 1n, narration] as const),
    );
    const { bytes } = await one.file({ downloadType: "Excel" });
    const narrations = (await rowsOf(bytes)).map((row) => row[2]);
    for (const narration of risky.slice(0, -1)) expect(narrations).toContain(narration);
    expect(narrations).toContain("bell");
  });

  it("a statement is given for the company's own accounts only, and for valid periods that are not too long", async () => {
    const stranger = await aCustomer(bank.running);
    const words = async (asked: Partial<StatementQuery>) => (await one.file(asked)).answer.description;
    expect(await words({ accountNumber: stranger.accountNumber })).toBe("accountNumber: Account not found");
    expect(await words(one.days(1, 2))).toBe("Start date should not be greater than end date");
    expect(await words(one.days(-1, -2))).toBe("startDate: must not be in the future.");
    expect(await words(one.days(5 * 366, 0))).toContain("at most 5 years");
    expect((await one.file(one.days(30, -60))).answer.code).toBe(0);
  });

  const email = (over: Partial<StatementQuery> = {}): StatementQuery => ({
    accountNumber: one.accountNumber,
    ...one.days(30, 0),
    isDownload: false,
    downloadType: "email",
    email: "finance@adom.example",
    ...over,
  });
  const send = (client: WireClient, asked: StatementQuery, idempotencyKey: string = crypto.randomUUID()) =>
    client.call(statements.statement, asked, { idempotencyKey });
  const mailsTo = (address: string) =>
    bank.running.bank.db
      .selectFrom("messages")
      .innerJoin("attachments", "attachments.message_id", "messages.id")
      .selectAll()
      .where("recipient", "=", address)
      .execute();
  async function verified(intent?: string): Promise<void> {
    await one.ama.call(bankApi.otp.send, {}, intent ? { intent } : {});
    await one.ama.verify(await codeFor(bank.running, one.ama.username));
  }

  it("the PDF is e-mailed once a code is verified, and the code is used up (@S1-3-37 @S1-4-25)", async () => {
    const refused = { code: 1, description: "OTP is not valid." };
    expect(await send(one.ama, email())).toMatchObject(refused);
    await one.ama.call(bankApi.otp.send, {});
    expect(await send(one.ama, email())).toMatchObject(refused);
    await verified();
    // A statement ends on the day of issue.
    const answer = await send(one.ama, email(one.days(30, -60)));
    expect(answer).toMatchObject({ code: 0, description: "The statement has been sent to finance@adom.example." });
    const [mail, ...others] = await mailsTo("finance@adom.example");
    expect(others).toEqual([]);
    expect(mail?.file_name).toMatch(
      new RegExp(`^${one.accountNumber.slice(0, 8)}xxxxx_.*_\\d{4}-\\d{2}-\\d{2}_Asempa-Bank\\.pdf$`),
    );
    expect(mail?.body).not.toContain(one.accountNumber);
    expect(mail?.body).toContain(`from ${one.days(30, 0).startDate} to ${one.days(30, 0).endDate}`);
    expect((await pagesOf(mail?.bytes ?? new Uint8Array())).join()).toContain(one.accountNumber);
    expect(await send(one.ama, email())).toMatchObject({ code: 1 });
  });

  it("no second e-mail is sent for the same key", async () => {
    const asked = email({ email: "once@adom.example" });
    await verified();
    const key = crypto.randomUUID();
    expect(await send(one.ama, asked, key)).toEqual(await send(one.ama, asked, key));
    expect(await mailsTo("once@adom.example")).toHaveLength(1);
  });

  it("an expired code sends no statement, although it was verified in time", async () => {
    await verified();
    const halfLife = codeRules.lifeSeconds / 2;
    await passTime(bank.running, halfLife);
    await one.ama.call(bankApi.session.refresh, {});
    await passTime(bank.running, halfLife);
    const answer = await send(one.ama, email({ email: "late@adom.example" }));
    expect(answer).toMatchObject({ code: 1, description: "OTP is not valid." });
    expect(await mailsTo("late@adom.example")).toEqual([]);
  });

  it("a code for another address is refused", async () => {
    const asked = email({ email: "right@adom.example" });
    await verified(intentOf(statements.statement, asked));
    const other = await send(one.ama, email({ email: "wrong@adom.example" }));
    expect(other).toMatchObject({ code: 1, description: "This code confirms something else. Nothing was done." });
    await verified(intentOf(statements.statement, asked));
    expect(await send(one.ama, asked)).toMatchObject({ code: 0 });
    expect(await mailsTo("wrong@adom.example")).toEqual([]);
  });

  it("an invalid e-mail address is refused", async () => {
    await verified();
    for (const address of ["", "nobody", "a@b.example\r\nBcc: x@y.example"])
      expect(await send(one.ama, email({ email: address }))).toMatchObject({ code: 1 });
  });
});

describe("The call account/transactions/search", () => {
  const bank = aBank();

  it("the search answers the movements of the requested days, the newest first (@S1-7-25 @S1-7-41)", async () => {
    const { ama, accountNumber, days } = await aCustomer(bank.running);
    await move(bank.running.bank.db, accountNumber, [
      [40, 1n, "Too early"],
      [20, 250_50n, "Kumasi Retail Co"],
      [10, -100_00n, "ECG power"],
    ]);
    const { code, transactions, ...balances } = await ama.call(statements.search, {
      accountNumber,
      withBalances: true,
      ...days(30, 1),
    });
    expect(code).toBe(0);
    expect(balances).toEqual({ openingBalance: "0.01", closingBalance: "150.51", bookFormats: ["csv", "camt053"] });
    const date = expect.stringMatching(/^\d{2}-\d{2}-\d{4}/);
    expect(transactions).toEqual([
      { date, type: "D", narration: "ECG power", amount: "100.00", currency: "GHS" },
      { date, type: "C", narration: "Kumasi Retail Co", amount: "250.50", currency: "GHS" },
    ]);
    const slashed = await ama.call(statements.search, {
      accountNumber,
      startDate: "01/03/2026",
      endDate: "31/03/2026",
    });
    expect(slashed).toMatchObject({ code: 1, description: "The field startDate is not valid." });
  });

  it("the search answers at most a hundred movements", async () => {
    const { ama, accountNumber, days } = await aCustomer(bank.running);
    await move(
      bank.running.bank.db,
      accountNumber,
      Array.from({ length: 130 }, (_, index) => [1, 1n, `${index}`] as const),
    );
    const { transactions } = await ama.call(statements.search, { accountNumber, ...days(30, 0) });
    expect(transactions).toHaveLength(100);
  });
});
