import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fail } from "../../domain/result";
import { ama, enterCode, openWorkspace, press } from "./a-workspace";
import { fillInForm, paymentForms } from "./payment-forms";

describe("A wrong code of a payment", () => {
  it.each(["own accounts", "FX, local"] as const)(
    "the payment form %s shows our text, not the bank's, after the first and the second wrong code @S2-4-15 @S1-4-04",
    async (operation) => {
      const form = paymentForms[operation];
      const { person } = await openWorkspace(ama, form.path);
      let attemptsLeft = 3;
      person.otp.check = async () => fail({ kind: "wrongCode", message: "Wrong.", attemptsLeft: --attemptsLeft });
      await fillInForm(form);
      await press(form.pays);
      for (const left of ["2 tries left.", "1 try left."]) {
        await enterCode("00000");
        expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe(`OTP is not valid.${left}`);
      }
    },
  );
});
