import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { BankFailure } from "../../application/ports/bank-failure";
import { fail, ok } from "../../domain/result";
import { aCardPayee, anAccountPayee, aWalletPayee } from "../support/a-beneficiary";
import { anAccount } from "../support/a-payment";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, button, field, heading, offered, openWorkspace, press, settle, type } from "./a-workspace";

const silent = async () => fail<BankFailure>({ kind: "refused", message: undefined });
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;
const isDisabled = (name: string) => button(name).getAttribute("aria-disabled") === "true";
/** Waits for the lookup, whose delay depends on the field. */
const becomesEnabled = (name: string) => vi.waitFor(() => expect(isDisabled(name)).toBe(false));
/** Waits until a lookup has started and was answered. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 560)));

/** A bank with one saved beneficiary of each section. */
function aBank(): InMemoryBank {
  const bank = new InMemoryBank();
  bank.beneficiaries = [
    { ...anAccountPayee({ name: "Own Bank Ltd", route: "sameBank", account: anAccount().number }), id: "B1" },
    { ...anAccountPayee({ name: "Other Bank Ltd" }), id: "B2" },
    { ...aWalletPayee({ name: "Cook" }), id: "B3" },
    { ...aCardPayee({ name: "Travel", customerId: "1234567" }), id: "B4" },
  ];
  bank.lists = [
    { kind: "account", id: "L1", name: "Suppliers", count: 1, rows: [] },
    { kind: "wallet", id: "L2", name: "Drivers", count: 1, rows: [] },
    { kind: "card", id: "L3", name: "Travellers", count: 1, rows: [] },
  ];
  return bank;
}

async function open(tab: string, section: string, bank = aBank()) {
  const opened = await openWorkspace(ama, "/beneficiaries", { bank });
  for (const name of [tab, section]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  return opened;
}

const sections: [tab: string, section: string, name: string, category: string][] = [
  ["Transfers", "Asempa Bank", "Own Bank Ltd", "account"],
  ["Transfers", "Other Bank", "Other Bank Ltd", "account"],
  ["Transfers", "Bulk Transfer", "Suppliers", "account"],
  ["Mobile Money", "Single Beneficiaries", "Cook", "wallet"],
  ["Mobile Money", "Bulk Beneficiaries", "Drivers", "wallet"],
  ["Prepaid Card", "Single Beneficiaries", "Travel", "card"],
  ["Prepaid Card", "Bulk Beneficiaries", "Travellers", "card"],
];

/** The columns of each section, with the cells of its row in {@link aBank} (S2-2.4-27). */
const columnsOf: readonly (readonly [tab: string, section: string, columns: Readonly<Record<string, string>>])[] = [
  [
    "Transfers",
    "Asempa Bank",
    {
      Name: "Own Bank Ltd",
      "Account Number": anAccount().number,
      Bank: "Asempa Bank",
      "Transfer Type": "Domestic",
    },
  ],
  [
    "Transfers",
    "Other Bank",
    {
      Name: "Other Bank Ltd",
      "Account Number": "1441000234567",
      Bank: "GCB Bank, Kumasi Main",
      "Transfer Type": "Non-instant",
    },
  ],
  ["Transfers", "Bulk Transfer", { "List Name": "Suppliers", "Total Beneficiary": "11" }],
  [
    "Mobile Money",
    "Single Beneficiaries",
    { Name: "Cook", Network: "MTN", "Wallet Number": "0244123456", "Wallet Name": "Abdul Rahman" },
  ],
  ["Mobile Money", "Bulk Beneficiaries", { "List Name": "Drivers", "Total Beneficiary": "12" }],
  [
    "Prepaid Card",
    "Single Beneficiaries",
    { Name: "Travel", "Customer ID": "1234567", "Card Name": "Daniel Quaye", "Card Number": "**** 4417" },
  ],
  ["Prepaid Card", "Bulk Beneficiaries", { "List Name": "Travellers", "Total Beneficiary": "13" }],
];

describe("saved beneficiaries", () => {
  it.each(columnsOf)(
    "the section %s, %s has exactly the specified columns @S2-2.4-27",
    async (tab, section, columns) => {
      const bank = aBank();
      const places = [
        { bank: { name: "Asempa Bank", code: "300316" } },
        {
          route: "nonInstant" as const,
          bank: { name: "GCB Bank", code: "040100" },
          branch: { name: "Kumasi Main", code: "104" },
        },
      ];
      bank.beneficiaries = bank.beneficiaries.map((each, index) => ({ ...each, ...places[index] }) as typeof each);
      bank.lists = bank.lists.map((list, index) => ({ ...list, count: 11 + index }));
      await open(tab, section, bank);
      const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
      const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
      const count = Object.keys(columns).length;
      expect(headers.slice(0, count).map((header, index) => [header, cells[index]])).toEqual(Object.entries(columns));
      expect(headers.slice(count)).toEqual(section.startsWith("Bulk") ? [] : ["Actions"]);
    },
  );

  describe.each(sections)("%s, %s", (tab, section, name, category) => {
    it("the section lists its own beneficiaries, and Back in the edit form returns to them @S1-2.1-09 @S2-2.4-05 @S2-2.4-09 @S2-2.4-16..18", async () => {
      await open(tab, section);
      const names = () =>
        within(screen.getByRole("table", { name: "Beneficiaries" }))
          .getAllByRole("row")
          .slice(1)
          .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
      expect(names()).toEqual([name]);
      await press(name);
      expect(button("Delete")).toBeTruthy();
      await press("Back");
      expect(names()).toEqual([name]);
    });

    it("Add Beneficiary opens the form with this category first, and the browser's Back returns @S2-2-08 @S2-2.4-06..07 @S2-2.4-21", async () => {
      await open(tab, section);
      await press("Add Beneficiary");
      expect(window.location.pathname).toBe("/beneficiaries/add");
      expect(field("Category").value).toBe(category);
      const [first] = screen.getByLabelText("Category").closest("form, main")?.querySelectorAll("select, input") ?? [];
      expect(first).toBe(field("Category"));
      window.history.back();
      await vi.waitFor(() => expect(window.location.pathname).toBe("/beneficiaries"));
    });

    it("an empty section says so in two lines @S2-2.4-19..20", async () => {
      await open(tab, section, new InMemoryBank());
      const main = screen.getByRole("main").textContent;
      expect(main).toContain("No added beneficiaries.Payments will be displayed here.");
    });
  });

  it.each(sections.map(([tab, section, name]) => [tab, section, name]))(
    "the deletion under %s, %s asks the question of a beneficiary or of a list @S2-2.4-24 @S2-2.4-26",
    async (tab, section, name) => {
      await open(tab, section);
      await press(name);
      await press("Delete");
      const what = section.startsWith("Bulk") ? "Bulk Beneficiary List" : "Beneficiary";
      expect(message()).toBe(`Are you sure you want to delete the ${what}?`);
    },
  );

  it.each(sections.filter(([, section]) => !section.startsWith("Bulk")))(
    "a changed name under %s, %s is saved after a question, and not without a name @S2-2.4-25 @S2-5-094",
    async (tab, section, name) => {
      await open(tab, section);
      await press(name);
      await wait();
      type("Full Name", "");
      expect(isDisabled("Save")).toBe(true);
      type("Full Name", "New name");
      await becomesEnabled("Save");
      await press("Save");
      expect(message()).toBe("Save changes to Beneficiary?");
    },
  );

  it("Save is disabled while a changed number is looked up @S2-5-096", async () => {
    await open("Mobile Money", "Single Beneficiaries");
    await press("Cook");
    await wait();
    type("Beneficiary Wallet Number", "0244987123");
    expect(isDisabled("Save")).toBe(true);
    await becomesEnabled("Save");
  });

  it("Save of a bulk list is disabled while nothing is changed @S2-5-093", async () => {
    const bank = aBank();
    const rows = [aCardPayee({ name: "Esi" }), aCardPayee({ name: "Yaw", lastDigits: "0043" })];
    bank.lists = [{ kind: "card", id: "L3", name: "Travellers", count: 2, rows }];
    await open("Prepaid Card", "Bulk Beneficiaries", bank);
    await press("Travellers");
    expect(isDisabled("Save")).toBe(true);
    await press("Remove Yaw");
    expect(isDisabled("Save")).toBe(false);
  });

  it("the list is loaded again after a failed change too @S2-2.1-21 @S2-4-35", async () => {
    const { person, bank } = await open("Mobile Money", "Single Beneficiaries");
    await press("Cook");
    await wait();
    type("Full Name", "Head cook");
    person.beneficiaries.change = silent;
    await press("Save");
    bank.beneficiaries = [];
    await press("Save", screen.getByRole("alertdialog"));
    await press("Close");
    await press("Back");
    await press("Leave Page");
    expect(screen.getByRole("main").textContent).toContain("No added beneficiaries.");
  });

  it("Pay at an account of the own bank opens its form, filled in @S2-2.1-14", async () => {
    await open("Transfers", "Asempa Bank");
    await press("Pay Own Bank Ltd");
    await settle();
    expect(screen.getByRole("tab", { name: "To Asempa Bank", selected: true })).toBeTruthy();
    await press("Change");
    expect(field("Destination Account").value).toBe(anAccount().number);
  });

  it("a Viewer sees all beneficiaries and can change none @S1-6-20 @S2-6-11", async () => {
    const viewer = { ...ama, roles: ["Viewer"] as const };
    const changing = () => screen.queryByRole("button", { name: /^(Add Beneficiary|Pay |Save|Delete|Remove )/ });
    await openWorkspace(viewer, "/beneficiaries/add");
    expect([heading(), changing()]).toEqual(["Add Beneficiary", null]);
    cleanup();
    await openWorkspace(viewer, "/beneficiaries", { bank: aBank() });
    for (const [section, name] of [
      ["Asempa Bank", "Own Bank Ltd"],
      ["Bulk Transfer", "Suppliers"],
    ] as const) {
      fireEvent.click(screen.getByRole("tab", { name: section }));
      await settle();
      expect([button(name).textContent, changing()]).toEqual([name, null]);
      await press(name);
      expect([button("Back").textContent, changing()]).toEqual(["Back", null]);
      await press("Back");
    }
  });

  it("a chosen category is shown on a small screen @S2-2.4-08", async () => {
    await openWorkspace(ama, "/beneficiaries", { bank: aBank(), width: 375 });
    await press("Prepaid Card");
    expect(screen.getByRole("heading", { name: "Prepaid Card" })).toBeTruthy();
    expect(button("Travel")).toBeTruthy();
  });
});

describe("a new beneficiary", () => {
  async function add(category: string) {
    const opened = await openWorkspace(ama, "/beneficiaries/add", { bank: new InMemoryBank() });
    type("Category", category);
    await settle();
    return opened;
  }

  it.each([
    ["account", "Transfer Type", "Domestic, Instant, Non-instant", "@S2-3-047"],
    ["wallet", "Network Code", "MTN, Telecel, AirtelTigo", "@S2-3-012"],
  ])("the category %s opens its own form, whose field %s offers %s @S2-2.4-21 %s", async (category, label, choices) => {
    await add(category);
    expect(offered(label).join(", ")).toBe(choices);
  });

  it("a card whose customer the bank does not find cannot be added @S2-2.4-21..22", async () => {
    await add("card");
    type("Customer ID", "0234567");
    type("Card's last 4 digits", "4417");
    type("Full Name", "Travel");
    await wait();
    expect(isDisabled("Add Beneficiary")).toBe(true);
    type("Customer ID", "1234567");
    await becomesEnabled("Add Beneficiary");
  });

  it("a non-instant account is added once bank, branch, account and name are given @S2-2.4-23 @S2-4-39 @S2-5-070", async () => {
    await add("account");
    const fields = {
      "Transfer Type": "nonInstant",
      Bank: "GCB Bank",
      "Bank Branch": "Kumasi Main",
      "Account Number": "6011130004521",
      "Full Name": "Tema Cold Stores",
    };
    for (const [label, value] of Object.entries(fields)) {
      expect(isDisabled("Add Beneficiary")).toBe(true);
      type(label, value);
      fireEvent.blur(field(label));
      await settle();
    }
    await becomesEnabled("Add Beneficiary");
  });

  it("an instant account is added only once the bank has found it @S2-2.4-22 @S2-4-38", async () => {
    const { person } = await add("account");
    const { accountAtOtherBank } = person.transferLookups;
    person.transferLookups.accountAtOtherBank = async () => ok(undefined);
    type("Transfer Type", "instant");
    await settle();
    type("Bank", "Ecobank Ghana");
    type("Account Number", "1441000777888");
    type("Full Name", "Crates Ltd");
    await wait();
    expect(screen.getByText("Account not found")).toBeTruthy();
    expect(isDisabled("Add Beneficiary")).toBe(true);
    person.transferLookups.accountAtOtherBank = accountAtOtherBank;
    type("Account Number", "1441000777889");
    await becomesEnabled("Add Beneficiary");
  });

  it.each([
    ["accepts", async () => ok({ message: undefined }), "Beneficiary has been added!"],
    ["refuses", silent, "Beneficiary has not been added!"],
  ] as const)(
    "an addition that the bank %s without a message shows the specified message @S2-8-11 @S2-8-14",
    async (_, answer, words) => {
      const { person } = await add("wallet");
      type("Network Code", "MTN");
      type("Beneficiary Wallet Number", "0244123456");
      type("Full Name", "Cook");
      await wait();
      person.beneficiaries.add = answer;
      await press("Add Beneficiary");
      expect(message()).toBe(words);
    },
  );

  it("a change of the bank or of the transfer type clears the fields that depend on it @S2-4-36..37", async () => {
    const { person } = await add("account");
    Object.assign(person.transferLookups, {
      banks: async () => ok(["GCB Bank", "Volta Bank"].map((name) => ({ name, code: name }))),
      branches: async () => ok([{ name: "Kumasi Main", code: "104", sortCode: "040104" }]),
    });
    const enter = async (texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts)) {
        type(label, text);
        await settle();
      }
    };
    const shown = (...labels: readonly string[]) => labels.map((label) => field(label).value);
    const account = { "Bank Branch": "Kumasi", "Account Number": "6011130004521" };
    await enter({ "Transfer Type": "nonInstant", Bank: "GCB", ...account });
    expect(shown("Bank", "Bank Branch", "Account Number")).toEqual(["GCB Bank", "Kumasi Main", "6011130004521"]);
    await enter({ Bank: "Volta" });
    expect(shown("Bank", "Bank Branch", "Account Number")).toEqual(["Volta Bank", "", ""]);
    await enter({ ...account, "Transfer Type": "instant" });
    expect(shown("Bank", "Account Number")).toEqual(["", ""]);
    await enter({ "Transfer Type": "nonInstant", Bank: "Volta" });
    expect(shown("Bank", "Bank Branch", "Account Number")).toEqual(["Volta Bank", "", ""]);
  });
});
