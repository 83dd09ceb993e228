import { randomUUID } from "node:crypto";
import { bankApi } from "../../adapters/bank-api/contract";
import type { Crew, Meant, Person } from "./crew";

/** One payment that somebody means to make, and what they learned of it. */
export type Payment = {
  readonly person: Person;
  readonly companyId: string;
  readonly key: string;
  /** Whole cedis. */
  readonly amount: number;
  readonly meant: Meant;
  /** As it is sent, with its code. */
  fields: object;
  /** What the bank answered, if an answer arrived. */
  id?: string;
};

/** From the first account of a company to its second. */
export function newPayment(person: Person, { companyId, accounts }: Crew, amount: number): Payment {
  const [from = "", to = ""] = accounts;
  const fields = {
    sourceAccount: from,
    destinationAccountNo: to,
    amount: `${amount}.00`,
    currencyCode: "GHS",
    narration: "Chaos",
    transType: "OWN-TRANSFER",
  };
  const meant = { endpoint: bankApi.payments.toSelf, fields, total: `GHS ${amount}.00`, to: to.slice(-4) };
  return { person, companyId, key: randomUUID(), amount, meant, fields };
}

export const withCode = ({ meant }: Payment, code: string): object => ({
  ...meant.fields,
  password: code,
  passwordType: "OTP",
});
