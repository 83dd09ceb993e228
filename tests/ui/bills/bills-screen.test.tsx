import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import { anAccount, anotherAccount } from "../../support/a-payment";
import { InMemoryBank } from "../../support/in-memory-bank";
import type { InMemoryPerson } from "../../support/in-memory-person";
import { ama, button, enterCode, field, kofi, offered, openWorkspace, press, settle, type } from "../a-workspace";
import { fillInForm, paymentForms } from "../payment-forms";

const source = "1020304050607";
const number = "Invoice/Advice/Reference Number";

const openForm = (user = ama, bank = new InMemoryBank()) => openWorkspace(user, "/billPayments", { bank });

async function openSsnit(user = ama, bank = new InMemoryBank()) {
  const opened = await openForm(user, bank);
  screen.getByRole("tab", { name: "SSNIT" }).click();
  await screen.findByLabelText("Payment Advice Number");
  return opened;
}
const hintOf = (label: string) => document.getElementById(`${field(label).id}-hint`)?.textContent;
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;
const available = (bank: InMemoryBank) => bank.accounts[0]?.available.minor;

async function verify(invoice = "GG-1001"): Promise<void> {
  type("Service Name", "Direct taxes");
  type(number, invoice);
  await press("Verify");
}

async function lookUp(): Promise<void> {
  type("Payment Advice Number", "SSN-1001");
  type("Contribution Type", "Regular");
  await press("Proceed to Pay");
}

it.each([
  ["Ghana Gov", openForm, verify],
  ["SSNIT", openSsnit, () => lookUp().then(() => press("Proceed to Pay"))],
])(
  "%s offers the company's cedi accounts by number and type, also if it is the first page opened @S1-3-35 @S3-3-72 @S3-7-54 @S3-7-55",
  async (_, open, look) => {
    const bank = new InMemoryBank();
    bank.accounts = [anAccount(), anotherAccount(), anAccount({ number: "1020304059999", currency: "USD" })];
    await open(ama, bank);
    await look();
    const accounts = offered("Source Account");
    expect(accounts.map((text) => text?.match(/\d{13}/)?.[0])).toEqual([source, anotherAccount().number]);
    for (const account of accounts) expect(account).toMatch(/^.+ GHS [\d,.]+ \d{13} · (Current|Savings)$/);
  },
);

describe("Ghana Gov", () => {
  it("Generate needs a service, chosen by its name, also for a form with a number, and opens the dialog @S3-2.4-14 @S3-2.4-15 @S3-2.4-54 @S3-3-50", async () => {
    await openForm();
    expect(offered("Service Name")).toContain("Stamp duty");
    type(number, "GG-1001");
    expect(isOff("Generate")).toBe(true);
    await press("Generate");
    expect(screen.getByText("Service Name is required")).toBeTruthy();
    type("Service Name", "Stamp duty");
    await press("Generate");
    expect(screen.getByRole("dialog").querySelector("h2, h4")?.textContent).toBe(
      "Complete these fields to generate your Invoice Number",
    );
  });

  it("a blank invoice number cannot be verified @S3-2.4-17", async () => {
    await openForm();
    type("Service Name", "Direct taxes");
    type(number, "  ");
    expect(isOff("Verify")).toBe(true);
    type(number, "GG-1001");
    expect(isOff("Verify")).toBe(false);
  });

  it("a paid invoice is shown in the proceed step, where it cannot be paid @S3-2.4-25 @S3-4-53", async () => {
    const { bank } = await openForm();
    bank.paidBills.add("GG-1001");
    await verify();
    expect(field("Invoice Status").value).toBe("Paid");
    expect(isOff("Proceed")).toBe(true);
  });

  it("an invoice that is looked up without a connection is not verified @S3-8-02", async () => {
    const { person } = await openForm();
    Object.assign(person.bills, { invoice: async () => fail({ kind: "unreachable" }) });
    await verify();
    expect(message()).toBe("Invoice number is not verified.");
    await press("Close");
    expect(field(number).value).toBe("GG-1001");
  });

  it("the proceed step shows the values of the invoice, read-only, and the amount in GHS @S3-2.4-10 @S3-2.4-19 @S3-2.4-21..30 @S3-2.4-32 @S3-1-02", async () => {
    await openForm();
    await verify();
    const shown = {
      "Invoice Number": "GG-1001",
      "Invoice Description": "Pay As You Earn",
      "Customer Name": "Adom Trading Ltd",
      "Created Date": "15 Nov 2026",
      "Expiry Date": "15 Dec 2026",
      "Invoice Status": "Pending",
      Narration: "PAYE of last month",
      Amount: "350.00",
    };
    const labels = Object.keys(shown);
    expect(Object.fromEntries(labels.map((label) => [label, field(label).value]))).toEqual(shown);
    expect(labels.filter((label) => !field(label).readOnly)).toEqual([]);
    expect(hintOf("Amount")).toBe("GHS");
    expect(screen.queryByLabelText("Service Name")).toBeNull();
    expect(field("Source Account").readOnly).toBe(false);
    expect(isOff("Proceed")).toBe(true);
  });

  it("no code is requested when the available balance is a pesewa short @S3-3-73 @S3-5-22 @S1-4-18 @S1-8-23", async () => {
    const bank = new InMemoryBank();
    bank.accounts = [anAccount({ available: ghs(349_99), book: ghs(1000_00) }), anotherAccount()];
    const { person } = await openForm(ama, bank);
    const before = await person.codeSent();
    await verify();
    type("Source Account", source);
    await press("Proceed");
    expect(message()).toBe("Transfer failed.\nInsufficient funds to complete the transaction.");
    expect(await person.codeSent()).toBe(before);
  });

  it("the button shows a spinner of 20 pixels while a request is running @S3-9-13", async () => {
    await openForm();
    type("Service Name", "Direct taxes");
    type(number, "GG-1001");
    fireEvent.click(button("Verify"));
    expect(button("Verify").querySelector("[role=progressbar] svg")?.getAttribute("width")).toBe("20");
    await screen.findByLabelText("Invoice Description");
  });

  it("Back and a failed verification keep the typed texts @S3-2.4-29 @S3-8-03", async () => {
    await openForm();
    await verify();
    await press("Back");
    expect(field(number).value).toBe("GG-1001");
    expect(field("Service Name").value).toBe("Direct taxes");
    await verify("GG-0000");
    expect(message()).toBe("Invoice number is not verified.");
    await press("Close");
    expect(field(number).value).toBe("GG-0000");
  });

  it("an invoice of another service is not shown, and one press uses the service that it is for", async () => {
    await openForm();
    type("Service Name", "Stamp duty");
    type(number, "GG-1001");
    await press("Verify");
    expect(screen.getByText(/This invoice is for Direct taxes\./)).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect([field(number).value, field("Service Name").value]).toEqual(["GG-1001", "Stamp duty"]);
    await press("Use Direct taxes");
    await screen.findByLabelText("Invoice Description");
  });

  it("a single source account is selected automatically @S3-2.4-18 @S3-2.4-20", async () => {
    const bank = new InMemoryBank();
    bank.accounts = [anAccount()];
    await openForm(ama, bank);
    await verify();
    expect(field("Source Account").value).toContain(source);
    expect(field("Source Account").readOnly).toBe(true);
    expect(isOff("Proceed")).toBe(false);
  });

  it("the number of a new invoice is filled into the form @S3-2.4-57..58", async () => {
    await openForm();
    expect(isOff("Generate")).toBe(true);
    type("Service Name", "Stamp duty");
    await press("Generate");
    await press("Generate Invoice");
    for (const label of ["Bill Number", "TIN / Ghana Card Number", "First Name", "Last Name", "Phone Number"])
      expect(screen.getByText(`${label} is required`)).toBeTruthy();
    for (const label of ["Bill Number", "First Name", "Last Name"]) type(label, "x");
    type("TIN / Ghana Card Number", "C0000000000");
    type("Phone Number", "0244000001");
    await press("Generate Invoice");
    expect(message()).toBe("The revenue authority does not know this TIN.");
    await press("Close");
    type("TIN / Ghana Card Number", "C0012345678");
    await press("Generate Invoice");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(field(number).value).toMatch(/^GG\d+$/);
  });

  it("a new invoice for Vehicle income tax has its own fields, and offers Anually and Quarterly @S3-2.4-55 @S3-5-37", async () => {
    await openForm();
    type("Service Name", "Vehicle income tax");
    await press("Generate");
    const labels = [...screen.getByRole("dialog").querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(labels).toEqual(["Vehicle Number", "Payment Period", "Period", "First Name", "Last Name", "Phone Number"]);
    expect(offered("Payment Period")).toEqual(["Anually", "Quarterly"]);
  });

  it("the period of a new invoice has a month picker @S3-5-46", async () => {
    await openForm();
    type("Service Name", "Direct taxes");
    await press("Generate");
    expect(field("Period").type).toBe("month");
  });

  it("tax types that did not load are reported in their field, and can be loaded again @S3-3-54", async () => {
    const { person } = await openForm();
    const { taxTypes } = person.bills;
    Object.assign(person.bills, { taxTypes: async () => fail({ kind: "unreachable" }) });
    type("Service Name", "Direct taxes");
    await press("Generate");
    expect(screen.getByText("The tax types did not load.")).toBeTruthy();
    Object.assign(person.bills, { taxTypes });
    await press("Try again");
    expect(screen.queryByText("The tax types did not load.")).toBeNull();
    expect(offered("Tax Type")).toEqual(["Corporate Income Tax"]);
  });
});

describe("SSNIT", () => {
  it("contribution and penalty are paid in three steps, and the dialog lists the details @S3-1-02 @S3-2.4-39..49 @S3-2.4-51 @S3-2.4-59 @S3-3-71", async () => {
    const { person, bank } = await openSsnit();
    expect(field("Customer Name").value).toBe("Ama Owusu");
    await lookUp();
    const shown = {
      "Total Contribution Amount": "400.00",
      "Total Penalty Amount": "50.00",
      "Total Amount to Pay": "400.00",
      "Establishment Name": "Adom Trading Ltd",
      "Receipt ID": "RCP-1001",
      "Payment Advice Reference": "REF-SSN-1001",
      "Payment Advice Date": "13 Nov 2026",
    };
    for (const [label, value] of Object.entries(shown))
      expect([label, field(label).value, field(label).readOnly]).toEqual([label, value, true]);
    for (const label of ["Total Contribution Amount", "Total Penalty Amount", "Total Amount to Pay"])
      expect(hintOf(label)).toBe("GHS");
    expect(screen.queryByLabelText("Narration")).toBeNull();
    expect(screen.queryByText(/^(From|Balance after)$/), "no line without a value").toBeNull();
    await press("Proceed to Pay");
    screen.getByText("From");
    type("Source Account", source);
    type("Narration", "October");
    await press("Proceed");
    const dialog = screen.getByRole("dialog", { name: "Confirm payment" });
    for (const text of ["GHS 400.00", "GHS 50.00", "GHS 450.00", source, "October"])
      expect(dialog.textContent).toContain(text);
    const values = [...dialog.querySelectorAll("dt")].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent,
    ]);
    expect(Object.fromEntries(values)).toMatchObject({
      "Payment Advice Number": "SSN-1001",
      "Customer Name": "Ama Owusu",
      "Customer Code": "KBoateng",
      "Contribution Type": "Regular",
      "Establishment Name": "Adom Trading Ltd",
      "Total Penalty Amount": "GHS 50.00",
    });
    await enterCode(await person.codeSent());
    expect(message()).toBe("Done.");
    expect(available(bank)).toBe(550_00);
  });

  it("a company with one account in cedis goes through all three steps, and the last one shows the account @S3-2.4-20 @S3-2.4-33 @S3-4-61", async () => {
    const bank = new InMemoryBank();
    bank.accounts = [anAccount({ available: ghs(1000_00), book: ghs(1000_00) })];
    await openSsnit(ama, bank);
    await lookUp();
    expect([field("Receipt ID").value, screen.queryByLabelText("Narration")]).toEqual(["RCP-1001", null]);
    expect(screen.queryByLabelText("Source Account")).toBeNull();
    await press("Proceed to Pay");
    expect(field("Source Account").value).toContain(source);
    expect(field("Narration").value).toBe("");
  });

  it("a successful lookup of arrears leads to the first proceed step @S3-4-60", async () => {
    const { services } = await openSsnit();
    const found = await services.bills.contribution({
      adviceNumber: "SSN-1001",
      customerName: "Ama Owusu",
      customerCode: "AOwusu",
      type: "Regular",
    });
    Object.assign(services.bills, { contribution: async () => found });
    type("Payment Advice Number", "SSN-1002");
    type("Contribution Type", "Arrears");
    await press("Proceed to Pay");
    expect(field("Receipt ID").value).toBe("RCP-1001");
    expect(screen.queryByLabelText("Payment Advice Number")).toBeNull();
  });

  it.each([
    ["The advice is of another customer.", "The advice is of another customer."],
    [undefined, "Something went wrong. Please try again."],
  ])("a lookup refused with %j says “%s”, and Close keeps the typed texts @S3-4-65..66", async (text, shown) => {
    const { services } = await openSsnit();
    Object.assign(services.bills, { contribution: async () => fail({ kind: "refused", message: text }) });
    await lookUp();
    expect(message()).toBe(shown);
    await press("Close");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(field("Payment Advice Number").value).toBe("SSN-1001");
    expect(field("Contribution Type").value).toBe("Regular");
  });

  it("Back leads to the verify step from both later steps, and the last step requires account and narration @S3-2.4-50", async () => {
    await openSsnit();
    await lookUp();
    await press("Back");
    expect(field("Payment Advice Number").value).toBe("SSN-1001");
    await press("Proceed to Pay");
    await press("Proceed to Pay");
    await press("Proceed");
    expect(screen.getByText("Source Account is required")).toBeTruthy();
    expect(screen.getByText("Narration is required")).toBeTruthy();
    await press("Back");
    expect(field("Contribution Type").value).toBe("Regular");
  });
});

describe("the result of a bill payment", () => {
  const SENT = "Transfer request has been successfully sent for approval!";
  const bills = [
    { bill: "Ghana.gov", category: "ghanaGov", paid: "Bill Payment is successful!", rows: "@S3-7-43" },
    { bill: "SSNIT", category: "ssnit", paid: "Payment is successful!", rows: "@S3-7-48" },
  ] as const;

  async function submit(user: typeof ama, bill: "Ghana.gov" | "SSNIT", change: (person: InMemoryPerson) => void) {
    const form = paymentForms[bill];
    const opened = await openForm(user);
    change(opened.person);
    await fillInForm(form);
    await press(form.pays);
    await enterCode(await opened.person.codeSent());
    return opened;
  }

  /** Lets the bank execute the payment and answer without a description. */
  function leaveOutDescription({ payments }: InMemoryPerson): void {
    const { prepare } = payments;
    payments.prepare = (...payment) => {
      const call = prepare(...payment);
      const send: typeof call.submit = async (code) => {
        const answer = await call.submit(code);
        return answer.ok ? ok({ ...answer.value, message: undefined }) : answer;
      };
      return { ...call, submit: send };
    };
  }

  it.each(bills)(
    "$bill: the confirmation asks only for a code, because a bill has no beneficiary to save @S3-2.4-60 @S3-2.4-62 @S3-5-50 @S3-5-51",
    async ({ bill }) => {
      const { bank } = await openForm();
      await fillInForm(paymentForms[bill]);
      await press(paymentForms[bill].pays);
      const dialog = screen.getByRole("dialog", { name: "Confirm payment" });
      const fields = [...dialog.querySelectorAll("input")].map((input) => input.getAttribute("aria-label"));
      expect(fields).toEqual(["One-time code"]);
      await press("Confirm", dialog);
      expect(dialog.textContent).toContain("Please enter the 5 digits OTP");
      expect(available(bank)).toBe(1000_00);
    },
  );

  it.each(bills)("$bill: the bank's description of a payment is optional $rows @S3-2.4-64", async ({ bill, paid }) => {
    await submit(ama, bill, leaveOutDescription);
    expect(message()).toBe(paid);
    expect(button("Receipt")).toBeTruthy();
  });

  it.each(bills)(
    "$bill: an Initiator sees the bank's description of the request @S3-6-04",
    async ({ bill, category }) => {
      const { bank } = await submit(kofi, bill, () => {});
      expect(message()).toBe("Sent.");
      expect(available(bank)).toBe(1000_00);
      expect(bank.requests.map((request) => [request.category, request.status])).toEqual([[category, "pending"]]);
    },
  );

  it.each(bills)(
    "$bill: an Initiator sees without a description that it was sent, and no Receipt @S3-2.4-64 @S3-6-04",
    async ({ bill }) => {
      await submit(kofi, bill, leaveOutDescription);
      expect(message()).toBe(SENT);
      expect(screen.queryByRole("button", { name: "Receipt" })).toBeNull();
    },
  );

  it.each(
    bills.flatMap(({ bill }) => [
      [bill, undefined, "Something went wrong. Please try again."] as const,
      [bill, "Closed today.", "Closed today."] as const,
    ]),
  )(
    "%s: a refusal with %j ends in a dialog that says “%s”, and Close stays on the page @S3-2.4-63 @S3-2.4-65 @S3-4-13 @S3-4-65 @S3-8-04..05",
    async (bill, said, shown) => {
      const { bank } = await submit(ama, bill, ({ payments }) => {
        const { prepare } = payments;
        const refuse = async () => fail({ kind: "refused", message: said } as const);
        payments.prepare = (...payment) => ({ ...prepare(...payment), submit: refuse });
      });
      expect(screen.getByRole("alertdialog", { name: "Failed" })).toBeTruthy();
      expect(message()).toBe(shown);
      expect(available(bank)).toBe(1000_00);
      await press("Close");
      expect([window.location.pathname, screen.queryByRole("alertdialog")]).toEqual(["/billPayments", null]);
    },
  );
});

describe("the link back to Bills Payment", () => {
  const back = () => screen.getByRole("link", { name: "Back to Bills Payment" });

  it("the link has the address of the page @S3-2.4-03", async () => {
    await openForm();
    expect(back().getAttribute("href")).toBe("/billPayments");
  });

  it("the link of a wide screen leads to an empty verify step of Ghana Gov @S3-2.4-04", async () => {
    await openSsnit();
    fireEvent.click(back());
    await settle();
    expect(screen.getByRole("tab", { name: "Ghana Gov", selected: true })).toBeTruthy();
    await verify();
    fireEvent.click(back());
    await press("Leave Page");
    expect([field("Service Name").value, field(number).value]).toEqual(["", ""]);
  });

  it("the way back of a phone leads from the proceed step to the verify step", async () => {
    await openWorkspace(ama, "/billPayments", { width: 375 });
    await press("Ghana Gov");
    await verify();
    await press("Back");
    expect(field(number).value).toBe("GG-1001");
    expect(back()).toBeTruthy();
  });

  it("the link of a phone leads to the choice of the bill @S3-2.4-04 @S3-2.4-07..09", async () => {
    await openWorkspace(ama, "/billPayments", { width: 375 });
    await press("SSNIT");
    expect(screen.getByRole("heading", { name: "SSNIT" })).toBeTruthy();
    expect(screen.queryAllByRole("tab")).toEqual([]);
    fireEvent.click(back());
    await settle();
    expect(screen.getByRole("heading", { name: "Select Transfer Category" })).toBeTruthy();
    expect(button("Ghana Gov")).toBeTruthy();
  });
});
