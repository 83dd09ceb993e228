import { beforeEach, describe, expect, it } from "vitest";
import { HttpBulkPayments } from "../../../../adapters/bank-api/payments/http-bulk-payments";
import { ghs } from "../../../../domain/money";
import { type BulkPayment, type BulkRow, totalsOf } from "../../../../domain/payments/bulk";
import type { BulkCategory } from "../../../../domain/payments/categories";
import { anAccount } from "../../../support/a-payment";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const source = "1020304050607";
const aRow = (over: Partial<BulkRow>): BulkRow => ({
  position: 1,
  texts: {},
  amount: ghs(10_50),
  charge: ghs(5_00),
  eLevy: ghs(0),
  isBad: false,
  status: "",
  ids: { beneficiary: "", bank: "", eLevy: "" },
  ...over,
});

async function bulkFormOf(
  category: BulkCategory,
  rows: readonly BulkRow[],
  over: Partial<BulkPayment> = {},
): Promise<{ form: Record<string, string>; rows: Record<string, string>[] }> {
  const payment: BulkPayment = {
    category,
    source: anAccount(),
    rows,
    totals: totalsOf(rows, "GHS"),
    kind: "bulk",
    origin: "hand",
    keepsPayee: false,
    schedule: undefined,
    ...over,
  };
  const call = await new HttpBulkPayments(bank.client).prepare(payment, () => "Suppliers");
  await call.submit("12345");
  const { transferData = "[]", ...form } = bank.last().form ?? {};
  return { form, rows: JSON.parse(transferData) as Record<string, string>[] };
}

describe("the rows of a bulk transfer that were typed", () => {
  const texts = {
    type: "instant",
    account: "1441000777888",
    bank: "Ecobank Ghana",
    branch: "Accra Ridge",
    name: "Yaw Ofori",
    narration: "Crates",
  };
  const row = aRow({ texts, ids: { beneficiary: "300312-1441000777888", bank: "300312", eLevy: "" } });
  const sent = {
    transactionType: "instant",
    beneficiaryAccount: "1441000777888",
    beneficiaryBank: "Ecobank Ghana",
    bankBranch: "Accra Ridge",
    beneficiaryName: "Yaw Ofori",
    transactionAmount: "10.50",
    transactionDescription: "Crates",
    charge: "5.00",
    beneficiaryId: "300312-1441000777888",
    beneficiaryBankCode: "300312",
  };

  it("a bulk transfer sends its rows as JSON text with BULK-TRANSFER @S2-7-32..33 @S2-3-033 @S2-3-039 @S2-3-043..044 @S2-3-048..056", async () => {
    const { form, rows } = await bulkFormOf("bulkTransfer", [row]);
    expect(rows).toEqual([sent]);
    expect(bank.lastCall()).toBe("POST /transfer/manuelBulkTransfer");
    expect(form).toEqual({
      sourceAccount: source,
      transferType: "BULK-TRANSFER",
      saveBen: "false",
      isSchedule: "false",
      password: "12345",
      passwordType: "OTP",
    });
  });

  it.each([
    ["type", "transactionType", "domestic", "@S2-3-044 @S2-3-048"],
    ["type", "transactionType", "noninstant", "@S2-3-044 @S2-3-048"],
    ["account", "beneficiaryAccount", "0012345678", "@S2-3-049"],
    ["account", "beneficiaryAccount", "6011130004521007", "@S2-3-049"],
    ["name", "beneficiaryName", "Kumasi Agricultural Cooperative ".repeat(3), "@S2-3-052"],
  ])("the %s of a row is sent as %s, whole: %s %s", async (text, field, value) => {
    const { rows } = await bulkFormOf("bulkTransfer", [aRow({ texts: { ...texts, [text]: value } })]);
    expect(rows[0]?.[field]).toBe(value);
  });

  it("a scheduled bulk sends frequency and start date, and the name of a list that is saved @S2-7-34 @S2-3-035", async () => {
    const schedule = { frequency: "specialDate", start: "2026-12-31" } as const;
    const { form } = await bulkFormOf("bulkTransfer", [row], { schedule, keepsPayee: true });
    expect(form).toEqual({
      sourceAccount: source,
      transferType: "BULK-TRANSFER",
      saveBen: "true",
      benName: "Suppliers",
      isSchedule: "true",
      frequency: "SPECIAL DATE",
      startDate: "31-12-2026",
      password: "12345",
      passwordType: "OTP",
    });
  });

  it("a row of an uploaded list sends its narration as transactionNarration @S2-7-35", async () => {
    const { rows } = await bulkFormOf("bulkTransfer", [row], { origin: "file" });
    const { transactionDescription, ...others } = sent;
    expect(rows).toEqual([{ ...others, transactionNarration: transactionDescription }]);
    expect(bank.lastCall()).toBe("POST /transfer/manuelBulkTransfer");
  });
});

describe("the rows of a bulk payment to wallets", () => {
  const row = aRow({
    texts: {
      name: "Cook",
      wallet: "0241234567",
      network: "MTN",
      walletName: "Akosua Nyarko",
      narration: "Wages",
    },
    charge: ghs(50),
    eLevy: ghs(12),
    status: "Ready to be paid",
    ids: { beneficiary: "", bank: "", eLevy: "EL7" },
  });
  const sent = {
    beneficiaryName: "Cook",
    beneficiaryWalletNumber: "0241234567",
    netWork: "MTN",
    walletName: "Akosua Nyarko",
    amount: "10.50",
    description: "Wages",
    eleveyFee: "0.12",
    eleveyId: "EL7",
    charge: "0.50",
    transactionType: "A2W",
  };

  it("a bulk payment to wallets sends its rows and the total E-Levy @S2-7-38 @S2-3-089..098 @S2-3-101", async () => {
    const { form, rows } = await bulkFormOf("mobileMoneyBulk", [row, row]);
    expect(rows).toEqual([sent, sent]);
    expect(bank.lastCall()).toBe("POST /transfer/manualMobileMoney");
    expect(form).toEqual({
      sourceAccount: source,
      totalElevyFee: "0.24",
      saveBen: "false",
      password: "12345",
      passwordType: "OTP",
    });
  });

  it("a row of an uploaded list sends narration and status text @S2-3-101 @S2-3-094 @S2-7-35", async () => {
    const { rows } = await bulkFormOf("mobileMoneyBulk", [row], { origin: "file" });
    expect(rows).toEqual([{ ...sent, narration: "Wages", description: "Ready to be paid" }]);
    expect(bank.lastCall()).toBe("POST /transfer/manualMobileMoney");
  });
});

describe("the rows of a bulk load of cards", () => {
  const row = aRow({
    texts: { customer: "40012001", lastDigits: "4417", name: "Travel", phone: "0244550101", narration: "Allowance" },
    charge: ghs(0),
  });

  it.each(["hand", "file"] as const)(
    "a bulk load of cards from %s sends its rows and saveBen @S2-7-41 @S2-7-35",
    async (origin) => {
      const { form, rows } = await bulkFormOf("prepaidCardBulk", [row], { origin });
      expect(rows).toEqual([
        {
          customerId: "40012001",
          cardLastDigit: "4417",
          beneficiaryName: "Travel",
          phoneNumber: "0244550101",
          amount: "10.50",
          narration: "Allowance",
        },
      ]);
      expect(bank.lastCall()).toBe("POST /transfer/manualCardPrepared");
      expect(form).toEqual({ sourceAccount: source, saveBen: "false", password: "12345", passwordType: "OTP" });
    },
  );
});

describe("the payees of a bulk payment", () => {
  it.each([
    ["bulkTransfer", "@S2-7-32 @S2-1-13"],
    ["mobileMoneyBulk", "@S2-7-38 @S2-1-13"],
    ["prepaidCardBulk", "@S2-7-41 @S2-1-13"],
  ] as const)("the payees of a %s are saved as a list under its name if requested %s", async (category, _row) => {
    const { form } = await bulkFormOf(category, [aRow({ texts: { type: "domestic" } })], { keepsPayee: true });
    expect([form.saveBen, form.benName]).toEqual(["true", "Suppliers"]);
  });
});

describe("uploads", () => {
  it.each([
    ["bulkTransfer", "POST /transfer/bulkUpload", "@S2-7-31"],
    ["mobileMoneyBulk", "POST /transfer/bulkUploadMobileMoney", "@S2-7-37"],
    ["prepaidCardBulk", "POST /transfer/bulkUploadPreparedCard", "@S2-7-40"],
  ] as const)("a file of %s is sent to %s as multipart %s", async (category, call, _row) => {
    bank.answer({ code: 0, bulkUploadData: [] });
    const file = new File(["rows"], "rows.xlsx");
    await new HttpBulkPayments(bank.client).upload({ category, source: anAccount(), file });
    expect(bank.lastCall()).toBe(call);
    const body = bank.last().init.body as FormData;
    expect([...body.keys()]).toEqual(["sourceAccount", "file"]);
    expect(body.get("sourceAccount")).toBe(source);
    expect(await (body.get("file") as File).text()).toBe("rows");
  });

  const answered = { description: "Account not found", charge: "5.00", code: 10 };
  it.each([
    [
      "bulkTransfer",
      "@S2-3-057..068",
      {
        beneficiaryName: "Yaw Ofori",
        beneficiaryAccount: "1441000777888",
        beneficiaryBank: "Ecobank Ghana",
        bankBranch: "Accra Ridge",
        transactionAmount: "10.50",
        transactionType: "instant",
        transactionNarration: "Crates",
        beneficiaryId: "B-7",
        beneficiaryBankCode: "300312",
      },
      {
        name: "Yaw Ofori",
        account: "1441000777888",
        bank: "Ecobank Ghana",
        branch: "Accra Ridge",
        amount: "10.50",
        type: "instant",
        narration: "Crates",
      },
      { ids: { beneficiary: "B-7", bank: "300312", eLevy: "" } },
    ],
    [
      "mobileMoneyBulk",
      "@S2-3-089..100",
      {
        beneficiaryName: "Cook",
        beneficiaryWalletNumber: "0241234567",
        netWork: "MTN",
        walletName: "Akosua Nyarko",
        amount: "10.50",
        narration: "Wages",
        eleveyFee: "0.12",
        eleveyId: "EL7",
      },
      {
        name: "Cook",
        wallet: "0241234567",
        network: "MTN",
        walletName: "Akosua Nyarko",
        amount: "10.50",
        narration: "Wages",
      },
      { eLevy: ghs(12), ids: { beneficiary: "", bank: "", eLevy: "EL7" } },
    ],
    [
      "prepaidCardBulk",
      "@S2-3-130..137",
      {
        customerId: "40012001",
        cardLastDigit: "4417",
        beneficiaryName: "Travel",
        phoneNumber: "0244550101",
        amount: "10.50",
        narration: "Allowance",
      },
      {
        customer: "40012001",
        lastDigits: "4417",
        name: "Travel",
        phone: "0244550101",
        amount: "10.50",
        narration: "Allowance",
      },
      {},
    ],
  ] as const)(
    "a row of an uploaded list of %s is read from each of its fields %s",
    async (category, _rows, wire, texts, own) => {
      bank.answer({
        code: 0,
        bulkUploadData: [
          { ...answered, ...wire },
          { ...answered, ...wire, code: 0 },
        ],
      });
      const upload = { category, source: anAccount(), file: new File(["rows"], "rows.xlsx") };
      const row = aRow({ texts, isBad: true, status: "Account not found", ...own });
      expect(await new HttpBulkPayments(bank.client).upload(upload)).toEqual({
        ok: true,
        value: [row, { ...row, position: 2, isBad: false }],
      });
    },
  );

  it("a list is unreadable if a transfer that can be paid has a type that no call has", async () => {
    const failureOf = async (transactionType: string, code: number) => {
      const answered = { transactionType, code, transactionAmount: "10.00", description: "" };
      bank.answer({ code: 0, bulkUploadData: [answered] });
      const file = new File(["rows"], "rows.xlsx");
      const read = await new HttpBulkPayments(bank.client).upload({
        category: "bulkTransfer",
        source: anAccount(),
        file,
      });
      return read.ok ? undefined : read.failure.kind;
    };
    expect(await failureOf(" Domestic ", 0)).toBeUndefined();
    expect(await failureOf("RTGS", 0)).toBe("unreadable");
    expect(await failureOf("", 0)).toBe("unreadable");
    expect(await failureOf("RTGS", 10)).toBeUndefined();
  });
});
