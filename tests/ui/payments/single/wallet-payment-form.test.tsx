import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fail, ok } from "../../../../domain/result";
import { InMemoryBank } from "../../../support/in-memory-bank";
import { pressKeys } from "../../../support/keys";
import { ama, button, enterCode, field, heading, offered, openWorkspace, press, type } from "../../a-workspace";

const [source] = ["1020304050607"];

const openForm = (user = ama, bank = new InMemoryBank()) => openWorkspace(user, "/mobileMoney", { bank });

const isOff = () => button("Make Payment").getAttribute("aria-disabled") === "true";
const reasonOf = () => button("Make Payment").closest(".reasoned")?.querySelector("[hidden]")?.textContent;
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;
const available = (bank: InMemoryBank) => bank.accounts[0]?.available.minor;

async function fillIn({ network = "MTN", wallet = "0241234567", amount = "250" } = {}): Promise<void> {
  type("Network", network);
  type("Source Account", source);
  type("Beneficiary Wallet Number", wallet);
  type("Amount", amount);
  type("Narration", "Airtime");
}

async function fillInAndWait(over = {}): Promise<void> {
  await fillIn(over);
  await expect.poll(isOff, { timeout: 10_000 }).toBe(false);
}

describe("Mobile Money Transfer", () => {
  it("a wallet is paid with the charges from the bank, each in the summary, and a receipt is offered @S2-2.1-27 @S2-2.2-16 @S2-2.2-39 @S2-4-26", async () => {
    const { person, bank, saved } = await openForm();
    expect(heading()).toBe("Mobile Money: Mobile Money Transfer");
    await fillInAndWait();
    expect(screen.getByText("Akosua Nyarko", { selector: ".field-note" })).toBeTruthy();
    expect(field("E-Levy Fee").value).toBe("1.50");
    expect(field("E-Levy Fee").disabled).toBe(true);
    expect(screen.getByText("GHS 746.50")).toBeTruthy();
    expect(screen.getByText(/incl\. GHS 3\.50 charges/).textContent).toBe("Total GHS 253.50 incl. GHS 3.50 charges");
    expect(screen.getByText(/^today \d\d:\d\d/)).toBeTruthy();
    await press("Make Payment");
    const dialog = screen.getByRole("dialog", { name: "Confirm payment" });
    for (const shown of [source, "Akosua Nyarko", "MTN 0241234567", "GHS 250.00", "GHS 1.50", "GHS 2.00", "GHS 253.50"])
      expect(dialog.textContent).toContain(shown);
    await enterCode(await person.codeSent());
    expect(message()).toBe("Transfer Completed Successfully!");
    expect(screen.getByText(/^Arrives today \d\d:\d\d/)).toBeTruthy();
    expect(available(bank)).toBe(746_50);
    await press("Receipt");
    expect(saved).toEqual(["Transaction Receipt.pdf"]);
  });

  it("the form offers only networks with wallets @S2-3-012", async () => {
    await openForm();
    expect(offered("Network")).toEqual(["MTN", "Telecel", "AirtelTigo"]);
  });

  it("a wallet number has only digits, at most ten @S2-5-040 @S2-5-043", async () => {
    await openForm();
    pressKeys(field("Beneficiary Wallet Number"), "024-123 4567 89");
    expect(field("Beneficiary Wallet Number").value).toBe("0241234567");
    type("Beneficiary Wallet Number", "+233 24 123 4567");
    expect(field("Beneficiary Wallet Number").value).toBe("0241234567");
  });

  it("a wallet that is looked up or does not exist cannot be paid, and is reported below its number @S2-4-18..19 @S2-4-22 @S2-8-16", async () => {
    await openForm();
    await fillIn({ wallet: "0241230000" });
    await screen.findByText("Account not found");
    expect(isOff()).toBe(true);
    type("Beneficiary Wallet Number", "0241234567");
    await expect.poll(isOff, { timeout: 10_000 }).toBe(false);
    type("Network", "TELECEL");
    expect(isOff()).toBe(true);
    await screen.findByText("Account not found");
  });

  it("the name is looked up at the tenth digit of the wallet number, not earlier @S2-4-21", async () => {
    const { person } = await openForm();
    const nameOf = vi.spyOn(person.wallets, "nameOf");
    type("Network", "MTN");
    type("Beneficiary Wallet Number", "024123456");
    expect(screen.queryByText("Looking up…")).toBeNull();
    pressKeys(field("Beneficiary Wallet Number"), "7");
    await screen.findByText("Akosua Nyarko", { selector: ".field-note" });
    expect(nameOf.mock.calls).toEqual([["MTN", "0241234567"]]);
  });

  it.each(["Network", "Source Account", "Beneficiary Wallet Number", "Amount", "Narration"])(
    "Make Payment is disabled and no E-Levy is requested while only %s is missing @S2-4-20 @S2-4-24",
    async (missing) => {
      const { person } = await openForm();
      const eLevyOn = vi.spyOn(person.wallets, "eLevyOn");
      const texts: Readonly<Record<string, string>> = {
        Network: "MTN",
        "Source Account": source,
        "Beneficiary Wallet Number": "0241234567",
        Amount: "250",
        Narration: "Airtime",
      };
      const { [missing]: last = "", ...others } = texts;
      for (const [label, text] of Object.entries(others)) type(label, text);
      await expect.poll(reasonOf, { timeout: 10_000 }).toMatch(/^(Some fields are missing|The wallet has no name)/);
      expect(isOff()).toBe(true);
      expect(eLevyOn).toHaveBeenCalledTimes(missing === "Narration" ? 1 : 0);
      type(missing, last);
      await expect.poll(isOff, { timeout: 10_000 }).toBe(false);
      expect(eLevyOn).toHaveBeenCalledTimes(1);
    },
  );

  it("a failed lookup of a wallet is reported below its number and nowhere else, and the wallet cannot be paid @S2-8-23", async () => {
    const { person } = await openForm();
    person.wallets.nameOf = async () => fail({ kind: "unreachable" });
    await fillIn();
    await expect.poll(() => field("E-Levy Fee").value, { timeout: 10_000 }).toBe("1.50");
    const problem = await screen.findByText("Account not found");
    expect(field("Beneficiary Wallet Number").getAttribute("aria-describedby")).toContain(problem.id);
    expect(isOff()).toBe(true);
    for (const role of ["dialog", "alertdialog", "alert"]) expect(screen.queryByRole(role)).toBeNull();
  });

  it.each([
    ["eLevyOn", "Amount", "250.50"],
    ["eLevyOn", "Source Account", "1020304050608"],
    ["chargeOn", "Network", "TELECEL"],
    ["chargeOn", "Beneficiary Wallet Number", "0241234568"],
  ] as const)(
    "a wallet cannot be paid while %s has failed, until a change of the %s asks again @S2-8-24",
    async (lookup, label, text) => {
      const { person } = await openForm();
      person.wallets.nameOf = async () => ok("Akosua Nyarko");
      vi.spyOn(person.wallets, lookup).mockResolvedValueOnce(fail({ kind: "unreachable" }));
      await fillIn();
      await expect.poll(reasonOf, { timeout: 10_000 }).toBe("Some fields are missing or not right.");
      expect([isOff(), field("E-Levy Fee").value]).toEqual([true, ""]);
      type(label, text);
      await expect.poll(isOff, { timeout: 10_000 }).toBe(false);
    },
  );
});

describe("a saved wallet", () => {
  const bankWithCook = () => {
    const bank = new InMemoryBank();
    const network = { code: "MTN", name: "MTN", gipCode: "" };
    bank.beneficiaries = [
      { id: "B1", kind: "wallet", name: "Cook", number: "0241230000", walletName: "Esther Cook", network },
    ];
    return bank;
  };

  it("the name from the lookup replaces the saved name of a wallet @S2-5-042", async () => {
    const bank = bankWithCook();
    bank.beneficiaries = bank.beneficiaries.map((each) => ({ ...each, number: "0241234567" }));
    await openForm(ama, bank);
    type("Saved Beneficiary", "Cook");
    await screen.findByText("Akosua Nyarko", { selector: ".field-note" });
    expect(screen.queryByText("Esther Cook", { selector: ".field-note" })).toBeNull();
  });

  it("a saved wallet fills the form, and a question asks about a name that the bank does not confirm @S2-2.2-13 @S2-2.2-41..44", async () => {
    const { person, bank } = await openForm(ama, bankWithCook());
    type("Saved Beneficiary", "Cook");
    expect(field("Network").value).toBe("MTN");
    await press("Change");
    expect(field("Beneficiary Wallet Number").value).toBe("0241230000");
    type("Source Account", source);
    type("Amount", "50");
    type("Narration", "Lunch");
    await expect.poll(isOff, { timeout: 10_000 }).toBe(false);
    await press("Make Payment");
    expect(message()).toBe("Mobile Money Name has not been validated. Would you like to continue?");
    await press("Close");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(available(bank)).toBe(1000_00);
    await press("Make Payment");
    await press("Continue");
    await enterCode(await person.codeSent());
    expect(message()).toBe("Transfer Completed Successfully!");
    expect(available(bank)).toBe(949_50);
  });

  it("a saved name is used only with the saved network @S2-4-23", async () => {
    await openForm(ama, bankWithCook());
    await fillIn({ network: "TELECEL", wallet: "0241230000", amount: "50" });
    await screen.findByText("Account not found");
    expect(isOff()).toBe(true);
    type("Network", "MTN");
    await screen.findByText("Esther Cook", { selector: ".field-note" });
    expect(isOff()).toBe(false);
  });

  it("a wallet is saved under the name typed in the code dialog @S1-2.8-01 @S1-2.8-04 @S3-2.4-61 @S3-5-51", async () => {
    const { person, bank } = await openForm();
    await fillInAndWait();
    fireEvent.click(screen.getByLabelText("Save beneficiary"));
    await press("Make Payment");
    const dialog = screen.getByRole("dialog", { name: "Confirm payment" });
    const name = within(dialog).getByLabelText<HTMLInputElement>("Beneficiary Name");
    expect(name.value).toBe("Akosua Nyarko");
    for (const shown of [source, "MTN 0241234567", "GHS 250.00"]) expect(dialog.textContent).toContain(shown);
    fireEvent.change(name, { target: { value: " " } });
    await enterCode(await person.codeSent());
    expect(bank.beneficiaries).toEqual([]);
    expect(within(dialog).getAllByText("Beneficiary Name is required")).not.toEqual([]);
    expect(dialog.querySelectorAll(".code-box")).toHaveLength(5);
    expect(within(dialog).getByText(/in 0[12]:\d\d/)).toBeTruthy();
    expect(within(dialog).getByRole("button", { name: "Resend" })).toBeTruthy();
    fireEvent.change(name, { target: { value: "Tomato seller" } });
    await enterCode(await person.codeSent());
    expect(message()).toBe("Transfer Completed Successfully!");
    expect(bank.beneficiaries).toMatchObject([{ kind: "wallet", name: "Tomato seller", number: "0241234567" }]);
  });
});
