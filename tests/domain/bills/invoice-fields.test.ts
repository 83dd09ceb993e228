import { describe, expect, it } from "vitest";
import { invoiceField, invoiceFieldsOf } from "../../../domain/bills/invoice-fields";

describe("a field of an invoice", () => {
  it.each([
    ["tin", "text", 20],
    ["vehicleRegistrationNumber", "text", 20],
    ["phoneNumber", "phone", 20],
    ["taxType", "taxType", 40],
    ["period", "month", 40],
    ["paymentPeriod", "paymentPeriod", 40],
    ["billNumber", "text", 40],
    ["aFieldOfTheBank", "text", 40],
  ])("the field %s has the type %s and at most %i characters", (name, type, lengthMax) => {
    expect(invoiceField(name, "Label")).toEqual({ name, label: "Label", type, lengthMax });
  });
});

describe("the fields of a service's invoice", () => {
  const labels = (name: string, ...fields: ReturnType<typeof invoiceField>[]) =>
    invoiceFieldsOf({ name, fields }).map(({ label }) => label);
  const applicant = ["First Name", "Last Name", "Phone Number"];

  it.each([
    ["Tourism Levy", ["Levy Number"]],
    ["Customs and Lands Commission", ["Bill Number"]],
    ["Direct Taxes", ["Tax Type", "TIN", "Period"]],
    ["Indirect and Domestic Taxes", ["Tax Type", "TIN / Ghana Card Number", "Period"]],
    ["Vehicle Income Tax", ["Vehicle Number", "Payment Period", "Period"]],
    ["RGD Existing Application", ["Transaction Number"]],
    ["Stamp Duty", ["Bill Number", "TIN / Ghana Card Number"]],
    ["Another Service", []],
  ])("the service %s asks for its fields and the applicant", (name, own) => {
    expect(labels(name)).toEqual([...own, ...applicant]);
    expect(labels(` ${name.toUpperCase()} `)).toEqual([...own, ...applicant]);
  });

  it.each(["Stamp Duty", "Another Service"])(
    "the fields that the bank sends for %s replace those of the specification, and no field appears twice @S3-3-53 @S3-5-49",
    (name) => {
      const phone = invoiceField("phoneNumber", "Mobile");
      expect(labels(name, invoiceField("plot", "Plot"), phone)).toEqual(["Plot", "Mobile", "First Name", "Last Name"]);
    },
  );
});
