import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OperationsOfUser } from "../../application/operations/unanswered-operations";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { BankFailure } from "../../application/ports/bank-failure";
import { ghs, moneyOf } from "../../domain/money";
import { type BulkPayment, noIds } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/payments/categories";
import type { Payment } from "../../domain/payments/payment";
import { fail, ok } from "../../domain/result";
import type { Operation } from "../../features/support/operations";
import type { Services } from "../../ui/services";
import { aCardPayee } from "../support/a-beneficiary";
import { anFxTransfer } from "../support/a-fx-transfer";
import {
  aCardLoad,
  aClearingTransfer,
  aContributionPayment,
  anAccount,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  anotherAccount,
  aSameBankTransfer,
  aWalletPayment,
} from "../support/a-payment";
import { aPendingTransfer } from "../support/a-request";
import { InMemoryBank } from "../support/in-memory-bank";
import { InMemoryObjectStorage } from "../support/in-memory-object-storage";
import { ama, efua, kofi, openWorkspace, press, settle, signedIn, type } from "./a-workspace";
import { fillInForm, type PaymentOperation, paymentForms } from "./payment-forms";

/** An operation with a code, and a text that the dialog shows after a reload. */
type OperationWithCode = {
  readonly begin: (services: Services, bank: InMemoryBank) => ProtectedAction<unknown>;
  readonly shows: string;
  readonly who?: typeof ama;
};
/** An operation without a code, started on its screen. */
type OperationWithoutCode = {
  readonly path: string;
  readonly who?: typeof ama;
  readonly stock?: (bank: InMemoryBank) => void;
  readonly press: () => Promise<void>;
};

const pay = (payment: Payment, shows: string): OperationWithCode => ({
  begin: ({ operations }) => operations.confirm(() => ({ kind: "payment", payment, payeeName: "" })),
  shows,
});
const payMany = (category: BulkCategory, origin: BulkPayment["origin"]): OperationWithCode => ({
  begin: ({ operations }) =>
    operations.confirm(() => ({ kind: "bulkPayment", payment: aBulkPayment(category, origin), payeeName: "" })),
  shows: "GHS 20.00",
});
/** Maximum wait for the dialog after a reload, whose code is loaded on demand and slowly on a busy machine. */
const LONG_TIMEOUT = { timeout: 20_000 };
/** The price of one dollar at the newest rate of the in-memory bank. */
const IN_MEMORY_PRICE = ghs(11_09);
const schedule = { frequency: "monthly", start: "2027-01-31" } as const;

const beginFx =
  (over: Parameters<typeof anFxTransfer>[0] = {}): OperationWithCode["begin"] =>
  ({ operations }) => {
    const transfer = anFxTransfer({ ...over, debit: IN_MEMORY_PRICE });
    return operations.confirm(() => ({ kind: "fx", transfer }));
  };
const beginDecision =
  (kind: "approval" | "recall"): OperationWithCode["begin"] =>
  ({ operations }, bank) => {
    const request = aRequestOfKofi(bank);
    return operations.confirm(() => ({ kind, request }));
  };
const order = {
  account: anAccount(),
  period: { start: "2026-10-01", end: "2026-10-31" },
  delivery: { kind: "email", address: "ama@adom.example" },
} as const;

const withCode = {
  "own accounts": pay(anOwnTransfer(), "GHS 150.00"),
  "same bank": pay(aSameBankTransfer(), "Adom Trading Ltd Payroll"),
  "other bank, instant": pay(anOtherBankTransfer(), "Ecobank Ghana"),
  "other bank, next day": pay(aClearingTransfer(), "GCB Bank, Kumasi Main"),
  "bulk transfer, file": payMany("bulkTransfer", "file"),
  "bulk transfer, by hand": payMany("bulkTransfer", "hand"),
  "mobile money": pay(aWalletPayment(), "MTN 0241234567"),
  "mobile money bulk, file": payMany("mobileMoneyBulk", "file"),
  "mobile money bulk, by hand": payMany("mobileMoneyBulk", "hand"),
  "prepaid card": pay(aCardLoad(), "Kwabena Antwi"),
  "prepaid card bulk, file": payMany("prepaidCardBulk", "file"),
  "prepaid card bulk, by hand": payMany("prepaidCardBulk", "hand"),
  "Ghana.gov": pay(anInvoicePayment(), "GG-1001"),
  SSNIT: pay(aContributionPayment(), "SSN-1001"),
  "FX, local": {
    begin: beginFx({ type: "local" }),
    shows: "Hamburg Kakao GmbH",
  },
  "FX, international": {
    begin: beginFx(),
    shows: "Hamburg Kakao GmbH",
  },
  "schedule creation": pay(anOwnTransfer({ schedule }), "Monthly, from 31 Jan 2027"),
  "schedule change": {
    shows: "Weekly",
    begin: ({ operations }, bank) => {
      bank.keepSchedule(anOwnTransfer({ schedule }), "Ama Owusu");
      const [kept] = bank.schedules;
      if (!kept) throw new Error("A schedule was kept just now.");
      const { payee, amount, total, narration } = kept;
      const source = anAccount();
      const start = undefined;
      const change = { schedule: kept, source, payee, amount, total, narration, frequency: "weekly", start } as const;
      return operations.confirm(() => ({ kind: "scheduleChange", change }));
    },
  },
  approval: {
    who: efua,
    shows: "GHS 150.00",
    begin: beginDecision("approval"),
  },
  recall: {
    who: kofi,
    shows: "GHS 150.00",
    begin: beginDecision("recall"),
  },
  "official statement": {
    shows: "ama@adom.example",
    begin: ({ operations }) => operations.confirm(() => ({ kind: "officialStatement", order })),
  },
} as const satisfies Partial<Record<Operation, OperationWithCode>>;

const openCards = async (bankWork: () => Promise<void>) => {
  fireEvent.click(screen.getByRole("tab", { name: "Prepaid Card" }));
  await settle();
  await bankWork();
};
const aSavedCard = (bank: InMemoryBank) => {
  bank.beneficiaries = [{ ...aCardPayee({ customerId: "1234567" }), id: "B1" }];
};

const withoutCode = {
  "schedule deletion": {
    path: "/scheduleTransfers",
    stock: (bank) => bank.keepSchedule(anOwnTransfer({ schedule }), "Ama Owusu"),
    press: async () => {
      await press("Delete");
      await press("Delete", screen.getByRole("alertdialog"));
    },
  },
  rejection: {
    path: "/pendingRequests",
    who: efua,
    stock: aRequestOfKofi,
    press: async () => {
      await press(/^Reject /);
      type("Reason", "Twice");
      await press("Reject", screen.getByRole("dialog"));
    },
  },
  "beneficiary added": {
    path: "/beneficiaries/add",
    press: async () => {
      type("Category", "card");
      type("Customer ID", "1234567");
      type("Card's last 4 digits", "4321");
      type("Full Name", "Travel");
      await vi.waitFor(() =>
        expect(screen.getByRole("button", { name: "Add Beneficiary" }).getAttribute("aria-disabled")).not.toBe("true"),
      );
      await press("Add Beneficiary");
    },
  },
  "beneficiary changed": {
    path: "/beneficiaries",
    stock: aSavedCard,
    press: () =>
      openCards(async () => {
        await press("Daniel Quaye");
        type("Full Name", "Travel");
        await vi.waitFor(() =>
          expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).not.toBe("true"),
        );
        await press("Save");
        await press("Save", screen.getByRole("alertdialog"));
      }),
  },
  "beneficiary removed": {
    path: "/beneficiaries",
    stock: aSavedCard,
    press: () =>
      openCards(async () => {
        await press("Daniel Quaye");
        await press("Delete");
        await press("Delete", screen.getByRole("alertdialog"));
      }),
  },
} as const satisfies Partial<Record<Operation, OperationWithoutCode>>;

// This does not compile if an operation is missing in both tables.
({ ...withCode, ...withoutCode }) satisfies Record<Operation, OperationWithCode | OperationWithoutCode>;

afterEach(() => vi.restoreAllMocks());

describe("an operation with a code whose answer was lost", () => {
  it.each(Object.entries<OperationWithCode>(withCode))(
    "%s: the dialog after a reload shows the operation, and checking it executes nothing twice",
    async (_, each) => {
      const { who = ama, begin, shows } = each;
      const bank = aBank();
      const keptOperations = new InMemoryObjectStorage<OperationsOfUser>();
      const { services, person } = await signedIn(who, bank, undefined, keptOperations);
      const heard = loseAnswers(bank);
      const action = begin(services, bank);
      await action.start();
      await action.enter(await person.codeSent());
      expect(action.step.kind).toBe("unknown");

      heard.isLost = false;
      await openWorkspace(who, "/dashboard", { bank, keptOperations });
      const dialog = await screen.findByRole("alertdialog", { name: "Outcome unknown" }, LONG_TIMEOUT);
      expect(dialog.textContent).toContain(shows);
      await press("Check again", dialog);
      expect(await screen.findByRole("alertdialog", { name: "Success" }, LONG_TIMEOUT)).toBeTruthy();
      expect(heard.effects).toBe(1);
      expect(keptOperations.kept).toBeUndefined();
      cleanup();
    },
  );
});

/** Requests as listed after another tab sent the same entries. */
const sentElsewhere: Readonly<Record<Exclude<PaymentOperation, "schedule creation">, ListedRow>> = {
  "own accounts": { payee: { account: anotherAccount().number, name: "" } },
  "same bank": { payee: { account: anotherAccount().number, name: "" } },
  "other bank, instant": { payee: { account: "1441000234567", name: "" } },
  "other bank, next day": { payee: { account: "1441000234567", name: "" } },
  "bulk transfer, file": { count: 1, amount: ghs(150_50) },
  "bulk transfer, by hand": { count: 1 },
  "mobile money": { wallet: { number: "0241234567" }, amount: ghs(250_00) },
  "mobile money bulk, file": { count: 1, amount: ghs(20_50), charge: ghs(50) },
  "mobile money bulk, by hand": { count: 1, amount: ghs(203_00), charge: ghs(3_00) },
  "prepaid card": { customerId: "1234567", lastDigits: "4321" },
  "prepaid card bulk, file": { count: 1, amount: ghs(99_99) },
  "prepaid card bulk, by hand": { count: 1 },
  "Ghana.gov": { invoiceNumber: "GG-1001", amount: ghs(350_00) },
  SSNIT: { adviceNumber: "SSN-1001", amount: ghs(450_00) },
  "FX, local": { payee: { account: "1020304050608", name: "" }, amount: moneyOf(10_00, "USD") },
  "FX, international": { payee: { account: "DE89370400440532013000", name: "" }, amount: moneyOf(10_00, "USD") },
};
type ListedRow = Readonly<Record<string, unknown>>;

describe("a payment that another tab or browser sent while its form was open", () => {
  const warning = /Please make sure that this is another|Only one of them can be paid/;

  it.each(Object.entries(sentElsewhere) as [keyof typeof sentElsewhere, ListedRow][])(
    "%s: the confirmation shows a warning",
    async (operation, listed) => {
      const form = paymentForms[operation];
      const { person } = await openWorkspace(ama, form.path);
      await fillInForm(form);
      expect(screen.queryByText(warning)).toBeNull();
      const { payee: _, narration: __, ...common } = aPendingTransfer();
      // The row has only the fields that payments are compared by.
      const rows = [{ ...common, amount: ghs(10_00), ...listed }] as never;
      person.requests.mine = async () => ok({ rows, total: 1 });
      await press(form.pays);
      expect(await within(screen.getByRole("dialog")).findByText(warning)).toBeTruthy();
    },
  );

  it("the confirmation shows a warning about an equal schedule", async () => {
    const bank = new InMemoryBank();
    const form = paymentForms["schedule creation"];
    await openWorkspace(ama, form.path, { bank });
    await fillInForm(form);
    bank.keepSchedule(anOwnTransfer({ amount: ghs(10_00), schedule }), "Ama Owusu");
    await press(form.pays);
    expect(await within(screen.getByRole("dialog")).findByText(warning)).toBeTruthy();
  });
});

describe("an operation without a code whose answer was lost", () => {
  it.each(Object.entries<OperationWithoutCode>(withoutCode))("%s: the outcome is shown as unknown", async (_, each) => {
    const { who = ama, path, stock, press: pressIt } = each;
    const bank = aBank();
    stock?.(bank);
    const { person } = await openWorkspace(who, path, { bank });
    const lost = async () => fail<BankFailure>({ kind: "unreachable" });
    Object.assign(person.beneficiaries, { add: lost, change: lost, remove: lost });
    Object.assign(person.schedules, { remove: lost });
    Object.assign(person.approvals, { reject: lost });
    await pressIt();
    const dialog = await screen.findByRole("alertdialog", { name: "Outcome unknown" }, LONG_TIMEOUT);
    expect(within(dialog).getByText(/please look there before you try again/)).toBeTruthy();
    cleanup();
  });
});

function aBank(): InMemoryBank {
  const bank = new InMemoryBank();
  bank.accounts = [anAccount({ available: ghs(9000_00), isPrimary: true }), anotherAccount()];
  return bank;
}

/** Makes the bank execute calls without answering, and counts them. */
function loseAnswers(bank: InMemoryBank) {
  const heard = { isLost: true, effects: 0 };
  const confirmed = bank.confirmed.bind(bank);
  vi.spyOn(bank, "confirmed").mockImplementation((member, call, act) => {
    const answer = confirmed(member, call, () => {
      heard.effects += 1;
      return act();
    });
    return heard.isLost ? fail({ kind: "unreachable" }) : answer;
  });
  return heard;
}

function aRequestOfKofi(bank: InMemoryBank) {
  const [member] = bank.members;
  if (!member) throw new Error("The bank has members.");
  bank.keep(anOwnTransfer(), { ...member, user: kofi }, "pending");
  const [request] = bank.requests;
  if (!request) throw new Error("A request was kept just now.");
  return request;
}

function aBulkPayment(category: BulkCategory, origin: BulkPayment["origin"]): BulkPayment {
  const texts = { name: "Ama", account: "1020304055555", type: "domestic", narration: "Wages" };
  const sums = { amount: ghs(10_00), charge: ghs(0), eLevy: ghs(0) };
  const row = (position: number) => ({ position, texts, ...sums, isBad: false, status: "", ids: noIds });
  return {
    kind: "bulk",
    category,
    origin,
    keepsPayee: false,
    schedule: undefined,
    source: anAccount(),
    rows: [row(1), row(2)],
    totals: { count: 2, amount: ghs(20_00), charge: ghs(0), eLevy: ghs(0), total: ghs(20_00) },
  };
}
