import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { anAccountPayee } from "../../support/a-beneficiary";
import { anAccount, anotherAccount } from "../../support/a-payment";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, enterCode, field, offered, openWorkspace, press, settle, type } from "../a-workspace";

async function open(tab: string, bank = new InMemoryBank()) {
  const opened = await openWorkspace(ama, "/transfers", { bank });
  fireEvent.click(screen.getByRole("tab", { name: tab }));
  await settle();
  return opened;
}

describe("transfer types", () => {
  it("the form To Another Bank offers exactly Instant and Non-instant, each with its own banks @S2-3-047 @S2-7-07", async () => {
    const { person } = await open("To Another Bank");
    const banks = vi.spyOn(person.transferLookups, "banks");
    expect(offered("Transfer Type")).toEqual(["Instant", "Non-instant"]);
    for (const speed of ["instant", "nonInstant"] as const) {
      type("Transfer Type", speed);
      await settle();
      expect(banks).toHaveBeenLastCalledWith(speed);
    }
  });
});

describe.each(["Between Own Accounts", "To Asempa Bank", "To Another Bank"])("the schedule of %s", (tab) => {
  it("a switch shows the frequency, and a frequency shows its day @S2-3-034 @S2-3-165..169", async () => {
    await open(tab);
    expect(screen.queryByLabelText("Frequency")).toBeNull();
    fireEvent.click(field("Schedule transfer"));
    expect(field("Frequency").value).toBe("");
    const choices = [...field("Frequency").querySelectorAll("option:not([disabled])")];
    expect(choices.map((choice) => [choice.textContent, choice.getAttribute("value")])).toEqual([
      ["Daily", "daily"],
      ["Weekly", "weekly"],
      ["Monthly", "monthly"],
      ["Quarterly", "quarterly"],
      ["Special Date", "specialDate"],
    ]);
    expect([screen.queryByLabelText("Start Date"), screen.queryByLabelText("Special Date")]).toEqual([null, null]);
    type("Frequency", "monthly");
    expect(field("Start Date").value).toBe("");
    type("Frequency", "specialDate");
    expect(field("Special Date").value).toBe("");
    expect(screen.queryByLabelText("Start Date")).toBeNull();
  });
});

it("a transfer within the bank can be paid from any own account, in any currency @S2-2.1-34", async () => {
  const bank = new InMemoryBank();
  bank.accounts = [anAccount(), anotherAccount(), anAccount({ number: "1020304050609", currency: "USD" })];
  await open("To Asempa Bank", bank);
  expect(offered("Source Account").map((text) => text?.match(/\d{13}/)?.[0])).toEqual([
    anAccount().number,
    anotherAccount().number,
    "1020304050609",
  ]);
});

describe("the source account of a new form", () => {
  const forms = [
    ["/transfers", "Between Own Accounts"],
    ["/transfers", "To Asempa Bank"],
    ["/transfers", "To Another Bank"],
    ["/transfers", "Bulk Transfer"],
    ["/mobileMoney", "Mobile Money Transfer"],
    ["/prepaidCardLoad", "Single Card Load"],
    ["/fxTransferRate", "FX Transfer Request"],
  ] as const;
  const primary = anotherAccount({ isPrimary: true });
  const begins = async (path: string, tab: string, accounts: InMemoryBank["accounts"]) => {
    const bank = new InMemoryBank();
    bank.accounts = accounts;
    await openWorkspace(ama, path, { bank });
    fireEvent.click(screen.getByRole("tab", { name: tab }));
    await settle();
    return field("Source Account").value;
  };

  it.each(forms)("at %s, %s, is the primary one of several", async (path, tab) => {
    expect(await begins(path, tab, [anAccount(), primary])).toContain(primary.number);
  });

  it.each(forms)("at %s, %s, is the only one", async (path, tab) => {
    expect(await begins(path, tab, [anAccount()])).toContain(anAccount().number);
  });

  it.each(forms)("at %s, %s, is chosen by the user if none is primary", async (path, tab) => {
    expect(await begins(path, tab, [anAccount(), anotherAccount()])).toBe("");
  });
});

describe("a saved beneficiary", () => {
  const savedBank = () => {
    const bank = new InMemoryBank();
    bank.beneficiaries = [
      { ...anAccountPayee({ name: "Payroll", route: "sameBank", account: "1020304050608" }), id: "B1" },
      { ...anAccountPayee(), id: "B2" },
    ];
    return bank;
  };

  it.each([
    ["To Asempa Bank", "B1", "1020304050608"],
    ["To Another Bank", "B2", "1441000234567"],
  ])(
    "the form %s is filled in from the beneficiary %s, whose id is sent @S2-2.1-33 @S2-3-027",
    async (tab, id, number) => {
      const { person } = await open(tab, savedBank());
      const prepare = vi.spyOn(person.payments, "prepare");
      type("Source Account", "1020304050607");
      await settle();
      type("Saved Beneficiary", number);
      expect(screen.queryByLabelText("Destination Account")).toBeNull();
      await press("Change");
      expect(field("Destination Account").value).toBe(number);
      expect(document.activeElement).toBe(field(tab === "To Another Bank" ? "Bank" : "Destination Account"));
      type("Amount", "10");
      type("Narration", "Float");
      await expect
        .poll(() => button("Make Transfer").getAttribute("aria-disabled"), { timeout: 10_000 })
        .not.toBe("true");
      await press("Make Transfer");
      expect(screen.getByRole("dialog").textContent).toMatch(/Balance after.*Arrival/);
      await enterCode(await person.codeSent());
      expect(prepare.mock.lastCall?.[0]).toMatchObject({ beneficiaryId: id });
    },
  );
});

it("a phone shows every kind of transfer as a button instead of as a tab @S2-2.1-08..09", async () => {
  await openWorkspace(ama, "/transfers", { width: 375 });
  expect(screen.queryAllByRole("tab")).toEqual([]);
  const kinds = within(screen.getByRole("main"))
    .getAllByRole("button")
    .map((kind) => kind.getAttribute("aria-label"));
  expect(kinds).toEqual([
    "Between Own Accounts",
    "To Asempa Bank",
    "To Another Bank",
    "Bulk Transfer: File Upload",
    "Bulk Transfer: Manual Entry",
  ]);
  await press("To Asempa Bank");
  expect(field("Destination Account").value).toBe("");
  expect(screen.queryAllByRole("tab")).toEqual([]);
});
