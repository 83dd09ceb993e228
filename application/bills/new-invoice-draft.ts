import type { InvoiceField, InvoiceFieldType } from "../../domain/bills/invoice-fields";
import type { Day } from "../../domain/calendar";
import { requiredMessage } from "../../domain/form-messages";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { AtMost, hasNoProblems, type Problems, problemsOf, Required, rule } from "../forms/checked-draft";
import { phoneIn, RequiredPhone } from "../forms/field-rules";
import type { NewInvoice } from "./bills-port";

/** The form of the dialog; its fields depend on the service (specification 3, section 5). */
export type NewInvoiceDraft = { [field: string]: string };

/** Requires a month such as "2026-11" that is not in the future (S3-5-46, S3-5-47). */
const RequiredMonth = (label: string, today: () => Day): PropertyDecorator =>
  rule("requiredMonth", (text) => {
    const month = today().slice(0, 7);
    if (!plainText(text)) return requiredMessage(label);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(plainText(text))) return `${label} must be a month such as ${month}`;
    return plainText(text) > month ? `${label} should not be in the future` : undefined;
  });

const rules: Readonly<Record<InvoiceFieldType, (label: string, today: () => Day) => PropertyDecorator>> = {
  text: Required,
  taxType: Required,
  paymentPeriod: Required,
  phone: RequiredPhone,
  month: RequiredMonth,
};

/** Returns a factory of empty forms with these fields, each with the validation rule of its kind. */
export function newInvoiceDraft(fields: readonly InvoiceField[], today: () => Day): () => NewInvoiceDraft {
  class Draft {}
  for (const { name, label, type, lengthMax } of fields) {
    rules[type](label, today)(Draft.prototype, name);
    if (type === "text") AtMost(label, lengthMax)(Draft.prototype, name);
  }
  const blank = Object.fromEntries(fields.map(({ name }) => [name, ""]));
  return () => Object.assign(new Draft(), blank);
}

/** Validates the form and returns the trimmed fields as they are sent. */
export function toNewInvoice(
  draft: NewInvoiceDraft,
  fields: readonly InvoiceField[],
): Result<NewInvoice, Problems<NewInvoiceDraft>> {
  const problems = problemsOf(draft);
  if (!hasNoProblems(problems)) return fail(problems);
  const entries = fields.map(({ name, type }) => [
    name,
    type === "phone" ? phoneIn(draft[name] ?? "") : plainText(draft[name] ?? ""),
  ]);
  return ok(Object.fromEntries(entries));
}
