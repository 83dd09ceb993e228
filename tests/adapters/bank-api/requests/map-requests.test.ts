import { describe, expect, it } from "vitest";
import { toRequestPage } from "../../../../adapters/bank-api/requests/map-requests";
import { typeOf } from "../../../../adapters/bank-api/values/category-codes";
import { toMoment } from "../../../../adapters/bank-api/values/dates";
import { toMoney } from "../../../../adapters/bank-api/values/map-money";
import { ghs, moneyOf } from "../../../../domain/money";
import { allCategories, type Category } from "../../../../domain/payments/categories";
import type { RequestStatus } from "../../../../domain/requests/status";

type Row = Record<string, unknown>;

const read = <C extends Category>(category: C, row: Row, unstated?: RequestStatus) => {
  const page = toRequestPage(
    { transactions: [{ transactionId: "T1", transactionAmount: "10.00", ...row }], size: 1 },
    () => category,
    unstated,
  );
  return page?.rows[0];
};

/** A row with the field names of all categories, each with a value that shows its field. */
const full = {
  transactionId: "T1",
  transactionType: "A transfer",
  scheduleId: "S1",
  sourceAccount: "1020304050607",
  SourceAccountType: "Current",
  sourceAccountName: "Company - Operations",
  destinationAccountName: "Payee",
  destinationAccountNo: "1020304050608",
  destinationBank: "Other Bank",
  bankBranch: "Accra",
  transactionNarration: "Narration",
  transactionAmount: "100.00",
  charge: "1.50",
  totalAmount: "102.00",
  elevyFee: 0.5,
  currencyCode: "GHS",
  createDate: "20-11-2026 09:30:15",
  createdBy: "kofi.boateng",
  genericTransType: "CODE",
  workFlowStatus: "PENDING",
  transferType: "INSTANT",
  walletName: "Wallet",
  phoneNumber: "0244123456",
  networkCode: "MTN",
  lastCardDigits: "4321",
  customerId: 77,
  adviceNumber: "ADV1",
  contributionType: "Regular",
  invoiceNumber: "INV1",
  expiryDate: "31-12-2026",
  service: "Stamp duty",
  destinationCountry: "Kenya",
  swiftCode: "SWIFT1",
  routingNumber: "ROUTE1",
  destinationBankAddress: "Moi Avenue",
  sortCode: "SORT1",
  feePaidBy: "Sender",
  accountForCharges: "1020304050607",
  debitAmount: "87.75",
  debitCurrency: "EUR",
  exchangeRate: "11.4507",
  sourceExchangeRate: "13.0500",
  totalCount: "3",
};

const common = {
  id: "T1",
  scheduleId: "S1",
  source: { account: "1020304050607", name: "Company - Operations", type: "Current" },
  amount: ghs(100_00),
  total: ghs(102_00),
  createdAt: "2026-11-20T09:30:15Z",
  createdBy: "kofi.boateng",
  transactionType: "A transfer",
  typeCode: "CODE",
  type: "unknown",
  status: "pending",
};
const payee = { account: "1020304050608", name: "Payee" };
const narration = "Narration";
const charge = ghs(1_50);
const eLevy = ghs(50);

describe("the details of a request by category", () => {
  const expected: { readonly [C in Category]: object } = {
    ownAccounts: { payee, narration },
    sameBank: { payee, narration },
    otherBank: { payee: { ...payee, bank: "Other Bank", branch: "Accra" }, narration, charge, transferType: "instant" },
    bulkTransfer: { count: 3, charge, amount: ghs(102_00) },
    mobileMoney: { payee, wallet: { name: "Wallet", number: "0244123456", network: "MTN" }, narration, charge, eLevy },
    mobileMoneyBulk: { count: 3, charge, eLevy, amount: ghs(102_00) },
    prepaidCard: { payee, customerId: "77", lastDigits: "4321", mobile: "0244123456", narration },
    prepaidCardBulk: { count: 3, amount: ghs(102_00) },
    ghanaGov: { invoiceNumber: "INV1", expiresAt: "2026-12-31T00:00:00Z", service: "Stamp duty" },
    ssnit: { adviceNumber: "ADV1", contributionType: "Regular", narration },
    fx: {
      payee: { ...payee, bank: "Other Bank" },
      country: "Kenya",
      bankAddress: "Moi Avenue",
      narration,
      swiftCode: "SWIFT1",
      sortCode: "SORT1",
      routingNumber: "ROUTE1",
      transferType: "instant",
      senderPhone: "0244123456",
      feePaidBy: "Sender",
      accountForCharges: "1020304050607",
      quotes: [
        { currency: "GHS", rate: 114_507 },
        { currency: "EUR", rate: 130_500 },
      ],
      debit: moneyOf(87_75, "EUR"),
    },
  };

  it.each(allCategories)(
    "a request of %s has the fields of its category (@S1-3-62, @S3-2.1-44..48, @S3-2.1-50..51, @S3-2.1-53..58, @S3-2.1-67..79, @S3-2.1-83..89, @S3-2.1-99, @S3-2.1-101..106, @S3-2.1-110..114, @S3-2.3-67..77, @S3-2.3-79..80, @S3-2.3-83, @S3-2.3-85, @S3-2.3-87..88, @S3-2.3-90..91, @S3-3-01..02, @S3-3-05..06, @S3-3-11..14, @S3-3-17..18, @S3-3-26, @S3-3-30..34, @S3-3-38)",
    (category) => {
      expect(read(category, full)).toEqual({ ...common, category, ...expected[category] });
    },
  );
});

describe("the bank's alternative field names", () => {
  it("the id and the schedule of a bulk are read from their other field names @S3-3-16 @S3-2.1-52 @S3-2.1-109", () => {
    expect(
      read("bulkTransfer", { transactionId: undefined, bulkId: "B1", scheduleID: "S2", totalAmount: 9 }),
    ).toMatchObject({
      id: "B1",
      scheduleId: "S2",
    });
  });

  it("the total of a bulk is read from totalAmount, not from its charges @S3-3-36", () => {
    const row = { transactionAmount: undefined, charges: "2.00", totalAmount: "152.00" };
    expect(read("bulkTransfer", row)?.amount).toEqual(ghs(152_00));
  });

  it("the creator and the type of the source account are read from their other field names @S3-3-07 @S3-3-15", () => {
    expect(read("mobileMoney", { createdby: "ama", sourceAccountType: "Savings" })).toMatchObject({
      createdBy: "ama",
      source: { type: "Savings" },
    });
  });

  it("charge and levy are read from their field names in My Requests @S3-3-27 @S3-3-35 @S3-3-37 @S3-2.3-84", () => {
    expect(read("mobileMoney", { transactionCharge: "1.50", eleveyFee: ".50".padStart(4, "0") })).toMatchObject({
      charge,
      eLevy,
    });
    expect(read("mobileMoneyBulk", { charges: "1.50", eleveyFee: "0.50", totalAmount: "9" })).toMatchObject({
      charge,
      eLevy,
    });
  });

  it("the number of a wallet is read from phoneNumber, or from the account of its payee", () => {
    const numberOf = (row: Row) => read("mobileMoney", row)?.wallet.number;
    expect(numberOf({ phoneNumber: "0244123456", destinationAccountNo: "0244000000" })).toBe("0244123456");
    expect(numberOf({ phoneNumber: "", destinationAccountNo: "0244000000" })).toBe("0244000000");
  });

  it("the network of a wallet is shown by its name, another code as it is, and none is empty (@S3-2.3-82)", () => {
    const networkOf = (networkCode?: string) => read("mobileMoney", { networkCode })?.wallet.network;
    expect(networkOf("TELECEL")).toBe("Telecel");
    expect(networkOf("GLO")).toBe("GLO");
    expect(networkOf()).toBe("");
  });

  it("the contribution type ARREARS of an SSNIT request is read as Arrears @S3-3-31", () => {
    expect(read("ssnit", { contributionType: "ARREARS" })?.contributionType).toBe("Arrears");
  });

  it("the transaction type MOBILEMONEY-TRANSFER is read as a mobile money payment @S2-3-040", () => {
    expect(read("mobileMoney", { genericTransType: "MOBILEMONEY-TRANSFER" })?.type).toBe("mobileMoney");
    // Bulks have the codes of single payments.
    expect(read("mobileMoneyBulk", { totalAmount: "1.00", genericTransType: "MOBILEMONEY-TRANSFER" })?.type).toBe(
      "mobileMoneyBulk",
    );
    expect(read("prepaidCardBulk", { totalAmount: "1.00", genericTransType: "PREPAIDCARD-TRANSFER" })?.type).toBe(
      "prepaidCardBulk",
    );
  });

  it("a card load without a customer ID has none @S3-2.1-98", () => {
    expect(read("prepaidCard", {})).toMatchObject({ id: "T1", customerId: "" });
  });

  it("the transfer type of a transfer abroad is international @S3-3-11", () => {
    expect(read("fx", { transferType: "International Transfer" })).toMatchObject({ transferType: "international" });
  });

  it("empty and null values are skipped", () => {
    expect(
      read("mobileMoney", { createdBy: "", createdby: "ama", charge: null, transactionCharge: "1.50" }),
    ).toMatchObject({
      createdBy: "ama",
      charge,
    });
  });
});

describe("the debit of an FX request", () => {
  it("a debit without a currency and an unreadable rate are omitted", () => {
    expect(read("fx", { debitAmount: "87.75", exchangeRate: "about 11" })).toMatchObject({
      debit: undefined,
      quotes: [],
    });
  });
});

describe("amounts of requests", () => {
  it("amounts are in GHS unless the row names a currency @S3-3-05 @S3-3-28", () => {
    expect(read("fx", { currencyCode: null })).toMatchObject({ amount: ghs(10_00) });
    expect(read("fx", { currencyCode: "USD" })).toMatchObject({ amount: moneyOf(10_00, "USD") });
  });

  it("a missing amount is the total minus charge and levy @S3-3-03", () => {
    const row = { transactionAmount: null, totalAmount: "102.00", charge: "1.50", elevyFee: "0.50" };
    expect(read("mobileMoney", row)).toMatchObject({ amount: ghs(100_00) });
  });

  it.each([
    ["ownAccounts", "100.00"],
    ["sameBank", "100.00"],
    ["otherBank", "101.50"],
    ["mobileMoney", "102.00"],
    ["prepaidCard", "100.00"],
    ["ghanaGov", "109.00"],
    ["ssnit", "109.00"],
    ["fx", "109.00"],
  ] as const)(
    "the total of %s is %s: totalAmount is used only where the specification gives no sum @S3-3-04",
    (category, total) => {
      const charges = {
        otherBank: { charge: "1.50" },
        mobileMoney: { charge: "1.50", elevyFee: "0.50" },
      };
      const row = { transactionAmount: "100.00", totalAmount: "109.00", ...charges[category as keyof typeof charges] };
      expect(read(category, row)?.total).toEqual(toMoney(total, "GHS"));
    },
  );

  it.each(["ghanaGov", "ssnit", "fx"] as const)(
    "the total of %s without totalAmount is the amount and its charge @S3-3-04",
    (category) => {
      expect(read(category, { transactionAmount: "100.00", charge: "1.50" })?.total).toEqual(ghs(101_50));
    },
  );

  it.each<[string, Row]>([
    ["no amount at all", { transactionAmount: null }],
    ["an amount that is none", { transactionAmount: "ten", totalAmount: undefined }],
    ["a charge that is none", { charge: "free" }],
    ["no id", { transactionId: "" }],
  ])("%s makes the whole list unreadable, because a wrong figure would mislead users", (_, row) => {
    expect(read("otherBank", row)).toBeUndefined();
    const good = { transactionId: "T0", transactionAmount: "1" };
    const transactions = [good, { transactionId: "T1", transactionAmount: "10.00", ...row }];
    expect(toRequestPage({ transactions, size: 2 }, () => "otherBank")).toBeUndefined();
  });
});

describe("the status of a request", () => {
  it.each<[unknown, RequestStatus]>([
    ["PENDING", "pending"],
    ["IN_PROGRESS", "inProgress"],
    ["APPROVED", "approved"],
    ["REJECTED", "rejected"],
    ["FAILED", "failed"],
    ["RECALLED", "recalled"],
    ["PROCESSING", "processing"],
    ["approved", "approved"],
    ["ON_HOLD", "unknown"],
    ["constructor", "unknown"],
    ["__proto__", "unknown"],
    [null, "unknown"],
  ])("the status %j is read as %s @S3-1-06 @S3-4-33..34", (workFlowStatus, status) => {
    expect(read("ownAccounts", { workFlowStatus })).toMatchObject({ status });
  });

  it("a row of the pending list without a status is pending @S3-3-10", () => {
    expect(read("ownAccounts", {}, "pending")).toMatchObject({ status: "pending" });
    expect(read("ownAccounts", { workFlowStatus: "IN_PROGRESS" }, "pending")).toMatchObject({ status: "inProgress" });
  });
});

describe("the approvals of a request", () => {
  it.each([
    [
      { approvals: 1, approvalsNeeded: 2, approvedByMe: true },
      { approvals: 1, needed: 2, hasMine: true },
    ],
    [
      { approvals: "1", approvalsNeeded: "3", approvedByMe: "true" },
      { approvals: 1, needed: 3, hasMine: true },
    ],
    [
      { approvals: 2, approvalsNeeded: 3, approvedByMe: false },
      { approvals: 2, needed: 3, hasMine: false },
    ],
    [
      { approvals: 2, approvalsNeeded: 3, approvedByMe: "false" },
      { approvals: 2, needed: 3, hasMine: false },
    ],
    [{ approvals: 1 }, { approvals: 1, needed: 0, hasMine: false }],
    [
      { approvals: 0, approvalsNeeded: 2, approvedByMe: false },
      { approvals: 0, needed: 2, hasMine: false },
    ],
    [{ approvals: 0, approvalsNeeded: 1 }, undefined],
    [{}, undefined],
  ])("a request with %j has the progress %j", (row, progress) => {
    expect(read("ownAccounts", row)?.progress).toEqual(progress);
  });
});

it.each([
  [
    { endReason: "Not agreed", rejectedBy: "Efua Asante" },
    { reason: "Not agreed", rejectedBy: "Efua Asante" },
  ],
  [{ endReason: "Insufficient funds." }, { reason: "Insufficient funds.", rejectedBy: "" }],
  [{}, undefined],
])("a request with %j has the end %j", (row, end) => {
  expect(read("ownAccounts", row)?.end).toEqual(end);
});

describe("dates and times", () => {
  it.each([
    ["20-11-2026", "2026-11-20T00:00:00Z"],
    ["20-11-2026 09:30", "2026-11-20T09:30:00Z"],
    ["20-11-2026T09:30:15", "2026-11-20T09:30:15Z"],
    ["2026-11-20T09:30:15Z", "2026-11-20T09:30:15Z"],
    ["last week", "last week"],
    ["on 20-11-2026", "on 20-11-2026"],
    ["20-11-2026 noon", "20-11-2026 noon"],
    ["", ""],
  ])("the date %j is read as %j", (wire, iso) => {
    expect(toMoment(wire)).toBe(iso);
  });
});

describe("amounts in replies", () => {
  it.each<[string | number | null | undefined, number | undefined]>([
    ["1,250.50", 1250_50],
    ["0", 0],
    ["-3.5", -3_50],
    [150.1, 150_10],
    [0.1 + 0.2, 30],
    [1.005, 1_00],
    [null, undefined],
    [undefined, undefined],
    ["", undefined],
    ["1e3", undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e21, undefined],
  ])("the amount %j is read as %j minor units", (wire, minor) => {
    expect(toMoney(wire, "GHS")).toEqual(minor === undefined ? undefined : ghs(minor));
  });
});

it.each([
  ["mobileMoneyBulk", "MobileMoney-Transfer", "mobileMoneyBulk"],
  ["prepaidCardBulk", "PREPAIDCARD-TRANSFER", "prepaidCardBulk"],
  ["mobileMoney", "mobilemoney-transfer", "mobileMoney"],
] as const)("a request in the list of %s with the code %s has the type %s", (category, code, type) => {
  expect(typeOf(category, code)).toBe(type);
});
