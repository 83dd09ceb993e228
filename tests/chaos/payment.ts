import { randomUUID } from "node:crypto";
import { bankApi } from "../../adapters/bank-api/contract";
import type { Crew, Meant, Person } from "./crew";

/** One payment that somebody means to make, and what they learned of it. */
export type Payment = {
  readonly person: Person;
  readonly companyId: string;
  readonly key: string;
  readonly pesewas: number;
  readonly meant: Meant;
  /** As it is sent, with its code. */
  fields: object;
  /** What the bank answered, if an answer arrived. */
  id?: string;
};

type Unusual = {
  /** The account that receives; the company's own second one unless another is said. */
  readonly to?: string | undefined;
  readonly more?: object;
};

/** From the first account of a company. */
export function newPayment(
  person: Person,
  { companyId, accounts }: Crew,
  pesewas: number,
  { to = accounts[1] ?? "", more }: Unusual = {},
): Payment {
  const isOwn = accounts.includes(to);
  const endpoint = isOwn ? bankApi.payments.toSelf : bankApi.payments.toSameBank;
  const amount = cedis(pesewas);
  const fields = {
    sourceAccount: accounts[0],
    destinationAccountNo: to,
    amount,
    currencyCode: "GHS",
    narration: "Chaos",
    transType: isOwn ? "OWN-TRANSFER" : "LOCAL-TRANSFER",
    ...more,
  };
  const meant = { endpoint, fields, total: `GHS ${amount}`, to: to.slice(-4) };
  return { person, companyId, key: randomUUID(), pesewas, meant, fields };
}

/** 105 is "1.05". */
export const cedis = (pesewas: number): string =>
  `${Math.floor(pesewas / 100)}.${String(pesewas % 100).padStart(2, "0")}`;

export const withCode = ({ meant }: Pick<Payment, "meant">, code: string): object => ({
  ...meant.fields,
  password: code,
  passwordType: "OTP",
});
