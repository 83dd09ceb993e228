import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import type { BulkPayment } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { Facts } from "../../../ui/kit/facts";
import { describeBulkPayment } from "../../../ui/payments/bulk/bulk-payment-action";
import { describePayment, runsText } from "../../../ui/payments/payment-description";
import {
  aCardLoad,
  aClearingTransfer,
  anAccount,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../../support/a-payment";

const schedule = { frequency: "weekly", start: "2026-11-30" } as const;
const aBulk = (category: BulkCategory): BulkPayment => ({
  kind: "bulk",
  category,
  source: anAccount(),
  rows: [],
  totals: { count: 48, amount: ghs(100_00), charge: ghs(5_00), eLevy: ghs(1_00), total: ghs(106_00) },
  origin: "hand",
  keepsPayee: false,
  schedule: category === "bulkTransfer" ? schedule : undefined,
});

const [from, weekly] = ["From: Adom Trading Ltd1020304050607", "Schedule: Weekly, from 30 Nov 2026"];

it.each([
  [
    describePayment(anOwnTransfer({ schedule }), false),
    `Total: GHS 150.00 | To: Adom Trading Ltd Payroll1020304050608 | ${from} | Narration: Float | Amount: GHS 150.00 | Fee: GHS 0.00 | ${weekly}`,
  ],
  [
    describePayment(aSameBankTransfer(), false),
    `Total: GHS 250.00 | To: Adom Trading Ltd Payroll1020304050608 | ${from} | Narration: Rent | Amount: GHS 250.00 | Fee: GHS 0.00`,
  ],
  [
    describePayment(anOtherBankTransfer(), false),
    `Total: GHS 255.00 | To: Yaw Ofori1441000777888Ecobank Ghana | ${from} | Narration: Crates | Amount: GHS 250.00 | Fee: GHS 5.00`,
  ],
  [
    describePayment(aClearingTransfer({ schedule }), false),
    `Total: GHS 250.00 | To: Tema Cold Stores6011130004521GCB Bank, Kumasi Main | ${from} | Narration: Crates | Amount: GHS 250.00 | Fee: GHS 0.00 | ${weekly}`,
  ],
  [
    describePayment(aWalletPayment(), false),
    `Total: GHS 253.50 | To: Akosua NyarkoMTN 0241234567 | ${from} | Narration: Airtime | Amount: GHS 250.00 | E-Levy Fee: GHS 1.50 | Charge: GHS 2.00`,
  ],
  [
    describePayment(aCardLoad(), false),
    `Total: GHS 250.00 | To: Kwabena Antwi**** 4321 | ${from} | Narration: Travel | Amount: GHS 250.00 | Fee: GHS 0.00`,
  ],
  [
    describePayment(anInvoicePayment(), false),
    `Total: GHS 350.00 | To: Ghana.gov | ${from} | Service Name: Direct taxes | Invoice Number: GG-1001 | Customer Name: Adom Trading Ltd | Narration: PAYE of last month`,
  ],
  [
    describeBulkPayment(aBulk("bulkTransfer"), false),
    `Total: GHS 106.00 | Beneficiaries: 48 | ${from} | Amount: GHS 100.00 | Charges: GHS 5.00 | ${weekly}`,
  ],
  [
    describeBulkPayment(aBulk("mobileMoneyBulk"), false),
    `Total: GHS 106.00 | Beneficiaries: 48 | ${from} | Amount: GHS 100.00 | E-Levy: GHS 1.00 | Charges: GHS 5.00`,
  ],
])("a confirmation has exactly the lines of its kind of payment @S2-2.1-27", ({ facts }, expected) => {
  const { container } = render(<Facts facts={facts} />);
  const lines = [...container.querySelectorAll(".fact")].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(": "),
  );
  expect(lines.join(" | ")).toBe(expected);
});

it.each([
  ["a working day", "2026-11-27", "Monthly, from 27 Nov 2026"],
  ["a Saturday", "2026-11-28", "Monthly, from 28 Nov 2026. Banks rest on that day, so it is first paid on Mon 30 Nov."],
  ["Christmas", "2026-12-25", "Monthly, from 25 Dec 2026. Banks rest on that day, so it is first paid on Tue 29 Dec."],
  ["the 31st", "2026-12-31", "Monthly, from 31 Dec 2026. In shorter months it is paid on the last day."],
] as const)("a schedule that begins on %s is confirmed with the day on which it is first paid", (_, start, text) => {
  expect(runsText("monthly", start)).toBe(text);
});
