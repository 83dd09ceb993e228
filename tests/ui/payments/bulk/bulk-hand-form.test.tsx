import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ghs } from "../../../../domain/money";
import { BulkHandStore } from "../../../../ui/payments/bulk/bulk-hand-store";
import { aCardPayee } from "../../../support/a-beneficiary";
import { anAccount } from "../../../support/a-payment";
import { InMemoryBank } from "../../../support/in-memory-bank";
import { pressKeys } from "../../../support/keys";
import {
  ama,
  button,
  enterCode,
  field,
  heading,
  offered,
  openWorkspace,
  press,
  settle,
  signedIn,
  type,
} from "../../a-workspace";

const source = "1020304050607";

async function openHand(path: string, tab: string, bank = new InMemoryBank()) {
  const opened = await openWorkspace(ama, path, { bank });
  for (const name of [tab, "Manual Entry"]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  return opened;
}

const wallets = () => openHand("/mobileMoney", "Mobile Money Bulk Transfer");
/** Waits until a lookup has started and was answered. */
const wait = (milliseconds = 360) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
const rows = () => screen.getAllByRole("listitem", { name: /^Row \d+$/ });

function fillWallet(place: number, { name = "Akosua", wallet = "0244123456", amount = "20" } = {}) {
  type(`Beneficiary Name, row ${place}`, name);
  type(`Network, row ${place}`, "MTN");
  type(`Wallet Number, row ${place}`, wallet);
  type(`Amount, row ${place}`, amount);
  type(`Description, row ${place}`, "Airtime");
}

describe("mobile money typed by hand", () => {
  it("mobile money typed by hand is looked up, charged, summed up and paid @S2-5-059", async () => {
    const { person, bank } = await wallets();
    type("Source Account", source);
    fillWallet(1, { amount: "200" });
    await wait();
    expect(field("Wallet Name, row 1").value).toBe("Akosua Nyarko");
    expect(field("Wallet Name, row 1").disabled).toBe(true);
    expect(rows()[0]?.textContent).toContain("1.00");
    await press("Make Transfer");
    const dialog = screen.getByRole("dialog", { name: "Confirm transfers" });
    expect(dialog.textContent).toContain("GHS 203.00");
    await enterCode(await person.codeSent());
    expect(bank.accounts[0]?.available).toEqual(ghs(797_00));
  });

  it("the title of Mobile Money names the bulk form while it is open @S2-2.2-06", async () => {
    await wallets();
    expect(heading()).toBe("Mobile Money: Mobile Money Bulk Transfer");
  });

  it("the form is restored from its texts, in the order in which fields depend on each other", async () => {
    const { services } = await signedIn(ama);
    const store = () => new BulkHandStore("bulkTransfer", services, ama);
    const before = store();
    await before.load();
    before.payer.choose(source);
    before.add();
    const [first, second] = before.rows;
    first?.set("narration", "Crates");
    first?.set("type", "instant");
    first?.set("bank", "300312");
    first?.set("account", "1441000777888");
    second?.set("name", "Ama");
    second?.set("amount", "20");

    const after = store();
    after.setTexts(before.texts);
    await after.load();
    expect(after.payer.number).toBe(source);
    expect(after.rows.map(({ typed }) => typed)).toEqual(before.rows.map(({ typed }) => typed));
    expect(after.hasEntries).toBe(true);
  });

  it("missing entries are reported in each row, and the first one takes the focus", async () => {
    await wallets();
    await press("Make Transfer");
    expect(document.activeElement).toBe(field("Source Account"));
    for (const words of [
      "Beneficiary Name",
      "Network",
      "Beneficiary Wallet Number",
      "Wallet Name",
      "Amount",
      "Description",
    ])
      expect(screen.getByText(`${words} is required`)).toBeTruthy();
  });

  it("a wallet that does not exist is reported immediately", async () => {
    await wallets();
    fillWallet(1, { wallet: "0244120000" });
    await wait();
    expect(screen.getByText("Account not found")).toBeTruthy();
  });

  it.each([
    ["/mobileMoney", "Mobile Money Bulk Transfer", null],
    ["/prepaidCardLoad", "Bulk Card Load", "status"],
    ["/transfers", "Bulk Transfer", "status"],
  ])(
    "the note of fifty entries at %s, %s has the role %s, and no row can be added @S2-5-049..051",
    async (path, tab, role) => {
      await openHand(path, tab);
      for (let added = 1; added < 50; added++) fireEvent.click(button("Add one more beneficiary"));
      expect(screen.getByText("You've reached a maximum of 50 entries.").getAttribute("role")).toBe(role);
      expect(screen.queryByRole("button", { name: "Add one more beneficiary" })).toBeNull();
    },
  );

  it("the form has between one and fifty rows, and each can be deleted @S2-2.2-36 @S2-5-049..050 @S2-5-052", async () => {
    await wallets();
    expect(button("Delete row 1")).toHaveProperty("disabled", true);
    fireEvent.click(button("Add one more beneficiary"));
    expect(button("Delete row 1")).toHaveProperty("disabled", false);
    expect(button("Delete row 2")).toHaveProperty("disabled", false);
    for (let added = 2; added < 50; added++) fireEvent.click(button("Add one more beneficiary"));
    expect(rows()).toHaveLength(50);
    expect(screen.queryByRole("button", { name: "Add one more beneficiary" })).toBeNull();
    expect(screen.getByText("You've reached a maximum of 50 entries.")).toBeTruthy();
    await press("Delete row 50");
    expect(rows()).toHaveLength(49);
    expect(button("Add one more beneficiary")).toBeTruthy();
  });

  it("an added row is empty, although the row above is filled in @S2-2.2-35", async () => {
    await wallets();
    fillWallet(1);
    await press("Add one more beneficiary");
    const labels = ["Beneficiary Name", "Network", "Wallet Number", "Wallet Name", "Amount", "Description"];
    expect(labels.map((label) => field(`${label}, row 2`).value)).toEqual(labels.map(() => ""));
  });

  it("the focus of a deleted row moves to the next row, else to the previous one, else to a field of the only row", async () => {
    await wallets();
    for (const wallet of ["0244123456", "0244123457", "0244123458"]) {
      fireEvent.click(button("Add one more beneficiary"));
      type(`Wallet Number, row ${rows().length}`, wallet);
    }
    const remove = async (place: number) => {
      button(`Delete row ${place}`).focus();
      await press(`Delete row ${place}`);
    };
    await remove(2);
    expect(document.activeElement).toBe(button("Delete row 2"));
    expect(field("Wallet Number, row 2").value).toBe("0244123457");
    await remove(3);
    expect(document.activeElement).toBe(button("Delete row 2"));
    await remove(1);
    expect(document.activeElement).toBe(field("Beneficiary Name, row 1"));
    expect(field("Wallet Number, row 1").value).toBe("0244123457");
  });

  it("Enter moves down, and adds a row after the last one", async () => {
    await wallets();
    fireEvent.keyDown(field("Amount, row 1"), { key: "Enter" });
    await settle();
    expect(rows()).toHaveLength(2);
    expect(document.activeElement).toBe(field("Beneficiary Name, row 2"));
    field("Amount, row 1").focus();
    fireEvent.keyDown(field("Amount, row 1"), { key: "Enter" });
    expect(document.activeElement).toBe(field("Amount, row 2"));
    fireEvent.keyDown(field("Amount, row 2"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(field("Amount, row 1"));
    expect(rows()).toHaveLength(2);
  });

  it("rows pasted from a spreadsheet fill the form", async () => {
    await wallets();
    const text = "Akosua\t0244123456\tmtn\t20\tAirtime\nYaw\t+233201234567\tTelecel\t1,250.5\tData\n";
    fireEvent.paste(field("Beneficiary Name, row 1"), { clipboardData: { getData: () => text } });
    await wait();
    expect(rows()).toHaveLength(2);
    expect(field("Network, row 2").value).toBe("TELECEL");
    expect(field("Wallet Name, row 2").value).toBe("Akosua Nyarko");
    expect(field("Amount, row 2").value).toBe("1,250.5");
    expect(field("Description, row 1").value).toBe("Airtime");
  });

  it("a pasted amount with two readings is asked for, if another one has a decimal comma", async () => {
    await wallets();
    const text = "Akosua\t0244123456\tmtn\t2,500\tAirtime\nYaw\t+233201234567\tTelecel\t1.111,11\tData\n";
    fireEvent.paste(field("Beneficiary Name, row 1"), { clipboardData: { getData: () => text } });
    await wait();
    expect(field("Amount, row 1").value).toBe("");
    expect(field("Amount, row 1").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/“2,500”: thousands or decimals\?/)).toBeTruthy();
    expect(field("Amount, row 2").value).toBe("1111.11");
  });

  it("pasted rows beyond fifty are reported and not added", async () => {
    await wallets();
    fireEvent.click(button("Add one more beneficiary"));
    const paste = (target: string, count: number) => {
      const text = Array.from({ length: count }, (_, at) => `Payee ${at + 1}\t0244123456\tMTN\t1\tx`).join("\n");
      fireEvent.paste(field(target), { clipboardData: { getData: () => text } });
    };
    paste("Beneficiary Name, row 2", 52);
    expect(rows()).toHaveLength(50);
    expect(field("Beneficiary Name, row 50").value).toBe("Payee 49");
    expect(
      screen.getByText("Rows 51 to 53 were not added: at most 50 rows can be entered by hand. Use a file for more."),
    ).toBeTruthy();
    paste("Beneficiary Name, row 2", 2);
    expect(screen.queryByText(/were not added/)).toBeNull();
  });

  it("the free amount of E-Levy is used only once for rows with the same wallet", async () => {
    const { person } = await wallets();
    type("Source Account", source);
    fillWallet(1, { amount: "90" });
    fireEvent.click(button("Add one more beneficiary"));
    fillWallet(2, { amount: "60" });
    await wait();
    const levies = () => rows().map((row) => row.querySelector("dd")?.textContent);
    expect(levies()).toEqual(["0.00", "0.50"]);
    type("Amount, row 1", "10");
    await wait();
    expect(levies()).toEqual(["0.00", "0.00"]);
    await press("Make Transfer");
    expect(screen.getByRole("dialog").textContent).toContain("GHS 71.00");
    expect(await person.codeSent()).not.toBe("");
  });

  it("a saved bulk list of wallets fills the rows without amounts @S2-2.2-45", async () => {
    const bank = new InMemoryBank();
    const network = { code: "MTN", name: "MTN", gipCode: "" };
    const row = { kind: "wallet", name: "Efua", number: "0244123457", walletName: "Efua", network } as const;
    bank.lists = [{ id: "L1", kind: "wallet", name: "Drivers", count: 2, rows: [row, { ...row, name: "Yaw" }] }];
    await openHand("/mobileMoney", "Mobile Money Bulk Transfer", bank);
    type("Saved bulk list", "L1");
    await wait();
    expect(rows()).toHaveLength(2);
    expect(field("Beneficiary Name, row 2").value).toBe("Yaw");
    expect(field("Network, row 2").value).toBe("MTN");
    expect(field("Wallet Number, row 1").value).toBe("0244123457");
    expect(field("Amount, row 1").value).toBe("");
  });

  it("a saved bulk list of 60 names the payees that do not fit into the form", async () => {
    const bank = new InMemoryBank();
    const network = { code: "MTN", name: "MTN", gipCode: "" };
    const row = { kind: "wallet", name: "Efua", number: "0244123457", walletName: "Efua", network } as const;
    bank.lists = [{ id: "L1", kind: "wallet", name: "Drivers", count: 60, rows: Array(60).fill(row) }];
    await openHand("/mobileMoney", "Mobile Money Bulk Transfer", bank);
    type("Saved bulk list", "L1");
    await wait();
    expect(rows()).toHaveLength(50);
    screen.getByText("Rows 51 to 60 were not added: at most 50 rows can be entered by hand. Use a file for more.");
  });

  it("a saved bulk list of cards fills the rows without amounts @S2-2.2-45", async () => {
    const bank = new InMemoryBank();
    const row = { ...aCardPayee({ customerId: "1234567" }), name: "Travel" };
    bank.lists = [{ id: "L1", kind: "card", name: "Trips", count: 1, rows: [row] }];
    await openHand("/prepaidCardLoad", "Bulk Card Load", bank);
    type("Saved bulk list", "L1");
    await wait();
    const shown = [
      "Beneficiary Name",
      "Customer ID",
      "Card's last 4 digits",
      "Phone Number",
      "Amount",
      "Description",
    ].map((label) => field(`${label}, row 1`).value);
    expect(shown).toEqual(["Travel", "1234567", "4417", "0244550101", "", ""]);
  });
});

describe("transfers typed by hand", () => {
  const transfers = (bank?: InMemoryBank) => openHand("/transfers", "Bulk Transfer", bank);

  it("a row of a bulk transfer shows its charge, which depends on the transfer type @S2-2.1-31", async () => {
    await transfers();
    type("Source Account", source);
    for (const [label, text] of [
      ["Transfer Type", "instant"],
      ["Bank", "Ecobank"],
      ["Account Number", "1441000234567"],
      ["Amount", "200"],
    ] as const) {
      type(`${label}, row 1`, text);
      await settle();
    }
    const fees = () => [...(rows()[0]?.querySelectorAll("dt, dd") ?? [])].map(({ textContent }) => textContent);
    await expect.poll(fees).toEqual(["Charge", "5.00"]);
    type("Transfer Type, row 1", "noninstant");
    await expect.poll(fees).toEqual(["Charge", "0.00"]);
  });

  it("a row enables the fields of its transfer type @S2-2.1-31", async () => {
    await transfers();
    const asked = () => ["Bank", "Bank Branch", "Beneficiary Name"].map((label) => !field(`${label}, row 1`).disabled);
    type("Transfer Type, row 1", "domestic");
    expect(asked()).toEqual([false, false, false]);
    type("Transfer Type, row 1", "instant");
    expect(asked()).toEqual([true, false, false]);
    type("Transfer Type, row 1", "noninstant");
    expect(asked()).toEqual([true, true, true]);
    await press("Make Transfer");
    expect(screen.getByText("Bank branch is required")).toBeTruthy();
  });

  it("a saved bulk list of accounts fills the rows with banks and branches @S2-2.2-45", async () => {
    const bank = new InMemoryBank();
    const payee = { kind: "account", name: "Esi", account: "1221000333555", lookupId: "", currency: "GHS" } as const;
    const place = { bank: { name: "GCB Bank", code: "040100" }, branch: { name: "Kumasi Main", code: "104" } };
    const rows = [{ ...payee, ...place, route: "nonInstant" }] as const;
    bank.lists = [{ id: "L1", kind: "account", name: "Fridays", count: 1, rows }];
    await transfers(bank);
    type("Saved bulk list", "L1");
    await wait();
    const shown = ["Transfer Type", "Bank", "Bank Branch", "Account Number"].map(
      (label) => field(`${label}, row 1`).value,
    );
    expect(shown).toEqual(["noninstant", "040100", "Kumasi Main", "1221000333555"]);
  });

  it("a schedule requires a frequency and offers only cedi accounts @S1-3-35", async () => {
    const bank = new InMemoryBank();
    const dollars = anAccount({ number: "1020304050609", currency: "USD", available: { minor: 1, currency: "USD" } });
    bank.accounts = [...bank.accounts, dollars];
    await transfers(bank);
    const accounts = () => offered("Source Account").length;
    const before = accounts();
    fireEvent.click(field("Schedule transfer"));
    expect(accounts()).toBe(before - 1);
    await press("Make Transfer");
    expect(screen.getByText("Frequency is required")).toBeTruthy();
    fireEvent.click(screen.getByRole("tab", { name: "Between Own Accounts" }));
    expect(screen.getByRole("alertdialog").textContent).toContain("Entered data will be lost.");
  });

  it("a description is limited to 25 characters", async () => {
    await transfers();
    pressKeys(field("Description, row 1"), "Rent of the new warehouse at Tema");
    expect(field("Description, row 1").value).toBe("Rent of the new warehouse");
  });
});

describe("cards typed by hand", () => {
  it("a row gets the name of the card's holder when the customer is found", async () => {
    await openHand("/prepaidCardLoad", "Bulk Card Load");
    type("Customer ID, row 1", "12345");
    await wait(600);
    expect(field("Beneficiary Name, row 1").value).toBe("Kwabena Antwi");
    expect(field("Phone Number, row 1").value).toBe("0240012345");
    type("Customer ID, row 1", "0999");
    await wait(600);
    expect(within(rows()[0] as HTMLElement).getByText("Could not validate your card.")).toBeTruthy();
  });
});
