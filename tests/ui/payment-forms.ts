import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { BulkCategory } from "../../domain/payments/categories";
import type { Operation } from "../../features/support/operations";
import { aFilledTemplate } from "../support/a-workbook";
import type { InMemoryBank } from "../support/in-memory-bank";
import { button, field, press, settle, type } from "./a-workspace";

/** The operations that are confirmed on a payment form. */
export type PaymentOperation = Exclude<
  Operation,
  | "schedule change"
  | "schedule deletion"
  | "approval"
  | "rejection"
  | "recall"
  | "official statement"
  | "beneficiary added"
  | "beneficiary changed"
  | "beneficiary removed"
>;

/** A form with entries that the in-memory bank pays from {@link payingAccount}. */
export type PaymentForm = {
  readonly path: string;
  /** Tabs to click one after the other to open the form. */
  readonly tabs?: readonly string[];
  /** Texts by field label, in the order of typing. */
  readonly typed: Readonly<Record<string, string>>;
  readonly further?: () => Promise<void>;
  /** The button that requests the code. */
  readonly pays: string;
  /** The amount debited, with all charges, in the account's currency. */
  readonly debit: string;
};

const payingAccount = "1020304050607";
const savings = "1020304050608";

const inRow = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([label, text]) => [`${label}, row 1`, text]));

const uploading = (category: BulkCategory, label: string) => async () => {
  const file = new File([aFilledTemplate(category)], "payees.xlsx");
  fireEvent.change(field(label), { target: { files: [file] } });
  await settle();
  await press("Upload Forms");
};

const ownAccounts: PaymentForm = {
  path: "/transfers",
  pays: "Make Transfer",
  debit: "GHS 10.00",
  typed: { "Source Account": payingAccount, "Destination Account": savings, Amount: "10", Narration: "Float" },
};
const cardHolder = (label: string) => () =>
  expect.poll(() => field(label).value, { timeout: 10_000 }).toBe("Kwabena Antwi");

const fxFields = {
  "Source Account": payingAccount,
  Currency: "USD",
  Amount: "10",
  "Beneficiary Name": "Hamburg Kakao GmbH",
  "Beneficiary Account": "DE89370400440532013000",
  "Beneficiary Bank Address": "Adolphsplatz 3, Hamburg",
  "Swift Code": "HASPDEHHXXX",
  "Sort Code": "20050550",
  "Sender Telephone Number": "0244000001",
  "Account For Charges": payingAccount,
  Purpose: "Cocoa samples",
};

/** Each payment form with its entries. A new kind of payment does not compile without its form. */
export const paymentForms: Readonly<Record<PaymentOperation, PaymentForm>> = {
  "own accounts": ownAccounts,
  "same bank": { ...ownAccounts, tabs: ["To Asempa Bank"] },
  "other bank, instant": {
    path: "/transfers",
    tabs: ["To Another Bank"],
    pays: "Make Transfer",
    debit: "GHS 15.00",
    typed: {
      "Source Account": payingAccount,
      "Transfer Type": "instant",
      Bank: "Ecobank",
      "Destination Account": "1441000234567",
      Amount: "10",
      Narration: "Float",
    },
  },
  "other bank, next day": {
    path: "/transfers",
    tabs: ["To Another Bank"],
    pays: "Make Transfer",
    debit: "GHS 10.00",
    typed: {
      "Source Account": payingAccount,
      "Transfer Type": "nonInstant",
      Bank: "GCB",
      "Bank Branch": "Kumasi",
      "Destination Account": "1441000234567",
      "Beneficiary Name": "Esi",
      Amount: "10",
      Narration: "Float",
    },
  },
  "bulk transfer, file": {
    path: "/transfers",
    tabs: ["Bulk Transfer"],
    pays: "Make Transfer",
    debit: "GHS 150.50",
    typed: { "Source Account": payingAccount },
    further: uploading("bulkTransfer", "Beneficiary List"),
  },
  "bulk transfer, by hand": {
    path: "/transfers",
    tabs: ["Bulk Transfer", "Manual Entry"],
    pays: "Make Transfer",
    debit: "GHS 10.00",
    typed: {
      "Source Account": payingAccount,
      ...inRow({ "Transfer Type": "domestic", "Account Number": savings, Amount: "10", Description: "Rent" }),
    },
  },
  "mobile money": {
    path: "/mobileMoney",
    pays: "Make Payment",
    debit: "GHS 253.50",
    typed: {
      Network: "MTN",
      "Source Account": payingAccount,
      "Beneficiary Wallet Number": "0241234567",
      Amount: "250",
      Narration: "Airtime",
    },
  },
  "mobile money bulk, file": {
    path: "/mobileMoney",
    tabs: ["Mobile Money Bulk Transfer"],
    pays: "Make Transfer",
    debit: "GHS 20.50",
    typed: { "Source Account": payingAccount },
    further: uploading("mobileMoneyBulk", "Beneficiary List"),
  },
  "mobile money bulk, by hand": {
    path: "/mobileMoney",
    tabs: ["Mobile Money Bulk Transfer", "Manual Entry"],
    pays: "Make Transfer",
    debit: "GHS 203.00",
    typed: {
      "Source Account": payingAccount,
      ...inRow({ "Beneficiary Name": "Ama", Network: "MTN", "Wallet Number": "0244123456" }),
      ...inRow({ Amount: "200", Description: "Airtime" }),
    },
  },
  "prepaid card": {
    path: "/prepaidCardLoad",
    pays: "Make Transfer",
    debit: "GHS 10.00",
    typed: {
      "Source Account": payingAccount,
      "Customer ID": "1234567",
      "Last 4 Digits": "4321",
      Amount: "10",
      Narration: "Travel",
    },
    further: cardHolder("Card Name"),
  },
  "prepaid card bulk, file": {
    path: "/prepaidCardLoad",
    tabs: ["Bulk Card Load"],
    pays: "Proceed",
    debit: "GHS 99.99",
    typed: { "Source Account": payingAccount },
    further: uploading("prepaidCardBulk", "Beneficiary List"),
  },
  "prepaid card bulk, by hand": {
    path: "/prepaidCardLoad",
    tabs: ["Bulk Card Load", "Manual Entry"],
    pays: "Proceed",
    debit: "GHS 10.00",
    typed: {
      "Source Account": payingAccount,
      ...inRow({ "Customer ID": "12345", "Card's last 4 digits": "4321", Amount: "10", Description: "Travel" }),
    },
    further: cardHolder("Beneficiary Name, row 1"),
  },
  "Ghana.gov": {
    path: "/billPayments",
    pays: "Proceed",
    debit: "GHS 350.00",
    typed: { "Service Name": "Direct taxes", "Invoice/Advice/Reference Number": "GG-1001" },
    further: async () => {
      await press("Verify");
      type("Source Account", payingAccount);
    },
  },
  SSNIT: {
    path: "/billPayments",
    tabs: ["SSNIT"],
    pays: "Proceed",
    debit: "GHS 450.00",
    typed: { "Payment Advice Number": "SSN-1001", "Contribution Type": "Regular" },
    further: async () => {
      await press("Proceed to Pay");
      await press("Proceed to Pay");
      type("Source Account", payingAccount);
      type("Narration", "October");
    },
  },
  "FX, local": {
    path: "/fxTransferRate",
    pays: "Submit Request",
    debit: "GHS 110.90",
    typed: {
      ...fxFields,
      "Beneficiary Account": "1020304050608",
      "Beneficiary Bank Name": "GCB Bank",
      "Sort Code": "040100",
    },
  },
  "FX, international": {
    path: "/fxTransferRate",
    pays: "Submit Request",
    debit: "GHS 110.90",
    typed: {
      "Transfer Type": "international",
      ...fxFields,
      "Beneficiary Country": "Germany",
      "Beneficiary Bank Name": "Hamburger Sparkasse",
    },
  },
  "schedule creation": {
    ...ownAccounts,
    further: async () => {
      fireEvent.click(field("Schedule transfer"));
      type("Frequency", "monthly");
    },
  },
};

/** Fills in the open form and waits until its button is enabled. */
export async function fillInForm({ tabs = [], typed, further, pays }: PaymentForm): Promise<void> {
  for (const tab of tabs) {
    fireEvent.click(screen.getByRole("tab", { name: tab }));
    await settle();
  }
  for (const [label, text] of Object.entries(typed)) {
    type(label, text);
    await settle();
  }
  await further?.();
  await expect.poll(() => button(pays).getAttribute("aria-disabled"), { timeout: 10_000 }).not.toBe("true");
}

/** Labels of the lines that state the debit. The first one that a dialog contains is checked. */
const DEBIT_LINES = ["Debit from Source Account", "Total Amount", "Total"];

export function debitIn(dialog: HTMLElement): string | null | undefined {
  const terms = within(dialog).getAllByRole("term");
  const line = DEBIT_LINES.map((label) => terms.find(({ textContent }) => textContent === label)).find(Boolean);
  return line?.nextElementSibling?.textContent;
}

/** Minor units of {@link payingAccount}. */
export const balanceOf = (bank: InMemoryBank) =>
  bank.accounts.find(({ number }) => number === payingAccount)?.available.minor ?? Number.NaN;
