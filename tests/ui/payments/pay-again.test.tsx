import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type Category, categories } from "../../../domain/payments/categories";
import type { BankRequest, RequestId } from "../../../domain/requests/request";
import { paymentScreens } from "../../../ui/payments/categories";
import { aCardPayee, anAccountPayee, aWalletPayee } from "../../support/a-beneficiary";
import { aRequestOf } from "../../support/a-request";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, field, openWorkspace, press, settle } from "../a-workspace";

const phone = { width: 375 };
const rowsOf = (title: string) => {
  const section = screen.queryByRole("region", { name: title });
  return section ? within(section).getAllByRole("button") : [];
};

/** Presses the only row. */
async function open(title: string) {
  const rows = rowsOf(title);
  expect(rows).toHaveLength(1);
  for (const row of rows) fireEvent.click(row);
  await settle();
}

/** A bank in which Ama has made one request of a category. */
function bankWith(category: Category, status: BankRequest["status"]) {
  const bank = new InMemoryBank();
  const id = "TRX77" as RequestId;
  bank.makers.set(id, ama.loginId);
  // The fields of a test's request are those of its category.
  bank.requests = [{ ...aRequestOf(category), id, status } as BankRequest];
  return bank;
}

const titles: { readonly [C in Exclude<Category, "fx">]: string } = {
  ownAccounts: "Pay again",
  sameBank: "Pay again",
  otherBank: "Pay again",
  bulkTransfer: "Pay again",
  mobileMoney: "Pay again",
  mobileMoneyBulk: "Pay again",
  prepaidCard: "Pay again",
  prepaidCardBulk: "Pay again",
  ghanaGov: "Recent bills",
  ssnit: "Recent bills",
};

it.each(Object.entries(titles) as [Category, string][])(
  "a phone offers the latest %s under “%s”, and a press opens it",
  async (category, title) => {
    const { path } = paymentScreens[categories[category].group];
    await openWorkspace(ama, path, { ...phone, bank: bankWith(category, "approved") });
    await open(title);
    if (title === "Recent bills") expect(window.location.pathname).toBe("/myRequests");
    else screen.getByRole("region", { name: "Earlier payment" });
  },
);

it.each(["pending", "rejected"] as const)("a request that is %s is not offered to be paid again", async (status) => {
  await openWorkspace(ama, "/transfers", { ...phone, bank: bankWith("sameBank", status) });
  expect(rowsOf("Pay again")).toEqual([]);
});

it("a user who may not submit is offered no payment", async () => {
  const viewer = { ...ama, roles: ["Viewer"] as const };
  await openWorkspace(viewer, "/transfers", { ...phone, bank: bankWith("sameBank", "approved") });
  expect(rowsOf("Pay again")).toEqual([]);
});

it.each([
  ["/transfers", anAccountPayee(), "Destination Account", "1441000234567", "1441000234567 · Ecobank Ghana"],
  [
    "/transfers",
    anAccountPayee({ route: "sameBank", account: "1020304050608" }),
    "Destination Account",
    "1020304050608",
    "1020304050608 · Ecobank Ghana",
  ],
  ["/mobileMoney", aWalletPayee(), "Beneficiary Wallet Number", "0244123456", "0244123456 · MTN"],
  ["/prepaidCardLoad", aCardPayee(), "Customer ID", "40012001", "**** 4417"],
] as const)("a phone at %s names and opens the saved %o, filled in", async (path, payee, label, number, line) => {
  const bank = new InMemoryBank();
  bank.beneficiaries = [{ ...payee, id: "B1" }];
  await openWorkspace(ama, path, { ...phone, bank });
  expect(rowsOf("Saved beneficiaries").map((row) => row.querySelector(".brief-detail")?.textContent)).toEqual([line]);
  await open("Saved beneficiaries");
  await press("Change");
  expect(field(label).value).toBe(number);
});

it("a form on a phone asks for no earlier payments", async () => {
  const { person } = await openWorkspace(ama, "/transfers", { ...phone, bank: bankWith("ownAccounts", "approved") });
  const mine = vi.spyOn(person.requests, "mine");
  await press("Between Own Accounts");
  screen.getByRole("form", { name: "Transfer details" });
  expect(mine).not.toHaveBeenCalled();
});

const card = { ...aRequestOf("prepaidCard"), status: "approved" } as BankRequest<"prepaidCard">;
const account = { ...aRequestOf("otherBank"), status: "approved" } as BankRequest<"otherBank">;
const atOther = anAccountPayee({ account: account.payee.account });
const { customerId, lastDigits } = card;
it.each([
  [
    "cards with the same digits",
    "/prepaidCardLoad",
    [card, { ...card, customerId: "77" }],
    [aCardPayee({ customerId, lastDigits }), aCardPayee({ customerId: "78", lastDigits })],
  ],
  [
    "accounts with the same number",
    "/transfers",
    [account, { ...account, payee: { ...account.payee, bank: "GCB Bank" } }],
    [{ ...atOther, bank: { name: account.payee.bank, code: "1" } }, atOther],
  ],
])("%s are told apart, and one that was paid is not offered again as saved", async (_, path, requests, saved) => {
  const bank = new InMemoryBank();
  bank.requests = requests.map((request, at) => ({ ...request, id: `TRX${at}` as RequestId }));
  for (const { id } of bank.requests) bank.makers.set(id, ama.loginId);
  bank.beneficiaries = saved.map((payee, at) => ({ ...payee, id: `B${at}` }));
  await openWorkspace(ama, path, { ...phone, bank });
  expect([rowsOf("Pay again").length, rowsOf("Saved beneficiaries").length]).toEqual([2, 1]);
});

it("a form beside its summary offers its latest payments", async () => {
  await openWorkspace(ama, "/transfers", { bank: bankWith("ownAccounts", "approved") });
  await open("Pay again");
  screen.getByRole("region", { name: "Earlier payment" });
});

it.each([
  ["hidden", "the same name and branch", "Tema Cold Stores", "104"],
  ["shown", "another name", "Tema Stores", "104"],
  ["shown", "another branch", "Tema Cold Stores", "105"],
] as const)("the fields of a repeated next-day payee are %s if the saved one has %s", async (fold, _, name, code) => {
  const bank = bankWith("otherBank", "approved");
  const payee = { account: "6011130004521", name: "Tema Cold Stores", bank: "GCB Bank", branch: "Kumasi Main" };
  bank.requests = bank.requests.map((each) => ({ ...each, payee, transferType: "nonInstant" }) as BankRequest);
  const saved = {
    name,
    account: payee.account,
    route: "nonInstant" as const,
    bank: { name: "GCB Bank", code: "040100" },
    branch: { name: "A branch", code },
  };
  bank.beneficiaries = [{ ...anAccountPayee(saved), id: "B1" }];
  await openWorkspace(ama, "/transfers", { ...phone, bank });
  await open("Pay again");
  await settle();
  expect(screen.queryByLabelText("Beneficiary Name") !== null).toBe(fold === "shown");
});

it.each([
  ["hidden", "the same phone", "0244111222"],
  ["shown", "another phone", "0244550101"],
] as const)("the phone of a repeated card load is %s if the saved beneficiary has %s", async (fold, _, savedPhone) => {
  const bank = bankWith("prepaidCard", "approved");
  bank.beneficiaries = [
    { ...aCardPayee({ customerId: "7712345678", lastDigits: "4242", phone: savedPhone }), id: "B1" },
  ];
  await openWorkspace(ama, "/prepaidCardLoad", { ...phone, bank });
  await open("Pay again");
  await settle();
  expect(screen.queryByLabelText("Phone Number") !== null).toBe(fold === "shown");
});
