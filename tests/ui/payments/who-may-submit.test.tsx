import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ama, efua, openWorkspace, settle } from "../a-workspace";
import { paymentForms } from "../payment-forms";

/** The buttons that start, check or submit a payment on any form. */
const submitting = [
  "Make Transfer",
  "Make Payment",
  "Proceed",
  "Proceed to Pay",
  "Submit Request",
  "Upload Forms",
  "Verify",
];
const submitButtons = () =>
  screen
    .getAllByRole("button")
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => submitting.includes(text));

/** The forms by their page and tabs. Some forms serve several operations. */
const forms = new Map(
  Object.values(paymentForms).map(({ path, tabs = [] }) => [[path, ...tabs].join(", "), { path, tabs }]),
);

describe.each([...forms])("the form at %s", (_, { path, tabs }) => {
  it.each([
    ["Viewer", false],
    ["Authorizer", false],
    ["Single", true],
  ] as const)(
    "the role %s is offered a button that submits the form: %s @S1-6-20 @S2-6-11 @S3-6-03",
    async (role, may) => {
      await openWorkspace({ ...(role === "Single" ? ama : efua), roles: [role] }, path);
      for (const name of tabs) {
        fireEvent.click(screen.getByRole("tab", { name }));
        await settle();
      }
      expect(submitButtons().length > 0).toBe(may);
      expect(screen.queryByText(/^Your role can see this form but cannot/) === null).toBe(may);
    },
  );
});
