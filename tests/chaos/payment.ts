import { randomUUID } from "node:crypto";
import { bankApi } from "../../contract/index";
import type { Crew, Meant, Person } from "./crew";
import type { Intended } from "./history";

/** A payment that a user wants to make, and what the user knows of it. */
export type Payment = {
  readonly person: Person;
  readonly companyId: string;
  readonly key: string;
  readonly intended: Intended;
  readonly meant: Meant;
  /** The fields as sent, with the code. */
  fields: object;
  /** The number that the bank answered, if an answer arrived. */
  id?: string;
};

type Unusual = {
  /** The receiving account; absent: the company's own second one. */
  readonly to?: string | undefined;
  readonly more?: object;
};

/** The bank's maximum length of a narration. */
const NARRATION_LENGTH = 25;

/** A payment from the first account of a company. Its narration is unique, so that the ledger's lines show which payment moved them. */
export function newPayment(
  person: Person,
  { companyId, accounts }: Crew,
  pesewas: number,
  { to = accounts[1] ?? "", more }: Unusual = {},
): Payment {
  const [account = ""] = accounts;
  const key = randomUUID();
  const narration = key.slice(-NARRATION_LENGTH);
  const isOwn = accounts.includes(to);
  const endpoint = isOwn ? bankApi.payments.toSelf : bankApi.payments.toSameBank;
  const amount = cedis(pesewas);
  const fields = {
    sourceAccount: account,
    destinationAccountNo: to,
    amount,
    currencyCode: "GHS",
    narration,
    transType: isOwn ? "OWN-TRANSFER" : "LOCAL-TRANSFER",
    ...more,
  };
  const meant = { endpoint, fields, total: `GHS ${amount}`, to: to.slice(-4) };
  return { person, companyId, key, intended: { key: narration, account, to, pesewas }, meant, fields };
}

/** Formats pesewas: 105 is "1.05". */
export const cedis = (pesewas: number): string =>
  `${Math.floor(pesewas / 100)}.${String(pesewas % 100).padStart(2, "0")}`;

export const withCode = ({ meant }: Pick<Payment, "meant">, code: string): object => ({
  ...meant.fields,
  password: code,
  passwordType: "OTP",
});
