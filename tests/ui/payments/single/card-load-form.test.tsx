import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fail } from "../../../../domain/result";
import { InMemoryBank } from "../../../support/in-memory-bank";
import { pressKeys } from "../../../support/keys";
import { ama, button, enterCode, field, heading, openWorkspace, press, type } from "../../a-workspace";

const source = "1020304050607";

const openForm = (user = ama, bank = new InMemoryBank()) => openWorkspace(user, "/prepaidCardLoad", { bank });
const isOff = () => button("Make Transfer").getAttribute("aria-disabled") === "true";
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;
const available = (bank: InMemoryBank) => bank.accounts[0]?.available.minor;

async function fillIn({ customer = "1234567", amount = "250" } = {}): Promise<void> {
  type("Source Account", source);
  type("Customer ID", customer);
  type("Last 4 Digits", "4321");
  type("Amount", amount);
  type("Narration", "Travel");
  await expect.poll(() => field("Card Name").value, { timeout: 10_000 }).toBe("Kwabena Antwi");
}

describe("Single Card Load", () => {
  it("the card is loaded under the holder's name from the bank @S1-1-12 @S2-1-07 @S2-2.1-27", async () => {
    const { person, bank } = await openForm();
    expect(heading()).toBe("Prepaid Card Load");
    await fillIn();
    expect(field("Phone Number").value).toBe("0241234567");
    expect(screen.getByText("GHS 750.00")).toBeTruthy();
    await press("Make Transfer");
    const dialog = screen.getByRole("dialog", { name: "Confirm card load" });
    for (const shown of [source, "Kwabena Antwi", "**** 4321", "Travel", "GHS 250.00"])
      expect(dialog.textContent).toContain(shown);
    await enterCode(await person.codeSent());
    expect(message()).toBe("Transfer Completed Successfully!");
    expect(available(bank)).toBe(750_00);
  });

  it("a card that cannot be validated is reported, and Make Transfer is disabled @S2-8-07", async () => {
    await openForm();
    type("Customer ID", "0123456");
    await screen.findByText("Could not validate your card.", { selector: ".field-problem" });
    expect(isOff()).toBe(true);
    expect(field("Card Name").value).toBe("");
  });

  it("a validation that fails without a message from the bank shows the specified message @S2-8-07", async () => {
    const { person } = await openForm();
    Object.assign(person.cards, { holderOf: async () => fail({ kind: "refused", message: undefined }) });
    type("Customer ID", "1234567");
    await screen.findByText("Could not validate your card.", { selector: ".field-problem" });
  });

  it("a customer ID has at most ten digits, and a card four @S2-5-072..073", async () => {
    await openForm();
    pressKeys(field("Customer ID"), "12-345678901234");
    pressKeys(field("Last 4 Digits"), "43a219");
    expect(field("Customer ID").value).toBe("1234567890");
    expect(field("Last 4 Digits").value).toBe("4321");
    expect(screen.getByText("At most 4 digits.")).toBeTruthy();
    type("Last 4 Digits", "12345");
    expect(field("Last 4 Digits").value).toBe("12345");
    expect(screen.getByText("“12345” has more than 4 digits. Correct or replace it.")).toBeTruthy();
    type("Last 4 Digits", "432");
    fireEvent.blur(field("Last 4 Digits"));
    expect(screen.getByText("4 digits required")).toBeTruthy();
  });

  it("a typed phone number is not overwritten", async () => {
    await openForm();
    type("Phone Number", "0209998887");
    await fillIn();
    expect(field("Phone Number").value).toBe("0209998887");
  });

  it("the phone number follows the customer whose card is looked up @S2-2.3-07", async () => {
    await openForm();
    await fillIn();
    expect(field("Phone Number").value).toBe("0241234567");
    type("Customer ID", "7654321");
    await expect.poll(() => field("Phone Number").value, { timeout: 10_000 }).toBe("0247654321");
  });

  it("a saved card fills in the form @S2-2.1-33", async () => {
    const bank = new InMemoryBank();
    const card = { customerId: "40012001", cardName: "Daniel Quaye", phone: "0244550101", lastDigits: "4417" };
    bank.beneficiaries = [{ id: "B1", kind: "card", name: "Daniel", ...card }];
    await openForm(ama, bank);
    type("Saved Beneficiary", "Daniel");
    await press("Change");
    expect(field("Customer ID").value).toBe("40012001");
    expect(field("Last 4 Digits").value).toBe("4417");
    expect(field("Phone Number").value).toBe("0244550101");
  });
});
