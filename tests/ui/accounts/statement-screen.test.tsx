import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Account } from "../../../domain/accounts/account";
import { ghs, moneyOf } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import { StatementStore } from "../../../ui/accounts/statement-store";
import { formatMoney } from "../../../ui/kit/format";
import { aMovement } from "../../support/a-movement";
import { anAccount, anotherAccount } from "../../support/a-payment";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, enterCode, field, offered, openWorkspace, press, settle, type } from "../a-workspace";

/** Returns a bank whose active account has transactions with these amounts, in minor units. */
function aBankWith(...minors: number[]) {
  const bank = new InMemoryBank();
  bank.movements = minors.map((minor) => ({ of: anAccount().number, movement: aMovement({ amount: ghs(minor) }) }));
  return bank;
}
const amounts = (count: number) => Array.from({ length: count }, (_, place) => 100 + place);
const LATEST = "The latest 20 transactions are shown. A downloaded statement has all of them.";
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);
const shownInColumn = (at: number) => rows().map((row) => within(row).getAllByRole("cell")[at]?.textContent);
const shownAmounts = () => shownInColumn(3);
const textAfter = (term: HTMLElement) => term.nextElementSibling?.textContent;
const refusal = (message: string | undefined) => fail({ kind: "refused", message } as const);

describe("the list of a statement", () => {
  it("a period with exactly 20 transactions does not claim to have more @S1-3-42", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(20)) });
    screen.getByText("1-10 from 20");
    expect(screen.queryByText(LATEST)).toBeNull();
  });

  it("a period with 21 transactions shows the first 20, and says so @S1-3-42", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(21)) });
    screen.getByText("1-10 from 20");
    screen.getByText(LATEST);
    const shown = shownAmounts();
    await press("Next page");
    expect([...shown, ...shownAmounts()]).toEqual(amounts(20).map((minor) => `+${formatMoney(ghs(minor))}`));
  });

  it("each transaction has the balance after it, also below a filter", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(30_00, 20_00, 5_00) });
    expect(shownInColumn(4)).toEqual(["GHS 1,000.00", "GHS 970.00", "GHS 950.00"]);
    await press("Filter Type");
    await type("To", "20.00");
    await press("Apply");
    expect(shownInColumn(4)).toEqual(["GHS 970.00", "GHS 950.00"]);
  });

  it.each([
    [0, false],
    [1, true],
  ])("a list whose opening balance is off by %i pesewas says why it has no balances: %s", async (off, isSaid) => {
    const { person } = await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    const balances = { opening: ghs(995_00 + off), closing: ghs(1000_00) };
    const listed = { movements: [aMovement({ amount: ghs(5_00) })], balances, bookFormats: [] };
    person.statements.movements = async () => ok(listed);
    await press("Refresh");
    const note = screen.queryByText(/^The listed transactions do not lead to the closing balance/);
    expect([shownInColumn(4), note !== null]).toEqual([[isSaid ? undefined : "GHS 1,000.00"], isSaid]);
  });

  it("a newly loaded statement begins at page 1 @S1-9-05", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(20)) });
    await press("Next page");
    screen.getByText("11-20 from 20");
    await press("Refresh");
    screen.getByText("1-10 from 20");
  });

  it("a period with only another end or start is requested immediately @S1-4-32", async () => {
    const { services } = await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    const store = new StatementStore(services);
    await store.open();
    const movements = vi.spyOn(services.statementsService, "movements");
    const { start, end } = store.period;
    await store.choosePeriod({ start, end: start });
    await store.choosePeriod({ start: end, end: start });
    await store.choosePeriod({ start: end, end });
    expect(movements.mock.calls.map(([{ period }]) => period)).toEqual([
      { start, end: start },
      { start: end, end: start },
      { start: end, end },
    ]);
  });

  it.each([
    [20, { "Total credits": "GHS 21.90", "Total debits": "GHS 0.00" }],
    [21, {}],
  ])("the balances of a period with %i transactions have its totals only if all are loaded", async (count, totals) => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(count)) });
    const labels = ["Opening balance", "Closing balance", "Total credits", "Total debits"];
    const facts = labels.flatMap((label) => screen.queryAllByText(label).map((term) => [label, textAfter(term)]));
    const { "Opening balance": opening, "Closing balance": closing, ...others } = Object.fromEntries(facts);
    expect(closing).toBe("GHS 1,000.00");
    expect(opening).toBe(formatMoney(ghs(1000_00 - amounts(count).reduce((sum, each) => sum + each, 0))));
    expect(others).toEqual(totals);
  });

  it.each([
    ["another opening balance", { opening: ghs(1), closing: ghs(1000_00) }, "GHS"],
    ["a movement in another currency", { opening: ghs(995_00), closing: ghs(1000_00) }, "USD"],
  ])("totals are not stated if they do not lead to the closing balance: %s", async (_, balances, currency) => {
    const { services } = await openWorkspace(ama, "/bankStatements", { bank: aBankWith() });
    const movements = [aMovement({ amount: moneyOf(5_00, currency) })];
    vi.spyOn(services.statementsService, "movements").mockResolvedValue(
      ok({ movements, balances, hasMore: false, bookFormats: [] }),
    );
    const store = new StatementStore(services, {});
    await store.open();
    expect([store.balances, store.turnover]).toEqual([balances, undefined]);
  });

  it("a reload opens the chosen account and period again", async () => {
    const { services } = await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    await press("Last month");
    const { handover } = window.history.state;
    const reloaded = new StatementStore(services, handover);
    await reloaded.open();
    expect(reloaded.period).toEqual({ start: "2026-10-01", end: "2026-10-31" });
    expect(handover.account).toBe(0);
  });

  it("a file is said to ignore the filter, and a filter to search only the latest transactions", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(21)) });
    await press("Filter Type");
    await press("Apply");
    screen.getByText("Filter on: 20 of the latest 20 transactions");
    await press("Download Statement");
    screen.getByText("The filter does not apply here: this has all transactions of the period.");
  });

  it("the account selector offers every account of the company, the first one chosen @S1-2.12-01 @S1-3-34", async () => {
    const bank = aBankWith(5_00);
    bank.accounts = [anAccount(), anotherAccount({ isPrimary: true })];
    await openWorkspace(ama, "/bankStatements", { bank });
    expect(field("Account").value).toContain(anAccount().number);
    const numbers = offered("Account").map((text) => text?.match(/\d{13}/)?.[0]);
    expect(numbers).toEqual([anAccount().number, anotherAccount().number]);
  });

  it("a statement that the bank refuses is logged, and no message is shown @S1-8-09..10", async () => {
    const { services, warnings } = await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    Object.assign(services.statements, { movements: async () => refusal("The archive is closed.") });
    await press("Refresh");
    screen.getByText("There are no transactions.");
    screen.getByText("The statement could not be loaded, so there may be some.");
    expect(warnings).toContain("The statement did not load: refused");
    expect(screen.queryByText("The archive is closed.")).toBeNull();
    expect([screen.queryByRole("dialog"), screen.queryByRole("alertdialog")]).toEqual([null, null]);
    Object.assign(services.statements, { movements: async () => ok({ movements: [], bookFormats: [] }) });
    await press("Load again");
    screen.getByText("There are no transactions.");
    expect(screen.queryByText("The statement could not be loaded, so there may be some.")).toBeNull();
  });
});

describe("the filter of a statement", () => {
  it("the dialog has its title, and three types of operation in order @S1-2.12-09 @S1-2.12-10", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    await press("Filter Type");
    const dialog = screen.getByRole("dialog", { name: "Transaction History Filter" });
    const operations = within(dialog).getByRole("radiogroup", { name: "Type of operation" });
    const names = within(operations)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent);
    expect(names).toEqual(["All", "Credit", "Debit"]);
  });

  it("the default maximum hides no amount above 100000.00", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(250_000_05, 5_00) });
    await press("Filter Type");
    expect(field("To").value).toBe("250000.05");
    await press("Apply");
    expect(rows()).toHaveLength(2);
    screen.getByText("Filter on: 2 of 2 transactions");
  });

  it("Cancel keeps the filter of the list, and what was typed is forgotten @S1-2.12-16", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00, 50_00) });
    await press("Filter Type");
    type("From", "10");
    await press("Apply");
    await press("Filter Type");
    type("From", "1");
    await press("Cancel");
    screen.getByText("Filter on: 1 of 2 transactions");
    expect(shownAmounts()).toEqual(["+GHS 50.00"]);
    await press("Filter Type");
    expect(field("From").value).toBe("10.00");
  });

  it("Reset Filter in the dialog shows all transactions again, and sets the fields back @S1-2.12-05 @S1-2.12-18", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00, 50_00) });
    const typed = { From: "10", To: "20", Narration: "Kumasi" };
    await press("Filter Type");
    fireEvent.click(screen.getByRole("radio", { name: "Credit" }));
    for (const [label, text] of Object.entries(typed)) type(label, text);
    await press("Apply");
    screen.getByText("Filter on: 0 of 2 transactions");
    await press("Filter Type");
    await press("Reset Filter", screen.getByRole("dialog"));
    expect(shownAmounts()).toEqual(["+GHS 5.00", "+GHS 50.00"]);
    await press("Filter Type");
    expect(Object.keys(typed).map((label) => field(label).value)).toEqual(["0.00", "100000.00", ""]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "All" }).checked).toBe(true);
  });

  /** Opens the statement of a company with accounts in two currencies, with a filter of at most GHS 10.00. */
  async function openFiltered(other: Account) {
    const bank = new InMemoryBank();
    bank.accounts = [anAccount(), other];
    bank.movements = [anAccount(), other].map(({ number, currency }) => ({
      of: number,
      movement: aMovement({ amount: moneyOf(50_00, currency) }),
    }));
    await openWorkspace(ama, "/bankStatements", { bank });
    await press("Filter Type");
    type("To", "10");
    await press("Apply");
    screen.getByText("Filter on: 0 of 1 transactions");
    type("Account", other.number);
    await settle();
  }

  it("a filter does not apply to an account in another currency", async () => {
    await openFiltered(anotherAccount({ currency: "USD", book: moneyOf(500_00, "USD") }));
    expect(shownAmounts()).toEqual(["+USD 50.00"]);
    expect(screen.queryByText(/^Filter on/)).toBeNull();
  });

  it("a filter stays for another account in the same currency", async () => {
    await openFiltered(anotherAccount());
    screen.getByText("Filter on: 0 of 1 transactions");
  });
});

describe("the e-mail of a statement", () => {
  it("an e-mail that the bank refuses without a reason ends in a failure dialog @S1-2.8-01 @S1-4-28", async () => {
    const { person, services } = await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    const prepareEmail = () => ({ intent: undefined, submit: async () => refusal(undefined) });
    Object.assign(services.statements, { prepareEmail });
    await press("Email Statement");
    await press("Continue");
    for (const text of [anAccount().number, "21 Oct 2026", ama.email])
      expect(screen.getByRole("dialog").textContent).toContain(text);
    await enterCode(await person.codeSent());
    const dialog = screen.getByRole("alertdialog", { name: "Failed" });
    within(dialog).getByText("The statement could not be sent. Please try again.");
  });
});

describe("the order of an official statement", () => {
  it("a Viewer sees no button to order an official statement", async () => {
    await openWorkspace({ ...ama, roles: ["Viewer"] }, "/bankStatements");
    button("Download Statement");
    expect(screen.queryByRole("button", { name: "Official Statement" })).toBeNull();
  });

  /** Orders the statement of the default period for Accra Main. */
  async function order() {
    await press("Official Statement");
    await type("Branch", "node/1");
    await press("Order Statement");
  }

  it("an ordered statement is listed afterwards", async () => {
    const { person } = await openWorkspace(ama, "/bankStatements");
    await order();
    await enterCode(await person.codeSent());
    await press("Close", screen.getByRole("alertdialog"));
    await press("Official Statement");
    fireEvent.click(screen.getByRole("tab", { name: "Ordered so far" }));
    const [row = document.body] = within(screen.getByRole("table", { name: "Ordered official statements" }))
      .getAllByRole("row")
      .slice(1);
    for (const text of ["Ordered", "21 Oct 2026 – 20 Nov 2026", "Accra Main", "Ama Owusu", "Free", /^OS-/])
      within(row).getByText(text);
  });

  it("a statement that was ordered today is refused before a code is requested, and the form stays", async () => {
    const { person, bank } = await openWorkspace(ama, "/bankStatements");
    await order();
    await enterCode(await person.codeSent());
    await press("Close", screen.getByRole("alertdialog"));
    await order();
    within(screen.getByRole("alertdialog", { name: "Failed" })).getByText(/already ordered today. Reference: OS-/);
    expect(bank.officialStatements).toHaveLength(1);
    await press("Close", screen.getByRole("alertdialog"));
    button("Order Statement");
  });

  it("a bank without the list of orders gets only new ones", async () => {
    const bank = new InMemoryBank();
    bank.officialStatements = undefined;
    await openWorkspace(ama, "/bankStatements", { bank });
    await press("Official Statement");
    button("Order Statement");
    expect(screen.queryByRole("tab")).toBeNull();
  });

  it("branches that cannot be looked up are reported, and can be looked up again", async () => {
    const { person } = await openWorkspace(ama, "/bankStatements");
    const { branchDirectory } = person;
    const { branches } = branchDirectory;
    branchDirectory.branches = async () => fail({ kind: "unreachable" });
    await press("Official Statement");
    screen.getByText("The branches could not be looked up.");
    branchDirectory.branches = branches;
    await press("Try again");
    expect(screen.queryByText("The branches could not be looked up.")).toBeNull();
  });

  it("an official statement is not sent to an invalid e-mail address", async () => {
    await openWorkspace(ama, "/bankStatements");
    await press("Official Statement");
    fireEvent.click(screen.getByLabelText("Send by e-mail"));
    await type("E-mail", "office at adom");
    await press("Order Statement");
    screen.getByText("E-mail is not valid");
    expect(screen.queryByRole("dialog", { name: "Confirm order" })).toBeNull();
  });
});

describe("the download of a statement", () => {
  const choose = (name: string) => act(() => fireEvent.click(screen.getByRole("radio", { name })));
  const formats = () =>
    within(screen.getByRole("group", { name: "Format" }))
      .getAllByRole("radio")
      .map((radio) => (radio as HTMLInputElement).value);

  it("PDF and Excel come first, and the formats for bookkeeping below them @S1-2.1-32", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    await press("Download Statement");
    expect(formats()).toEqual(["pdf", "excel", "csv", "camt053"]);
    const forBooks = within(screen.getByRole("radiogroup", { name: "For bookkeeping" }));
    expect(forBooks.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "CSV",
      "camt.053",
    ]);
  });

  it.each([
    ["CSV", "csv"],
    ["camt.053", "xml"],
    ["Excel", "xlsx"],
  ])("%s is saved, and only one format can be chosen @S1-4-30", async (label, extension) => {
    const { saved } = await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    await press("Download Statement");
    choose("camt.053");
    choose("PDF");
    choose(label);
    const chosen = screen.getAllByRole("radio", { name: /^(PDF|Excel|CSV|camt)/ });
    expect(chosen.filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1);
    await press("Download");
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatch(new RegExp(`^${anAccount().number.slice(0, 8)}xxxxx_.*_Asempa-Bank\\.${extension}$`));
    screen.getByText("Statement Download started");
  });

  it.each(["PDF", "Excel", "CSV", "camt.053"])("all accounts are saved as %s in one archive", async (label) => {
    const bank = aBankWith(5_00);
    const { saved } = await openWorkspace(ama, "/bankStatements", { bank });
    await press("Download Statement");
    choose(label);
    choose(`All ${bank.accounts.length} accounts, one file each in a ZIP archive`);
    await press("Download");
    const [archive, ...files] = saved;
    expect(archive).toMatch(/^Statements_2026-10-21_2027-01-19_.*\.zip$/);
    expect(files).toHaveLength(bank.accounts.length);
  });

  it("chosen accounts are saved in one archive, and a download needs at least one", async () => {
    const bank = aBankWith(5_00);
    const [first = anAccount()] = bank.accounts;
    bank.accounts = [first.number, "1021000000104", "1021000000112"].map((number) => ({ ...first, number }));
    const { saved } = await openWorkspace(ama, "/bankStatements", { bank });
    await press("Download Statement");
    choose("Chosen accounts, one file each in a ZIP archive");
    const [own, second] = screen.getAllByRole("checkbox");
    fireEvent.click(own as HTMLElement);
    await press("Download");
    expect(saved).toEqual([]);
    screen.getByText("Choose at least one account.");
    fireEvent.click(own as HTMLElement);
    fireEvent.click(second as HTMLElement);
    await press("Download");
    const [archive, ...files] = saved;
    expect(archive).toMatch(/^Statements_.*\.zip$/);
    expect(files).toHaveLength(2);
  });

  it("a bank without the formats for bookkeeping is not asked for them", async () => {
    const bank = aBankWith(5_00);
    bank.bookFormats = [];
    await openWorkspace(ama, "/bankStatements", { bank });
    await press("Download Statement");
    expect(formats()).toEqual(["pdf", "excel"]);
    expect(screen.queryByRole("radiogroup", { name: "For bookkeeping" })).toBeNull();
  });

  it("a file that breaks off is not saved @S1-8-08 @S1-8-28", async () => {
    const bank = aBankWith(5_00);
    const { saved } = await openWorkspace(ama, "/bankStatements", { bank });
    bank.hasNoFiles = true;
    await press("Download Statement");
    choose("camt.053");
    await press("Download");
    expect(saved).toEqual([]);
    screen.getByText("Could not download statement, please try again.");
  });
});

describe("the printed statement", () => {
  /** Collects the text of the printed statement each time the page is printed. */
  function collectPrints() {
    const printed: string[] = [];
    vi.stubGlobal("print", () => {
      printed.push(document.querySelector(".printed-statement")?.textContent ?? "");
      window.dispatchEvent(new Event("afterprint"));
    });
    return printed;
  }

  it("a browser that cannot print offers no Print", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(1)) });
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
    fireEvent.keyDown(window, { key: "p", ctrlKey: true });
    await settle();
    expect(document.querySelector(".printed-statement")).toBeNull();
  });

  it("the printed statement names bank, company, account, period and balances, and has all transactions", async () => {
    const printed = collectPrints();
    const count = 30;
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(count)) });
    await press("Print");
    const [sheet = ""] = printed;
    const sum = amounts(count).reduce((one, other) => one + other, 0);
    for (const said of [
      "BankAsempa Bank",
      "CompanyAdom Trading Ltd",
      `Account${anAccount().number}`,
      "From21 Oct 2026",
      "To20 Nov 2026",
      `Opening balance${formatMoney(ghs(1000_00 - sum))}`,
      "Closing balanceGHS 1,000.00",
      `Account type${anAccount().type}`,
      "CurrencyGHS",
      `Total credits${formatMoney(ghs(sum))}`,
      "Total debitsGHS 0.00",
      "Issued20 Nov 2026, 10:00",
    ])
      expect(sheet).toContain(said);
    for (const minor of amounts(count)) expect(sheet).toContain(formatMoney(ghs(minor)));
  });

  it("Ctrl+P prints the statement too, and a second request prints it again", async () => {
    const printed = collectPrints();
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    expect(fireEvent.keyDown(document.body, { key: "p", ctrlKey: true })).toBe(false);
    await settle();
    await press("Print");
    expect(printed).toHaveLength(2);
    for (const sheet of printed) expect(sheet).toContain("GHS 5.00");
    expect(document.querySelector(".printed-statement")).toBeNull();
  });

  it("a statement that the bank cannot issue is not printed, and the reason is shown", async () => {
    const printed = collectPrints();
    const bank = aBankWith(5_00);
    await openWorkspace(ama, "/bankStatements", { bank });
    bank.hasNoFiles = true;
    await press("Print");
    screen.getByRole("alertdialog", { name: "Failed" });
    expect(printed).toEqual([]);
  });
});
