import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ama, field, openWorkspace, press } from "../a-workspace";
import { fillInForm, paymentForms } from "../payment-forms";

const forms = ["same bank", "other bank, instant", "other bank, next day", "mobile money", "prepaid card"] as const;

it.each(forms.flatMap((form) => [true, false].map((isSaved) => ({ form, isSaved }))))(
  "$form: the confirmation has a field for the beneficiary's name only if saving is chosen: $isSaved @S1-2.8-02 @S3-2.4-61 @S3-5-51",
  async ({ form, isSaved }) => {
    await openWorkspace(ama, paymentForms[form].path);
    await fillInForm(paymentForms[form]);
    if (isSaved) fireEvent.click(field("Save beneficiary"));
    await press(paymentForms[form].pays);
    const dialog = screen.getByRole("dialog");
    const fields = [...dialog.querySelectorAll("input")];
    expect(fields).toEqual([
      ...(isSaved ? [within(dialog).getByLabelText("Beneficiary Name")] : []),
      within(dialog).getByLabelText("One-time code"),
    ]);
  },
);
