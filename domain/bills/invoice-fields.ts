/** What kind of thing is entered, which decides its control and its rule. */
export type InvoiceFieldKind = "text" | "phone" | "taxType" | "paymentPeriod" | "month";

/** Something that an invoice is asked for with; `name` is what it is sent as. */
export type InvoiceField = {
  readonly name: string;
  readonly label: string;
  readonly kind: InvoiceFieldKind;
  readonly lengthMax: number;
};

const kinds: Readonly<Record<string, InvoiceFieldKind>> = {
  taxType: "taxType",
  period: "month",
  paymentPeriod: "paymentPeriod",
  phoneNumber: "phone",
};
const LENGTH_MAX = 40;
/** Shorter than others, as the bank takes them. */
const lengths: Readonly<Record<string, number>> = { tin: 20, vehicleRegistrationNumber: 20, phoneNumber: 20 };

/** A field by the name that it is sent as, whether the documents know it or the bank alone. */
export const invoiceField = (name: string, label: string): InvoiceField => ({
  name,
  label,
  kind: kinds[name] ?? "text",
  lengthMax: lengths[name] ?? LENGTH_MAX,
});

const billNumber = invoiceField("billNumber", "Bill Number");
const taxType = invoiceField("taxType", "Tax Type");
const tinOrCard = invoiceField("tin", "TIN / Ghana Card Number");
const period = invoiceField("period", "Period");

/** By the name of the service, in lower case (specification 3, section 5). */
const ofServices: Readonly<Record<string, readonly InvoiceField[]>> = {
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
const ofAll = [
  invoiceField("firstName", "First Name"),
  invoiceField("lastName", "Last Name"),
  invoiceField("phoneNumber", "Phone Number"),
];

/** `Anually` is the documents' spelling (specification 3, section 9). */
export const paymentPeriods = ["Anually", "Quarterly"] as const;

type Service = { readonly name: string; readonly fields: readonly InvoiceField[] };

/** What the dialog asks for: the bank's own fields where it sends some, else those of section 5, and for all services who asks. */
export function invoiceFieldsOf({ name, fields }: Service): readonly InvoiceField[] {
  const own = fields.length > 0 ? fields : (ofServices[name.trim().toLowerCase()] ?? []);
  return [...own, ...ofAll.filter((field) => !own.some((each) => each.name === field.name))];
}
