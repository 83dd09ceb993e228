import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { bulkTransfersHandlers } from "../../mock-bank/bulk/bulk-handlers";
import { defaultSettings } from "../../mock-bank/core/settings";
import { moveClock } from "../../mock-bank/due-work/advance-time";
import { balancesOf } from "../../mock-bank/ledger/balances";
import { journalOf } from "../../mock-bank/ledger/journal";
import { formatMinor } from "../../mock-bank/ledger/minor-units";
import { mobileMoneyHandlers } from "../../mock-bank/mobile-money/mobile-money-handlers";
import { prepaidCardHandlers } from "../../mock-bank/prepaid-cards/prepaid-card-handlers";
import { reportsHandlers } from "../../mock-bank/reports/reports-handlers";
import { openLog } from "../../mock-bank/system/log";
import { aWorkbook } from "../support/a-workbook";
import { openCompany, signedIn } from "../support/bank";
import { aCompanyOf, type Customer } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";
import { aBank } from "../support/each-bank";

const { bulkTransfers, mobileMoney, prepaidCard } = bankApi;
type Row = Readonly<Record<string, string>>;
const fileOf = (...rows: (string | number)[][]) => new File([aWorkbook(rows)], "payees.xlsx");
const reasonsOf = (rows: readonly Row[]) => rows.map(({ code, description }) => [code, description]);
const NO_AMOUNT = "Amount must be a number above zero with at most two decimals.";
const lostDigits = (field: string) =>
  `Format ${field} as text and enter it again: in this form it may have lost digits.`;

describe("An uploaded list", () => {
  const bank = aBank();
  const open = async (accounts?: Parameters<typeof openCompany>[1]) => {
    const company = await openCompany(bank.running, accounts);
    const client = await signedIn(bank.running, company, "Single");
    return { client, accounts: company.accounts.map(({ accountNumber }) => accountNumber) };
  };

  it("an upload of bank transfers is answered row by row, found or not found @S2-3-047 @S2-3-057..068 @S2-7-31 @S2-9-12", async () => {
    const { client, accounts } = await open();
    const [sourceAccount = "", other = ""] = accounts;
    const head = ["Beneficiary Name", "Beneficiary Account", "Beneficiary Bank", "Bank Branch", "Transaction Amount"];
    const branches = "It has Accra Independence Avenue, Kumasi Nhyiaeso and Tema Community 1.";
    const bad: [row: string[], reason: string][] = [
      [["Yaw", "1021000000099", "", "", "1.00", "domestic", "x"], "Account not found"],
      [["Yaw", "1441000230000", "CalBank", "", "1.00", "instant", "x"], "Account not found"],
      [
        ["Yaw", "1441000234041", "CalBank", "", "1.00", "instant", "x"],
        "The receiving bank would decline this transfer.",
      ],
      [
        ["Yaw", "1441000234567", "Bank of Ghana", "", "1.00", "instant", "x"],
        "Bank of Ghana takes no instant transfers.",
      ],
      [["Yaw", "1441000234567", "Nobody", "", "1.00", "instant", "x"], "Selected bank is not valid."],
      [["Yaw", "1441000234567", "CalBank", "", "1.00", "noninstant", "x"], "Bank branch is required"],
      [
        ["Yaw", "1441000234567", "CalBank", "Moon", "1.00", "noninstant", "x"],
        `CalBank has no branch Moon. ${branches}`,
      ],
      [["Yaw", "123", "CalBank", "", "1.00", "instant", "x"], "Beneficiary Account must have 10, 13 or 16 digits."],
      [["Yaw", other, "", "", "1.00", "by bike", "x"], "Transaction Type must be domestic, instant or noninstant."],
      [["Yaw", other, "", "", "1.001", "domestic", "x"], NO_AMOUNT],
      [["Yaw", other, "", "", "0", "domestic", "x"], NO_AMOUNT],
      [["", other, "", "", "1.00", "domestic", "x"], "Beneficiary Name is required"],
      [["Yaw", other, "", "", "1.00", "domestic", ""], "Narration is required"],
      [["Yaw", other, "", "", "1.00", "domestic", "x".repeat(26)], "Narration is longer than 25 characters."],
      [["Yaw", sourceAccount, "", "", "1.00", "domestic", "x"], "The beneficiary is the source account itself."],
    ];
    const file = fileOf(
      [...head, "Transaction Type", "Transaction Narration"],
      ["Ama", other, "", "", "150.5", "Domestic", "Rent of the new warehouse"],
      ["Kofi", "1441000234567", "calbank", "", 2_000, "instant", "Boxes"],
      ["Esi", "0012345678", "GCB", "Tamale Main", "1,250.00", "Non-instant", "Cocoa"],
      ...bad.map(([row]) => row),
    );
    const { code, bulkUploadData } = await client.call(bulkTransfers.upload, { sourceAccount, file });
    expect(code).toBe(0);
    // The test checks the answer row by row.
    const rows = bulkUploadData as Row[];
    expect(rows.slice(0, 3)).toEqual([
      {
        beneficiaryName: "Ama",
        beneficiaryAccount: other,
        beneficiaryBank: "Asempa Bank",
        bankBranch: "",
        beneficiaryBankCode: "300316",
        transactionAmount: "150.50",
        transactionType: "domestic",
        transactionNarration: "Rent of the new warehouse",
        charge: "0.00",
        beneficiaryId: "",
        accountName: expect.stringMatching(/^Sika Trading \d+ Ltd GHS 2$/),
        nameMatch: "NO_MATCH",
        description: "Ready to be paid",
        code: 0,
      },
      {
        beneficiaryName: "Kofi",
        beneficiaryAccount: "1441000234567",
        beneficiaryBank: "CalBank",
        bankBranch: "",
        beneficiaryBankCode: "300313",
        transactionAmount: "2000.00",
        transactionType: "instant",
        transactionNarration: "Boxes",
        charge: "10.00",
        beneficiaryId: "300313-1441000234567",
        accountName: "Accra Packaging Ltd",
        nameMatch: "NO_MATCH",
        description: "Ready to be paid",
        code: 0,
      },
      {
        beneficiaryName: "Esi",
        beneficiaryAccount: "0012345678",
        beneficiaryBank: "GCB Bank",
        bankBranch: "Tamale Main",
        beneficiaryBankCode: "040107",
        transactionAmount: "1250.00",
        transactionType: "noninstant",
        transactionNarration: "Cocoa",
        charge: "0.00",
        beneficiaryId: "",
        accountName: "",
        nameMatch: "NOT_CHECKED",
        description: "Ready to be paid",
        code: 0,
      },
    ]);
    expect(rows[9]).toEqual({
      beneficiaryName: "Yaw",
      beneficiaryAccount: "1441000234567",
      beneficiaryBank: "CalBank",
      beneficiaryBankCode: "140100",
      bankBranch: "Moon",
      transactionAmount: "1.00",
      transactionType: "noninstant",
      transactionNarration: "x",
      charge: "0.00",
      beneficiaryId: "",
      accountName: "",
      nameMatch: "NOT_CHECKED",
      description: `CalBank has no branch Moon. ${branches}`,
      code: 10,
    });
    expect(rows[7]).toMatchObject({ beneficiaryBank: "Nobody", beneficiaryBankCode: "", charge: "0.00" });
    expect([rows[11]?.transactionType, rows[12]?.transactionAmount]).toEqual(["by bike", "1.001"]);
    expect(reasonsOf(rows.slice(3))).toEqual(bad.map(([, reason]) => [10, reason]));
  });

  it("an upload of wallets is answered with owner, charge and the E-Levy, which counts the other rows too @S2-3-089..100 @S2-7-37", async () => {
    const { client, accounts } = await open();
    const [sourceAccount = ""] = accounts;
    const file = fileOf(
      ["Beneficiary Name", "Beneficiary Wallet Number", "Network", "Amount", "Narration"],
      ["Abdul", "0244123456", "mtn", "90.00", "Wages"],
      ["Abdul", "0244123456", "MTN", "60.00", "Wages"],
      ["Mercy", "0204987123", "Telecel", "1200.00", "Wages"],
      ["Nobody", "0244120000", "MTN", "10.00", "Wages"],
      ["Lost", 244123456, "MTN", "10.00", "Wages"],
      ["Lost", "0244123456", "Surfline", "10.00", "Wages"],
      ["Lost", "0244123456", "Telecel", "10.00", "Wages"],
    );
    const { code, bulkUploadData, elevy } = await client.call(mobileMoney.upload, { sourceAccount, file });
    expect([code, elevy]).toEqual([0, "11.50"]);
    const rows = bulkUploadData as Row[];
    expect(rows[1]).toEqual({
      beneficiaryName: "Abdul",
      beneficiaryWalletNumber: "0244123456",
      netWork: "MTN",
      walletName: "Abdul Rahman",
      accountName: "Abdul Rahman",
      nameMatch: "CLOSE_MATCH",
      amount: "60.00",
      narration: "Wages",
      eleveyFee: "0.50",
      eleveyId: expect.stringMatching(/^EL/),
      charge: "0.50",
      transactionType: "A2W",
      description: "Ready to be paid",
      code: 0,
    });
    expect(rows.slice(0, 3).map(({ netWork }) => netWork)).toEqual(["MTN", "MTN", "TELECEL"]);
    expect(rows.map(({ eleveyFee, charge }) => [eleveyFee, charge]).slice(0, 4)).toEqual([
      ["0.00", "0.50"],
      ["0.50", "0.50"],
      ["11.00", "5.00"],
      ["0.00", "0.00"],
    ]);
    expect(reasonsOf(rows.slice(3))).toEqual(
      [
        "Account not found",
        lostDigits("Beneficiary Wallet Number"),
        "Network must be MTN, Telecel or AirtelTigo.",
        "Account not found",
      ].map((description) => [10, description]),
    );
  });

  it("an upload of cards is answered row by row @S2-3-130..137 @S2-7-40", async () => {
    const { client, accounts } = await open();
    const [sourceAccount = ""] = accounts;
    const bad: [row: (string | number)[], reason: string][] = [
      [["0123", "0042", "Nobody", "0244550101", 1, "x"], "Customer not found"],
      [["40012001", "0000", "Daniel", "0244550101", 1, "x"], "This card is blocked."],
      [["40012001", 42, "Daniel", "0244550101", 1, "x"], lostDigits("Card Last Digits")],
      [["40012001", "0042", "Daniel", 244550101, 1, "x"], lostDigits("Phone Number")],
      [["card", "0042", "Daniel", "0244550101", 1, "x"], "Customer ID must have 1 to 10 digits."],
      [["40012001", "42", "Daniel", "0244550101", 1, "x"], "Card Last Digits must be four digits."],
      [
        ["40012001", "0042", "Daniel", "244550101", 1, "x"],
        "Phone Number must have 10 to 15 digits, its first zero among them.",
      ],
    ];
    const file = fileOf(
      ["Customer ID", "Card Last Digits", "Beneficiary Name", "Phone Number", "Amount", "Narration"],
      ["40012001", "0042", "Daniel", "0244550199", 99.99, "Per diem"],
      ...bad.map(([row]) => row),
    );
    const { code, bulkUploadData } = await client.call(prepaidCard.upload, { sourceAccount, file });
    expect(code).toBe(0);
    const rows = bulkUploadData as Row[];
    expect(rows[0]).toEqual({
      customerId: "40012001",
      cardLastDigit: "0042",
      beneficiaryName: "Daniel",
      phoneNumber: "0244550199",
      cardName: "Daniel Quaye",
      accountName: "Daniel Quaye",
      nameMatch: "CLOSE_MATCH",
      amount: "99.99",
      narration: "Per diem",
      description: "Ready to be paid",
      code: 0,
    });
    expect(rows[1]).toMatchObject({ customerId: "0123", cardName: "", nameMatch: "NOT_CHECKED", amount: "1.00" });
    expect(reasonsOf(rows.slice(1))).toEqual(bad.map(([, reason]) => [10, reason]));
  });

  it("an upload of 5,000 rows with seven bad ones marks these seven with their reasons and loses no row", async () => {
    const { client, accounts } = await open();
    const [sourceAccount = "", other = ""] = accounts;
    const bad = [3, 701, 2_000, 3_333, 4_000, 4_998, 4_999];
    const rows = Array.from({ length: 5_000 }, (_, at) => [`Payee ${at}`, bad.includes(at) ? "1" : other]);
    const file = fileOf(
      ["Beneficiary Name", "Beneficiary Account", "Transaction Amount", "Transaction Type", "Transaction Narration"],
      ...rows.map((row) => [...row, "1.00", "domestic", "Wages"]),
    );
    const { code, bulkUploadData } = await client.call(bulkTransfers.upload, { sourceAccount, file });
    expect(code).toBe(0);
    const read = bulkUploadData as Row[];
    expect(read).toHaveLength(5_000);
    const marked = read.flatMap((row, at) =>
      Number(row.code) === 10 ? [[at, row.beneficiaryName, row.description]] : [],
    );
    expect(marked).toEqual(bad.map((at) => [at, `Payee ${at}`, "Beneficiary Account must have 13 digits."]));
  });

  it("a file that is no list is refused with code 10 and the reason @S2-8-21", async () => {
    const { client, accounts } = await open();
    const answer = await client.call(mobileMoney.upload, {
      sourceAccount: accounts[0] ?? "",
      file: new File(["%PDF-1.7"], "payees.xlsx"),
    });
    expect(answer).toEqual({
      code: 10,
      description: "This file is not an Excel workbook. Please fill in the template.",
    });
  });

  it("a bulk payment is paid only from an own account, and in cedis for wallets and cards", async () => {
    const { client, accounts } = await open({ accounts: [{ currency: "USD", balance: "10.00" }] });
    const { accounts: others } = await open();
    const file = fileOf(["x"]);
    const refused = async (sourceAccount = "") =>
      Promise.all(
        [bulkTransfers.upload, mobileMoney.upload, prepaidCard.upload].map(
          async (endpoint) => (await client.call(endpoint, { sourceAccount, file })).description,
        ),
      );
    expect(await refused(others[0])).toEqual(Array.from({ length: 3 }, () => "sourceAccount: Account not found"));
    expect((await refused(accounts[0])).slice(1)).toEqual(
      Array.from({ length: 2 }, () => "sourceAccount: must be an account in GHS."),
    );
  });
});

onEachDatabase("A bulk payment", (bank) => {
  const open = async (people: Parameters<typeof aCompanyOf>[1]["people"] = ["Single"], policy = {}) => {
    const accounts = [
      { currency: "GHS", balance: "100000.00" },
      { currency: "GHS", balance: "0.00" },
    ] as const;
    const company = await aCompanyOf(bank.db, { people, accounts, policy });
    const [from = "", to = ""] = company.accounts;
    const balances = async () => {
      const [source] = await balancesOf(bank.db, company.id);
      return source && [formatMinor(source.book), formatMinor(source.available)];
    };
    return { ...company, from, to, balances };
  };
  const transfers = { endpoint: bulkTransfers.pay, handler: bulkTransfersHandlers.pay };
  const wallets = { endpoint: mobileMoney.payBulk, handler: mobileMoneyHandlers.payBulk };
  const cards = { endpoint: prepaidCard.loadBulk, handler: prepaidCardHandlers.loadBulk };
  type Served = typeof transfers | typeof wallets | typeof cards;

  const pay = async (who: Customer | undefined, served: Served, total: string, fields: object) => {
    if (!who) throw new Error("Nobody pays");
    const told = { total: `GHS ${total}` };
    const code = await who.verifiedCode(served.endpoint, { ...fields, passwordType: "OTP" }, told);
    // Each handler takes the decoded fields of its own endpoint.
    return who.command(served as typeof transfers, { ...fields, password: code, passwordType: "OTP" });
  };
  const transfer = (sourceAccount: string, rows: readonly object[], more = {}) => ({
    sourceAccount,
    transferData: JSON.stringify(rows),
    transferType: "BULK-TRANSFER",
    isSchedule: "false",
    ...more,
  });
  const domestic = (to: string, amount: string) => ({
    transactionType: "domestic",
    beneficiaryAccount: to,
    beneficiaryName: "Ama",
    transactionAmount: amount,
    transactionDescription: "Rent",
    charge: "0.00",
    beneficiaryId: "",
  });
  const instant = {
    ...domestic("1441000234567", "2000.00"),
    transactionType: "instant",
    beneficiaryBankCode: "300313",
  };
  const clearing = {
    ...domestic("0012345678", "1250.00"),
    transactionType: "noninstant",
    beneficiaryBank: "GCB Bank",
    beneficiaryBankCode: "040100",
    bankBranch: "Tamale Main",
  };
  const card = {
    customerId: "40012001",
    cardLastDigit: "0042",
    beneficiaryName: "Daniel",
    phoneNumber: "0244550101",
  };
  const wallet = {
    netWork: "MTN",
    beneficiaryName: "Abdul",
    beneficiaryWalletNumber: "0244123456",
    transactionType: "A2W",
  };
  const linesOf = async (id: unknown) =>
    (await journalOf(bank.db, String(id))).map(({ reference, lines }) => [
      reference.slice(String(id).length),
      ...lines.map(({ account, amount }) => `${account} ${amount}`),
    ]);

  it("a bulk payment by three transfer types posts one journal entry for each, clearing's at its settlement @S2-3-039 @S2-3-044 @S2-3-048..056 @S2-7-32 @S2-7-33", async () => {
    const { people, from, to, balances } = await open();
    const fields = transfer(from, [domestic(to, "150.50"), instant, clearing]);
    const { answer, refused } = await pay(people[0], transfers, "3410.50", fields);
    expect(refused).toBeUndefined();
    expect(answer?.description).toBe("Transfer Completed Successfully!");
    expect(await linesOf(answer?.transactionId)).toEqual([
      ["-1", `${from} -150.50`, `${to} 150.50`],
      ["-2", `${from} -2000.00`, "GIP-SETTLEMENT 2000.00"],
      ["-0", `${from} -10.00`, "FEES-INCOME 10.00"],
    ]);
    expect(await balances()).toEqual(["97839.50", "96589.50"]);
    await moveClock(
      { db: bank.db, settings: defaultSettings, log: openLog("silent") },
      new Date("2026-03-02T15:00:00Z"),
    );
    expect((await linesOf(answer?.transactionId)).at(-1)).toEqual(["-3", `${from} -1250.00`, "ACH-CLEARING 1250.00"]);
    expect(await balances()).toEqual(["96589.50", "96589.50"]);
  });

  it("a scheduled bulk payment moves no money now, and is paid by each transfer type on each of its days @S2-7-34 @S2-3-154..157", async () => {
    const { people, from, to, balances } = await open();
    const rows = [domestic(to, "150.50"), instant, clearing];
    const weekly = { isSchedule: "true", frequency: "WEEKLY", startDate: "03-03-2026" };
    const { answer, refused } = await pay(people[0], transfers, "3410.50", transfer(from, rows, weekly));
    expect(refused).toBeUndefined();
    expect(await balances()).toEqual(["100000.00", "100000.00"]);
    expect(await people[0]?.schedules("BULK-TRANSFER")).toMatchObject([
      { totalBeneficiaries: 3, transactionAmount: "3400.50", charges: "10.00", totalAmount: "3410.50" },
    ]);
    const parts = { db: bank.db, settings: defaultSettings, log: openLog("silent") };
    await moveClock(parts, new Date("2026-03-03T18:00:00Z"));
    expect(await balances()).toEqual(["97839.50", "96589.50"]);
    await moveClock(parts, new Date("2026-03-11T18:00:00Z"));
    expect(await balances()).toEqual(["93179.00", "93179.00"]);
    const runs = await bank.db
      .selectFrom("requests")
      .select(["status", "row_count"])
      .where("schedule_id", "=", String(answer?.transactionId))
      .execute();
    expect(runs).toEqual([
      { status: "APPROVED", row_count: 3 },
      { status: "APPROVED", row_count: 3 },
    ]);
  });

  it("an Initiator's bulk payment is one request with its rows @S2-7-35", async () => {
    const { people, from, to } = await open(["Initiator", "Authorizer"]);
    const [kofi, efua] = people as [Customer, Customer];
    const fields = transfer(from, [domestic(to, "150.00"), domestic(to, "50.00")]);
    const { answer } = await pay(kofi, transfers, "200.00", fields);
    const id = String(answer?.transactionId);
    expect(answer?.description).toBe("Transfer request has been successfully sent for approval!");
    expect(id).toMatch(/^B/);
    const { answer: drilled } = await efua.drillDown(id);
    expect(JSON.parse(String(drilled?.transaction))).toMatchObject([
      { beneficiaryName: "Ama", beneficiaryAccount: to, transactionAmount: "150.00", transactionNarration: "Rent" },
      { transactionAmount: "50.00", transactionType: "domestic" },
    ]);
  });

  it("a bulk payment to cards names the holder of each card in its drill-downs, as a request and in reports", async () => {
    const { people, from } = await open(["Initiator", "Authorizer"]);
    const [kofi, efua] = people as [Customer, Customer];
    const transferData = JSON.stringify([
      { ...card, beneficiaryName: "Driver", amount: "20.00", narration: "Per diem" },
    ]);
    const { answer } = await pay(kofi, cards, "20.00", { sourceAccount: from, transferData });
    const bulkId = String(answer?.transactionId);
    const { answer: drilled } = await efua.drillDown(bulkId);
    expect(JSON.parse(String(drilled?.transaction))).toMatchObject([{ cardName: "Daniel Quaye" }]);
    const reported = { endpoint: bankApi.reports.fetchBulkRows, handler: reportsHandlers.fetchBulkRows };
    const page = { pageNumber: 1, pageSize: 10 };
    expect((await kofi.read(reported, { bulkId, ...page })).answer?.transfers).toMatchObject([
      { cardName: "Daniel Quaye", beneficiaryName: "Driver" },
    ]);
  });

  it("a bulk payment to wallets posts charges and E-Levy as one line each @S2-7-38 @S2-3-094 @S2-3-101", async () => {
    const { people, from, balances } = await open();
    const transferData = JSON.stringify([
      { ...wallet, amount: "90.00", description: "Typed by hand" },
      { ...wallet, amount: "60.00", narration: "From a file", description: "Ready to be paid" },
    ]);
    const fields = { sourceAccount: from, transferData, totalElevyFee: "0.50" };
    const { answer, refused } = await pay(people[0], wallets, "151.50", fields);
    expect(refused).toBeUndefined();
    const journal = await journalOf(bank.db, String(answer?.transactionId));
    expect(
      journal.map(({ lines }) => lines.map(({ account, amount, narration }) => [account, amount, narration])),
    ).toEqual([
      [
        [from, "-90.00", "Typed by hand"],
        ["WALLET-MTN", "90.00", "Typed by hand"],
      ],
      [
        [from, "-60.00", "From a file"],
        ["WALLET-MTN", "60.00", "From a file"],
      ],
      [
        [from, "-1.00", "Transaction charges"],
        ["FEES-INCOME", "1.00", "Transaction charges"],
        [from, "-0.50", "E-Levy"],
        ["E-LEVY", "0.50", "E-Levy"],
      ],
    ]);
    expect((await balances())?.[0]).toBe("99848.50");
    const once = JSON.stringify([
      { ...wallet, beneficiaryWalletNumber: "0244123457", amount: "10.00", narration: "x" },
    ]);
    for (const [total, wrong] of [
      ["151.50", { ...fields, totalElevyFee: "0.00" }],
      ["10.60", { sourceAccount: from, transferData: once, totalElevyFee: "0.10" }],
    ] as const)
      expect((await pay(people[0], wallets, total, wrong)).refused).toBe(
        "totalElevyFee: is not the E-Levy on these payments. Please look it up again.",
      );
  });

  it("a bulk payment loads cards free of charge, and saves them as a list if requested @S2-1-13 @S2-7-41 @S2-7-43", async () => {
    const { id, people, from, balances } = await open();
    const transferData = JSON.stringify([{ ...card, amount: "10.00", description: "Travel" }]);
    const kept = { saveBen: "true", benName: "Travellers" };
    const { answer, refused } = await pay(people[0], cards, "10.00", { sourceAccount: from, transferData, ...kept });
    expect(refused).toBeUndefined();
    expect(answer?.description).toBe("Transfer Completed Successfully!");
    expect(await linesOf(answer?.transactionId)).toEqual([["-1", `${from} -10.00`, "PREPAID-CARDS 10.00"]]);
    expect((await balances())?.[0]).toBe("99990.00");
    const lists = bank.db.selectFrom("beneficiary_lists").select(["alias", "kind"]).where("company_id", "=", id);
    expect(await lists.execute()).toEqual([{ alias: "Travellers", kind: "card" }]);
  });

  it.each<[string, object, string]>([
    ["a payee who is not there", { beneficiaryAccount: "1021000000099" }, "Account not found"],
    ["no narration", { transactionDescription: "" }, "Narration is required"],
    ["no amount", { transactionAmount: "0.00" }, NO_AMOUNT],
    [
      "an instant transfer that will be declined",
      { ...instant, beneficiaryAccount: "1441000234041" },
      "The receiving bank would decline this transfer.",
    ],
  ])("a bulk payment with %s in one row moves no money", async (_, change, words) => {
    const { people, from, to, balances } = await open();
    const rows = [domestic(to, "1.00"), { ...domestic(to, "1.00"), ...change }];
    expect((await pay(people[0], transfers, "2.00", transfer(from, rows))).refused).toBe(`Row 2: ${words}`);
    expect(await balances()).toEqual(["100000.00", "100000.00"]);
  });

  it.each([
    ["customer that nobody is", { customerId: "0001" }, "2.00", "Customer not found"],
    ["zero amount", { amount: "0.00" }, "1.00", NO_AMOUNT],
  ])("a bulk load of cards with a %s in one row moves no money", async (_, change, total, words) => {
    const { people, from, balances } = await open();
    const rows = [{}, change].map((more) => ({ ...card, amount: "1.00", narration: "Trip", ...more }));
    const fields = { sourceAccount: from, transferData: JSON.stringify(rows) };
    expect((await pay(people[0], cards, total, fields)).refused).toBe(`Row 2: ${words}`);
    expect(await balances()).toEqual(["100000.00", "100000.00"]);
  });

  it("the daily limit applies to the whole bulk payment, and the transaction limit to each row", async () => {
    const { people, from, to } = await open(["Single"], { limitPerTransaction: "1000.00", limitPerDay: "2500.00" });
    const paid = async (total: string, ...amounts: string[]) => {
      const rows = amounts.map((amount) => domestic(to, amount));
      return (await pay(people[0], transfers, total, transfer(from, rows))).refused;
    };
    expect(await paid("2000.00", "1000.00", "1000.00")).toBeUndefined();
    expect(await paid("1000.01", "1000.01")).toBe("This payment is above your limit of GHS 1,000.00 a transaction.");
    expect(await paid("600.00", "300.00", "300.00")).toBe("This payment would pass your limit of GHS 2,500.00 a day.");
  });

  it("a bulk payment beyond the funds moves and holds no money", async () => {
    const { people, from, to, balances } = await open(["Single"], {
      limitPerTransaction: "900000.00",
      limitPerDay: "900000.00",
    });
    const rows = [domestic(to, "99000.00"), clearing];
    expect((await pay(people[0], transfers, "100250.00", transfer(from, rows))).refused).toBe(
      "Insufficient funds to complete the transaction.",
    );
    expect(await balances()).toEqual(["100000.00", "100000.00"]);
  });

  it("a bulk in My Requests has exactly these fields, charges and eleveyFee in this spelling @S3-3-32..38", async () => {
    const { people, from } = await open(["Initiator"]);
    const [kofi] = people as [Customer];
    const rows = ["90.00", "60.00"].map((amount) => ({ ...wallet, amount, narration: "Pay" }));
    const fields = { sourceAccount: from, transferData: JSON.stringify(rows), totalElevyFee: "0.50" };
    const { answer } = await pay(kofi, wallets, "151.50", fields);
    const { answer: mine } = await kofi.mine({ transType: "MOBILEMONEY-TRANSFER", requestType: "BULK" });
    expect(mine?.transactions).toEqual([
      {
        bulkId: answer?.transactionId,
        transactionType: "Mobile Money Bulk Transfer",
        genericTransType: "MOBILEMONEY-TRANSFER",
        workFlowStatus: "PENDING",
        scheduleId: null,
        sourceAccount: from,
        SourceAccountType: "Current",
        sourceAccountName: expect.stringMatching(/ GHS 1$/),
        currencyCode: "GHS",
        totalCount: 2,
        charges: "1.00",
        eleveyFee: "0.50",
        totalAmount: "151.50",
        debitAmount: "151.50",
        debitCurrency: "GHS",
        createDate: "02-03-2026 09:00",
        createdBy: kofi.caller.fullName,
      },
    ]);
  });
});
