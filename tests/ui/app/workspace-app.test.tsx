import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fail } from "../../../domain/result";
import { permissionsOf } from "../../../domain/session/permissions";
import { homeOf, routes } from "../../../ui/app/routes";
import { requestOf } from "../../support/a-person";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, efua, heading, kofi, openWorkspace, press, settle, signedIn } from "../a-workspace";

const menu = () => within(screen.getByRole("navigation", { name: "Main menu" }));
const menuEntries = () =>
  menu()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the shell", () => {
  it("the header shows company, role and last login, and the window's title contains no account data @S1-2.10-01 @S1-2.10-04", async () => {
    await openWorkspace(kofi, "/dashboard");
    const header = screen.getByRole("banner").textContent;
    expect(header).toContain("Adom Trading Ltd");
    expect(header).toContain("Initiator");
    expect(header).toContain("Last login 19 Nov 2026, 08:00");
    expect(document.title).toBe("Dashboard · Asempa Bank");
  });

  it("the window's title begins with the chosen tab, and each tab row has a name", async () => {
    await openWorkspace(kofi, "/transfers");
    expect(document.title).toBe("Between Own Accounts · Transfers · Asempa Bank");
    fireEvent.click(screen.getByRole("tab", { name: "Bulk Transfer" }));
    await settle();
    expect(document.title).toBe("Bulk Transfer · Transfers · Asempa Bank");
    const names = screen.getAllByRole("tablist").map((row) => row.getAttribute("aria-label"));
    expect(names).toEqual(["Transfers", "Kinds"]);
    fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
    await settle();
    expect(document.title).toBe("Dashboard · Asempa Bank");
  });

  it("the menu lists the permitted pages in order, then Log Out @S1-2.11-13", async () => {
    const few = { ...kofi, permissions: permissionsOf(["My Requests", "Transfers", "Dashboard"]) };
    await openWorkspace(few, "/dashboard");
    expect(menuEntries()).toEqual(["Dashboard", "Transfers", "My Requests", "Log Out"]);
  });

  it.each([
    ["dashboard", "Dashboard", "@S1-2.11-01"],
    ["beneficiaries", "Beneficiaries", "@S1-2.11-02 @S2-6-04"],
    ["transfers", "Transfers", "@S1-2.11-03 @S2-6-01"],
    ["mobileMoney", "Mobile Money", "@S1-2.11-04 @S2-6-02"],
    ["prepaidCardLoad", "Prepaid Card Load", "@S1-2.11-05 @S2-6-03"],
    ["billPayments", "Bill Payments", "@S1-2.11-06"],
    ["fxTransferRate", "FX Transfer and Rates", "@S1-2.11-07 @S2-6-06"],
    ["transactionReports", "Transaction Reports", "@S1-2.11-08"],
    ["scheduleTransfers", "Schedule Transfers", "@S1-2.11-09 @S2-6-05"],
    ["bankStatements", "Bank Statements", "@S1-2.11-10"],
    ["pendingRequests", "Pending Requests", "@S1-2.11-11"],
    ["myRequests", "My Requests", "@S1-2.11-12"],
  ])("the menu of a user without the permission %s lacks only the entry %s %s", async (permission, entry) => {
    await openWorkspace({ ...kofi, permissions: { ...kofi.permissions, [permission]: false } }, "/faq");
    const all = routes.flatMap(({ menu: name }) => name ?? []);
    expect(menuEntries()).toEqual([...all.filter((name) => name !== entry), "Log Out"]);
  });

  it.each([
    [["Initiator", "Authorizer"], "Initiator and Authorizer"],
    [["Single", "Initiator", "Viewer"], "Single, Initiator, Viewer"],
  ] as const)("the header of a user with the roles %j names them as %s @S1-2.10-02..03", async (roles, names) => {
    await openWorkspace({ ...kofi, roles }, "/dashboard");
    expect(screen.getByText(names).closest(".signed-in-as")).toBeTruthy();
  });

  it("a page without permission shows Access Denied inside the shell @S1-2.1-28 @S3-2.6-01", async () => {
    await openWorkspace({ ...kofi, permissions: permissionsOf(["Transfers"]) }, "/dashboard");
    expect(screen.getByText("Access Denied. Sorry, you don't have permission to access this page.")).toBeTruthy();
    expect(menu().getByRole("link", { name: "Transfers" })).toBeTruthy();
  });

  it.each([
    ["/dashboard", "dashboard", ""],
    ["/beneficiaries", "beneficiaries", "@S2-6-04"],
    ["/beneficiaries/add", "beneficiaries", "@S2-6-04 @S2-2-08"],
    ["/transfers", "transfers", "@S2-6-01"],
    ["/mobileMoney", "mobileMoney", "@S2-6-02"],
    ["/prepaidCardLoad", "prepaidCardLoad", "@S2-6-03"],
    ["/billPayments", "billPayments", "@S3-6-06"],
    ["/fxTransferRate", "fxTransferRate", "@S2-6-06"],
    ["/transactionReports", "transactionReports", "@S3-6-08"],
    ["/transactionReports/activity", "companyActivity", ""],
    ["/scheduleTransfers", "scheduleTransfers", "@S2-6-05"],
    ["/bankStatements", "bankStatements", ""],
    ["/pendingRequests", "pendingRequests", "@S3-6-09"],
    ["/myRequests", "myRequests", "@S3-6-07"],
  ])(
    "the page %s is denied to a user who only lacks the permission %s @S1-2.1-27 @S3-6-05 %s",
    async (path, lacking) => {
      await openWorkspace({ ...kofi, permissions: { ...kofi.permissions, [lacking]: false } }, path);
      expect(heading()).toBe("Access Denied");
      expect(screen.getByText("Access Denied. Sorry, you don't have permission to access this page.")).toBeTruthy();
    },
  );

  it.each([
    [["Bank Statements"], "/bankStatements", "Account Statement"],
    [["My Requests", "Transfers"], "/transfers", "Transfers"],
    [[], "/dashboard", "Access Denied"],
  ])("a user with the menus %s is led to %s after signing in @S1-6-22", async (titles, path, title) => {
    await openWorkspace({ ...kofi, permissions: permissionsOf(titles) }, "/");
    expect(window.location.pathname).toBe(path);
    expect(heading()).toBe(title);
  });

  it("a link moves the focus to the heading of its page", async () => {
    await openWorkspace(kofi, "/dashboard");
    fireEvent.click(menu().getByRole("link", { name: "My Requests" }));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "My Requests" }));
    expect(menu().getByRole("link", { name: "My Requests" }).getAttribute("aria-current")).toBe("page");
  });

  it("the menu marks the entry of the page's parent", async () => {
    await openWorkspace(kofi, "/beneficiaries/add");
    const marked = menu()
      .getAllByRole("link")
      .filter((entry) => entry.hasAttribute("aria-current"));
    expect(marked.map((entry) => [entry.textContent, entry.getAttribute("aria-current")])).toEqual([
      ["Beneficiaries", "true"],
    ]);
  });

  it.each([
    ["/", "@S1-2.1-01"],
    ["/login", "@S1-2.1-25 @S1-2.1-29..30"],
    ["/forgot-password", "@S1-2.1-29..30"],
    ["/reset-password", "@S1-2.1-29..30"],
    ["/change-password", "@S1-2.1-29..30"],
    ["/nowhere", "@S1-2.1-31"],
  ])("the path %s redirects a signed-in user to the home page %s", async (path) => {
    await openWorkspace(kofi, path);
    expect(heading()).toBe("Dashboard");
    expect(window.location.pathname).toBe("/dashboard");
  });

  it.each([
    ["/dashboard", "Dashboard", "@S1-2.1-07"],
    ["/beneficiaries", "Beneficiaries", "@S1-2.1-09 @S2-2-04"],
    ["/transfers", "Transfers", "@S1-2.1-08 @S2-2-01"],
    ["/mobileMoney", "Mobile Money: Mobile Money Transfer", "@S1-2.1-12 @S2-2-02"],
    ["/prepaidCardLoad", "Prepaid Card Load", "@S1-2.1-14 @S2-2-03"],
    ["/billPayments", "Bills Payment", "@S1-2.1-13 @S3-2.4-01"],
    ["/fxTransferRate", "FX Transfer and Rates", "@S1-2.1-11 @S2-2-06"],
    ["/transactionReports", "Transaction Reports", "@S1-2.1-17 @S3-2.5-01"],
    ["/scheduleTransfers", "Schedule Transfers", "@S1-2.1-16 @S2-2-05"],
    ["/bankStatements", "Account Statement", "@S1-2.1-15"],
    ["/pendingRequests", "Pending Requests", "@S1-2.1-10 @S3-2.1-01"],
    ["/myRequests", "My Requests", "@S1-2.1-18 @S3-2.3-01"],
  ])("the path %s shows %s %s", async (path, title) => {
    await openWorkspace(ama, path);
    expect([window.location.pathname, heading()]).toEqual([path, title]);
  });

  it.each([
    ["/contact-us", "Contact Us", "@S1-2.1-21"],
    ["/faq", "FAQs", "@S1-2.1-19"],
    ["/complaint", "Complaint", "@S1-2.1-20"],
    ["/privacy-policy", "Privacy Policy", "@S1-2.1-22"],
    ["/regulatory-directives", "Regulatory Directives", "@S1-2.1-23"],
  ])("a signed-in user can open the public page %s, %s @S1-2.1-29 %s", async (path, title) => {
    await openWorkspace(kofi, path);
    expect([window.location.pathname, heading()]).toEqual([path, title]);
  });

  it("every signed-in page has its own heading, and Log Out is next to it", async () => {
    for (const { path } of routes.filter(({ audience: whom }) => whom === "signedIn")) {
      await openWorkspace(kofi, path);
      expect(heading()).not.toBe("");
      expect(document.querySelector("nav")?.textContent).toContain("Log Out");
      cleanup();
    }
  });

  it("Log Out asks for confirmation and then logs out @S1-2.11-14..15", async () => {
    const { left } = await openWorkspace(kofi, "/dashboard");
    await press("Log Out");
    const question = screen.getByRole("alertdialog");
    expect(question.textContent).toContain("Are you sure you want to log out?");
    await press("Cancel", question);
    expect(left).toEqual([]);
    await press("Log Out");
    await press("Log Out", screen.getByRole("alertdialog"));
    expect(left).toEqual(["signed out"]);
  });

  it("Log Out of the menu on a phone asks for confirmation too @S1-2.11-14", async () => {
    const { left } = await openWorkspace(kofi, "/dashboard", { width: 375 });
    await press("Menu");
    await press("Log Out");
    expect(left).toEqual([]);
    const question = screen.getByRole("alertdialog");
    within(question).getByText("Are you sure you want to log out?");
    await press("Log Out", question);
    expect(left).toEqual(["signed out"]);
  });

  it("the menu is behind a button on a phone", async () => {
    await openWorkspace(kofi, "/dashboard", { width: 375 });
    expect(screen.queryByRole("navigation", { name: "Main menu" })).toBeNull();
    await press("Menu");
    fireEvent.click(menu().getByRole("link", { name: "My Requests" }));
    await screen.findByRole("heading", { name: "My Requests" });
  });
});

describe("the first screen", () => {
  const noPermissions = permissionsOf([]);
  const ofMenu = routes.filter((route) => route.menu && route.permission);

  it.each(ofMenu.map(({ path }, place) => [path, place] as const))(
    "a user whose first permitted entry of the menu is %s starts there",
    (path, place) => {
      const permitted = ofMenu.slice(place).map(({ permission }) => [permission, true]);
      expect(homeOf({ ...noPermissions, ...Object.fromEntries(permitted) })).toBe(path);
    },
  );

  it("a user without Transfers is led to the first permitted entry of the menu", async () => {
    const permissions = { ...noPermissions, beneficiaries: true, mobileMoney: true };
    await openWorkspace({ ...ama, permissions }, "/");
    expect(window.location.pathname).toBe("/beneficiaries");
  });
});

describe("the dashboard", () => {
  it("the dashboard shows each account with both balances @S1-2.10-05", async () => {
    await openWorkspace(ama, "/dashboard");
    const accounts = within(screen.getByRole("region", { name: "Accounts" })).getAllByRole("listitem");
    expect(accounts).toHaveLength(2);
    expect(accounts[0]?.textContent).toContain("1020304050607");
    expect(accounts[0]?.textContent).toContain("Available and book balanceGHS 1,000.00");
  });

  it("the dashboard shows a message if no payment waits", async () => {
    await openWorkspace(efua, "/dashboard");
    expect(screen.getByText("There're no Pending Transactions")).toBeTruthy();
  });

  it("three pending payments are shown, then all, and an Authorizer can open the requests", async () => {
    const bank = new InMemoryBank();
    const maker = await signedIn(kofi, bank);
    for (let count = 0; count < 4; count++) await requestOf(maker.person);
    await openWorkspace(efua, "/dashboard", { bank });
    const widget = screen.getByRole("region", { name: "Pending Payments" });
    expect(within(widget).getAllByText("Details")).toHaveLength(3);
    await press("Show All");
    expect(within(widget).getAllByText("Details")).toHaveLength(4);
    await press("View All Requests");
    await screen.findByRole("heading", { name: "Pending Requests" });
  });

  it("only users who may decide see the decision buttons in the details @S1-2.13-03", async () => {
    const bank = new InMemoryBank();
    const maker = await signedIn(kofi, bank);
    await requestOf(maker.person);
    await openWorkspace(ama, "/dashboard", { bank });
    expect(screen.queryByRole("button", { name: "View All Requests" })).toBeNull();
    await press(/^Details GHS/);
    const details = screen.getByRole("dialog", { name: "Transaction Details" });
    expect(
      within(details)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Where is my money?", "Close"]);
  });
});

describe("the end of the session", () => {
  it("the end of the session is announced a minute before, by the clock, and can be postponed @S1-4-34..35 @S1-4-38", async () => {
    const { clock } = await openWorkspace(kofi, "/transfers");
    act(() => clock.sleep(239));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    act(() => clock.sleep(2));
    expect(screen.getByText("Your session will expire in 00:59. You will automatically be logged out")).toBeTruthy();
    await press("Keep Me Logged In");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    act(() => clock.sleep(245));
    expect(screen.getByText(/will expire in 00:55/)).toBeTruthy();
  });

  it("a failed extension of the session is logged, and no message is shown @S1-8-16", async () => {
    const { person, clock, warnings } = await openWorkspace(kofi, "/transfers");
    Object.assign(person.session, { refresh: async () => fail({ kind: "refused", message: "Not now" }) });
    act(() => clock.sleep(241));
    await press("Keep Me Logged In");
    expect(warnings).toContain("The session was not refreshed: refused");
    expect(screen.queryByText("Not now")).toBeNull();
    expect(screen.getByText(/will expire in 00:59/)).toBeTruthy();
  });

  it("the session ends by itself at zero @S1-4-39", async () => {
    const { clock, left } = await openWorkspace(kofi, "/transfers");
    act(() => clock.sleep(301));
    await settle();
    expect(left).toEqual(["signed out"]);
  });

  it("a session that timed out ends with the bank's own words @S1-2.13-17", async () => {
    const { person } = await openWorkspace(kofi, "/transfers");
    act(() => person.state.end("timeout", "Closed after ten minutes without a call."));
    expect(screen.getByText("Closed after ten minutes without a call.")).toBeTruthy();
    expect(screen.getByText("You will be logged out in 3 s.")).toBeTruthy();
  });

  it("a session ended by the bank is announced for three seconds @S1-2.13-04 @S1-2.13-05 @S1-2.13-17 @S1-4-40 @S3-1-11", async () => {
    const { person, clock, left } = await openWorkspace(kofi, "/transfers");
    act(() => person.state.end("timeout", undefined));
    expect(screen.getByText("Session timeout")).toBeTruthy();
    expect(screen.getByText("You will be logged out in 3 s.")).toBeTruthy();
    act(() => clock.pass(2));
    await settle();
    expect(screen.getByText("You will be logged out in 1 s.")).toBeTruthy();
    expect(left).toEqual([]);
    act(() => clock.pass(1));
    await settle();
    expect(left).toEqual(["signed out"]);
  });

  it("an inactive profile has its own message, and is logged out after three seconds @S1-2.13-05 @S1-4-41 @S3-8-12", async () => {
    const { person, clock, left } = await openWorkspace(kofi, "/transfers");
    act(() => person.state.end("inactiveProfile", undefined));
    expect(screen.getByText("Your profile is not active. Please contact the bank.")).toBeTruthy();
    act(() => clock.pass(3));
    await settle();
    expect(left).toEqual(["signed out"]);
  });

  it("a second sign-in ends the session after Continue @S1-2.13-06..07 @S1-2.13-16", async () => {
    const { person, left } = await openWorkspace(kofi, "/transfers");
    act(() => person.state.end("signedInElsewhere", undefined));
    expect(screen.getByText("You will be logged out due to one more login to your profile.")).toBeTruthy();
    await press("Continue");
    expect(left).toEqual(["signed out"]);
  });
});
