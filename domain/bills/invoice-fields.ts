/** Determines the control and the validation rule of a field. */
export type InvoiceFieldType = "text" | "phone" | "taxType" | "paymentPeriod" | "month";

/** A field of the request for an invoice; `name` is its name in the call. */
export type InvoiceField = {
  readonly name: string;
  readonly label: string;
  readonly type: InvoiceFieldType;
  readonly lengthMax: number;
};

const fieldTypes: Readonly<Record<string, InvoiceFieldType>> = {
  taxType: "taxType",
  period: "month",
  paymentPeriod: "paymentPeriod",
  phoneNumber: "phone",
};
const LENGTH_MAX = 40;
/** Fields for which the bank has a lower limit, in characters. */
const lengthLimits: Readonly<Record<string, number>> = { tin: 20, vehicleRegistrationNumber: 20, phoneNumber: 20 };

/** Returns a field by its name in the call, whether the specification lists it or only the bank does. */
export const invoiceField = (name: string, label: string): InvoiceField => ({
  name,
  label,
  type: fieldTypes[name] ?? "text",
  lengthMax: lengthLimits[name] ?? LENGTH_MAX,
});

const billNumber = invoiceField("billNumber", "Bill Number");
const taxType = invoiceField("taxType", "Tax Type");
const tinOrCard = invoiceField("tin", "TIN / Ghana Card Number");
const period = invoiceField("period", "Period");

/** Fields by the service's name in lower case (specification 3, section 5). */
const fieldsByService: Readonly<Record<string, readonly InvoiceField[]>> = {
  "tourism levy": [invoiceField("accountReference", "Levy Number")],
  "customs and lands commission": [billNumber],
  "direct taxes": [taxType, invoiceField("tin", "TIN"), period],
  "indirect and domestic taxes": [taxType, tinOrCard, period],
  "vehicle income tax": [
    invoiceField("vehicleRegistrationNumber", "Vehicle Number"),
    invoiceField("paymentPeriod", "Payment Period"),
    period,
  ],
  "rgd existing application": [invoiceField("transactionNumber", "Transaction Number")],
  "stamp duty": [billNumber, tinOrCard],
};
const applicantFields = [
  invoiceField("firstName", "First Name"),
  invoiceField("lastName", "Last Name"),
  invoiceField("phoneNumber", "Phone Number"),
];

/** `Anually` is the spelling of the specification (3, section 9). */
export const paymentPeriods = ["Anually", "Quarterly"] as const;

type Service = { readonly name: string; readonly fields: readonly InvoiceField[] };

/**
 * Fields of the dialog: those that the bank sends for the service, else those of section 5, plus the fields about the
 * applicant.
 */
export function invoiceFieldsOf({ name, fields }: Service): readonly InvoiceField[] {
  const own = fields.length > 0 ? fields : (fieldsByService[name.trim().toLowerCase()] ?? []);
  return [...own, ...applicantFields.filter((field) => !own.some((each) => each.name === field.name))];
}
