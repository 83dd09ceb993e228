import type { Connection } from "../database/tables";
import { dayAfter } from "./wire-day";

/** Numbers of the bills that every company has, for demonstrations (the table of fixed outcomes). */
export const demonstration = {
  invoice: "GG-1001",
  expired: "GG-1002",
  paid: "GG-1003",
  large: "GG-1004",
  regular: "SSN-1001",
  arrears: "SSN-1002",
  someoneElses: "SSN-1003",
  paidAdvice: "SSN-1004",
} as const;

/** From the day of the seeding. */
export const DAYS_TO_EXPIRY = 25;

type DemonstrationTexts = readonly [service: string, description: string, narration: string];
type Customer = { readonly companyId: string; readonly name: string; readonly now: Date };

export async function addDemonstrationBills(tx: Connection, customer: Customer): Promise<void> {
  await tx.insertInto("gov_invoices").values(invoicesOf(customer)).execute();
  await tx.insertInto("ssnit_advices").values(advicesOf(customer)).execute();
}

function invoicesOf({ companyId, name, now }: Customer) {
  const invoice = (number: string, [service, description, narration]: DemonstrationTexts, amount: bigint) => ({
    company_id: companyId,
    number,
    service,
    description,
    narration,
    amount,
    customer_name: name,
    created_on: dayAfter(now, -5),
    expires_on: dayAfter(now, DAYS_TO_EXPIRY),
    paid_at: null as Date | null,
  });
  return [
    invoice(demonstration.invoice, ["Direct taxes", "Pay As You Earn", "PAYE of last month"], 350_00n),
    {
      ...invoice(demonstration.expired, ["Stamp duty", "Stamp duty", "Lease of the warehouse"], 75_50n),
      created_on: dayAfter(now, -60),
      expires_on: dayAfter(now, -30),
    },
    {
      ...invoice(demonstration.paid, ["Passport application", "Passport application", "Renewal"], 350_00n),
      paid_at: now,
    },
    invoice(demonstration.large, ["Direct taxes", "Corporate Income Tax", "Last quarter"], 640_000_00n),
  ];
}

function advicesOf({ companyId, name, now }: Customer) {
  const advice = (number: string, type: "Regular" | "Arrears", [contribution, penalty]: readonly [bigint, bigint]) => ({
    company_id: companyId,
    number,
    contribution_type: type,
    contribution,
    penalty,
    establishment: name,
    customer_code: null as string | null,
    receipt_id: `RCP-${number.slice(-4)}`,
    reference: `REF-${number}`,
    issued_on: dayAfter(now, -7),
    paid_at: null as Date | null,
  });
  return [
    advice(demonstration.regular, "Regular", [400_00n, 50_00n]),
    advice(demonstration.arrears, "Arrears", [2_600_00n, 312_00n]),
    { ...advice(demonstration.someoneElses, "Regular", [180_00n, 0n]), customer_code: "NSomeoneElse" },
    { ...advice(demonstration.paidAdvice, "Regular", [180_00n, 0n]), paid_at: now },
  ];
}
