import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fail } from "../../domain/result";
import { ama, enterCode, openWorkspace, press } from "./a-workspace";
import { fillInForm, paymentForms } from "./payment-forms";

describe("A wrong code of a payment", () => {
  it.each(["own accounts", "FX, local"] as const)(
    "the code dialog of the payment form %s shows our text and not the bank's message @S2-4-15",
    async (operation) => {
      const form = paymentForms[operation];
      const { person } = await openWorkspace(ama, form.path);
      person.otp.check = async () => fail({ kind: "wrongCode", message: "Two tries left.", attemptsLeft: 2 });
      await fillInForm(form);
      await press(form.pays);
      await enterCode("00000");
      expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe("OTP is not valid.2 tries left.");
    },
  );
});
