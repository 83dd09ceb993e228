import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { StatementsService } from "../../../application/accounts/statements-service";
import type { Period } from "../../../domain/calendar";
import { ghs, moneyOf } from "../../../domain/money";
import type { BankRequest } from "../../../domain/requests/request";
import { fail, ok } from "../../../domain/result";
import { TrendsStore } from "../../../ui/dashboard/dashboard-store";
import { anAccountPayee } from "../../support/a-beneficiary";
import { aMovement } from "../../support/a-movement";
import { anAccount, anotherAccount } from "../../support/a-payment";
import { requestOf } from "../../support/a-person";
import { aRequestOf } from "../../support/a-request";
import { aUser } from "../../support/a-session";
import { InMemoryBank } from "../../support/in-memory-bank";
import type { InMemoryPerson } from "../../support/in-memory-person";
import { ama, efua, field, kofi, openWorkspace, press, settle, signedIn, type } from "../a-workspace";

const refusal = fail({ kind: "refused", message: "Not now" } as const);
const widget = (name: string) => screen.getByRole("region", { name });
const rowsOf = (name: string) =>
  within(within(widget(name)).getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

/** Returns a bank whose active account has the given number of transactions, and another account two. */
function aBankWith(transactions: number) {
  const bank = new InMemoryBank();
  const of = (account: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      of: account,
      movement: aMovement({ narration: `${account} ${count - place}` }),
    }));
  bank.movements = [...of(anotherAccount().number, 2), ...of(anAccount().number, transactions)];
  return bank;
}

/** Replaces calls of every person who signs in, for one test. */
function workspaceAnswering<Port extends "accounts" | "statements">(
  port: Port,
  calls: Partial<InMemoryPerson[Port]>,
): (bank?: InMemoryBank) => Promise<unknown> {
  return async (bank = new InMemoryBank()) => {
    const opened = await openWorkspace(ama, "/transfers", { bank });
    Object.assign(opened.person[port], calls);
    screen.getByRole("link", { name: "Dashboard" }).click();
    await settle();
    return opened;
  };
}

describe("Accounts", () => {
  it("an account card has a line of 30 days with the change in words, if the bank states balances", async () => {
    const bank = aBankWith(2);
    await openWorkspace(ama, "/dashboard", { bank });
    await settle();
    const cards = within(widget("Accounts")).getAllByRole("listitem");
    const [card] = cards;
    expect(card?.querySelectorAll(".account-trend polyline")).toHaveLength(1);
    expect(card?.textContent).toMatch(/[+−]?\d+\.\d % in 30 days/);
  });

  it("a refused line leaves those of later accounts, and an older or left load asks no further", async () => {
    const accounts = [anAccount(), anotherAccount()];
    const asked: ((answer: Awaited<ReturnType<StatementsService["trend"]>>) => void)[] = [];
    const trend = () => new Promise((resolve) => asked.push(resolve));
    const trends = new TrendsStore({ accounts }, {
      statementsService: { trend },
      clock: { now: () => 0 },
      log: { warn: () => {} },
    } as unknown as ConstructorParameters<typeof TrendsStore>[1]);
    const answer = async (at: number, given: Parameters<(typeof asked)[0]>[0]) => {
      asked[at]?.(given);
      await settle();
    };
    const leave = trends.follow();
    void trends.load();
    await answer(0, ok([1]));
    expect([asked.length, trends.trends.size]).toEqual([2, 0]);
    await answer(1, refusal);
    await answer(2, ok([2]));
    expect([...trends.trends]).toEqual([[anotherAccount().number, [2]]]);
    void trends.load();
    leave();
    await answer(3, ok([3]));
    expect([asked.length, trends.trends.size]).toEqual([4, 1]);
  });

  it("an account card shows name, number, type and both balances with the currency @S1-1-04 @S1-2.10-22", async () => {
    const bank = new InMemoryBank();
    const money = (minor: number) => ({ minor, currency: "USD" });
    bank.accounts = [
      anAccount({ name: "Cocoa", type: "Foreign", currency: "USD", available: money(900_00), book: money(1_000_50) }),
    ];
    await openWorkspace(ama, "/dashboard", { bank });
    const [card] = within(widget("Accounts")).getAllByRole("listitem");
    const texts = [...(card?.querySelectorAll("button, .account-kind > *, dt, dd") ?? [])].map((e) => e.textContent);
    expect(texts).toEqual([
      "Cocoa",
      anAccount().number,
      "Foreign",
      "Available balance",
      "USD 900.00",
      "Book balance",
      "USD 1,000.50",
    ]);
  });
});

describe("Beneficiaries", () => {
  it.each([375, 768, 1440, 1920])("the beneficiaries widget is shown at %i pixels @S1-2.10-18", async (width) => {
    await openWorkspace(ama, "/dashboard", { width });
    expect(within(widget("Beneficiaries")).getByRole("link").getAttribute("href")).toBe("/beneficiaries");
  });

  it("the beneficiaries widget lists four saved accounts, and Pay opens the form of their bank filled in @S1-2.10-21 @S2-2.1-17", async () => {
    const bank = new InMemoryBank();
    bank.beneficiaries = Array.from({ length: 5 }, (_, at) => ({
      ...anAccountPayee({ name: `Payee ${at}`, route: at === 0 ? "instant" : "sameBank" }),
      id: `B${at}`,
    }));
    await openWorkspace(ama, "/dashboard", { bank });
    const names = within(widget("Beneficiaries")).getAllByRole("listitem");
    expect(names.map((row) => row.querySelector("strong")?.textContent)).toEqual(
      [0, 1, 2, 3].map((at) => `Payee ${at}`),
    );
    await press("Pay Payee 1");
    await settle();
    expect(screen.getByRole("tab", { name: "To Asempa Bank", selected: true })).toBeTruthy();
    // The fields of a saved account appear once the bank does not find it.
    const destination = await screen.findByLabelText<HTMLInputElement>("Destination Account");
    expect(destination.value).toBe(anAccountPayee().account);
  });
});

describe("Recent Transactions", () => {
  it("the dashboard sums the available balances by currency, of accounts with billions too", async () => {
    const bank = new InMemoryBank();
    bank.accounts = [
      anAccount({ available: ghs(1_500_000_000_000_00), number: "1020304050601" }),
      anAccount({ available: moneyOf(900_00, "USD"), number: "1020304050602" }),
      anAccount({ available: ghs(-1), number: "1020304050603" }),
    ];
    await openWorkspace(ama, "/dashboard", { bank });
    expect(screen.getByText("Available in all accounts").parentElement?.textContent).toBe(
      "Available in all accounts GHS 1,499,999,999,999.99USD 900.00",
    );
  });

  it("Recent Transactions lists the newest five transactions of the active account @S1-4-43 @S1-1-05", async () => {
    await openWorkspace(ama, "/dashboard", { bank: aBankWith(7) });
    const of = anAccount().number;
    expect(rowsOf("Recent Transactions")).toEqual(
      [7, 6, 5, 4, 3].map((place) => `Credit20 Nov 2026${of} ${place}+GHS 250.50`),
    );
  });

  it("the active account is the first one listed, although another one is the primary account @S1-3-34", async () => {
    const bank = aBankWith(1);
    bank.accounts = [anAccount(), anotherAccount({ isPrimary: true })];
    await openWorkspace(ama, "/dashboard", { bank });
    expect(rowsOf("Recent Transactions")).toEqual([`Credit20 Nov 2026${anAccount().number} 1+GHS 250.50`]);
    expect(field("Account").value).toContain(anAccount().number);
  });

  it("Recent Transactions says that an account has no transactions", async () => {
    await openWorkspace(ama, "/dashboard", { bank: aBankWith(0) });
    within(widget("Recent Transactions")).getByText("There were no transactions in the last 12 months");
  });

  it("Recent Transactions shows placeholders while the transactions load", async () => {
    await workspaceAnswering("statements", { movements: () => new Promise(() => {}) })();
    within(widget("Recent Transactions")).getByRole("status", { name: "Loading" });
  });

  it("Recent Transactions fails without the other widgets, and loads again on request @S1-4-43", async () => {
    const answers = [refusal, ok({ movements: [aMovement()], bookFormats: [] })];
    await workspaceAnswering("statements", {
      movements: async (_: unknown, balances?: string) => (balances ? refusal : (answers.shift() ?? refusal)),
    })();
    within(widget("Recent Transactions")).getByRole("alert");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    await press("Try again", widget("Recent Transactions"));
    expect(rowsOf("Recent Transactions")).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("Recent Transactions fails with the accounts, and loads again with them", async () => {
    const answers = [refusal];
    const accounts = ok([anAccount()]);
    await workspaceAnswering("accounts", { list: async () => answers.shift() ?? accounts })();
    within(widget("Recent Transactions")).getByRole("alert");
    await press("Try again", widget("Recent Transactions"));
    expect(rowsOf("Recent Transactions")).toHaveLength(1);
  });

  it("Recent Transactions links to the statement for users with the menu Bank Statements", async () => {
    await openWorkspace(ama, "/dashboard");
    const link = within(widget("Recent Transactions")).getByRole("link", { name: "All Transactions" });
    expect(link.getAttribute("href")).toBe("/bankStatements");
  });

  it("Recent Transactions offers no link to users without the menu Bank Statements", async () => {
    const user = { ...ama, permissions: { ...aUser().permissions, bankStatements: false } };
    await openWorkspace(user, "/dashboard");
    expect(within(widget("Recent Transactions")).queryByRole("link")).toBeNull();
  });
});

describe("Statistics", () => {
  const NONE = "There are no figures for this account and period yet.";
  const pending = () => new Promise<never>(() => {});

  it.each([
    ["accounts", workspaceAnswering("accounts", { list: pending })],
    ["figures", workspaceAnswering("accounts", { expenditure: pending })],
  ])("Statistics shows placeholders while the %s load", async (_, open) => {
    await open();
    within(widget("Statistics")).getByRole("status", { name: "Loading" });
    expect(screen.queryByText(NONE)).toBeNull();
  });

  it.each([
    ["accounts", workspaceAnswering("accounts", { list: async () => refusal })],
    ["figures", workspaceAnswering("accounts", { expenditure: async () => refusal })],
  ])("Statistics says that figures could not be loaded when the %s fail", async (_, open) => {
    await open();
    within(widget("Statistics")).getByText("The figures could not be loaded.");
    expect(screen.queryByText(NONE)).toBeNull();
  });

  it("another start date or end date loads the figures of that period @S1-2.10-17 @S1-2.10-24", async () => {
    const periods: Period[] = [];
    await workspaceAnswering("accounts", {
      expenditure: async (_, period) => {
        periods.push(period);
        return refusal;
      },
    })();
    for (const [label, text] of [
      ["Start date", "1 Nov 2026"],
      ["End date", "31 Dec 2026"],
    ] as const) {
      type(label, text);
      fireEvent.blur(field(label));
      await settle();
    }
    expect(periods).toEqual([
      { start: "2026-10-21", end: "2027-01-19" },
      { start: "2026-11-01", end: "2027-01-19" },
      { start: "2026-11-01", end: "2026-12-31" },
    ]);
  });

  it("Statistics says that there are no figures for a company without accounts", async () => {
    await workspaceAnswering("accounts", { list: async () => ok([]) })();
    within(widget("Statistics")).getByText(NONE);
  });
});

describe("Pending Payments", () => {
  async function openWith(requests: number, user = efua) {
    const bank = new InMemoryBank();
    const { person } = await signedIn(kofi, bank);
    for (let made = 0; made < requests; made++) await requestOf(person);
    return openWorkspace(user, "/dashboard", { bank });
  }
  const offers = (name: string) => within(widget("Pending Payments")).queryByRole("button", { name }) !== null;

  it.each([
    [2, false],
    [3, false],
    [4, true],
  ])("%i pending requests: Show All is offered: %s @S3-2.2-08..09", async (requests, isOffered) => {
    await openWith(requests);
    expect(rowsOf("Pending Payments")).toHaveLength(Math.min(requests, 3));
    expect(offers("Show All")).toBe(isOffered);
  });

  it("the column Amount shows the debit that the sums count, and the charges in it @S3-2.2-03 @S2-9-06", async () => {
    const bank = new InMemoryBank();
    bank.requests = [aRequestOf("otherBank")];
    await openWorkspace(efua, "/dashboard", { bank });
    const [row = ""] = rowsOf("Pending Payments");
    expect(row).toContain("GHS 155.00incl. GHS 5.00 charges");
  });

  it("the column Amount shows the debit of an FX transfer below its amount", async () => {
    const bank = new InMemoryBank();
    const request = { ...aRequestOf("fx"), debit: moneyOf(12_50, "USD") } as BankRequest<"fx">;
    bank.requests = [request];
    await openWorkspace(efua, "/dashboard", { bank });
    expect(rowsOf("Pending Payments")[0]).toContain("GHS 150.00Debit USD 12.50");
  });

  it("Show All shows every pending request and is then gone @S3-2.2-09", async () => {
    await openWith(5);
    await press("Show All");
    expect(rowsOf("Pending Payments")).toHaveLength(5);
    expect(offers("Show All")).toBe(false);
  });

  it.each([
    ["Authorizer", true],
    ["Initiator & Authorizer", true],
    ["Initiator", false],
    ["Viewer", false],
  ] as const)(
    "the role %s is offered View All Requests: %s @S3-2.2-11 @S1-6-18 @S3-2.2-13",
    async (role, isOffered) => {
      await openWith(1, { ...efua, roles: [role] });
      expect(offers("View All Requests")).toBe(isOffered);
    },
  );

  it("a user without the permission for pending requests does not see the widget @S3-2.2-13", async () => {
    const permissions = { ...efua.permissions, pendingRequests: false };
    await openWorkspace({ ...efua, permissions }, "/dashboard");
    expect(widget("Recent Transactions")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Pending Payments" })).toBeNull();
  });

  it("View All Requests opens the first tabs of Pending Requests @S3-2.2-12", async () => {
    await openWith(1);
    await press("View All Requests");
    expect(window.location.pathname).toBe("/pendingRequests");
    const chosen = screen.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);
    expect(chosen.map((title) => title?.replace(/\d+$/, ""))).toEqual(["Transfers", "Between Own Accounts"]);
  });
});

describe("the morning line", () => {
  it("shows the time to the cut-off, and what each paying account holds after all waiting requests", async () => {
    const bank = new InMemoryBank();
    // Without its first part, the name of an account must still differ from those of the others.
    const names = ["Adom - Reserve", "Adom Payroll - GHS", "Adom Operations - GHS"];
    bank.accounts = names.map((name, index) =>
      anAccount({ name, number: `102030405060${index}`, available: ghs(9_00) }),
    );
    const { person } = await signedIn(kofi, bank);
    for (const [index, source] of bank.accounts.entries()) {
      const destination = bank.accounts[(index + 1) % names.length] ?? source;
      await requestOf(person, { source, destination, amount: ghs(index + 1) });
    }
    await openWorkspace(efua, "/dashboard", { bank });
    const line = (await screen.findByText("Balance after all approvals")).parentElement;
    screen.getByText(/^12:00 cut-off in \d+ h( \d+ min)?$/);
    const rows = within(line as HTMLElement).getAllByRole("term");
    expect(rows.map((row) => [row.textContent, row.nextElementSibling?.textContent])).toEqual([
      ["Reserve", "GHS 9.02"],
      ["Adom Payroll - GHS", "GHS 8.99"],
      ["Adom Operations - GHS", "GHS 8.99"],
    ]);
  });
});
