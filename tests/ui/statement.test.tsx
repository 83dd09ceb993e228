import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ghs } from "../../domain/money";
import { formatMoney } from "../../ui/shared/format";
import { aMovement } from "../support/a-movement";
import { anAccount } from "../support/a-payment";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, field, openWorkspace, press, settle } from "./a-workspace";

/** Returns a bank whose active account has transactions with these amounts, in minor units. */
function aBankWith(...minors: number[]) {
  const bank = new InMemoryBank();
  bank.movements = minors.map((minor) => ({ of: anAccount().number, movement: aMovement({ amount: ghs(minor) }) }));
  return bank;
}
const amounts = (count: number) => Array.from({ length: count }, (_, place) => 100 + place);
const LATEST = "The latest 20 transactions are shown. A downloaded statement has all of them.";
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);

describe("the list of a statement", () => {
  it("a period with exactly 20 transactions does not claim to have more", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(20)) });
    screen.getByText("1-10 from 20");
    expect(screen.queryByText(LATEST)).toBeNull();
  });

  it("a period with 21 transactions says that the latest 20 are shown", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(21)) });
    screen.getByText("1-10 from 20");
    screen.getByText(LATEST);
  });
});

describe("the filter of a statement", () => {
  it("the default maximum hides no amount above 100000.00", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(250_000_05, 5_00) });
    await press("Filter Type");
    expect(field("To").value).toBe("250000.05");
    await press("Apply");
    expect(rows()).toHaveLength(2);
    screen.getByText("Filter on: 2 of 2 transactions");
  });
});

describe("the download of a statement", () => {
  const choose = (name: string) => act(() => fireEvent.click(screen.getByRole("radio", { name })));
  const offered = () => screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value);

  it("PDF and Excel come first, and the formats for bookkeeping below them", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    await press("Download Statement");
    expect(offered()).toEqual(["pdf", "excel", "csv", "camt053"]);
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
  ])("%s is saved, and only one format can be chosen", async (label, extension) => {
    const { saved } = await openWorkspace(ama, "/bankStatements", { bank: aBankWith(5_00) });
    await press("Download Statement");
    choose("camt.053");
    choose("PDF");
    choose(label);
    expect(screen.getAllByRole("radio").filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1);
    await press("Download");
    expect(saved).toEqual([`${anAccount().number.slice(0, 8)}xxxxx.${extension}`]);
    screen.getByText("Statement Download started");
  });

  it("a bank without the formats for bookkeeping is not asked for them", async () => {
    const bank = aBankWith(5_00);
    bank.bookFormats = [];
    await openWorkspace(ama, "/bankStatements", { bank });
    await press("Download Statement");
    expect(offered()).toEqual(["pdf", "excel"]);
    expect(screen.queryByRole("radiogroup", { name: "For bookkeeping" })).toBeNull();
  });

  it("a file that breaks off is not saved", async () => {
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
