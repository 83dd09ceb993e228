import * as z from "zod/mini";
import { type Kind, kinds } from "./kinds";

const given = (value: string) => z._default(z.string().check(z.minLength(1), z.maxLength(200)), value);
const maybeGiven = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
const day = z.optional(z.string().check(z.regex(/^\d{2}-\d{2}-\d{4}$/)));
// The cast is safe: the table has eleven kinds.
const kindNames = Object.keys(kinds) as [Kind, ...Kind[]];

/**
 * Values that cannot be learned from answers. The defaults are those of the mock bank; a file (`--values`) can replace
 * any of them. A bank refuses the call if it does not know a value.
 */
const values = z.strictObject({
  /** An account at a bank that accepts instant transfers, and the code of that bank. */
  otherAccount: given("1441000234567"),
  otherBank: given("300312"),
  otherBankSortCode: given("040100"),
  wallet: given("0241234567"),
  network: given("MTN"),
  cardCustomer: given("1"),
  cardLastDigits: given("1234"),
  invoice: given("GG-1001"),
  adviceNumber: given("SSN-1001"),
  adviceCustomer: given("Verification"),
  adviceCustomerCode: given("Verification"),
  invoiceService: given("PAS"),
  serviceId: given("1"),
  branch: given("Accra Main"),
  /** Amount of each payment, in GHS. */
  amount: given("1.00"),
  /** The kinds of request to ask about. */
  kinds: z._default(z.array(z.enum(kindNames)).check(z.minLength(1)), kindNames),
  /** The period of statements and reports, DD-MM-YYYY; without it the last thirty days. */
  startDate: day,
  endDate: day,
  /** An account of another customer; without the other two ids their checks are not made. */
  foreignAccount: given("1020304060606"),
  foreignTransaction: maybeGiven,
  foreignBulk: maybeGiven,
});
export type Values = z.output<typeof values>;

/** @throws an error with the names of the invalid values */
export function readValues(text: string): Values {
  const read = values.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => ("keys" in issue ? issue.keys.join(", ") : issue.path.join(".")));
  throw new Error(
    `The file of values has no usable ${wrong.join(", ")}. These may be given: ${Object.keys(values.shape).join(", ")}.`,
  );
}
