import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { accounts } from "../../contract/accounts";
import { amountReply, countReply, emptyOrMoment, momentReply } from "../../contract/answers";
import { bulkTransfers, type TransferRow } from "../../contract/bulk-transfers";
import { cardBeneficiaries } from "../../contract/card-beneficiaries";
import { envelope } from "../../contract/envelope";
import { amountText, anyAccountNumber, flag, jsonText, pageSize } from "../../contract/fields";
import { mobileMoney, type WalletRow } from "../../contract/mobile-money";
import { UPLOAD_BYTES_MAX } from "../../contract/payment-fields";
import { type CardRow, prepaidCard } from "../../contract/prepaid-card";
import { drillDownRows } from "../../contract/request-rows";
import { transferBeneficiaries } from "../../contract/transfer-beneficiaries";
import { walletBeneficiaries } from "../../contract/wallet-beneficiaries";

const accepts = (type: z.ZodMiniType, value: unknown) => z.safeParse(type, value).success;

describe("fields", () => {
  it.each(["1", "0.5", "150.00", "999999999999.99"])("the amount %s is accepted", (amount) => {
    expect(accepts(amountText, amount)).toBe(true);
  });
  it.each(["", "-1", "1.", ".5", "1.234", "1,000", "1e3", " 1", "9999999999999"])(
    "the amount %j is refused",
    (amount) => {
      expect(accepts(amountText, amount)).toBe(false);
    },
  );
  it("account numbers of 10, 13 and 16 digits are accepted", () => {
    const lengths = Array.from({ length: 18 }, (_, length) => length);
    expect(lengths.filter((length) => accepts(anyAccountNumber, "1".repeat(length)))).toEqual([10, 13, 16]);
  });
  it("counts that arrive as texts are read within their bounds", () => {
    expect(z.parse(pageSize, "20")).toBe(20);
    expect(["", "0", "51", "2.5", "many"].filter((size) => accepts(pageSize, size))).toEqual([]);
  });
  it("a flag is read from a boolean or a text", () => {
    expect([true, "true", false, "false"].map((given) => z.parse(flag, given))).toEqual([true, true, false, false]);
    expect(["", "yes", "TRUE", 1, null].filter((given) => accepts(flag, given))).toEqual([]);
  });
  it("the content of a JSON text is read, and other texts are refused", () => {
    const numbers = jsonText(z.array(z.number()));
    expect(z.parse(numbers, "[1,2]")).toEqual([1, 2]);
    expect(["", "[1", '["a"]', "1"].filter((given) => accepts(numbers, given))).toEqual([]);
  });
});

describe("answers", () => {
  it("a list that is null or missing makes the answer unreadable", () => {
    const answers = [{}, { accounts: null }, { accounts: [] }];
    expect(answers.map((answer) => accepts(accounts.list.reply, answer))).toEqual([false, false, true]);
  });
  it.each(["0.00", "-150.5", "1250", 150.1, 150.10000000000002, -0.1, 999_999_999.99])(
    "the amount %j of an answer is read",
    (amount) => expect(accepts(amountReply, amount)).toBe(true),
  );
  it.each(["", "1,250.50", "1.005", "1.", ".5", "n/a", "1e3", 1.005, 1e21, Number.NaN, null])(
    "the amount %j of an answer is unreadable",
    (amount) => expect(accepts(amountReply, amount)).toBe(false),
  );
  it.each([0, 12, "12"])("the count %j of an answer is read", (count) => {
    expect(z.parse(countReply, count)).toBe(Number(count));
  });
  it.each([null, undefined, "", -1, 1.5, "many", "1.5"])("the count %j of an answer is unreadable", (count) => {
    expect(accepts(countReply, count)).toBe(false);
  });
  it.each(["20-11-2026", "20-11-2026 09:30", "20-11-2026 09:30:59"])("the moment %s of an answer is read", (moment) => {
    expect(accepts(momentReply, moment)).toBe(true);
  });
  it.each(["11/20/2026", "11-20-2026", "2026-11-20", "2026-11-20T09:30:00Z", "20-11-2026 25:00", "20.11.2026", ""])(
    "the moment %j of an answer is unreadable",
    (moment) => expect(accepts(momentReply, moment)).toBe(false),
  );
  it("a moment that a row may lack can be empty", () => {
    expect(["", "20-11-2026", "soon"].map((moment) => accepts(emptyOrMoment, moment))).toEqual([true, true, false]);
  });
  it("unknown fields of an answer are kept", () => {
    expect(z.parse(drillDownRows, '[{"amount":"1.00","colour":"red"}]')).toEqual([{ amount: "1.00", colour: "red" }]);
  });
  it("an answer is a success only if its code is 0, never if the code is missing", () => {
    expect([0, "0", "103"].map((code) => z.parse(envelope, { code }).code)).toEqual([0, 0, 103]);
    expect([null, undefined, "", " ", "ok", false].filter((code) => accepts(envelope, { code }))).toEqual([]);
  });
});

const transfer: TransferRow = {
  transactionType: "domestic",
  beneficiaryAccount: "1020304050607",
  beneficiaryName: "Ama",
  transactionAmount: "10.00",
};
const wallet: WalletRow = {
  transactionType: "A2W",
  beneficiaryName: "Ama",
  beneficiaryWalletNumber: "0240000001",
  netWork: "MTN",
  amount: "10.00",
};
const card: CardRow = {
  customerId: "1234567890",
  cardLastDigit: "0042",
  beneficiaryName: "Ama",
  phoneNumber: "0240000001",
  amount: "10.00",
};
const bulk = { sourceAccount: "1020304050607", password: "12345", passwordType: "OTP" };

describe.each([
  {
    kind: "accounts",
    row: transfer,
    amount: "transactionAmount",
    input: bulkTransfers.pay.input,
    rest: { transferType: "BULK-TRANSFER" },
  },
  { kind: "wallets", row: wallet, amount: "amount", input: mobileMoney.payBulk.input, rest: { totalElevyFee: "0.00" } },
  { kind: "cards", row: card, amount: "amount", input: prepaidCard.loadBulk.input, rest: {} },
])("the rows of a bulk payment to $kind", ({ row, amount, input, rest }) => {
  const call = (rows: readonly object[]) => ({ ...bulk, ...rest, transferData: JSON.stringify(rows) });

  it("rows are read one by one, without fields that the contract does not know", () => {
    expect(z.parse(input, call([{ ...row, isAdmin: true }])).transferData).toEqual([row]);
  });
  it("all rows are refused if one is invalid, whose place is reported", () => {
    const read = z.safeParse(input, call([row, { ...row, [amount]: "-1" }]));
    expect(read.error?.issues.map(({ path }) => path)).toEqual([["transferData", 1, amount]]);
  });
  it("an empty list of rows is refused", () => {
    expect(accepts(input, call([]))).toBe(false);
  });
});

describe("an upload", () => {
  const sized = (bytes: number) => ({
    sourceAccount: "1020304050607",
    file: new File([new Uint8Array(bytes)], "payees.xlsx"),
  });
  it("an uploaded file is not empty and has at most 5 MB", () => {
    const sizes = [0, 1, UPLOAD_BYTES_MAX, UPLOAD_BYTES_MAX + 1];
    expect(sizes.map((bytes) => accepts(mobileMoney.upload.input, sized(bytes)))).toEqual([false, true, true, false]);
  });
});

it.each(["DOMESTIC", "OTHERBANK-TRANSFER", "BULK_TRANSFER", "", undefined])(
  "a bulk transfer with the transferType %j is refused @S2-7-33",
  (transferType) => {
    const call = { ...bulk, transferData: JSON.stringify([transfer]) };
    expect(accepts(bulkTransfers.pay.input, { ...call, transferType: "BULK-TRANSFER" })).toBe(true);
    expect(accepts(bulkTransfers.pay.input, { ...call, transferType })).toBe(false);
  },
);

describe("the rows of a saved list", () => {
  const account = { name: "Ama", accountNumber: "1020304050607", transferType: "LOCAL" };
  const saved = { beneficiaryName: "Ama", beneficiaryWalletNumber: "0240000001", walletName: "Ama", network: "MTN" };
  const holder = { name: "Ama", cardCustomerId: "1", cardName: "Ama", phoneNumber: "0240000001", last4digit: "0042" };
  it.each<[string, z.ZodMiniType, string, object]>([
    ["accounts", transferBeneficiaries.updateBulk.input, "transferBeneficiaries", account],
    ["wallets", walletBeneficiaries.updateBulk.input, "mobileMoneyBeneficiaries", { ...saved, networkCode: "MTN" }],
    ["cards", cardBeneficiaries.updateBulk.input, "prepaidCardBeneficiaryEntries", holder],
  ])("rows of %s are sent as JSON text in one field of the form @S2-7-02", (_, input, field, row) => {
    expect(z.parse(input, { bulkId: "B1", [field]: JSON.stringify([row]) })).toEqual({ bulkId: "B1", [field]: [row] });
    expect(accepts(input, { bulkId: "B1", [field]: [row] })).toBe(false);
  });
});
