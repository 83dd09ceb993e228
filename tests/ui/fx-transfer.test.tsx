import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fail, ok } from "../../domain/result";
import { ama, enterCode, field, offered, openWorkspace, press, settle, type } from "./a-workspace";
import { fillInForm, paymentForms } from "./payment-forms";

const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;

describe("the form of an FX request", () => {
  it("a local transfer chooses a local bank, an international one any of 240 countries and any bank @S1-3-60 @S2-5-083..086", async () => {
    await openWorkspace(ama, "/fxTransferRate");
    expect(field("Beneficiary Bank Name").role).toBe("combobox");
    type("Transfer Type", "international");
    await settle();
    expect(field("Beneficiary Bank Name").role).not.toBe("combobox");
    expect(offered("Beneficiary Country").length).toBeGreaterThan(230);
    type("Beneficiary Country", "Germany");
    type("Transfer Type", "local");
    expect([field("Beneficiary Country").value, field("Beneficiary Country").readOnly]).toEqual(["Ghana", true]);
  });

  it("the account for charges is hidden while the beneficiary pays them @S2-5-082", async () => {
    await openWorkspace(ama, "/fxTransferRate");
    type("Fee Paid By", "beneficiary");
    expect(screen.queryByLabelText("Account For Charges")).toBeNull();
    type("Fee Paid By", "sender");
    expect(field("Account For Charges").value).toBe("");
  });
});

describe("the result of an FX request without a message from the bank", () => {
  const received = "International transfer request received successfully. One of our advisors will be with you shortly";
  const refused = "FX Transfer is unsuccessful! Please try again later.";

  it.each([
    ["FX, local", true, "Request Completed Successfully!"],
    ["FX, international", true, received],
    ["FX, international", false, refused],
  ] as const)("%s, accepted: %s, says “%s” @S2-8-08 @S2-8-13 @S2-8-15", async (name, isAccepted, words) => {
    const form = paymentForms[name];
    const { person } = await openWorkspace(ama, form.path);
    const { prepare } = person.fx;
    person.fx.prepare = (transfer) => {
      const call = prepare(transfer);
      return {
        ...call,
        submit: async (code) => {
          const answer = await call.submit(code);
          if (!isAccepted || !answer.ok) return fail({ kind: "refused", message: undefined });
          return ok({ ...answer.value, message: undefined });
        },
      };
    };
    await fillInForm(form);
    await press(form.pays);
    expect(screen.getByRole("dialog").textContent, "nothing is stated of an empty field").not.toContain("Routing");
    await enterCode(await person.codeSent());
    expect(message()).toBe(words);
  });
});
