import * as z from "zod/mini";

const given = (value: string) => z._default(z.string().check(z.minLength(1), z.maxLength(200)), value);

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
