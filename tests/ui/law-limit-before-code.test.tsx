import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ghs } from "../../domain/money";
import type { PaymentLimits } from "../../domain/payments/payment-limits";
import { fail, ok } from "../../domain/result";
import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import type { User } from "../../domain/session/user";
import { anAccount, anOwnTransfer, anotherAccount } from "../support/a-payment";
import { type Person, requestOf } from "../support/a-person";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, button, efua, enterCode, field, kofi, openWorkspace, press, settle, signedIn, type } from "./a-workspace";
import { fillInForm, paymentForms } from "./payment-forms";

const refusal = "This payment is above your limit of GHS 5.00 a transaction.";
const note = () => screen.getByRole("status", { name: "Limits and approvals" });
/** Waits for the pause in typing after which the bank is asked. */
const noteSays = (...lines: readonly string[]) =>
  expect
    .poll(() => [...note().querySelectorAll("p")].map(({ textContent }) => textContent), { timeout: 5000 })
    .toEqual(lines);
const ownTransfer = paymentForms["own accounts"];

function aBankWithSchedule(over: Partial<ScheduledTransfer> = {}): InMemoryBank {
  const bank = new InMemoryBank();
  const own = { source: anAccount(), destination: anotherAccount() };
  bank.keepSchedule(anOwnTransfer({ ...own, schedule: { frequency: "monthly", start: "2027-01-31" } }), "Ama Owusu");
  bank.schedules = bank.schedules.map((schedule) => ({ ...schedule, ...over }));
  return bank;
}

/** Opens the form of the bank's schedule. Returns the spy on requests for codes. */
async function editSchedule(user: User, bank: InMemoryBank, arrange: (person: Person) => void = () => {}) {
  const [schedule] = bank.schedules;
  const { person } = await openWorkspace(user, "/scheduleTransfers", { bank });
  arrange(person);
  if (schedule?.category === "bulkTransfer") {
    fireEvent.click(screen.getByRole("tab", { name: "Bulk Transfer" }));
    await settle();
  }
  await press("Edit");
  return vi.spyOn(person.otp, "send");
}

describe("A payment above the limits", () => {
  it("a press on Save of a schedule shows the refusal and an alternative, and requests no code", async () => {
    const bank = aBankWithSchedule();
    const asked = await editSchedule(ama, bank);
    bank.limit = ghs(74_99);
    type("Amount", "75");
    await expect.poll(() => field("Amount").getAttribute("aria-invalid"), { timeout: 5000 }).toBe("true");
    await press("Save");
    expect(screen.getByRole("alertdialog", { name: "Failed" }).textContent).toContain(
      "This payment is above your limit of GHS 74.99 a transaction.Pay at most GHS 74.99 with all charges or ask the bank for a higher limit.",
    );
    expect(asked).not.toHaveBeenCalled();
    await press("Close");
    expect(field("Amount").value).toBe("75");
    bank.limit = ghs(75_00);
    await press("Save");
    expect(within(screen.getByRole("dialog")).getByLabelText("One-time code")).toBeTruthy();
  });

  it("a schedule whose change waits for approval shows so when it is opened, and Save requests no code", async () => {
    const bank = aBankWithSchedule();
    const refused = { message: "A change of this schedule waits for approval already.", isPossibleTomorrow: undefined };
    const asked = await editSchedule(kofi, bank, ({ payments }) => {
      const { limits } = payments;
      vi.spyOn(payments, "limits").mockImplementation(async (payment) => {
        const known = await limits(payment);
        return known.ok && payment.changed?.id === "S-1" ? ok({ ...known.value, refusal: refused }) : known;
      });
    });
    const ways = "Wait for the approval that is open or delete the schedule and make a new one.";
    await expect.poll(() => screen.queryByText(`${refused.message} ${ways}`), { timeout: 5000 }).toBeTruthy();
    type("Narration", "Rent");
    await press("Save");
    expect(screen.getByRole("alertdialog", { name: "Failed" }).textContent).toContain(`${refused.message}${ways}`);
    expect(asked).not.toHaveBeenCalled();
  });

  it("a press on Approve shows the refusal and an alternative, and requests no code", async () => {
    const bank = new InMemoryBank();
    const { person: maker } = await signedIn(kofi, bank);
    await requestOf(maker);
    const { person } = await openWorkspace(efua, "/pendingRequests", { bank });
    const asked = vi.spyOn(person.otp, "send");
    const limits: PaymentLimits = {
      ofTransaction: ghs(500_00),
      ofDay: ghs(500_00),
      leftToday: ghs(20_00),
      highest: ghs(20_00),
      approvalsNeeded: 0,
      approvers: [],
      refusal: { message: "This payment would pass your limit of GHS 500.00 a day.", isPossibleTomorrow: true },
    };
    const { review } = person.requests;
    vi.spyOn(person.requests, "review").mockImplementation(async (request) => {
      const known = await review(request);
      return known.ok ? ok({ ...known.value, arrivesOn: "2026-11-20", limits }) : known;
    });
    await press(/^Approve /);
    expect(screen.getByRole("alertdialog").textContent).toContain(
      "This payment would pass your limit of GHS 500.00 a day.Approve it tomorrow, reject it or ask the bank for a higher limit.",
    );
    expect(asked).not.toHaveBeenCalled();
    await press("Close");
    await press(/^OT-/);
    const details = screen.getByRole("dialog", { name: "Transaction Details" });
    expect(within(details).getByText("GHS 20.00 of 500.00")).toBeTruthy();
    expect(details.textContent).toContain("Approve it tomorrow, reject it or ask the bank for a higher limit.");
  });
});

describe("A payment within the limits", () => {
  it.each([
    "own accounts",
    "same bank",
    "other bank, instant",
    "bulk transfer, file",
    "mobile money",
    "prepaid card",
    "Ghana.gov",
    "SSNIT",
    "FX, international",
  ] as const)("a press in the form of %s asks for the code at once", async (kind) => {
    const form = paymentForms[kind];
    const { person } = await openWorkspace(ama, form.path);
    const asked = vi.spyOn(person.payments, "limits");
    await fillInForm(form);
    const payee = kind === "prepaid card" && { payee: expect.anything() };
    await expect
      .poll(() => asked.mock.lastCall?.[0], { timeout: 5000 })
      .toMatchObject({ total: expect.anything(), ...payee });
    await settle();
    const before = asked.mock.calls.length;
    await press(form.pays);
    expect(screen.getByLabelText("One-time code")).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(before);
  });
});

describe("The note below the amount", () => {
  it("an Initiator sees what is left, and who must approve once there is an amount", async () => {
    const bank = new InMemoryBank();
    await openWorkspace(kofi, "/transfers", { bank });
    type("Source Account", "1020304050607");
    await noteSays("GHS 50,000.00 of 50,000.00 left today");
    type("Amount", "10");
    await noteSays("GHS 50,000.00 of 50,000.00 left today", "Needs 1 approval, by Efua Asante or Esi Darko");
  });

  it.each([
    [true, "Approved today, it would exceed the limit of the day."],
    [false, "It is above the limit of a day, so its last approval would fail: ask the bank for a higher limit."],
  ])(
    "an Initiator is told that the last approval would fail, possible tomorrow: %s",
    async (isPossibleTomorrow, text) => {
      const { person } = await openWorkspace(kofi, "/transfers");
      const { limits } = person.payments;
      vi.spyOn(person.payments, "limits").mockImplementation(async (payment) => {
        const known = await limits(payment);
        return known.ok && known.value
          ? ok({ ...known.value, laterRefusal: { message: "Too much.", isPossibleTomorrow } })
          : known;
      });
      type("Source Account", "1020304050607");
      type("Amount", "10");
      await noteSays("GHS 50,000.00 of 50,000.00 left today", "Needs 1 approval, by Efua Asante or Esi Darko", text);
    },
  );

  it("an Initiator who changes a schedule sees the limit of each run, and who must approve the change", async () => {
    await editSchedule(kofi, aBankWithSchedule());
    await noteSays("At most GHS 50,000.00 a payment", "Needs 1 approval, by Efua Asante or Esi Darko");
  });

  it("a changed bulk, whose amounts stay, shows the limit of each row, and the refusal below it", async () => {
    const bank = aBankWithSchedule({ category: "bulkTransfer", payee: { account: "", name: "", bank: "" }, count: 2 });
    bank.limit = ghs(150_00);
    await editSchedule(ama, bank);
    await noteSays("At most GHS 150.00 a beneficiary");
    bank.limit = ghs(149_99);
    act(() => void window.dispatchEvent(new Event("focus")));
    await settle();
    const limit = "This payment is above your limit of GHS 149.99 a transaction.";
    const ways = "Pay at most GHS 149.99 with all charges or ask the bank for a higher limit.";
    await noteSays("At most GHS 149.99 a beneficiary", `${limit} ${ways}`);
  });

  it("the amount is marked while it is above the limits, and keeps its text through the refusal", async () => {
    const bank = new InMemoryBank();
    bank.limit = ghs(5_00);
    await openWorkspace(ama, ownTransfer.path, { bank });
    await fillInForm(ownTransfer);
    await expect.poll(() => field("Amount").getAttribute("aria-invalid"), { timeout: 5000 }).toBe("true");
    const ways = "Pay at most GHS 5.00 with all charges or ask the bank for a higher limit.";
    expect(screen.getByText(`${refusal} ${ways}`)).toBeTruthy();
    await press(ownTransfer.pays);
    await press("Close");
    expect(field("Amount").value).toBe("10");
  });

  it("the note corrects itself when the window gets the focus, because others use the same limit", async () => {
    const bank = new InMemoryBank();
    await openWorkspace(ama, ownTransfer.path, { bank });
    await fillInForm(ownTransfer);
    await noteSays("GHS 50,000.00 of 50,000.00 left today");
    bank.limit = ghs(5_00);
    act(() => void window.dispatchEvent(new Event("focus")));
    await settle();
    await noteSays("GHS 5.00 of 5.00 left today");
    expect(field("Amount").getAttribute("aria-invalid")).toBe("true");
  });

  it("the note behind the success dialog does not count the payment again", async () => {
    const bank = new InMemoryBank();
    const { person } = await openWorkspace(ama, ownTransfer.path, { bank });
    await fillInForm(ownTransfer);
    await noteSays("GHS 50,000.00 of 50,000.00 left today");
    await press(ownTransfer.pays);
    await enterCode(await person.codeSent());
    bank.limit = ghs(5_00);
    act(() => void window.dispatchEvent(new Event("focus")));
    await settle();
    await noteSays("GHS 50,000.00 of 50,000.00 left today");
    expect(field("Amount").getAttribute("aria-invalid")).toBe("false");
  });

  it("a bank without the call is asked once, shows nothing, and pays as before", async () => {
    const bank = new InMemoryBank();
    bank.limit = undefined;
    const { person } = await openWorkspace(ama, ownTransfer.path, { bank });
    const asked = vi.spyOn(person.payments, "limits");
    await fillInForm(ownTransfer);
    await expect.poll(() => asked.mock.calls.length, { timeout: 5000 }).toBe(1);
    await press(ownTransfer.pays);
    expect(within(screen.getByRole("dialog")).getByLabelText("One-time code")).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(note().textContent).toBe("");
  });

  it("a payment goes on if the answer about its limits is lost", async () => {
    const { person } = await openWorkspace(ama, ownTransfer.path);
    await fillInForm(ownTransfer);
    vi.spyOn(person.payments, "limits").mockResolvedValue(fail({ kind: "unreachable" }));
    await press(ownTransfer.pays);
    expect(button("Confirm", screen.getByRole("dialog"))).toBeTruthy();
  });
});
