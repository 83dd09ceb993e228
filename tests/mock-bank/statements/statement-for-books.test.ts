import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InputOf } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";
import { bankNow } from "../../../mock-bank/core/clock";
import type { Database } from "../../../mock-bank/database/tables";
import { guarded } from "../../../mock-bank/documents/csv-text";
import { type Balance, balancesOf } from "../../../mock-bank/ledger/balances";
import { controlAccountIds } from "../../../mock-bank/ledger/control-accounts";
import { formatMinor } from "../../../mock-bank/ledger/minor-units";
import { type Entry, postAll } from "../../../mock-bank/ledger/post";
import type { RunningBank } from "../../../mock-bank/start-bank";
import { bookingsOf } from "../../../mock-bank/statements/bookings";
import { booksCamt } from "../../../mock-bank/statements/books-camt";
import { booksCsv } from "../../../mock-bank/statements/books-csv";
import type { Period } from "../../../mock-bank/statements/period";
import { statementOf } from "../../../mock-bank/statements/statement";
import { openCompany, signedIn, startTestBank } from "../../support/bank";
import { aBank, onEachBank } from "../../support/each-bank";
import { payInOften } from "../../support/many-lines";
import { camtOf, camtReportOf, cellsBetweenSemicolons, csvOf, spreadsheetOf } from "../../support/read-books";
import { pagesOf, rowsOf } from "../../support/read-files";

const DAY = 86_400_000;
const { statements } = bankApi;
const formats = ["csv", "camt053"] as const;
type Format = (typeof formats)[number];

const wireDay = (at: number): string => new Date(at).toISOString().slice(0, 10).split("-").reverse().join("-");

/** A movement some days ago, with its charge and E-Levy. The counterpart is an account outside of the company. */
type Move = {
  readonly daysAgo: number;
  readonly amount: bigint;
  readonly narration: string;
  readonly charge?: bigint;
  readonly eLevy?: bigint;
};

/** A company with one account, which it opened with 1,000.00 today. */
async function aCustomer(running: RunningBank) {
  const company = await openCompany(running, {
    users: [{ role: "Viewer" }, { role: "Viewer", menus: ["Dashboard"] }],
    accounts: [{ currency: "GHS", balance: "1000.00" }],
  });
  const { db } = running.bank;
  const [account] = await balancesOf(db, company.id);
  if (!account) throw new Error("The company has no account");
  const now = (await bankNow(db)).getTime();
  const days = (from: number, to: number) => ({
    startDate: wireDay(now - from * DAY),
    endDate: wireDay(now - to * DAY),
  });
  const viewer = await signedIn(running, company, 0);
  const whole = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  return {
    company,
    account,
    viewer,
    days,
    ask: (format: Format, asked: Partial<InputOf<typeof statements.forBooks>> = {}) => ({
      accountNumber: account.number,
      ...days(800, 0),
      format,
      ...asked,
    }),
    file: async (format: Format, period = days(800, 0)) =>
      whole(await viewer.download(statements.forBooks, { accountNumber: account.number, ...period, format })),
    issued: async (downloadType: "PDF" | "Excel", period: ReturnType<typeof days>) => {
      const fields = { accountNumber: account.number, ...period, isDownload: true, downloadType };
      return Buffer.from(String((await viewer.call(statements.statement, fields)).file ?? ""), "base64");
    },
    move: (moves: readonly Move[]) => move(db, account, moves, now),
  };
}

let moved = 0;
const referenceOf = (place: number): string => `M-${place}`;

async function move(db: Database, { accountId }: Balance, moves: readonly Move[], now: number): Promise<void> {
  const control = await controlAccountIds(db);
  const legs = (to: string, amount: bigint, narration: string) =>
    amount === 0n
      ? []
      : [
          { accountId, amount, narration },
          { accountId: control(to), amount: -amount, narration },
        ];
  const entries = moves.map(({ daysAgo, amount, narration, charge = 0n, eLevy = 0n }): Entry => {
    moved += 1;
    return {
      reference: referenceOf(moved),
      description: narration,
      at: new Date(now - daysAgo * DAY),
      legs: [
        ...legs("CASH-GHS", amount, narration),
        ...legs("FEES-INCOME", -charge, "Transaction charge"),
        ...legs("E-LEVY", -eLevy, "E-Levy"),
      ],
    };
  });
  expect(await postAll(db, entries)).toBe("posted");
}

const isoDay = (wire: string): string => wire.split("-").reverse().join("-");
const textOf = (bytes: Uint8Array): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

onEachBank("A statement for bookkeeping", (bank) => {
  it("the CSV has the balances, and a line for each entry, its charge and its E-Levy", async () => {
    const { account, days, file, move: post } = await aCustomer(bank.running);
    await post([
      { daysAgo: 20, amount: 500_00n, narration: 'Kumasi Retail, "Makola"' },
      { daysAgo: 10, amount: -100_00n, narration: "Rent — Osu", charge: 5_00n, eLevy: 1_00n },
      { daysAgo: 2, amount: -50n, narration: "Later" },
    ]);
    const [first, second] = [referenceOf(moved - 2), referenceOf(moved - 1)];
    const period = days(30, 5);
    const [start, end] = [isoDay(period.startDate), isoDay(period.endDate)];
    const [received, paid] = [isoDay(days(20, 10).startDate), isoDay(days(20, 10).endDate)];
    const { number } = account;
    const lines = [
      "\uFEFFLine,Account,Booking Date,Value Date,Amount,Currency,Balance,Journal Reference,Request ID,Counterparty,Counterparty Account,Narration",
      `"Opening balance","'${number}",${start},${start},,"GHS",0.00,,,,,`,
      `"Entry","'${number}",${received},${received},500.00,"GHS",500.00,"${first}",,,,"Kumasi Retail, ""Makola"""`,
      `"Entry","'${number}",${paid},${paid},-100.00,"GHS",400.00,"${second}",,,,"Rent — Osu"`,
      `"Charge","'${number}",${paid},${paid},-5.00,"GHS",395.00,"${second}",,,,"Transaction charge"`,
      `"E-Levy","'${number}",${paid},${paid},-1.00,"GHS",394.00,"${second}",,,,"E-Levy"`,
      `"Closing balance","'${number}",${end},${end},,"GHS",394.00,,,,,`,
      "",
    ];
    expect(textOf(await file("csv", period))).toBe(lines.join("\r\n"));
  });

  it("a library for accounting programs reads the camt.053: account, period, balances, sums and entries", async () => {
    const { account, days, file, move: post } = await aCustomer(bank.running);
    await post([
      { daysAgo: 20, amount: 500_00n, narration: "Taking" },
      { daysAgo: 10, amount: -100_05n, narration: "Rent", charge: 5_00n },
    ]);
    const period = days(30, 5);
    const read = camtReportOf(await file("camt053", period));
    const [start, end] = [isoDay(period.startDate), isoDay(period.endDate)];
    expect(read).toMatchObject({
      id: [account.number, ...[start, end].map((day) => day.slice(2).replaceAll("-", ""))].join("-"),
      account: { accountNumber: account.number, name: account.name, currency: "GHS" },
      fromDate: new Date(`${start}T00:00:00Z`),
      toDate: new Date(`${end}T23:59:59.999Z`),
      numOfEntries: 3,
      sumOfCredits: 500,
      sumOfDebits: 105.05,
      balances: [
        { type: "OPBD", amount: 0, creditDebitIndicator: "credit", date: new Date(start) },
        { type: "CLBD", amount: 394_95, creditDebitIndicator: "credit", date: new Date(end) },
      ],
    });
    expect(read.entries).toMatchObject([
      { creditDebitIndicator: "credit", amount: 500_00, currency: "GHS", proprietaryCode: "PAYMENT" },
      { creditDebitIndicator: "debit", amount: 100_05, currency: "GHS", proprietaryCode: "PAYMENT" },
      { creditDebitIndicator: "debit", amount: 5_00, currency: "GHS", proprietaryCode: "CHARGE" },
    ]);
    // Programs recognize entries that they already have by this reference.
    const references = read.entries.map(({ accountServicerReferenceId }) => accountServicerReferenceId);
    expect(new Set(references).size).toBe(3);
    expect(read.entries.map(({ referenceId }) => referenceId)).toEqual([moved - 1, moved, moved].map(referenceOf));
  });

  it("a camt.053 that includes today ends at the moment of issue, and has an id of its own", async () => {
    const { account, days, file } = await aCustomer(bank.running);
    const read = camtReportOf(await file("camt053", days(1, -30)));
    expect(read.id).toMatch(new RegExp(`^${account.number}-\\d{6}-\\d{6}-\\d{6}$`));
    expect(read.toDate).toEqual(read.creationDate);
  });

  it("a payment that is posted while the file is written is left out, and the file still adds up", async () => {
    const { account, move: post } = await aCustomer(bank.running);
    const { db } = bank.running.bank;
    await post(Array.from({ length: 1200 }, (_, index) => ({ daysAgo: 30 - index / 100, amount: 1n, narration: "x" })));
    const now = await bankNow(db);
    const period = { from: new Date(now.getTime() - 60 * DAY), until: new Date(now.getTime() + DAY) };
    const written = await begunCsv(db, account, period);
    await written.next();
    await post([
      { daysAgo: 25, amount: 7_00n, narration: "Meanwhile, in the middle" },
      { daysAgo: 0, amount: 1n, narration: "Now" },
    ]);
    const { entries, closing } = csvOf(Buffer.concat([...written.taken, ...(await rest(written))]));
    expect(entries).toHaveLength(1201);
    expect(closing).toBe("1012.00");
  });
});

/** Begins to write a CSV; the first part is taken already. */
async function begunCsv(db: Database, account: Balance, period: Period, write: typeof booksCsv = booksCsv) {
  const statement = await statementOf(db, account, period);
  const issue = { bankName: "Asempa Bank", company: "Adom Trading Ltd", at: period.until };
  const chunks = write({ ...issue, statement, bookings: bookingsOf(db, statement) });
  const taken: Buffer[] = [];
  return {
    taken,
    next: async () => {
      const { value, done } = await chunks.next();
      if (!done) taken.push(value);
      return !done;
    },
  };
}

async function rest({ taken, next }: Awaited<ReturnType<typeof begunCsv>>): Promise<readonly Buffer[]> {
  const before = taken.length;
  while (await next());
  return taken.slice(before);
}

describe("The four formats of a statement", () => {
  const bank = aBank();
  const move = fc.record({
    daysAgo: fc.integer({ min: 0, max: 120 }),
    amount: fc.bigInt({ min: -9_999_99n, max: 9_999_999_99n }).filter((amount) => amount !== 0n),
    // The PDF is read by the words around its amounts.
    narration: fc
      .string({ unit: fc.constantFrom(..."abcdefg =+-@;'\"<&é"), minLength: 1, maxLength: 25 })
      .filter((text) => text.trim() !== ""),
    charge: fc.constantFrom(0n, 0n, 1n, 5_00n),
    eLevy: fc.constantFrom(0n, 0n, 1n, 1_50n),
  });
  const history = fc.record({
    moves: fc.array(move, { maxLength: 40 }),
    from: fc.integer({ min: 0, max: 130 }),
    length: fc.integer({ min: 0, max: 130 }),
  });

  it("PDF, Excel, CSV and camt.053 agree to the pesewa for any history and any period", async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ moves, from, length }) => {
        const customer = await aCustomer(bank.running);
        // Paid in first, so that no movement overdraws the account.
        await customer.move([{ daysAgo: 125, amount: 1_000_000_00n, narration: "Paid in" }, ...moves]);
        const period = customer.days(from, Math.max(0, from - length));
        const camt = camtOf(await customer.file("camt053", period));
        const minor = ({ amount }: { amount: string }) => BigInt(amount.replace(".", ""));
        const expected = expectedOf(moves, from, Math.max(0, from - length));
        expect(camt.entries.map(minor)).toEqual(expected.amounts);
        expect([camt.opening, camt.closing]).toEqual([expected.opening, expected.closing].map(formatMinor));
        expect(csvOf(await customer.file("csv", period))).toEqual(camt);
        const report = camtReportOf(await customer.file("camt053", period));
        expect(
          report.entries.map(({ amount, creditDebitIndicator }) =>
            BigInt(Math.round(creditDebitIndicator === "debit" ? -amount : amount)),
          ),
        ).toEqual(expected.amounts);
        expect(excelOf(await rowsOf(await customer.issued("Excel", period)))).toEqual(expected);
        expect(pdfOf((await pagesOf(await customer.issued("PDF", period))).join(" "))).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  type Figures = { readonly opening: bigint; readonly closing: bigint; readonly amounts: readonly bigint[] };

  /** Adds up a history in the order of time. The account was opened today. */
  function expectedOf(moves: readonly Move[], from: number, to: number): Figures {
    const all = [
      { daysAgo: 0, lines: [1_000_00n] },
      { daysAgo: 125, lines: [1_000_000_00n] },
      ...moves.map(({ daysAgo, amount, charge = 0n, eLevy = 0n }) => ({
        daysAgo,
        lines: [amount, -charge, -eLevy].filter((line) => line !== 0n),
      })),
    ];
    const inOrder = all
      .map((each, place) => ({ ...each, place }))
      .sort((one, other) => other.daysAgo - one.daysAgo || one.place - other.place);
    const sum = (lines: readonly bigint[]) => lines.reduce((total, line) => total + line, 0n);
    const amounts = inOrder.filter(({ daysAgo }) => daysAgo <= from && daysAgo >= to).flatMap(({ lines }) => lines);
    const opening = sum(inOrder.filter(({ daysAgo }) => daysAgo > from).flatMap(({ lines }) => lines));
    return { opening, closing: opening + sum(amounts), amounts };
  }

  function excelOf(rows: Awaited<ReturnType<typeof rowsOf>>): Figures {
    const minor = (value: unknown) => BigInt(Math.round(Number(value) * 100));
    const facts = new Map(rows.map(([label, value]) => [label, value]));
    const table = rows.slice(rows.findIndex(([first]) => first === "Type") + 1);
    return {
      opening: minor(facts.get("Opening balance")),
      closing: minor(facts.get("Closing balance")),
      amounts: table.map(([, , , amount]) => minor(amount)),
    };
  }

  function pdfOf(text: string): Figures {
    const minor = (written = "") => BigInt(written.replace(/[,.]/g, ""));
    const fact = (label: string) => minor(new RegExp(`${label} ([\\d,]+\\.\\d\\d)`).exec(text)?.[1]);
    const rows = text.matchAll(/(?:Credit|Debit) \d\d-\d\d-\d{4} .*? GHS (-?[\d,]+\.\d\d) GHS [\d,]+\.\d\d/g);
    return {
      opening: fact("Opening balance"),
      closing: fact("Closing balance"),
      amounts: [...rows].map(([, amount]) => minor(amount)),
    };
  }
});

describe("A spreadsheet that opens the CSV", () => {
  const bank = aBank();
  const risky = [
    "=1+1",
    "+233244123456",
    "-1",
    "@SUM(A1)",
    '=HYPERLINK("http://x")',
    "\t=1+1",
    "\r\n=1+1",
    ' ="a"',
    "＝1+1",
    'pay;=1+1;"',
    "a;=1+1",
    'a";=1+1',
    "'quoted'",
    "0012345",
    "1234567890123456",
  ];
  let bytes: Uint8Array;
  beforeAll(async () => {
    const { file, move: post } = await aCustomer(bank.running);
    await post(risky.map((narration) => ({ daysAgo: 3, amount: -1_00n, narration })));
    bytes = await file("csv");
  });
  /** Words that a spreadsheet takes for formulas, if they are written as they are. */
  const unguarded = () => Buffer.from(textOf(bytes).replaceAll("'", ""));

  it("no text is a formula", () => {
    const formulas = (file: Uint8Array) =>
      spreadsheetOf(file)
        .flat()
        .filter(({ isFormula }) => isFormula);
    expect(formulas(bytes)).toEqual([]);
    expect(formulas(unguarded()).length).toBeGreaterThan(0);
  });

  it.each(["\u200b=1+1", "\u2060@SUM(1)", "\u00ad-1", "\ufeff+1", "a;\u3164=1"])(
    "invisible characters do not hide the formula in %j",
    (hidden) => expect(guarded(hidden)).toBe(hidden.replace(/^(a;|)/, "$1'")),
  );

  it("no text is a formula where spreadsheets have semicolons between cells", () => {
    const formulas = (file: Uint8Array) => cellsBetweenSemicolons(file).filter((cell) => /^["\s]*[=+\-@]/.test(cell));
    expect(formulas(bytes)).toEqual([]);
    expect(formulas(unguarded()).length).toBeGreaterThan(0);
  });

  it("amounts are numbers with their sign, and days are days", () => {
    const [head = [], ...rows] = spreadsheetOf(bytes).map((row) => row.map(({ value }) => value));
    const column = (name: string) => rows.slice(1, -2).map((row) => row[head.indexOf(name)]);
    expect(column("Amount")).toEqual(risky.map(() => -1));
    expect(column("Balance")).toEqual(risky.map((_, index) => -1 - index));
    for (const date of column("Booking Date")) expect(typeof date).toBe("number");
  });

  it("texts are complete in one line each, with every digit, and can be read back", () => {
    const [head = [], ...rows] = spreadsheetOf(bytes).map((row) => row.map(({ value }) => value));
    const narrations = rows.slice(1, -2).map((row) => row[head.indexOf("Narration")]);
    expect(narrations.slice(-2)).toEqual(["'0012345", "'1234567890123456"]);
    expect(narrations).toHaveLength(risky.length);
    const read = csvOf(bytes).entries.map(({ narration }) => narration);
    expect(read.slice(0, -1)).toEqual(risky.map((narration) => narration.trim()));
  });
});

describe("The call account/transactions/bookkeepingStatement", () => {
  const bank = aBank();
  let one: Awaited<ReturnType<typeof aCustomer>>;
  beforeAll(async () => {
    one = await aCustomer(bank.running);
  });

  it.each(formats)("a Viewer gets %s as a download that is named by the masked account number", async (format) => {
    const response = await one.viewer.download(statements.forBooks, one.ask(format));
    const masked = `${one.account.number.slice(0, 8)}xxxxx`;
    const [extension, mimeType] = format === "csv" ? ["csv", "text/csv"] : ["xml", "application/xml"];
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename=${masked}.${extension}`);
    expect(response.headers.get("content-type")).toBe(`${mimeType}; charset=utf-8`);
  });

  it.each(formats)(
    "%s is given for the company's own accounts only, and for valid periods that are not too long",
    async (format) => {
      const stranger = await aCustomer(bank.running);
      const words = async (asked: Parameters<typeof one.ask>[1]) =>
        (await one.viewer.call(statements.forBooks, one.ask(format, asked))).description;
      expect(await words({ accountNumber: stranger.account.number })).toBe("accountNumber: Account not found");
      expect(await words(one.days(1, 2))).toBe("Start date should not be greater than end date");
      expect(await words(one.days(-1, -2))).toBe("startDate: must not be in the future.");
      expect(await words(one.days(5 * 366, 0))).toBe(
        "A statement covers at most 5 years. Please choose a shorter period.",
      );
      expect(await words({ startDate: "31-02-2026" })).toBe("startDate: is no date.");
    },
  );

  it("the list of movements names the formats to users who may download them", async () => {
    const { format: _, ...asked } = one.ask("csv");
    expect(await one.viewer.call(statements.search, asked)).toMatchObject({ bookFormats: ["csv", "camt053"] });
    const onlyDashboard = await signedIn(bank.running, one.company, 1);
    expect(await onlyDashboard.call(statements.search, asked)).toMatchObject({ code: 0, bookFormats: [] });
  });

  it("a file of 20,000 entries is given, one of 20,001 is not", async () => {
    const { account, file, ask, viewer } = await aCustomer(bank.running);
    const { db } = bank.running.bank;
    // The opening balance is an entry too.
    await payInOften(db, account.number, 19_999);
    const csv = csvOf(await file("csv"));
    expect(csv.entries).toHaveLength(20_000);
    expect(csv.closing).toBe("1199.99");
    await payInOften(db, account.number, 1);
    const refused = "The period has too many transactions for one statement. Please choose a shorter one.";
    for (const format of formats)
      expect(await viewer.call(statements.forBooks, ask(format))).toMatchObject({ code: 1, description: refused });
  });
});

describe("A statement that does not add up", () => {
  let running: RunningBank;
  let customer: Awaited<ReturnType<typeof aCustomer>>;
  beforeAll(async () => {
    running = await startTestBank();
    customer = await aCustomer(running);
    await customer.move([{ daysAgo: 3, amount: 5_00n, narration: "Taking" }]);
  });
  afterAll(() => running.close());
  const setBook = (db: Database, by: string) =>
    db
      .updateTable("ledger_accounts")
      .set({ book: sql`book + ${by}` })
      .where("id", "=", customer.account.accountId)
      .execute();

  it.each(formats)("no byte of a %s leaves the bank if the account's book differs from its lines", async (format) => {
    const { db } = running.bank;
    await setBook(db, "1");
    const response = await customer.viewer.download(statements.forBooks, customer.ask(format));
    await setBook(db, "-1");
    expect(response.status).toBe(500);
    expect(response.headers.get("content-disposition")).toBeNull();
    expect((await customer.viewer.download(statements.forBooks, customer.ask(format))).status).toBe(200);
  });

  it.each([
    ["CSV", booksCsv, "Closing balance"],
    ["camt.053", booksCamt, "</Document>"],
  ] as const)("a %s breaks off before its end if a line is missing while it is written", async (_, write, end) => {
    const { db } = running.bank;
    const now = await bankNow(db);
    const written = await begunCsv(
      db,
      customer.account,
      { from: new Date(0), until: new Date(now.getTime() + DAY) },
      write,
    );
    // Takes the first part of the file, which is written before any line is read.
    await written.next();
    const changing = db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update journal_lines set amount = amount + 1 where account_id = ${customer.account.accountId}`.execute(
        tx,
      );
    });
    await changing;
    await expect(rest(written)).rejects.toThrow("The lines of a statement do not lead to its closing balance");
    expect(Buffer.concat(written.taken).toString()).not.toContain(end);
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update journal_lines set amount = amount - 1 where account_id = ${customer.account.accountId}`.execute(
        tx,
      );
    });
  });
});
