import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ghs, moneyOf } from "../../../domain/money";
import type { Category } from "../../../domain/payments/categories";
import type { RowTransferType } from "../../../domain/payments/typed-rows";
import type { BulkEntry } from "../../../domain/requests/bulk-entry";
import type { BankRequest, RequestId } from "../../../domain/requests/request";
import type { Review } from "../../../domain/requests/review";
import { fail, ok } from "../../../domain/result";
import type { User } from "../../../domain/session/user";
import { aReportRecord } from "../../support/a-report-record";
import { aRequestOf } from "../../support/a-request";
import { aUser } from "../../support/a-session";
import { ama, button, efua, enterCode, field, openWorkspace, press, settle, type } from "../a-workspace";

const OPERATIONS = "1020304050607";
const PAYROLL = "1020304050608";
const REQUEST_ID = "TRX77";

/** The tabs of My Requests that lead to each category. */
const tabs: { readonly [C in Category]: readonly string[] } = {
  ownAccounts: [],
  sameBank: ["To Asempa Bank"],
  otherBank: ["To Other Bank"],
  bulkTransfer: ["Bulk Transfer"],
  mobileMoney: ["Mobile Money"],
  mobileMoneyBulk: ["Mobile Money", "Mobile Money Bulk Transfer"],
  prepaidCard: ["Prepaid Card Load"],
  prepaidCardBulk: ["Prepaid Card Load", "Bulk Card Load"],
  ghanaGov: ["Bill Payments"],
  ssnit: ["Bill Payments", "SSNIT"],
  fx: ["FX Transfer Request"],
};

const review: Review = {
  approvals: 0,
  approvalsNeeded: 1,
  history: [
    { event: "created", by: "Ama Owusu", at: "2026-11-20T09:30:00Z", detail: "The request was made" },
    {
      event: "rejected",
      by: "Efua Mensah",
      at: "2026-11-20T10:00:00Z",
      detail: "The request was rejected by Efua Mensah: Wrong amount",
    },
  ],
  receipt: undefined,
  limits: undefined,
  availableAfter: undefined,
  arrivesOn: "",
  isFirstToPayee: false,
  duplicates: [],
};

/** Opens My Requests with one request of a category, which only its list contains. */
async function openRequest<C extends Category>(category: C, over: object = {}, user: User = ama) {
  const base = { ...aRequestOf(category), id: REQUEST_ID as RequestId, scheduleId: "", status: "rejected", ...over };
  // The fields of a test's request are those of its category.
  const request = base as unknown as BankRequest;
  const opened = await openWorkspace(user, "/myRequests");
  Object.assign(opened.services.requests, {
    mine: async (asked: Category) => ok({ rows: asked === category ? [request] : [], total: 1 }),
    review: async () => ok(review),
  });
  for (const name of ["Mobile Money", "Transfers", ...tabs[category]]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  return opened;
}

afterEach(() => vi.restoreAllMocks());

const repeat = (text = "Correct and ask again") => press(`${text} ${REQUEST_ID}`);
const notice = () => screen.getByRole("region", { name: "Earlier payment" });
const changes = () =>
  within(notice())
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const found = async () => {
  await expect.poll(() => document.body.textContent?.includes("Looking up"), { timeout: 10_000 }).toBe(false);
  await settle();
};
const sameBank = { payee: { account: PAYROLL, name: "Adom Trading Ltd Payroll" } };

describe("paying again", () => {
  it("a paid transfer opens its form filled in, and is paid after the code, once more", async () => {
    const { bank, person } = await openRequest("sameBank", { ...sameBank, status: "approved" });
    await repeat("Pay again");
    expect(window.location.pathname).toBe("/transfers");
    expect(screen.getByRole("tab", { name: "To Asempa Bank", selected: true })).toBeTruthy();
    await found();
    const shown = ["Source Account", "Destination Account", "Amount", "Narration"].map((label) => field(label).value);
    expect(shown).toEqual([expect.stringContaining(OPERATIONS), PAYROLL, "150.00", "Invoice 7 of May"]);
    expect(notice().textContent).toBe(
      `Filled in from ${REQUEST_ID} of 20 Nov 2026.Nothing is paid until you confirm with a code.`,
    );
    expect(bank.requests).toEqual([]);
    await press("Make Transfer");
    await enterCode(await person.codeSent());
    expect(bank.requests.map(({ amount }) => amount)).toEqual([ghs(150_00)]);
  });

  it("nothing that the browser keeps of the visited pages contains account data", async () => {
    await openRequest("sameBank", sameBank);
    const kept = [vi.spyOn(window.history, "pushState"), vi.spyOn(window.history, "replaceState")];
    await repeat();
    await found();
    expect(field("Destination Account").value).toBe(PAYROLL);
    const texts = JSON.stringify([kept.map(({ mock }) => mock.calls), window.location.href]);
    expect(texts).toContain("/transfers");
    for (const secret of [OPERATIONS, PAYROLL, REQUEST_ID, "150", "Invoice"]) expect(texts).not.toContain(secret);
  });

  it("leaving a form that was only filled in asks no question, and one with a change asks", async () => {
    await openRequest("sameBank", sameBank);
    await repeat();
    await found();
    fireEvent.click(screen.getByRole("link", { name: "My Requests" }));
    await settle();
    expect(window.location.pathname).toBe("/myRequests");
    fireEvent.click(screen.getByRole("tab", { name: "To Asempa Bank" }));
    await settle();
    await repeat();
    type("Amount", "151");
    fireEvent.click(screen.getByRole("link", { name: "My Requests" }));
    await settle();
    expect(window.location.pathname).toBe("/transfers");
  });

  it("the warning about a duplicate names the payment that is repeated", async () => {
    await openRequest("sameBank", { ...sameBank, status: "approved", createdAt: new Date().toISOString() });
    await repeat("Pay again");
    await found();
    const again = `This sends GHS 150.00 to this beneficiary again, as ${REQUEST_ID} did.`;
    await expect.poll(() => screen.queryByText(again), { timeout: 5000 }).toBeTruthy();
    expect(screen.queryByText(/Please make sure/)).toBeNull();
  });
});

describe("correcting a request", () => {
  it("the reason of the rejection is above the form", async () => {
    await openRequest("sameBank", sameBank);
    await repeat();
    await found();
    expect(notice().textContent).toBe(
      `Filled in from ${REQUEST_ID} of 20 Nov 2026.The request was rejected by Efua Mensah: Wrong amount`,
    );
  });

  it("a bank without the call for the history leaves the form usable and says that there is no reason", async () => {
    const { services } = await openRequest("sameBank", sameBank);
    services.requests.review = async () => fail({ kind: "unreachable" });
    await repeat();
    await found();
    expect(notice().textContent).toContain("The request was rejected. The reason could not be loaded.");
    services.requests.review = async () => ok(review);
    await press("Try again", notice());
    expect(notice().textContent).toContain("Wrong amount");
    expect(button("Make Transfer").getAttribute("aria-disabled")).not.toBe("true");
  });

  it("the form says what has changed: the name, the account that pays, and the schedule", async () => {
    await openRequest("sameBank", {
      payee: { account: PAYROLL, name: "Adom Wages" },
      source: { account: "1020304059999", type: "Current" },
      scheduleId: "SCH-1",
    });
    await repeat();
    await found();
    expect(changes()).toEqual([
      "The account 1020304059999 is not available any more. Choose another one.",
      "The account's name is Adom Trading Ltd Payroll. It was paid under the name Adom Wages.",
      "The earlier payment was scheduled. This one is not, until you schedule it.",
    ]);
    expect(field("Source Account").value).toBe("");
    expect(field("Schedule transfer").checked).toBe(false);
  });

  it("names that differ only in case and spacing are no change", async () => {
    await openRequest("sameBank", { payee: { account: PAYROLL, name: "ADOM TRADING  LTD PAYROLL" } });
    await repeat();
    await found();
    expect(changes()).toEqual([]);
  });

  it("an account that the bank does not find any more may be closed, and cannot be paid", async () => {
    await openRequest("sameBank", { payee: { account: "1020304059998", name: "Closed Ltd" } });
    await repeat();
    await found();
    expect(changes()).toEqual(["The bank does not find this beneficiary any more. The account may be closed."]);
    expect(button("Make Transfer").getAttribute("aria-disabled")).toBe("true");
  });

  it("another amount is not compared with the old charge, and the same amount is", async () => {
    const otherBank = {
      payee: { account: "1441000777888", name: "Yaw Ofori", bank: "Ecobank Ghana", branch: "" },
      charge: ghs(2_00),
    };
    await openRequest("otherBank", otherBank);
    await repeat();
    await found();
    expect(changes()).toEqual(["Charge: was GHS 2.00, is now GHS 5.00."]);
    type("Amount", "2000");
    await found();
    expect(changes()).toEqual([]);
  });
});

/** Fields of each form of single payments, filled in from a request; `repeated-drafts.test.ts` has all. */
const forms: readonly {
  readonly category: Category;
  readonly over?: object;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}[] = [
  {
    category: "ownAccounts",
    over: { payee: { account: PAYROLL, name: "Payroll" } },
    path: "/transfers",
    fields: {
      "Source Account": OPERATIONS,
      "Destination Account": PAYROLL,
      Amount: "150.00",
      Narration: "Invoice 7 of May",
    },
  },
  {
    category: "otherBank",
    over: {
      payee: { account: "6011130004521", name: "Tema Cold Stores", bank: "GCB Bank", branch: "Kumasi Main" },
      transferType: "nonInstant",
    },
    path: "/transfers",
    fields: {
      "Transfer Type": "nonInstant",
      Bank: "GCB Bank",
      "Bank Branch": "Kumasi Main",
      "Destination Account": "6011130004521",
      "Beneficiary Name": "Tema Cold Stores",
    },
  },
  {
    category: "mobileMoney",
    over: { wallet: { name: "Akosua Nyarko", number: "0244123456", network: "MTN" } },
    path: "/mobileMoney",
    fields: {
      Network: "MTN",
      "Beneficiary Wallet Number": "0244123456",
    },
  },
  {
    category: "prepaidCard",
    over: { payee: { account: "", name: "Kwabena Antwi" } },
    path: "/prepaidCardLoad",
    fields: {
      "Customer ID": "7712345678",
      "Last 4 Digits": "4242",
    },
  },
  {
    category: "ghanaGov",
    over: { invoiceNumber: "GG-1001" },
    path: "/billPayments",
    fields: { "Service Name": "Direct taxes", "Invoice/Advice/Reference Number": "GG-1001" },
  },
  {
    category: "ssnit",
    over: { adviceNumber: "SSN-1001" },
    path: "/billPayments",
    fields: { "Payment Advice Number": "SSN-1001", "Contribution Type": "Regular" },
  },
  {
    category: "fx",
    over: { amount: moneyOf(150_00, "USD"), debit: ghs(1_000_00) },
    path: "/fxTransferRate",
    fields: {
      "Transfer Type": "international",
      Currency: "USD",
      "Beneficiary Name": "Yaw Boateng Enterprises",
      "Fee Paid By": "sender",
    },
  },
];

it.each(forms)("a rejected request of $category opens its form filled in", async ({ category, over, path, fields }) => {
  await openRequest(category, over);
  await repeat();
  await found();
  expect(window.location.pathname).toBe(path);
  expect(notice().textContent).toContain("Wrong amount");
  for (const [label, text] of Object.entries(fields))
    expect([label, field(label).value]).toEqual([label, expect.stringContaining(text)]);
});

it("the accounts of a bill are filled in at the step that asks for them, and a changed amount is named", async () => {
  await openRequest("ghanaGov", { invoiceNumber: "GG-1001", amount: ghs(300_00) });
  await repeat();
  await press("Verify");
  expect(field("Source Account").value).toContain(OPERATIONS);
  expect(changes()).toEqual(["Amount: was GHS 300.00, is now GHS 350.00."]);
});

describe("who may repeat", () => {
  it.each([
    ["an Authorizer, who makes no payments", efua],
    ["a user without the menu of the form", aUser({ ...ama, permissions: { ...ama.permissions, transfers: false } })],
  ])("%s sees no button", async (_, user) => {
    await openRequest("sameBank", { ...sameBank, status: "approved" }, user);
    expect(screen.getByText("Approved")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Pay again|Correct/ })).toBeNull();
  });

  it.each(["pending", "inProgress", "processing", "unknown"])("a request that is %s has no button", async (status) => {
    await openRequest("sameBank", { ...sameBank, status });
    expect(screen.getAllByRole("row")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Pay again|Correct/ })).toBeNull();
  });
});

const entry = (at: number, transferType: RowTransferType = "domestic"): BulkEntry<"bulkTransfer"> => ({
  category: "bulkTransfer",
  id: String(at),
  name: at === 2 ? "Adom Wages" : "Adom Trading Ltd Payroll",
  account: PAYROLL,
  bank: transferType === "domestic" ? "Asempa Bank" : "GCB Bank",
  branch: transferType === "noninstant" ? "Kumasi Main" : "",
  transferType,
  amount: ghs(at * 100),
  description: `Wages ${at}`,
  status: "approved",
});

/** Serves the payees of a bulk in pages. */
function serveEntries(services: object, entries: readonly BulkEntry[]) {
  Object.assign(services, {
    entries: async (_: unknown, { number, size }: { number: number; size: number }) =>
      ok({ rows: entries.slice((number - 1) * size, number * size), total: entries.length }),
  });
}

describe("repeating a bulk", () => {
  it("up to fifty payees open as rows by hand, with names, banks and branches looked up again", async () => {
    const { services } = await openRequest("bulkTransfer", { count: 3, charge: ghs(0), total: ghs(600) });
    serveEntries(services.requests, [entry(1), entry(2), entry(3, "noninstant")]);
    await repeat();
    await found();
    expect(screen.getByRole("tab", { name: "Manual Entry", selected: true })).toBeTruthy();
    const shown = (label: string) => [1, 2, 3].map((row) => field(`${label}, row ${row}`).value);
    expect(field("Source Account").value).toContain(OPERATIONS);
    expect(shown("Account Number")).toEqual([PAYROLL, PAYROLL, PAYROLL]);
    expect(shown("Amount")).toEqual(["1.00", "2.00", "3.00"]);
    expect(shown("Description")).toEqual(["Wages 1", "Wages 2", "Wages 3"]);
    expect([field("Bank, row 3").value, field("Bank Branch, row 3").value]).toEqual(["040100", "Kumasi Main"]);
    expect(changes()).toEqual([
      "Row 2: The account's name is Adom Trading Ltd Payroll. It was paid under the name Adom Wages.",
    ]);
  });

  it("payees that do not load can be loaded again", async () => {
    const { services } = await openRequest("bulkTransfer", { count: 1 });
    services.requests.entries = async () => fail({ kind: "unreachable" });
    await repeat();
    await settle();
    expect(within(notice()).getByRole("alert").textContent).toContain("could not be loaded");
    serveEntries(services.requests, [entry(1)]);
    fireEvent.click(within(within(notice()).getByRole("alert")).getByRole("button", { name: "Try again" }));
    await found();
    expect(field("Amount, row 1").value).toBe("1.00");
  });

  it("more than fifty payees open as a list that the bank has checked again", async () => {
    const { services } = await openRequest("bulkTransfer", { count: 120, charge: ghs(0) });
    serveEntries(
      services.requests,
      Array.from({ length: 120 }, (_, at) => entry(at + 1)),
    );
    await repeat();
    await screen.findByRole("heading", { name: "Bulk Transfers List" }, { timeout: 10_000 });
    expect(screen.getByText(`${REQUEST_ID}.xlsx`)).toBeTruthy();
    expect(screen.getAllByText(/120/).length).toBeGreaterThan(0);
    expect(notice().textContent).toContain(`Filled in from ${REQUEST_ID}`);
  });
});

describe("reports", () => {
  it("the details of a paid transaction offer to pay it again, and its form is filled in", async () => {
    const { services } = await openWorkspace(ama, "/transactionReports");
    Object.assign(services.reports, {
      find: async () =>
        ok({
          rows: [aReportRecord({ payee: { account: PAYROLL, name: "Payroll", bank: "", country: "" } })],
          total: 1,
        }),
    });
    await press("Apply filters");
    await press("OT-1");
    await press("Pay again");
    await settle();
    expect([field("Destination Account").value, field("Amount").value]).toEqual([
      expect.stringContaining(PAYROLL),
      "150.00",
    ]);
    expect(notice().textContent).toContain("Filled in from OT-1 of 20 Nov 2026.");
  });
});
