import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { BankFailure } from "../../../../application/ports/bank-failure";
import { ghs } from "../../../../domain/money";
import { fail } from "../../../../domain/result";
import { anAccount } from "../../../support/a-payment";
import { InMemoryBank } from "../../../support/in-memory-bank";
import type { InMemoryPerson } from "../../../support/in-memory-person";
import { enterWhole, pressKeys } from "../../../support/keys";
import {
  ama,
  button,
  enterCode,
  field,
  heading,
  kofi,
  offered,
  openWorkspace,
  press,
  settle,
  type,
} from "../../a-workspace";

const [source, destination, third, dollars] = ["1020304050607", "1020304050608", "1020304050609", "1020304050610"];

function bankWithFourAccounts(): InMemoryBank {
  const bank = new InMemoryBank();
  bank.accounts = [
    ...bank.accounts,
    anAccount({ number: third }),
    anAccount({ number: dollars, currency: "USD", available: { minor: 1, currency: "USD" } }),
  ];
  return bank;
}

const numbersOffered = (label: string) => offered(label).map((text) => text?.match(/\d{13}/)?.[0]);

async function openForm(user = ama, bank = new InMemoryBank()) {
  return openWorkspace(user, "/transfers", { bank });
}

function fillIn({ amount = "150" } = {}): void {
  type("Source Account", source);
  type("Destination Account", destination);
  type("Amount", amount);
  type("Narration", "Float");
}

async function submit(over = {}): Promise<void> {
  fillIn(over);
  await press("Make Transfer");
}

const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;
/** The texts of fields and summary, behind any open dialog. */
const form = () => screen.getByRole("main", { hidden: true }).textContent;
const balances = (bank: InMemoryBank) => bank.accounts.map(({ available }) => available.minor);

describe("the own-account transfer", () => {
  it("a transfer by a Single user is paid immediately, and the dashboard follows @S1-2.9-04 @S1-4-23 @S1-6-17 @S2-2-09", async () => {
    const { person, bank } = await openForm();
    await submit();
    await enterCode(await person.codeSent());
    expect(message()).toBe("Transfer Completed Successfully!");
    expect(balances(bank)).toEqual([850_00, 150_00]);
    await press("Close");
    await screen.findByRole("heading", { name: "Dashboard" });
    expect(window.location.pathname).toBe("/dashboard");
  });

  it("a paid transfer offers its receipt", async () => {
    const { person, saved } = await openForm();
    await submit();
    await enterCode(await person.codeSent());
    await press("Receipt");
    expect(saved).toEqual(["Transaction Receipt.pdf"]);
  });

  it("no code is requested when funds are short, and the form is kept @S1-2.9-03 @S1-4-18 @S1-4-24 @S2-4-04", async () => {
    const { person } = await openForm();
    const before = await person.codeSent();
    await submit({ amount: "1000.01" });
    expect(message()).toBe("Transfer failed.\nInsufficient funds to complete the transaction.");
    expect(await person.codeSent()).toBe(before);
    await press("Close");
    expect(field("Amount").value).toBe("1000.01");
  });

  it.each<[BankFailure, string]>([
    [{ kind: "unreachable" }, "Cannot sign-in, network connection required"],
    [{ kind: "refused", message: "No codes today." }, "No codes today."],
  ])(
    "a code that cannot be sent (%j) fails the transfer with “%s” and keeps its entries @S2-2.1-26 @S3-4-01 @S3-8-06",
    async (failure, words) => {
      const { person, bank } = await openForm();
      Object.assign(person.otp, { send: async () => fail(failure) });
      await submit();
      expect(screen.getByRole("alertdialog", { name: "Failed" })).toBeTruthy();
      expect(message()).toBe(words);
      if (failure.kind === "unreachable")
        expect(screen.getByText("Nothing was paid or changed. Your entries are kept.")).toBeTruthy();
      await press("Close");
      expect([field("Amount").value, field("Narration").value]).toEqual(["150", "Float"]);
      expect(balances(bank)).toEqual([1000_00, 0]);
    },
  );

  it("a scheduled transfer is confirmed as scheduled, without a check of funds", async () => {
    const { person, bank } = await openForm();
    fireEvent.click(field("Schedule transfer"));
    type("Frequency", "monthly");
    await submit({ amount: "5000" });
    await enterCode(await person.codeSent());
    expect(message()).toBe("The transfer has been scheduled.");
    expect(screen.queryByRole("button", { name: "Receipt" })).toBeNull();
    expect(bank.schedules).toHaveLength(1);
    expect(balances(bank)).toEqual([1000_00, 0]);
  });

  it("the summary is updated while typing and shown again above the code", async () => {
    await openForm();
    fillIn({ amount: "1,250.5" });
    expect(screen.getByText("GHS \u2212250.50")).toBeTruthy();
    expect(screen.getByText("More than the available balance")).toBeTruthy();
    type("Amount", "150");
    expect(screen.getByText("GHS 850.00")).toBeTruthy();
    await press("Make Transfer");
    const dialog = screen.getByRole("dialog", { name: "Confirm transfer" });
    for (const shown of [source, destination]) expect(dialog.textContent).toContain(shown);
    expect(within(dialog).getAllByText("GHS 150.00")).toHaveLength(2);
  });

  it.each([ama, kofi])(
    "the summary behind the success dialog does not subtract the amount again for $userName",
    async (user) => {
      const { person } = await openForm(user);
      await submit();
      await screen.findByText(/left today/);
      const confirmed = form();
      await enterCode(await person.codeSent());
      expect(screen.getByRole("alertdialog", { name: "Success" })).toBeTruthy();
      expect(form()).toBe(confirmed);
    },
  );

  it("the summary uses the new balance after a failure", async () => {
    const { person, bank } = await openForm();
    await submit();
    bank.accounts = bank.accounts.map((account) => ({ ...account, available: ghs(100_00) }));
    await enterCode(await person.codeSent());
    expect(message()).toContain("Insufficient funds");
    expect(screen.getByText("GHS \u221250.00")).toBeTruthy();
  });

  it("all missing fields are reported, and the first one takes the focus", async () => {
    await openForm();
    await press("Make Transfer");
    for (const label of ["Source Account", "Destination Account", "Amount", "Narration"])
      expect(screen.getByText(`${label} is required`)).toBeTruthy();
    expect(document.activeElement).toBe(field("Source Account"));
  });

  it("a field shows its problem only after blur", async () => {
    await openForm();
    expect(screen.queryByText("Narration is required")).toBeNull();
    fireEvent.blur(field("Narration"));
    expect(screen.getByText("Narration is required")).toBeTruthy();
    expect(field("Narration").getAttribute("aria-invalid")).toBe("true");
    type("Narration", "R");
    expect(screen.queryByText("Narration is required")).toBeNull();
  });

  it("a narration takes 25 typed characters, and a longer pasted one stays to be shortened @S2-5-012 @S2-5-014", async () => {
    await openForm();
    pressKeys(field("Narration"), "Rent of the new warehouse at Tema");
    expect(field("Narration").value).toBe("Rent of the new warehouse");
    expect(screen.getByText("At most 25 characters.")).toBeTruthy();
    enterWhole(field("Narration"), "Rent of the new warehouse at Tema", "insertFromPaste");
    expect(field("Narration").value).toBe("Rent of the new warehouse at Tema");
    expect(screen.getByText("At most 25 characters can be sent; this has 33. Shorten it.")).toBeTruthy();
  });

  it("the source can be any own account, and the destination any other one in its currency @S2-1-03 @S2-2.1-34 @S2-4-45", async () => {
    await openForm(ama, bankWithFourAccounts());
    expect(numbersOffered("Source Account")).toEqual([source, destination, third, dollars]);
    type("Source Account", source);
    expect(numbersOffered("Destination Account")).toEqual([destination, third]);
    type("Source Account", third);
    expect(numbersOffered("Destination Account")).toEqual([source, destination]);
  });

  it.each([
    ["is the source account itself", destination],
    ["has another currency than the source account", dollars],
  ])("a destination is cleared if it %s, and kept otherwise @S2-5-017", async (_, newSource) => {
    await openForm(ama, bankWithFourAccounts());
    type("Source Account", source);
    type("Destination Account", destination);
    type("Source Account", third);
    expect(field("Destination Account").value).toContain(destination);
    type("Source Account", newSource);
    expect(field("Destination Account").value).toBe("");
    type("Source Account", source);
    expect(field("Destination Account").value).toBe("");
  });

  it("the form has a schedule with frequency and special date, and the button Make Transfer @S2-2.1-28", async () => {
    await openForm();
    expect(screen.queryByLabelText("Frequency")).toBeNull();
    fireEvent.click(field("Schedule transfer"));
    expect(offered("Frequency")).toEqual(["Daily", "Weekly", "Monthly", "Quarterly", "Special Date"]);
    type("Frequency", "specialDate");
    await settle();
    expect(field("Special Date")).toBeTruthy();
    expect(button("Make Transfer")).toBeTruthy();
  });

  it("a link asks before entered data is lost, and Cancel and Escape stay on the page @S2-2.1-19..21", async () => {
    await openForm();
    type("Narration", "Float");
    fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
    await settle();
    expect(message()).toBe("Entered data will be lost. Are you sure you want to leave page?");
    await press("Cancel");
    expect(field("Narration").value).toBe("Float");
    fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
    await settle();
    fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" });
    await settle();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect([heading(), field("Narration").value]).toEqual(["Transfers", "Float"]);
    fireEvent.click(screen.getByRole("tab", { name: "Bulk Transfer" }));
    await settle();
    await press("Leave Page");
    expect(screen.queryByLabelText("Narration")).toBeNull();
    expect(heading()).toBe("Transfers");
  });
});

describe("a transfer whose answer was lost", () => {
  function loseAnswerOf({ payments }: InMemoryPerson): void {
    const { prepare } = payments;
    let isLost = true;
    payments.prepare = (payment) => {
      const call = prepare(payment);
      const submit: typeof call.submit = async (code) => {
        const answer = await call.submit(code);
        if (!isLost) return answer;
        isLost = false;
        return fail({ kind: "unreachable" });
      };
      return { ...call, submit };
    };
  }

  async function loseAnswer() {
    const opened = await openForm();
    loseAnswerOf(opened.person);
    await submit();
    await enterCode(await opened.person.codeSent());
    return opened;
  }

  it("the outcome is shown as unknown, and Check again pays once", async () => {
    const { bank } = await loseAnswer();
    expect(message()).toContain("It has not failed.");
    expect(document.activeElement).toBe(button("Check again"));
    fireEvent.click(button("Check again"));
    expect(button("Check again").getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("dialog")).toBeNull();
    await settle();
    expect(message()).toBe("Transfer Completed Successfully!");
    expect(balances(bank)).toEqual([850_00, 150_00]);
  });

  it("the form is unchanged, even if the balances cannot be loaded either", async () => {
    const opened = await openForm();
    fillIn();
    await screen.findByText(/left today/);
    const typed = form();
    loseAnswerOf(opened.person);
    opened.services.accounts.list = async () => fail({ kind: "unreachable" });
    await press("Make Transfer");
    await enterCode(await opened.person.codeSent());
    expect(message()).toContain("It has not failed.");
    expect(form()).toBe(typed);
  });

  it("the summary uses the new balance when Check again reports a failure", async () => {
    const { person, bank } = await openForm();
    loseAnswerOf(person);
    await submit();
    bank.accounts = bank.accounts.map((account) => ({ ...account, available: ghs(100_00) }));
    await enterCode(await person.codeSent());
    expect(screen.getByText("GHS 850.00")).toBeTruthy();
    await press("Check again");
    expect(screen.getByRole("alertdialog", { name: "Failed" })).toBeTruthy();
    expect(screen.getByText("GHS \u221250.00")).toBeTruthy();
  });

  it("closing the unknown outcome leaves no form that could pay again", async () => {
    await loseAnswer();
    await press("Close");
    await screen.findByRole("heading", { name: "Dashboard" });
  });
});
